/** The map of a mission, read once: what is floor, which way doors stand, where levels lie. */
import theme from '../../../../../../art/theme.json';
import type { BoardMap, Door, Facing, SectionKind, Square } from '../types';
import type { Cell } from './outline';
import { type Coord, format, neighbor, opposite, parse, sideOf, step, turned } from './square';

export const CELL: number = theme.cell;

export interface Floor {
  square: Square;
  at: Coord;
  section: string;
  kind: SectionKind;
}

/** A level and where it lies in the picture: its square `left`, `top` has its upper left corner at `x`, `y`. */
export interface Panel {
  level: number;
  left: number;
  top: number;
  columns: number;
  rows: number;
  x: number;
  y: number;
}

/** Something beside the hull: an entry area or an exit. */
export interface Outside {
  key: string;
  kind: 'entry' | 'exit';
  /** The square of floor it belongs to. */
  at: Square;
  to: Facing;
  /** Its middle in the picture. */
  x: number;
  y: number;
  scale: number;
  id: string;
}

export interface Model {
  floors: Map<Square, Floor>;
  panels: Panel[];
  outsides: Outside[];
  width: number;
  height: number;
}

export type Arrangement = 'row' | 'column';

const MARGIN = CELL;
const GAP = CELL;
const CAPTION = CELL;

export function readModel(map: BoardMap, arrangement: Arrangement): Model {
  const floors = readFloors(map);
  const { panels, width, height } = arrange(floors, arrangement);
  const model: Model = { floors, panels, outsides: [], width, height };
  model.outsides = readOutsides(map, model);
  return model;
}

function readFloors(map: BoardMap): Map<Square, Floor> {
  const floors = new Map<Square, Floor>();
  for (const [i, level] of map.levels.entries()) {
    const origin = parse(level.origin ?? format({ x: 0, y: 0, level: i }));
    level.rows.forEach((row, r) => {
      [...row].forEach((section, column) => {
        if (section === ' ') return;
        const at = { x: origin.x + column, y: origin.y + level.rows.length - 1 - r, level: origin.level };
        floors.set(format(at), { square: format(at), at, section, kind: map.kinds[section] ?? 'corridor' });
      });
    });
  }
  return floors;
}

/** Levels side by side or one below the other, with room for one more square on every side of each. */
function arrange(floors: Map<Square, Floor>, arrangement: Arrangement): Pick<Model, 'panels' | 'width' | 'height'> {
  const levels = [...new Set([...floors.values()].map((floor) => floor.at.level))].sort((one, two) =>
    arrangement === 'row' ? one - two : two - one,
  );
  const panels: Panel[] = [];
  let [right, bottom, width, height] = [0, 0, 0, 0];
  for (const level of levels) {
    const here = [...floors.values()].map((floor) => floor.at).filter((at) => at.level === level);
    const left = Math.min(...here.map((at) => at.x));
    const top = Math.max(...here.map((at) => at.y));
    const columns = Math.max(...here.map((at) => at.x)) - left + 1;
    const rows = top - Math.min(...here.map((at) => at.y)) + 1;
    const caption = levels.length > 1 ? CAPTION : 0;
    const panel = { level, left, top, columns, rows, x: right + MARGIN, y: bottom + MARGIN + caption };
    panels.push(panel);
    const [wide, high] = [(columns + 2) * CELL, (rows + 2) * CELL + caption];
    if (arrangement === 'row') right += wide + GAP;
    else bottom += high + GAP;
    width = Math.max(width, panel.x + (columns + 1) * CELL);
    height = Math.max(height, panel.y + (rows + 1) * CELL);
  }
  return { panels, width: Math.max(width, CELL), height: Math.max(height, CELL) };
}

export function panelOf(model: Model, level: number): Panel | undefined {
  return model.panels.find((panel) => panel.level === level);
}

export function cellOf(panel: Panel, at: Coord): Cell {
  return [at.x - panel.left, panel.top - at.y];
}

/** The middle of a square in the picture; squares beside the hull have one, too. */
export function centerOf(model: Model, square: Square): { x: number; y: number } | null {
  const at = parse(square);
  const panel = panelOf(model, at.level);
  if (!panel) return null;
  const [column, row] = cellOf(panel, at);
  return { x: panel.x + (column + 0.5) * CELL, y: panel.y + (row + 0.5) * CELL };
}

