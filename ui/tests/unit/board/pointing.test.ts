import { expect, test } from 'vitest';
import type { BoardState } from '../../../src/games/space-hulk/board/board-state.svelte';
import { Pointing } from '../../../src/games/space-hulk/board/pointing';
import { centerOf, readModel } from '../../../src/games/space-hulk/board/state/model';
import { ViewControl } from '../../../src/games/space-hulk/board/view-control.svelte';
import { corridor, marine } from './fixtures';

/** A corridor under a pointer, with the squares that were pressed. */
function setUp() {
  const view = corridor(6, [marine('m1', '1,0')]);
  const model = readModel(view.board, 'row');
  const control = new ViewControl();
  control.resize(
    { width: 800, height: 400 },
    { width: model.width, height: model.height },
    { left: 0, top: 0, right: 0, bottom: 0 },
  );
  const pressed: string[] = [];
  const root = document.createElement('div');
  root.setPointerCapture = () => {};
  const board = { isLive: true, offer: { cells: new Map() }, hover: () => {}, cancel: () => pressed.push('nothing') };
  const ground = {
    root: () => root,
    model: () => model,
    view: () => view,
    press: (cell: string) => pressed.push(cell),
    skip: () => false,
  };
  const pointing = new Pointing(ground, control, board as unknown as BoardState);
  /** Presses a button of the mouse on a square, and lets go of it so far to the right. */
  const press = (square: string, button: number, dragged = 0) => {
    const at = centerOf(model, square);
    if (!at) throw new Error(`${square} is not on the map`);
    const { x, y, scale } = control.camera;
    const event = (type: string, aside: number) =>
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        button,
        clientX: at.x * scale + x + aside,
        clientY: at.y * scale + y,
      });
    pointing.down(event('pointerdown', 0));
    if (dragged > 0) pointing.move(event('pointermove', dragged));
    pointing.up(event('pointerup', dragged));
  };
  return { control, press, pressed };
}

test('only the main button of a mouse chooses', () => {
  const { press, pressed } = setUp();
  for (const button of [1, 2]) press('3,0', button);
  expect(pressed).toEqual([]);
  press('3,0', 0);
  expect(pressed).toEqual(['3,0']);
});

test('the wheel, pressed, drags the picture', () => {
  const { control, press, pressed } = setUp();
  const before = control.camera.x;
  press('3,0', 1, 60);
  expect(control.camera.x - before).toBeCloseTo(60, 0);
  expect(pressed).toEqual([]);
});
