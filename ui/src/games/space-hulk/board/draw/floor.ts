/** The hull: everything of the picture that does not change during a game, as path data. */
import { CELL, type Floor, type Model, type Panel, cellOf, centerOf, panelOf, placeDoor } from '../state/model';
import { type Cell, type GridLine, around, lines } from '../state/outline';
import { FACINGS, neighbor, parse, quarters, sideOf } from '../state/square';
import type { BoardMap, Facing, SectionKind, Square } from '../types';

export interface Pool {
  x: number;
  y: number;
  radius: number;
  /** A color of the theme. */
  color: 'hull-edge' | 'marine' | 'entry' | 'exit' | 'hazard' | 'ladder';
}

export interface Detail {
  piece: string;
  x: number;
  y: number;
  turn: number;
}

export interface PanelDrawing {
  panel: Panel;
  grid: string;
  rim: string;
  /** Squares by the pattern of their plates. */
  plates: { pattern: string; path: string }[];
  seams: string;
  walls: string;
  mouths: string;
}

export interface FloorDrawing {
  panels: PanelDrawing[];
  pools: Pool[];
  details: Detail[];
  strips: Detail[];
}

const PATTERNS: Record<SectionKind, string> = {
  corridor: 'floor-corridor',
  room: 'floor-room',
  crossroads: 'floor-junction',
  t_junction: 'floor-junction',
  corner: 'floor-junction',
  dead_end: 'floor-end',
  end_piece: 'floor-end',
  shaft: 'floor-shaft',
  other: 'floor-other',
};

export const PLATES: readonly string[] = [...new Set(Object.values(PATTERNS))];

export function drawFloor(map: BoardMap, model: Model): FloorDrawing {
  return {
    panels: model.panels.map((panel) => drawPanel(map, model, panel)),
    pools: pools(map, model),
    details: [...model.floors.values()].flatMap((floor) => detail(model, floor)),
    strips: map.doors.flatMap((door) => hazardStrips(model, door.at, door.beyond)),
  };
}

function drawPanel(map: BoardMap, model: Model, panel: Panel): PanelDrawing {
  const place = { x: panel.x, y: panel.y, cell: CELL };
  const floors = [...model.floors.values()].filter((floor) => floor.at.level === panel.level);
  const byPattern = new Map<string, Cell[]>();
  for (const floor of floors) {
    const pattern = PATTERNS[floor.kind];
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), cellOf(panel, floor.at)]);
  }
  return {
    panel,
    grid: scanner(panel),
    rim: around(
      floors.map((floor) => cellOf(panel, floor.at)),
      place,
    ),
    plates: [...byPattern].map(([pattern, cells]) => ({ pattern, path: around(cells, place) })),
    seams: lines(seams(model, panel, floors), place),
    walls: lines(
      map.walls.flatMap((wall) => wallLine(panel, wall)),
      place,
    ),
    mouths: mouths(map, model, panel),
  };
}

/** The faint grid of a scanner under everything. */
function scanner(panel: Panel): string {
  const [left, top] = [panel.x - CELL, panel.y - CELL];
  const [wide, high] = [(panel.columns + 2) * CELL, (panel.rows + 2) * CELL];
  let path = '';
  for (let column = 0; column <= panel.columns; column += 1) path += `M${panel.x + column * CELL} ${top}v${high}`;
  for (let row = 0; row <= panel.rows; row += 1) path += `M${left} ${panel.y + row * CELL}h${wide}`;
  return path;
}

function seams(model: Model, panel: Panel, floors: Floor[]): GridLine[] {
  return floors.flatMap((floor) =>
    (['N', 'W'] as const).flatMap((facing): GridLine[] => {
      const beyond = model.floors.get(neighbor(floor.square, facing));
      if (!beyond || beyond.section === floor.section) return [];
      const [x, y] = cellOf(panel, floor.at);
      return [[facing === 'N' ? 'above' : 'left', x, y]];
    }),
  );
}

function wallLine(panel: Panel, [one, two]: [Square, Square]): GridLine[] {
  const side = sideOf(one, two);
  const at = parse(side === 'S' || side === 'E' ? two : one);
  if (!side || at.level !== panel.level) return [];
  const [x, y] = cellOf(panel, at);
  return [[side === 'N' || side === 'S' ? 'above' : 'left', x, y]];
}

/** Holes in the hull where a way leads in or out. */
function mouths(map: BoardMap, model: Model, panel: Panel): string {
  const ways = [
    ...map.entries.map((entry) => [entry.at, entry.from] as const),
    ...map.exits.map((exit) => [exit.at, exit.to] as const),
  ];
  return ways
    .filter(
      ([at, to]) => parse(at).level === panel.level && model.floors.has(at) && !model.floors.has(neighbor(at, to)),
    )
    .map(([at, to]) => mouth(model, at, to))
    .join('');
}

