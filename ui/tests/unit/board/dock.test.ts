import { expect, test } from 'vitest';
import { dockAt, moveClear } from '../../../src/games/space-hulk/board/state/dock';

const free = { x: 0, y: 40, width: 800, height: 560 };
const size = { width: 280, height: 120 };

test('the dock stands in the lower left corner, unless what it is about is there', () => {
  expect(dockAt(size, free, [{ x: 400, y: 200 }], 48)).toEqual({ x: 8, y: 472 });
  expect(dockAt(size, free, [{ x: 100, y: 500 }], 48)).toEqual({ x: 512, y: 472 });
  const below = [
    { x: 100, y: 500 },
    { x: 700, y: 500 },
  ];
  expect(dockAt(size, free, below, 48)).toEqual({ x: 8, y: 48 });
});

test('where something has to be covered, it is as little as possible', () => {
  const everywhere = [
    { x: 100, y: 500 },
    { x: 120, y: 540 },
    { x: 700, y: 500 },
    { x: 100, y: 80 },
    { x: 60, y: 60 },
    { x: 700, y: 80 },
    { x: 720, y: 90 },
  ];
  expect(dockAt(size, free, everywhere, 48)).toEqual({ x: 512, y: 472 });
});

test('a window that is smaller than the dock shows its beginning', () => {
  expect(dockAt(size, { x: 0, y: 0, width: 200, height: 90 }, [], 48)).toEqual({ x: 8, y: 8 });
});

test('the picture stays where a corner is free, else it makes the least way that clears one', () => {
  const wide = { x: 0, y: 0, width: 640, height: 240 };
  expect(moveClear(size, free, [{ x: 100, y: 500 }], 48)).toEqual({ x: 0, y: 0 });
  // Both stand in the way of every corner of a low window, and fit beside the dock.
  const across = [
    { x: 100, y: 120 },
    { x: 420, y: 120 },
  ];
  const move = moveClear(size, wide, across, 48);
  expect(move).toEqual({ x: 0, y: -40 });
  const moved = across.map(({ x, y }) => ({ x: x + (move?.x ?? 0), y: y + (move?.y ?? 0) }));
  expect(moveClear(size, wide, moved, 48)).toEqual({ x: 0, y: 0 });
});

test('what is outside of the window is brought in beside the dock; what is too much for it is not', () => {
  const one = [{ x: 400, y: 700 }];
  expect(moveClear(size, free, one, 48)?.y).toBeLessThanOrEqual(-124);
  const apart = [
    { x: 0, y: 0 },
    { x: 800, y: 600 },
  ];
  expect(moveClear(size, free, apart, 48)).toBeNull();
});
