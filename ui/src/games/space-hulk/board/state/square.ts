/** Squares of the wire as numbers, and directions between them. */
import type { Facing, Square } from '../types';

export interface Coord {
  x: number;
  y: number;
  level: number;
}

export const FACINGS: readonly Facing[] = ['N', 'E', 'S', 'W'];

const DELTAS: Record<Facing, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export function parse(square: Square): Coord {
  const [x = 0, y = 0, level = 0] = square.split(',').map(Number);
  return { x, y, level };
}

export function format({ x, y, level }: Coord): Square {
  return level === 0 ? `${x},${y}` : `${x},${y},${level}`;
}

export function delta(facing: Facing): readonly [number, number] {
  return DELTAS[facing];
}

export function step(at: Coord, facing: Facing): Coord {
  const [dx, dy] = DELTAS[facing];
  return { x: at.x + dx, y: at.y + dy, level: at.level };
}

export function neighbor(square: Square, facing: Facing): Square {
  return format(step(parse(square), facing));
}

/** Quarters to the right, from north. */
export function quarters(facing: Facing | undefined): number {
  return facing ? FACINGS.indexOf(facing) : 0;
}

/** The facing after some quarter turns to the right. */
export function turned(facing: Facing, by: number): Facing {
  return FACINGS[(quarters(facing) + by) % 4] ?? facing;
}

export function opposite(facing: Facing): Facing {
  return turned(facing, 2);
}

/** On which side of a square its neighbor lies, if it is one. */
export function sideOf(from: Square, to: Square): Facing | null {
  return FACINGS.find((facing) => neighbor(from, facing) === to) ?? null;
}
