import { describe, expect, test } from 'vitest';
import { corridor, scene } from './fixtures';
import { CELL, centerOf, placeDoor, readModel, squareAt } from '../../../src/games/space-hulk/board/state/model';
import type { BoardMap } from '../../../src/games/space-hulk/board/types';

const map = (rows: string[], more: Partial<BoardMap> = {}): BoardMap => ({
  ...corridor(1, []).board,
  levels: [{ origin: '0,0', rows }],
  ...more,
});

test('rows are read from the north, and squares have the coordinates of the wire', () => {
  const model = readModel(map(['ab', ' c']), 'row');
  expect([...model.floors.keys()].sort()).toEqual(['0,1', '1,0', '1,1']);
  expect(model.floors.get('1,0')?.section).toBe('c');
});

test("the middle of a square and the square under a point are each other's inverse", () => {
  const model = readModel(scene('well-marine').steps[0]?.view.board as BoardMap, 'row');
  for (const square of model.floors.keys()) {
    const center = centerOf(model, square);
    expect(center && squareAt(model, center.x, center.y)).toBe(square);
  }
  expect(squareAt(model, 1, 1)).toBeNull();
});

test('levels lie side by side or one below the other, the upper one first, and never overlap', () => {
  const board = scene('well-marine').steps[0]?.view.board as BoardMap;
  const [row, column] = [readModel(board, 'row'), readModel(board, 'column')];
  expect(row.width).toBeGreaterThan(column.width);
  expect(column.height).toBeGreaterThan(row.height);
  expect(column.panels.map((panel) => panel.level)).toEqual([1, 0]);
  const [upper, lower] = column.panels;
  expect((upper?.y ?? 0) + (upper?.rows ?? 0) * CELL).toBeLessThan(lower?.y ?? 0);
});

describe('doors', () => {
  test('one in a corridor from west to east stands upright', () => {
    expect(placeDoor(readModel(map(['aaa']), 'row'), { at: '1,0', state: 'open' })?.upright).toBe(true);
    expect(placeDoor(readModel(map(['a', 'a', 'a']), 'row'), { at: '0,1', state: 'open' })?.upright).toBe(false);
  });

  test('one between two squares lies in the middle of both', () => {
    const model = readModel(map(['aa']), 'row');
    const [one, two] = [centerOf(model, '0,0'), centerOf(model, '1,0')];
    const door = placeDoor(model, { at: '0,0', beyond: '1,0', state: 'closed' });
    expect(door).toMatchObject({ edge: true, upright: true, x: ((one?.x ?? 0) + (two?.x ?? 0)) / 2 });
  });
});

test('an entry and an exit at the same place stand apart and are smaller', () => {
  const model = readModel(
    map(['a'], { entries: [{ id: 'A', at: '0,0', from: 'N' }], exits: [{ at: '0,0', to: 'N' }] }),
    'row',
  );
  const [entry, exit] = model.outsides;
  expect(entry?.scale).toBeLessThan(1);
  expect(entry?.x).not.toBe(exit?.x);
});
