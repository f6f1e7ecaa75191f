/** Where the picture lies under the window: `x`, `y` of the picture's corner in the window, and its scale. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point, Size {}

export const LARGEST_SCALE = 2.5;
/** At this scale a square is easy to hit with a thumb. */
export const TOUCH_SCALE = 0.75;
/** Windows narrower than this are those of phones. */
const NARROW = 480;
/** The side of a square of the picture. */
const SIDE = 64;

/** The scale below which nothing is shown unless the player asks for it: squares of 48 pixels, on phones of 36. */
export function comfortable(window: Size): number {
  return (window.width < NARROW ? 36 : 48) / SIDE;
}
/** So much of the window must keep showing the picture. */
const KEEP = 0.35;

/** Shows a box of the picture as large as it fits, with a rim. */
export function fit(window: Size, box: Box, rim = 12, largest = 1.25): Camera {
  const scale = Math.min((window.width - 2 * rim) / box.width, (window.height - 2 * rim) / box.height, largest);
  const sound = Math.max(scale, 0.02);
  return {
    scale: sound,
    x: window.width / 2 - (box.x + box.width / 2) * sound,
    y: window.height / 2 - (box.y + box.height / 2) * sound,
  };
}

/** The smallest scale: a little less than what shows everything. */
export function smallest(window: Size, picture: Size): number {
  return Math.min(fit(window, { x: 0, y: 0, ...picture }).scale * 0.8, 1);
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zooms so that the point of the window stays where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, least: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), LARGEST_SCALE);
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

/** Two fingers: the points of the picture under them stay under them. */
export function pinch(camera: Camera, before: [Point, Point], after: [Point, Point], least: number): Camera {
  const middle = (pair: [Point, Point]): Point => ({ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 });
  const apart = (pair: [Point, Point]): number => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
  const [from, to] = [middle(before), middle(after)];
  return zoomAt(pan(camera, to.x - from.x, to.y - from.y), to, apart(after) / Math.max(apart(before), 1), least);
}

/** Keeps a part of the picture in the window. */
export function clamp(camera: Camera, window: Size, picture: Size): Camera {
  const within = (at: number, room: number, length: number): number => {
    const slack = Math.min(room, length) * KEEP;
    return Math.min(Math.max(at, slack - length), room - slack);
  };
  return {
    scale: camera.scale,
    x: within(camera.x, window.width, picture.width * camera.scale),
    y: within(camera.y, window.height, picture.height * camera.scale),
  };
}

/** Where a side of the picture begins so that no more emptiness is shown than needed: one that fits stands in the middle. */
function filled(at: number, room: number, length: number, rim = 12): number {
  if (length + 2 * rim <= room) return (room - length) / 2;
  return Math.min(Math.max(at, room - rim - length), rim);
}

/** Shows no more emptiness than needed: a picture that fits stands in the middle, a larger one fills the window. */
export function cover(camera: Camera, window: Size, picture: Size): Camera {
  return {
    scale: camera.scale,
    x: filled(camera.x, window.width, picture.width * camera.scale),
    y: filled(camera.y, window.height, picture.height * camera.scale),
  };
}

export function toPicture(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

export function toWindow(camera: Camera, at: Point): Point {
  return { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y };
}

/**
 * Brings points of the picture well inside of the window: together if they fit into it, else the first of them. What is
 * there already moves nothing; what is not is put into the middle, so that whoever walks on does not pull the picture
 * along with every step. At its edges no emptiness is shown for that: a place near the edge is seen well enough there.
 */
export function reveal(camera: Camera, window: Size, points: readonly Point[], picture: Size, most = 90): Camera {
  const place = (axis: 'x' | 'y', room: number, length: number): number => {
    const rim = Math.min(most, room * 0.25);
    const all = points.map((point) => toWindow(camera, point)[axis]);
    const isTogether = Math.max(...all) - Math.min(...all) <= room - 2 * rim;
    const places = isTogether ? all : all.slice(0, 1);
    const isFar = (place: number): boolean => place < rim || place > room - rim;
    if (!places.some(isFar)) return camera[axis];
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    return filled(camera[axis] + room / 2 - middle, room, length * camera.scale);
  };
  return {
    scale: camera.scale,
    x: place('x', window.width, picture.width),
    y: place('y', window.height, picture.height),
  };
}

/** Whether a box lies over a part of the square of this size around a point. */
export function covers(box: Box, at: Point, side: number): boolean {
  return (
    at.x + side / 2 > box.x &&
    at.x - side / 2 < box.x + box.width &&
    at.y + side / 2 > box.y &&
    at.y - side / 2 < box.y + box.height
  );
}

/** The box of the squares of this size in whose middles these points lie. */
export function boxAround(points: readonly Point[], side: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x - side / 2,
    y: y - side / 2,
    width: Math.max(...xs) - x + side,
    height: Math.max(...ys) - y + side,
  };
}

/** The part of a box that lies within another; nothing wide or high if none does. */
export function within(room: Box, box: Box): Box {
  const into = (at: number, least: number, length: number): number => Math.min(Math.max(at, least), least + length);
  const [x, y] = [into(box.x, room.x, room.width), into(box.y, room.y, room.height)];
  const [right, bottom] = [into(box.x + box.width, room.x, room.width), into(box.y + box.height, room.y, room.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of the picture that the window shows. */
export function shown(camera: Camera, window: Size): Box {
  const corner = toPicture(camera, { x: 0, y: 0 });
  return { ...corner, width: window.width / camera.scale, height: window.height / camera.scale };
}
