/** What keys do on the board: they lead from square to square, choose, move the picture. */
import type { BoardState } from './board-state.svelte';
import { type BoardKey, keyOf, readKey } from './parts/keys';
import type { CellKey } from './state/options';
import type { Pointer } from './state/press';
import { type Cell, neighborCell } from './state/roving';
import type { Facing, View } from './types';
import type { ViewControl } from './view-control.svelte';

/** How far one press of a key moves the picture. */
const PAN = 90;
const PANS = { N: [0, PAN], S: [0, -PAN], W: [PAN, 0], E: [-PAN, 0] } as const;

/** What the keys are pressed on. */
export interface Desk {
  view(): View;
  /** The cell that has the focus, or would get it. */
  entry(): CellKey;
  cells(): Cell[];
  /** Whether the actions without a place are the board's own. */
  hasBar(): boolean;
  press(cell: CellKey, pointer: Pointer, aim: Facing | null): void;
  /** Leaves out the rest of what is being shown; says whether there was anything. */
  skip(): boolean;
  focusOn(cell: CellKey): Promise<void>;
  centerOnUnit(): void;
}

export class Keying {
  constructor(
    private readonly desk: Desk,
    private readonly control: ViewControl,
    private readonly board: BoardState,
  ) {}

  down(event: KeyboardEvent): void {
    const key = readKey(event);
    const isButton = event.target instanceof HTMLButtonElement;
    if (!key || (isButton && (key.kind === 'choose' || key.kind === 'focus'))) return;
    if (this.desk.skip() || this.#obey(key)) event.preventDefault();
  }

  /** Keys that look at the board, wherever the focus is: everything, and back to the unit. */
  anywhere(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest('input, textarea, select, dialog')) return;
    const key = readKey(event);
    if (key?.kind !== 'fit' && key?.kind !== 'center') return;
    this.#obey(key);
    event.preventDefault();
  }

  /** Does what a key asks for; says whether there was anything to do. */
  #obey(key: BoardKey): boolean {
    const { desk, control, board } = this;
    switch (key.kind) {
      case 'units':
        return this.#nextUnit(key.by);
      case 'action':
        return desk.hasBar() && this.#play(key.key);
      case 'focus':
        void desk.focusOn(neighborCell(desk.cells(), desk.entry(), key.to));
        break;
      case 'pan': {
        const [dx, dy] = PANS[key.to];
        control.panBy(dx, dy, true);
        break;
      }
      case 'choose':
        desk.press(desk.entry(), 'key', null);
        break;
      case 'cancel':
        board.cancel();
        break;
      case 'zoom':
        control.zoom(key.factor);
        break;
      case 'fit':
        control.fitAll();
        break;
      case 'center':
        desk.centerOnUnit();
        break;
    }
    return true;
  }

  #nextUnit(by: 1 | -1): boolean {
    const next = this.board.cycleUnits(by);
    const unit = next ? this.desk.view().units.find((other) => other.id === next) : undefined;
    const cell = unit?.at ?? (unit?.entry ? `entry ${unit.entry}` : null);
    if (cell) void this.desk.focusOn(cell);
    return next !== null;
  }

  #play(key: string): boolean {
    const option = this.board.offer.buttons.find((other) => keyOf(other.action) === key);
    if (option) this.board.act(option);
    return option !== undefined;
  }
}
