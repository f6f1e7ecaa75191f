/** What is lit up on the floor: where the picked unit can go, whom it can aim at, what it sees. */
import { CELL, type Model, cellOf, centerOf, panelOf, placeDoor } from '../state/model';
import { type CellKey, type Offer, type Option, facingOf, isMove } from '../state/options';
import { around } from '../state/outline';
import { parse, quarters } from '../state/square';
import type { Door, Square, Unit } from '../types';
import { placed } from '../../../../widgets/art';

export interface Light {
  key: string;
  x: number;
  y: number;
  shapes: string;
  /** Marks of targets lie above units, steps below them. */
  isAbove: boolean;
  /** The lowest cost, and where it is written; below it how much of it command points have to pay. */
  cost: { text: string; x: number; y: number; size: number; command: string } | null;
}

/** The middle of any cell, beside the hull as well. */
export function cellCenter(model: Model, cell: CellKey): { x: number; y: number } | null {
  const outside = model.outsides.find((other) => other.key === cell);
  return outside ? { x: outside.x, y: outside.y } : centerOf(model, cell);
}

/** `here` is the square of the unit itself. */
export function lights(offer: Offer, model: Model, doors: readonly Door[], here: Square | undefined): Light[] {
  const found: Light[] = [];
  for (const [cell, options] of offer.cells) {
    const center = cellCenter(model, cell);
    if (!center) continue;
    found.push(
      cell === here
        ? turnLight(cell, center, options)
        : lightAt(cell, center, options, doorPlace(doors, model, options)),
    );
  }
  return found;
}

/** Choices about a single door are marked on it, also where it stands between two squares. */
function doorPlace(doors: readonly Door[], model: Model, options: Option[]): { x: number; y: number } | null {
  const keys = new Set(options.map((option) => (option.action.do === 'door' ? option.action.at : option.action.door)));
  const door = keys.size === 1 ? doors.find((other) => keys.has(other.at)) : undefined;
  return door?.beyond ? placeDoor(model, door) : null;
}

/** A mark on a door between two squares is small, so that it does not cover who stands beside it. */
function lightAt(
  cell: CellKey,
  center: { x: number; y: number },
  options: Option[],
  door: { x: number; y: number } | null,
): Light {
  const mark = light(cell, door ?? center, options);
  return door ? { ...mark, shapes: `<g transform="scale(.6)">${mark.shapes}</g>` } : mark;
}

function light(cell: CellKey, center: { x: number; y: number }, options: Option[]): Light {
  const cheapest = Math.min(...options.map((option) => option.cost));
  const command = Math.min(...options.filter((option) => option.cost === cheapest).map((option) => option.cp));
  const pieces = [...new Set(options.map(pieceOf))].filter((name) => name !== null);
  const isStep = pieces.every((name) => name.startsWith('step'));
  const spot = isStep ? { x: 0, y: 8, size: 23 } : { x: 24, y: -18, size: 20 };
  const cost =
    cheapest === 0 || pieces.length === 0
      ? null
      : { text: String(cheapest), ...spot, command: command > 0 ? String(command) : '' };
  return { key: cell, ...center, shapes: pieces.map((name) => placed(name, 0, 0)).join(''), isAbove: !isStep, cost };
}

/** A shot at a door has no mark: doors are nearly always in sight, and seldom shot at. Whoever chooses one is offered it. */
function pieceOf(option: Option): string | null {
  const { action } = option;
  if (action.do === 'fire' && action.door) return null;
  if (isMove(action) && action.do !== 'deploy') return option.path.length > 1 ? 'step-far' : 'step';
  switch (action.do) {
    case 'fire':
      return action.square ? 'target-flame' : 'target-fire';
    case 'assault':
      return 'target-assault';
    case 'psi':
      return 'target-psi';
    case 'door':
      return 'target-door';
    default:
      return 'choice';
  }
}

/** Arrows on the sides of the unit's own square: the ways it can turn to. */
function turnLight(cell: CellKey, center: { x: number; y: number }, options: Option[]): Light {
  const shapes = options
    .filter((option) => facingOf(option) !== null)
    .map(
      (option) =>
        `<g transform="rotate(${quarters(facingOf(option) ?? undefined) * 90}) translate(0 -37) scale(.6)">${placed('aim', 0, 22)}</g>`,
    )
    .join('');
  return { key: cell, ...center, shapes, isAbove: true, cost: null };
}

/** An arrow that points at a square: where its tip is, and in which direction it points, in degrees from "down". */
export interface Pointer {
  x: number;
  y: number;
  turn: number;
  /** There is no room beside the square: it lies on the rim alone. */
  isSmall: boolean;
}

/** From where an arrow may point at a square, the best way first, and how it is turned then. */
const WAYS = [
  { dx: 0, dy: -1, turn: 0 },
  { dx: 1, dy: 0, turn: 90 },
  { dx: -1, dy: 0, turn: -90 },
  { dx: 0, dy: 1, turn: 180 },
] as const;

/**
 * Where the arrow for these squares stands: over the northernmost row of them, or beside it where something is written
 * or stands above it. `taken` are the middles of squares that it must not cover.
 */
export function pointerAt(
  squares: readonly { x: number; y: number }[],
  taken: readonly { x: number; y: number }[],
): Pointer | null {
  const top = Math.min(...squares.map(({ y }) => y));
  const row = squares.filter(({ y }) => y === top);
  if (row.length === 0) return null;
  const x = row.reduce((sum, square) => sum + square.x, 0) / row.length;
  const isFree = ({ dx, dy }: (typeof WAYS)[number]): boolean => {
    const reach = dx === 0 ? 1 : (row.length + 1) / 2;
    const at = { x: x + dx * reach * CELL, y: top + dy * CELL };
    return ![...taken, ...squares].some(
      (other) => Math.abs(other.x - at.x) < CELL * 0.75 && Math.abs(other.y - at.y) < CELL * 0.75,
    );
  };
  const way = WAYS.find(isFree);
  const { dx, dy, turn } = way ?? WAYS[0];
  const out = dx === 0 ? 0.5 : row.length / 2;
  return { x: x + dx * out * CELL, y: top + dy * 0.5 * CELL, turn, isSmall: way === undefined };
}

/** The rim of a set of squares, on whatever levels they lie. */
export function region(model: Model, squares: readonly Square[]): string {
  return model.panels
    .map((panel) => {
      const cells = squares
        .map(parse)
        .filter((at) => at.level === panel.level)
        .map((at) => cellOf(panel, at));
      return around(cells, { x: panel.x, y: panel.y, cell: CELL });
    })
    .join('');
}

/** The way of an option, from where the unit stands. */
export function trail(model: Model, unit: Unit | undefined, option: Option): string {
  const stops = [
    unit?.at,
    ...(option.path.length > 0 ? option.path : [option.action])
      .filter((step) => step.do !== 'door')
      .map((step) => step.to),
  ];
  const points = stops
    .flatMap((square) => (square && panelOf(model, parse(square).level) ? [centerOf(model, square)] : []))
    .filter((point) => point !== null);
  return points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