function mouth(model: Model, at: Square, to: Facing): string {
  const center = centerOf(model, at);
  if (!center) return '';
  const [inset, depth, inside] = [7, 16, 3];
  const [half, width] = [CELL / 2, CELL - 2 * inset];
  const { x, y } = center;
  switch (to) {
    case 'N':
      return `M${x - half + inset} ${y - half - depth}h${width}v${depth + inside}h-${width}z`;
    case 'S':
      return `M${x - half + inset} ${y + half - inside}h${width}v${depth + inside}h-${width}z`;
    case 'W':
      return `M${x - half - depth} ${y - half + inset}h${depth + inside}v${width}h-${depth + inside}z`;
    case 'E':
      return `M${x + half - inside} ${y - half + inset}h${depth + inside}v${width}h-${depth + inside}z`;
  }
}

/** Lamps: one in the middle of each section, and a glow where a way leads in or out. */
function pools(map: BoardMap, model: Model): Pool[] {
  const sections = new Map<string, Floor[]>();
  for (const floor of model.floors.values()) {
    const key = `${floor.at.level} ${floor.section}`;
    sections.set(key, [...(sections.get(key) ?? []), floor]);
  }
  const lamps = [...sections.values()].flatMap((floors): Pool[] => {
    const points = floors.map((floor) => centerOf(model, floor.square)).filter((point) => point !== null);
    const first = floors[0];
    if (!first || points.length === 0 || (first.kind === 'corridor' && chance(first.square, 3) < 0.4)) return [];
    const mean = (pick: (point: { x: number; y: number }) => number): number =>
      points.reduce((sum, point) => sum + pick(point), 0) / points.length;
    const radius = CELL * (first.kind === 'room' ? 1.1 + Math.sqrt(points.length) * 0.6 : 1.5);
    return [{ x: mean((point) => point.x), y: mean((point) => point.y), radius, color: 'hull-edge' }];
  });
  const glow = (square: Square, color: Pool['color']): Pool[] => {
    const center = centerOf(model, square);
    return center ? [{ ...center, radius: CELL * 1.6, color }] : [];
  };
  return [
    ...lamps,
    ...map.entries.flatMap((entry) => glow(entry.at, 'entry')),
    ...map.exits.flatMap((exit) => glow(exit.at, 'exit')),
    ...map.ladders.flat().flatMap((square) => glow(square, 'ladder')),
  ];
}

/** Wear and tear: always the same on the same square, so that a map looks as one remembers it. */
const WEAR: readonly (readonly [string, number])[] = [
  ['plate-worn', 0.14],
  ['plate-grate', 0.09],
  ['plate-rivets', 0.3],
  ['plate-stain', 0.1],
  ['plate-cable', 0.06],
];

function detail(model: Model, floor: Floor): Detail[] {
  const center = centerOf(model, floor.square);
  if (!center || floor.kind === 'shaft') return [];
  let rest = chance(floor.square, 1);
  for (const [piece, share] of WEAR) {
    rest -= share;
    if (rest < 0) return [{ piece, ...center, turn: Math.floor(chance(floor.square, 2) * 4) }];
  }
  return [];
}

/** A number from 0 to 1 that depends on the square alone. */
function chance(square: Square, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const char of square) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  return ((Math.imul(hash, 2246822519) ^ (hash >>> 9)) >>> 0) / 2 ** 32;
}

/** Stripes on the floor at both sides of a door. */
function hazardStrips(model: Model, at: Square, beyond: Square | undefined): Detail[] {
  const place = placeDoor(model, beyond ? { at, beyond, state: 'open' } : { at, state: 'open' });
  const squares = beyond ? [at, beyond] : [at];
  return squares.flatMap((square) => {
    const center = centerOf(model, square);
    if (!center || !place) return [];
    const sides = beyond
      ? [sideOf(square, square === at ? beyond : at)]
      : FACINGS.filter((facing) => (facing === 'N' || facing === 'S') !== place.upright);
    return sides
      .filter((side) => side !== null)
      .map((side) => ({ piece: 'hazard-strip', ...center, turn: quarters(side) }));
  });
}

export function levelCaption(model: Model, level: number): { x: number; y: number } | null {
  const panel = panelOf(model, level);
  return panel ? { x: panel.x - CELL + 12, y: panel.y - CELL - 12 } : null;
}
