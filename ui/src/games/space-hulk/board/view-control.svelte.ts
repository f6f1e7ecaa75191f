/** Pan, zoom and pinch: what hands and wheels do to the camera. */
import {
  type Box,
  type Camera,
  type Point,
  type Size,
  boxAround,
  clamp,
  comfortable,
  cover,
  fit,
  pan,
  pinch,
  reveal,
  smallest,
  toPicture,
  toWindow,
  zoomAt,
} from './state/camera';
import { moveClear } from './state/dock';
import { CELL } from './state/model';

/** Milliseconds after which everything around a window of another size has found its place. */
const SETTLES = 600;
/** A finger that moves less than this taps. */
const TAP = 8;

export interface Covered {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Hand {
  start: Point;
  at: Point;
  moved: boolean;
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class ViewControl {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  window = $state.raw<Size>({ width: 0, height: 0 });
  picture: Size = { width: 1, height: 1 };
  /** How much of the window's sides lies under something. */
  covered = $state.raw<Covered>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Hands are on it: layers are moved as they are and painted anew afterwards. */
  isMoving = $state(false);
  /** The picture glides to a new place instead of jumping. */
  glides = $state(false);
  /** Whether everything is in sight, and is to stay so when the window changes. */
  #fits = true;
  /** The player has asked for everything, however small it gets. */
  #wantsAll = false;
  /** What mattered last: it stays in sight when the window changes. */
  #focus: Point | null = null;
  /** Nothing has happened yet, and nobody has touched it. */
  #isNew = true;
  /** When the window was last given another size: what lies over it follows a little later. */
  #turned = -Infinity;
  /** The player has chosen how large squares are. */
  #isZoomed = false;
  /** The player's own hand has put the picture where it is. */
  isPut = false;
  #hands = new Map<number, Hand>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The part of the window that nothing covers. */
  get free(): Box {
    const { left, top, right, bottom } = this.covered;
    const { width, height } = this.window;
    return { x: left, y: top, width: width - left - right, height: Math.max(height - top - bottom, 80) };
  }

  get least(): number {
    return smallest(this.free, this.picture);
  }

  /** From a window that is all free to the free part of this one. */
  #toFree(camera: Camera): Camera {
    return pan(camera, this.free.x, this.free.y);
  }

