import { expect, test } from 'vitest';
import { pointerAt } from '../../../src/games/space-hulk/board/draw/lights';

/** The middle of a square, in a picture whose squares have sides of 64. */
const at = (x: number, y: number) => ({ x: x * 64 + 32, y: y * 64 + 32 });
const none = pointerAt([], []);

test('the arrow stands over the northernmost square, on its upper edge', () => {
  expect(none).toBeNull();
  expect(pointerAt([at(3, 3)], [])).toEqual({ x: 224, y: 192, turn: 0, isSmall: false });
  expect(pointerAt([at(3, 3), at(3, 4), at(5, 3)], [])).toMatchObject({ x: 288, y: 192, turn: 0 });
});

test('it stands at another side of the square where it would cover a cost or a figure', () => {
  const north = at(3, 2);
  expect(pointerAt([at(3, 3)], [north])).toEqual({ x: 256, y: 224, turn: 90, isSmall: false });
  expect(pointerAt([at(3, 3)], [north, at(4, 3)])).toEqual({ x: 192, y: 224, turn: -90, isSmall: false });
  expect(pointerAt([at(3, 3)], [north, at(4, 3), at(2, 3)])).toEqual({ x: 224, y: 256, turn: 180, isSmall: false });
});

test('who stands on the square itself is what it points at', () => {
  expect(pointerAt([at(3, 3)], [at(3, 3)])).toMatchObject({ turn: 0, isSmall: false });
});

test('beside a row it stands beyond its end', () => {
  const row = [at(3, 3), at(4, 3)];
  const pointer = pointerAt(row, [at(3, 2), at(4, 2)]);
  expect(pointer).toEqual({ x: 320, y: 224, turn: 90, isSmall: false });
});

test('with something on every side it is small, and lies on the edge alone', () => {
  const around = [at(3, 2), at(4, 3), at(2, 3), at(3, 4)];
  expect(pointerAt([at(3, 3)], around)).toEqual({ x: 224, y: 192, turn: 0, isSmall: true });
});
