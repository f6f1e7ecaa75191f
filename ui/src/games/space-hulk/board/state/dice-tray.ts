/** Where the dice of a fight and what they come to lie: beside those who fight, over as few figures as possible. */
import { type Box, type Point, type Size, boxAround, covers } from './camera';

/** What lies around a fight, in pixels of the window. */
export interface Scene {
  /** The middles of the squares of those who fight. */
  fighters: readonly Point[];
  /** The middles of the squares of all other figures. */
  others: readonly Point[];
  /** The side of a square. */
  side: number;
}

/** Between the squares of a fight and the tray. */
const GAP = 6;
/** How many places along a side of the fight are compared. */
const PLACES = 16;

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Into the window, as far as there is room: its beginning comes first. */
function inside(box: Box, free: Box): Box {
  const into = (at: number, least: number, most: number): number => Math.max(Math.min(at, most), least);
  return {
    ...box,
    x: into(box.x, free.x, free.x + free.width - box.width),
    y: into(box.y, free.y, free.y + free.height - box.height),
  };
}

/** Places above, below, left and right of a box, each from its middle to its ends. */
function beside(size: Size, around: Box): Box[] {
  const at = middle(around);
  const shares = Array.from({ length: PLACES + 1 }, (_, i) => (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * (2 / PLACES));
  const across = shares.map((share) => at.x - size.width / 2 + (share * (around.width + size.width)) / 2);
  const down = shares.map((share) => at.y - size.height / 2 + (share * (around.height + size.height)) / 2);
  const [above, below] = [around.y - GAP - size.height, around.y + around.height + GAP];
  const [left, right] = [around.x - GAP - size.width, around.x + around.width + GAP];
  return [
    ...[above, below].flatMap((y) => across.map((x) => ({ x, y, ...size }))),
    ...[left, right].flatMap((x) => down.map((y) => ({ x, y, ...size }))),
  ];
}

/**
 * The place for a tray: on the side of both fighters where it covers the fewest figures, fighters first. Where several
 * are as good, the tray is as large as it may be (`sizes`, the best one first), and as near to the fight as possible.
 */
export function diceTrayAt(sizes: readonly Size[], free: Box, scene: Scene): Box {
  const { fighters, others, side } = scene;
  const around = boxAround(fighters, side);
  const fight = middle(inside(around, free));
  const between = pathOf(fighters, side);
  const costs = (box: Box, index: number): number[] => {
    const at = middle(box);
    return [
      fighters.filter((fighter) => covers(box, fighter, side)).length,
      others.filter((other) => covers(box, other, side)).length,
      // Between them there may be nobody, but that is where the shot is seen.
      between.filter((point) => covers(box, point, 0)).length > 0 ? 1 : 0,
      index,
      Math.round(Math.hypot(at.x - fight.x, at.y - fight.y)),
    ];
  };
  const boxes = sizes.flatMap((size, index) =>
    beside(size, around).map((box) => {
      const placed = inside(box, free);
      return { box: placed, costs: costs(placed, index) };
    }),
  );
  return boxes.reduce((best, next) => (isLess(next.costs, best.costs) ? next : best)).box;
}

/** Points on the way from the first of those who fight to the others. */
function pathOf([from, ...others]: readonly Point[], side: number): Point[] {
  if (!from) return [];
  return others.flatMap((to) => {
    const steps = Math.max(Math.ceil((2 * Math.hypot(to.x - from.x, to.y - from.y)) / side), 1);
    return Array.from({ length: steps }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / steps,
      y: from.y + ((to.y - from.y) * i) / steps,
    }));
  });
}

/** How many figures a tray lies over. */
function hidden(box: Box, { fighters, others, side }: Scene): number {
  return [...fighters, ...others].filter((at) => covers(box, at, side)).length;
}

/**
 * The same in the first of these parts of the window in which the tray covers nobody; where it does in all of them, in
 * the one in which it covers the fewest. What lies over the board makes way for a fight sooner than a figure.
 */
export function diceTrayIn(sizes: readonly Size[], rooms: readonly [Box, ...Box[]], scene: Scene): Box {
  const [first, ...others] = rooms.map((room) => diceTrayAt(sizes, room, scene));
  return others.reduce(
    (best, next) => (hidden(next, scene) < hidden(best, scene) ? next : best),
    first ?? diceTrayAt(sizes, rooms[0], scene),
  );
}

/** The first of them that differ decide. */
function isLess(one: readonly number[], two: readonly number[]): boolean {
  const at = one.findIndex((cost, i) => cost !== two[i]);
  return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0);
}
