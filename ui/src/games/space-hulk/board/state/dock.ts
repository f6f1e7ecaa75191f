/** Where the dock stands: the card with what can be done at a cell, at an edge of the board. */
import type { Box, Point, Size } from './camera';

const RIM = 8;

/** Whether a box lies over a square around a point. */
function covers(box: Box, at: Point, side: number): boolean {
  return (
    at.x + side / 2 > box.x &&
    at.x - side / 2 < box.x + box.width &&
    at.y + side / 2 > box.y &&
    at.y - side / 2 < box.y + box.height
  );
}

/**
 * The corner of the free part of the window where a dock covers as few as possible of the squares that it is about;
 * the lower left one if several are as good.
 */
export function dockAt(size: Size, free: Box, about: readonly Point[], side: number): Point {
  const right = Math.max(free.x + free.width - size.width - RIM, RIM);
  const lower = Math.max(free.y + free.height - size.height - RIM, RIM);
  const corners: Point[] = [
    { x: free.x + RIM, y: lower },
    { x: right, y: lower },
    { x: free.x + RIM, y: free.y + RIM },
    { x: right, y: free.y + RIM },
  ];
  const hidden = (corner: Point): number => about.filter((at) => covers({ ...corner, ...size }, at, side)).length;
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}
