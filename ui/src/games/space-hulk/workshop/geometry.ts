/** Squares of a drawing: what they are called, and which of them a hand has gone over. */

export interface Spot {
  x: number;
  y: number;
  level: number;
}

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];

/** What lies beyond each side of a square. */
export const BESIDE: Record<Facing, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** A square as files call it. */
export function nameOf({ x, y, level }: Spot): string {
  return level === 0 ? `${x},${y}` : `${x},${y},${level}`;
}

export function spotOf(name: string): Spot {
  const [x = 0, y = 0, level = 0] = name.split(',').map(Number);
  return { x, y, level };
}

export function isSame(a: Spot | null, b: Spot | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y && a.level === b.level;
}

/** The most squares that a map has from one end to the other. */
const LONGEST = 200;
/** The squares along a side of the part of the plane that can be drawn on. */
export const PLANE_SIDE = 2 * LONGEST;

/** A rectangle of squares. */
export interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The squares that hold all of these; nothing if there are none. */
export function extentOf(spots: readonly Spot[]): Extent | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** The west and the north end of the part of the plane to which floor in this place can be drawn on, as far as a map may go. */
export function planeAround({ west, east, south, north }: Extent): { west: number; north: number } {
  return { west: Math.floor((west + east) / 2) - LONGEST, north: Math.floor((south + north) / 2) + LONGEST };
}

/** All squares between two corners. */
export function rectangle(a: Spot, b: Spot): Spot[] {
  const [west, east] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [south, north] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const spots: Spot[] = [];
  for (let y = south; y <= north; y++) for (let x = west; x <= east; x++) spots.push({ x, y, level: a.level });
  return spots;
}

/** A corridor: along the longer way first, then round one corner. */
export function corridor(from: Spot, to: Spot): Spot[] {
  const isWide = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
  const corner = isWide ? { ...from, x: to.x } : { ...from, y: to.y };
  const seen = new Set<string>();
  return [...rectangle(from, corner), ...rectangle(corner, to)].filter((spot) => {
    const name = nameOf(spot);
    return !seen.has(name) && seen.add(name);
  });
}

/** The squares that a hand passed between two moments: it may have been quick. */
export function passed(from: Spot, to: Spot): Spot[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(from.x + ((to.x - from.x) * i) / steps),
    y: Math.round(from.y + ((to.y - from.y) * i) / steps),
    level: from.level,
  }));
}

/** The side of a square that a point inside it is nearest to; x and y from 0 to 1, y downwards. */
export function nearestSide(x: number, y: number): Facing {
  const gaps: [Facing, number][] = [
    ['N', y],
    ['E', 1 - x],
    ['S', 1 - y],
    ['W', x],
  ];
  gaps.sort((a, b) => a[1] - b[1]);
  return gaps[0]?.[0] ?? 'N';
}
