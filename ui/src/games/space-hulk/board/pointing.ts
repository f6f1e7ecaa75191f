/** What a mouse or a finger does on the board: it picks, drags and zooms. */
import type { BoardState } from './board-state.svelte';
import { cellCenter } from './draw/lights';
import { type Point, TOUCH_SCALE, toPicture } from './state/camera';
import { CELL, type Model, squareAt } from './state/model';
import type { CellKey } from './state/options';
import { aimAt, type Pointer, unitsAt } from './state/press';
import type { Facing, View } from './types';
import type { ViewControl } from './view-control.svelte';

/** Two taps within this time and distance are one double tap. */
const DOUBLE_WITHIN = 320;
const DOUBLE_APART = 24;

/** What the pointer is on. */
export interface Ground {
  root(): HTMLElement;
  model(): Model;
  view(): View;
  press(cell: CellKey, pointer: Pointer, aim: Facing | null): void;
  /** Leaves out the rest of what is being shown; says whether there was anything. */
  skip(): boolean;
}

export class Pointing {
  #lastTap = { at: 0, x: 0, y: 0 };

  constructor(
    private readonly ground: Ground,
    private readonly control: ViewControl,
    private readonly board: BoardState,
  ) {}

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    this.ground.root().setPointerCapture(event.pointerId);
    this.control.down(event.pointerId, this.#local(event));
  }

  move(event: PointerEvent): void {
    if (this.control.move(event.pointerId, this.#local(event))) return;
    if (event.pointerType !== 'mouse' || !this.board.isLive) return;
    const isCovered = event.target instanceof Element && event.target.closest('[data-over]') !== null;
    const { cell, aim } = isCovered ? { cell: null, aim: null } : this.#hit(this.#local(event));
    this.board.hover(cell, aim);
  }

  up(event: PointerEvent): void {
    const isTap = this.control.up(event.pointerId);
    // The wheel of a mouse, pressed, drags the picture; it chooses nothing.
    if (!isTap || event.button !== 0 || this.ground.skip()) return;
    const point = this.#local(event);
    const { cell, aim } = this.#hit(point);
    const isDouble = this.#isDouble(event.timeStamp, point);
    const means = cell !== null && (this.board.offer.cells.has(cell) || unitsAt(this.ground.view(), cell).length > 0);
    const { scale } = this.control.camera;
    if (isDouble && !means) this.control.zoom(scale < TOUCH_SCALE ? TOUCH_SCALE / scale : 0.5, point);
    else if (cell) this.ground.press(cell, event.pointerType === 'mouse' ? 'mouse' : 'touch', aim);
    else this.board.cancel();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.shiftKey) this.control.panBy(-event.deltaY - event.deltaX, 0);
    else this.control.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0018)), this.#local(event));
  }

  #isDouble(at: number, point: Point): boolean {
    const last = this.#lastTap;
    this.#lastTap = { at, ...point };
    return at - last.at < DOUBLE_WITHIN && Math.hypot(point.x - last.x, point.y - last.y) < DOUBLE_APART;
  }

  #local(event: MouseEvent): Point {
    const box = this.ground.root().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** The cell under a point of the window, and the side of it that is meant. */
  #hit(point: Point): { cell: CellKey | null; aim: Facing | null } {
    const model = this.ground.model();
    const at = toPicture(this.control.camera, point);
    const square = squareAt(model, at.x, at.y);
    const outside = model.outsides.find(
      (other) =>
        Math.abs(other.x - at.x) < (CELL / 2) * other.scale && Math.abs(other.y - at.y) < (CELL / 2) * other.scale,
    );
    const cell = square ?? outside?.key ?? null;
    const center = cell ? cellCenter(model, cell) : null;
    return { cell, aim: center ? aimAt((at.x - center.x) / CELL, (at.y - center.y) / CELL) : null };
  }
}