  #set(camera: Camera, glides: boolean): void {
    this.glides = glides;
    this.camera = clamp(camera, this.window, this.picture);
    this.isMoving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.isMoving = this.glides = false), glides ? 320 : 160);
  }

  /** The window, the picture or what covers it is another one; `carried` says where a point of the old picture is now. */
  resize(window: Size, picture: Size, covered: Covered, carried = (point: Point): Point => point): void {
    const isSame = (one: Size, two: Size): boolean => one.width === two.width && one.height === two.height;
    const isSameWindow = isSame(window, this.window) && isSame(picture, this.picture);
    if (!isSameWindow) this.#turned = this.window.width > 0 ? performance.now() : -Infinity;
    const stays = isSameWindow && performance.now() - this.#turned > SETTLES;
    const before = carried(this.#middleOfPicture());
    this.#focus = this.#focus && carried(this.#focus);
    const isWide = this.covered.left === covered.left && this.covered.right === covered.right;
    this.covered = covered;
    this.window = window;
    this.picture = picture;
    // What comes and goes over the picture does not move it, once it has been looked at.
    if (stays && !isWide && !this.#isNew && this.#keepsAll()) return this.fitAll(true, this.#wantsAll);
    if ((stays && !this.#isNew) || window.width === 0) return;
    if (this.#wantsAll) return this.fitAll(false);
    if (this.#fits || this.#isNew) return this.begin(this.#focus);
    const least = this.#isZoomed ? 0 : comfortable(window);
    this.center(this.#focus ?? before, Math.max(this.camera.scale, least));
  }

  #middleOfPicture(): Point {
    return toPicture(this.camera, middle(this.free));
  }

  #fit(): Camera {
    return fit(this.free, { x: 0, y: 0, ...this.picture });
  }

  /** What was all in sight stays so beside a column that has opened: always if it was asked for, else as far as squares are large. */
  #keepsAll(): boolean {
    return this.#wantsAll || (this.#fits && this.#fit().scale >= comfortable(this.window));
  }

  /** Everything, however small it gets, until the player moves the picture. */
  fitAll(glides = true, isWanted = true): void {
    this.#fits = true;
    this.#wantsAll = isWanted;
    this.#isZoomed = this.isPut = false;
    this.#set(this.#toFree(this.#fit()), glides);
  }

  /** The first look: everything, or, where squares would be too small, what matters most. */
  begin(focus: Point | null): void {
    const least = comfortable(this.window);
    this.#focus = focus;
    if (focus && this.#fit().scale < least) return this.center(focus, least);
    this.fitAll(false, false);
  }

  /** The player's own hand: from here on the picture stays as it was put. */
  #free(): void {
    this.#fits = this.#wantsAll = this.#isNew = false;
    this.#focus = null;
    this.#turned = -Infinity;
    this.isPut = true;
  }

  fitBox(box: Box): void {
    this.#free();
    this.#isZoomed = true;
    this.#set(this.#toFree(fit(this.free, box)), true);
  }

  zoom(factor: number, at?: Point): void {
    this.#free();
    this.#isZoomed = true;
    this.#set(zoomAt(this.camera, at ?? middle(this.free), factor, this.least), at === undefined);
  }

  panBy(dx: number, dy: number, glides = false): void {
    this.#free();
    this.#set(pan(this.camera, dx, dy), glides);
  }

  /** Whether a point of the picture lies in the part of the window that nothing covers. */
  sees(point: Point): boolean {
    const { x, y } = toWindow(this.camera, point);
    const { free } = this;
    return x > free.x && y > free.y && x < free.x + free.width && y < free.y + free.height;
  }

  /** Brings points of the picture into the window, if they are not there; never while a hand is on it. */
  reveal(...points: Point[]): void {
    const [at] = points;
    if (!at) return;
    this.#focus = at;
    this.#isNew = this.isPut = false;
    if (this.#hands.size > 0) return;
    const { x, y } = this.free;
    // Where everything was in sight, only what has come under something else is brought back.
    const rim = this.#fits || points.length > 1 ? CELL * this.camera.scale * 0.6 : undefined;
    const camera = this.#toFree(reveal(pan(this.camera, -x, -y), this.free, points, this.picture, rim));
    if (camera.x === this.camera.x && camera.y === this.camera.y) return;
    this.#fits = false;
    this.#set(camera, true);
  }

  /**
   * Brings the squares around all these points into the free part: smaller if they are too large for it, but not too small
   * to be played on. Where that is not enough, the one that is nearest to what mattered comes first.
   */
  revealAll(points: readonly Point[]): void {
    const from = this.#focus ?? this.#middleOfPicture();
    const far = (point: Point): number => Math.hypot(point.x - from.x, point.y - from.y);
    const [first, ...others] = [...points].sort((one, two) => far(one) - far(two));
    if (!first) return;
    const camera = fit(this.free, boxAround(points, CELL * 1.2), 0, this.camera.scale);
    if (camera.scale === this.camera.scale) return this.reveal(first, ...others);
    if (camera.scale < comfortable(this.window)) return this.reveal(first);
    this.#focus = first;
    this.#isNew = this.#fits = this.isPut = false;
    if (this.#hands.size === 0) this.#set(this.#toFree(camera), true);
  }

  /**
   * Makes room for a dock of this size beside the squares in whose middles these points lie, never while a hand is on the
   * picture. Squares get as small as they may if there is too little room for all; if that is not enough, the first of
   * them comes before the others. `around` is what lies around each of them in the window.
   */
  makeRoom(dock: Size, points: readonly Point[], around = 0): void {
    if (this.#hands.size > 0 || points.length === 0) return;
    const least = Math.min(comfortable(this.window), this.camera.scale);
    const smaller = zoomAt(this.camera, middle(this.free), least / this.camera.scale, 0);
    for (const [camera, list] of [
      [this.camera, points],
      [smaller, points],
      [this.camera, points.slice(0, 1)],
    ] as const) {
      const side = CELL * camera.scale + around;
      const places = list.map((point) => toWindow(camera, point));
      const move = moveClear(dock, this.free, places, side);
      if (move === null) continue;
      if (camera === this.camera && move.x === 0 && move.y === 0) return;
      this.#fits = false;
      return this.#set(pan(camera, move.x, move.y), true);
    }
  }

  /** Puts a point of the picture into the middle. */
  center(at: Point, scale = this.camera.scale): void {
    this.#fits = this.#wantsAll = false;
    this.#focus = at;
    const middle = { scale, x: this.free.width / 2 - at.x * scale, y: this.free.height / 2 - at.y * scale };
    this.#set(this.#toFree(cover(middle, this.free, this.picture)), false);
  }

  down(id: number, at: Point): void {
    this.#hands.set(id, { start: at, at, moved: false });
    if (this.#hands.size > 1) for (const hand of this.#hands.values()) hand.moved = true;
  }

  /** A hand has moved; says whether it moved the picture. */
  move(id: number, at: Point): boolean {
    const hand = this.#hands.get(id);
    if (!hand) return false;
    const before = hand.at;
    const [one, two] = [...this.#hands.values()];
    if (one && two) {
      const was: [Point, Point] = [one.at, two.at];
      hand.at = at;
      this.#free();
      this.#isZoomed = true;
      this.#set(pinch(this.camera, was, [one.at, two.at], this.least), false);
      return true;
    }
    if (!hand.moved && Math.hypot(at.x - hand.start.x, at.y - hand.start.y) < TAP) return false;
    hand.moved = true;
    hand.at = at;
    this.panBy(at.x - before.x, at.y - before.y);
    return true;
  }

  /** A hand is gone; says whether it was a tap. */
  up(id: number): boolean {
    const hand = this.#hands.get(id);
    this.#hands.delete(id);
    return hand !== undefined && !hand.moved;
  }
}