/** The square of floor under a point of the picture. */
export function squareAt(model: Model, x: number, y: number): Square | null {
  for (const panel of model.panels) {
    const [column, row] = [Math.floor((x - panel.x) / CELL), Math.floor((y - panel.y) / CELL)];
    const square = format({ x: panel.left + column, y: panel.top - row, level: panel.level });
    const inside = column >= 0 && row >= 0 && column < panel.columns && row < panel.rows;
    if (inside && model.floors.has(square)) return square;
  }
  return null;
}

/** Where a point of a picture lies in another one, in which levels stand elsewhere: it stays with the square next to it. */
export function carry(from: Model, to: Model, point: { x: number; y: number }): { x: number; y: number } {
  let nearest = { far: Infinity, x: 0, y: 0 };
  for (const square of from.floors.keys()) {
    const [before, now] = [centerOf(from, square), centerOf(to, square)];
    if (!before || !now) continue;
    const far = Math.hypot(point.x - before.x, point.y - before.y);
    if (far < nearest.far) nearest = { far, x: now.x - before.x, y: now.y - before.y };
  }
  return { x: point.x + nearest.x, y: point.y + nearest.y };
}

export interface DoorPlace {
  key: string;
  x: number;
  y: number;
  upright: boolean;
  edge: boolean;
  door: Door;
}

export function doorKey(door: { at: Square; beyond?: Square | undefined }): string {
  return door.beyond ? [door.at, door.beyond].sort().join('/') : door.at;
}

/** Where a door stands, and whether it lies across a way from west to east. */
export function placeDoor(model: Model, door: Door): DoorPlace | null {
  const center = centerOf(model, door.at);
  if (!center) return null;
  const side = door.beyond ? sideOf(door.at, door.beyond) : null;
  if (side) {
    const beyond = centerOf(model, neighbor(door.at, side));
    const middle = beyond ?? center;
    const upright = side === 'E' || side === 'W';
    return {
      key: doorKey(door),
      x: (center.x + middle.x) / 2,
      y: (center.y + middle.y) / 2,
      upright,
      edge: true,
      door,
    };
  }
  return { key: doorKey(door), ...center, upright: standsUpright(model, door.at), edge: false, door };
}

/** A door fills the way across: where there is floor in the west or east, it stands upright. */
function standsUpright(model: Model, square: Square): boolean {
  const open = (facing: Facing): number => (model.floors.has(neighbor(square, facing)) ? 1 : 0);
  return open('E') + open('W') >= open('N') + open('S');
}

function readOutsides(map: BoardMap, model: Model): Outside[] {
  const marks = [
    ...map.entries.map((entry) => ({
      key: `entry ${entry.id}`,
      kind: 'entry' as const,
      at: entry.at,
      to: entry.from,
      id: entry.id,
    })),
    ...map.exits.map((exit) => ({
      key: `exit ${exit.at} ${exit.to}`,
      kind: 'exit' as const,
      at: exit.at,
      to: exit.to,
      id: '',
    })),
  ];
  const taken = new Map<Square, number>();
  const shared = (square: Square): boolean => marks.filter((mark) => neighbor(mark.at, mark.to) === square).length > 1;
  return marks.flatMap((mark) => {
    const square = neighbor(mark.at, mark.to);
    const center = centerOf(model, square);
    if (!center) return [];
    const before = taken.get(square) ?? 0;
    taken.set(square, before + 1);
    return [shared(square) ? aside(mark, center, before) : { ...mark, ...center, scale: 1 }];
  });
}

/** Marks that share a place are small and stand apart. */
function aside(mark: Omit<Outside, 'x' | 'y' | 'scale'>, center: { x: number; y: number }, before: number): Outside {
  const along = step({ x: 0, y: 0, level: 0 }, turned(mark.to, 1));
  const near = step({ x: 0, y: 0, level: 0 }, opposite(mark.to));
  const far = before % 2 === 0 ? -16 : 16;
  return { ...mark, x: center.x + along.x * far + near.x * 8, y: center.y - along.y * far - near.y * 8, scale: 0.7 };
}
