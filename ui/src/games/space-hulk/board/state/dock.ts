/** Where the dock stands: the card with what can be done at a cell, at an edge of the board. */
import { type Box, type Point, type Size, boxAround, covers } from './camera';

const RIM = 8;

/** How many of these squares a dock at a corner lies over. */
function hidden(corner: Point, size: Size, about: readonly Point[], side: number): number {
  return about.filter((at) => covers({ ...corner, ...size }, at, side)).length;
}

/** The corners of the free part of the window where a dock may stand, the best one first. */
function cornersOf(size: Size, free: Box): Point[] {
  const right = Math.max(free.x + free.width - size.width - RIM, RIM);
  const lower = Math.max(free.y + free.height - size.height - RIM, RIM);
  return [
    { x: free.x + RIM, y: lower },
    { x: right, y: lower },
    { x: free.x + RIM, y: free.y + RIM },
    { x: right, y: free.y + RIM },
  ];
}

/**
 * The corner of the free part of the window where a dock covers as few as possible of the squares that it is about;
 * the lower left one if several are as good.
 */
export function dockAt(size: Size, free: Box, about: readonly Point[], side: number): Point {
  const count = (corner: Point): number => hidden(corner, size, about, side);
  return cornersOf(size, free).reduce((best, corner) => (count(corner) < count(best) ? corner : best));
}

/**
 * The least move of the picture after which a dock in some corner covers none of the squares that it is about, and all of
 * them are in the free part of the window; null if there is no room for them beside a dock.
 */
export function moveClear(size: Size, free: Box, about: readonly Point[], side: number): Point | null {
  const box = boxAround(about, side);
  const isInside = isWithin(box, free);
  if (isInside && cornersOf(size, free).some((corner) => hidden(corner, size, about, side) === 0))
    return { x: 0, y: 0 };
  const [across, down] = [size.width + 2 * RIM, size.height + 2 * RIM];
  const narrow = { ...free, width: free.width - across };
  const low = { ...free, height: free.height - down };
  // What is left beside a dock: on either side of it, below it or above it.
  const moves = [narrow, { ...narrow, x: free.x + across }, low, { ...low, y: free.y + down }]
    .filter((rest) => box.width <= rest.width && box.height <= rest.height)
    .map((rest) => ({
      x: into(box.x, rest.x, rest.x + rest.width - box.width),
      y: into(box.y, rest.y, rest.y + rest.height - box.height),
    }));
  const length = (move: Point): number => Math.hypot(move.x, move.y);
  return moves.reduce<Point | null>((best, move) => (best === null || length(move) < length(best) ? move : best), null);
}

/** How far a place has to be moved to lie between two others. */
function into(at: number, least: number, most: number): number {
  return Math.min(Math.max(at, least), most) - at;
}

function isWithin(box: Box, room: Box): boolean {
  return (
    into(box.x, room.x, room.x + room.width - box.width) === 0 &&
    into(box.y, room.y, room.y + room.height - box.height) === 0
  );
}
