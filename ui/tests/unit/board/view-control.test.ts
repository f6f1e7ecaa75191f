import { expect, test } from 'vitest';
import { toWindow } from '../../../src/games/space-hulk/board/state/camera';
import { moveClear } from '../../../src/games/space-hulk/board/state/dock';
import { ViewControl } from '../../../src/games/space-hulk/board/view-control.svelte';

const WINDOW = { width: 400, height: 400 };
const OPEN = { left: 0, top: 0, right: 0, bottom: 0 };
const STRIP = { left: 0, top: 60, right: 0, bottom: 40 };

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

test('squares that are too many for the free part are shown smaller, all of them', () => {
  const control = new ViewControl();
  control.resize(WINDOW, { width: 4000, height: 4000 }, { ...OPEN, bottom: 200 });
  control.center({ x: 2000, y: 2000 }, 1);
  const [first, last] = [
    { x: 1800, y: 1800 },
    { x: 1800, y: 2060 },
  ];
  control.revealAll([first, last]);
  expect(control.camera.scale).toBeLessThan(1);
  expect(toWindow(control.camera, first).y).toBeGreaterThan(0);
  expect(toWindow(control.camera, last).y).toBeLessThan(WINDOW.height - 200);
  const before = control.camera;
  control.revealAll([first]);
  expect(control.camera.scale).toBe(before.scale);
});

test('squares that lie too far apart are not shown too small: the one next to what mattered is', () => {
  const control = new ViewControl();
  control.resize(WINDOW, { width: 4000, height: 4000 }, { ...OPEN, bottom: 200 });
  control.center({ x: 2000, y: 2000 }, 0.75);
  const [far, near] = [
    { x: 1800, y: 400 },
    { x: 2000, y: 2300 },
  ];
  control.revealAll([far, near]);
  expect(control.camera.scale).toBe(0.75);
  expect(toWindow(control.camera, near).y).toBeGreaterThan(0);
  expect(toWindow(control.camera, near).y).toBeLessThan(WINDOW.height - 200);
});

test('a window that grows from that of a phone has larger squares, unless the player has chosen their size', () => {
  const picture = { width: 4000, height: 4000 };
  const control = new ViewControl();
  control.resize(WINDOW, picture, OPEN);
  control.begin({ x: 2000, y: 2000 });
  control.reveal({ x: 2000, y: 2000 });
  expect(control.camera.scale).toBe(36 / 64);
  control.resize({ width: 900, height: 400 }, picture, OPEN);
  expect(control.camera.scale).toBe(48 / 64);
  control.zoom(0.5);
  control.resize({ width: 1000, height: 400 }, picture, OPEN);
  expect(control.camera.scale).toBe(24 / 64);
});

test('what comes over the picture later does not move it', () => {
  const control = new ViewControl();
  control.resize(WINDOW, { width: 4000, height: 4000 }, OPEN);
  control.begin({ x: 2000, y: 2000 });
  control.panBy(30, 0);
  const before = control.camera;
  control.resize(WINDOW, { width: 4000, height: 4000 }, STRIP);
  expect(control.camera).toEqual(before);
});

test('squares are never small unless somebody asks for everything', () => {
  const side = (control: ViewControl): number => Math.round(control.camera.scale * 64);
  const control = new ViewControl();
  const picture = { width: 4000, height: 3000 };
  control.resize({ width: 390, height: 500 }, picture, OPEN);
  control.begin({ x: 300, y: 2500 });
  expect(side(control)).toBe(36);
  control.resize({ width: 900, height: 700 }, picture, OPEN);
  control.begin({ x: 300, y: 2500 });
  expect(side(control)).toBe(48);
  control.fitAll(false);
  expect(side(control)).toBeLessThan(20);
});

test('a window that is turned keeps what mattered in sight', () => {
  const control = new ViewControl();
  const picture = { width: 4000, height: 3000 };
  control.resize({ width: 390, height: 700 }, picture, OPEN);
  control.begin({ x: 2000, y: 1500 });
  control.reveal({ x: 3500, y: 1500 });
  control.resize({ width: 700, height: 390 }, picture, OPEN);
  const at = toWindow(control.camera, { x: 3500, y: 1500 });
  expect(at.x).toBeGreaterThan(100);
  expect(at.x).toBeLessThan(600);
  expect(at.y).toBeCloseTo(195, 0);
});

test('nothing is followed while a hand is on the picture', () => {
  const control = new ViewControl();
  control.resize(WINDOW, { width: 4000, height: 4000 }, OPEN);
  control.center({ x: 2000, y: 2000 }, 1);
  const before = control.camera;
  control.down(1, { x: 10, y: 10 });
  control.reveal({ x: 100, y: 100 });
  expect(control.camera).toEqual(before);
  control.up(1);
  control.reveal({ x: 100, y: 100 });
  expect(control.camera).not.toEqual(before);
});

test('a dock gets room beside both sides of a fight, but never while a hand is on the picture', () => {
  const control = new ViewControl();
  const window = { width: 640, height: 300 };
  const fight = [
    { x: 2000, y: 2000 },
    { x: 2400, y: 2000 },
  ];
  control.resize(window, { width: 4000, height: 4000 }, OPEN);
  control.center({ x: 2200, y: 2000 }, 0.75);
  const dock = { width: 260, height: 260 };
  const before = control.camera;
  control.down(1, { x: 10, y: 10 });
  control.makeRoom(dock, fight);
  expect(control.camera).toEqual(before);
  control.up(1);
  control.makeRoom(dock, fight);
  const places = fight.map((point) => toWindow(control.camera, point));
  expect(control.camera.scale).toBe(0.75);
  expect(moveClear(dock, control.free, places, 48)).toEqual({ x: 0, y: 0 });
  // Large squares become as small as they may; where nobody else has room, the first one has.
  control.center({ x: 2200, y: 2000 }, 1.25);
  control.makeRoom(dock, fight);
  expect(control.camera.scale).toBe(0.75);
  control.center({ x: 2200, y: 2000 }, 0.75);
  control.makeRoom(dock, [fight[0]!, { x: 3800, y: 3800 }]);
  expect(moveClear(dock, control.free, [toWindow(control.camera, fight[0]!)], 48)).toEqual({ x: 0, y: 0 });
});

test('everything that was asked for stays in sight beside a column that opens', () => {
  const [window, picture] = [
    { width: 1440, height: 700 },
    { width: 2400, height: 600 },
  ];
  const column = { ...OPEN, right: 300 };
  const control = new ViewControl();
  control.resize(window, picture, OPEN);
  control.fitAll();
  control.reveal({ x: 100, y: 100 });
  control.resize(window, picture, column);
  expect(toWindow(control.camera, { x: 2400, y: 0 }).x).toBeLessThanOrEqual(1140);
  // Where squares would get too small and nobody has asked for everything, nothing moves.
  const other = new ViewControl();
  other.resize(window, { width: 1800, height: 600 }, OPEN);
  other.begin({ x: 900, y: 300 });
  other.reveal({ x: 900, y: 300 });
  const before = other.camera;
  other.resize(window, { width: 1800, height: 600 }, { ...OPEN, right: 500 });
  expect(other.camera).toEqual(before);
});
