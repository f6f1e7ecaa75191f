import { expect, test } from 'vitest';
import { toWindow } from '../../../src/games/space-hulk/board/state/camera';
import { ViewControl } from '../../../src/games/space-hulk/board/view-control.svelte';

const WINDOW = { width: 400, height: 400 };
const OPEN = { top: 0, right: 0, bottom: 0 };
const STRIP = { top: 60, right: 0, bottom: 40 };

test('a picture that fits lies clear of what covers the window', () => {
  const control = new ViewControl();
  const picture = { width: 1000, height: 1000 };
  control.resize(WINDOW, picture, STRIP);
  expect(toWindow(control.camera, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(60);
  expect(toWindow(control.camera, { x: 1000, y: 1000 }).y).toBeLessThanOrEqual(360);
});

test('what matters most is in the middle of what is free, also if the cover comes later', () => {
  const picture = { width: 4000, height: 4000 };
  const focus = { x: 2000, y: 2000 };
  const control = new ViewControl();
  control.resize(WINDOW, picture, OPEN);
  control.begin(focus);
  expect(toWindow(control.camera, focus)).toEqual({ x: 200, y: 200 });
  control.resize(WINDOW, picture, STRIP);
  expect(toWindow(control.camera, focus)).toEqual({ x: 200, y: 210 });
});

test('what is brought into sight does not come to lie under the cover', () => {
  const control = new ViewControl();
  control.resize(WINDOW, { width: 4000, height: 4000 }, STRIP);
  control.center({ x: 2000, y: 2000 }, 1);
  control.reveal({ x: 2000, y: 1600 });
  expect(toWindow(control.camera, { x: 2000, y: 1600 }).y).toBeGreaterThan(100);
});
