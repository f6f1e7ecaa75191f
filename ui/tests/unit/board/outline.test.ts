import { expect, test } from 'vitest';
import { around, lines } from '../../../src/games/space-hulk/board/state/outline';

const PLACE = { x: 0, y: 0, cell: 10 };

test('a square and a bar have four corners', () => {
  expect(around([[0, 0]], PLACE)).toBe('M0 0L10 0L10 10L0 10z');
  expect(
    around(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      PLACE,
    ),
  ).toBe('M0 0L30 0L30 10L0 10z');
});

test('a hole is a rim of its own, in the other direction', () => {
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
  const path = around(ring, PLACE);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain('M10 10L10 20L20 20L20 10z');
});

test('cells that meet at a corner alone stay apart', () => {
  expect(
    around(
      [
        [0, 0],
        [1, 1],
      ],
      PLACE,
    ),
  ).toBe('M0 0L10 0L10 10L0 10zM10 10L20 10L20 20L10 20z');
});

test('lines lie above and on the left of cells', () => {
  expect(
    lines(
      [
        ['above', 1, 2],
        ['left', 0, 1],
      ],
      PLACE,
    ),
  ).toBe('M10 20h10M0 10v10');
});
