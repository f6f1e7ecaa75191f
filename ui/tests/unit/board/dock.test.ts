import { expect, test } from 'vitest';
import { dockAt } from '../../../src/games/space-hulk/board/state/dock';

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
