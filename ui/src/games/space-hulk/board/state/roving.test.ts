import { expect, test } from 'vitest';
import { scene } from '../tests/fixtures';
import type { BoardMap } from '../types';
import { readModel } from './model';
import { cellsOfModel, cycle, neighborCell, rowsOf } from './roving';
import { neighbor } from './square';

const model = readModel(scene('well-marine').steps[0]?.view.board as BoardMap, 'row');
const cells = cellsOfModel(model);

test('every square, entry area and exit is a cell, and each lies in exactly one row', () => {
  expect(cells).toHaveLength(model.floors.size + model.outsides.length);
  const inRows = model.panels.flatMap((panel) => rowsOf(cells, panel.level).flatMap((row) => row.cells));
  expect(inRows).toHaveLength(cells.length);
});

test('every cell can be reached by arrow keys from every other', () => {
  const reached = new Set([cells[0]?.key ?? '']);
  const queue = [...reached];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const facing of ['N', 'E', 'S', 'W'] as const) {
      const next = neighborCell(cells, here, facing);
      if (!reached.has(next)) queue.push(next);
      reached.add(next);
    }
  }
  expect(cells.filter((cell) => !reached.has(cell.key))).toEqual([]);
});

test('a neighbor is preferred to anything farther', () => {
  for (const square of model.floors.keys()) {
    const east = neighbor(square, 'E');
    if (model.floors.has(east)) expect(neighborCell(cells, square, 'E')).toBe(east);
  }
  expect(neighborCell(cells, 'no such cell', 'E')).toBe(cells[0]?.key);
});

test('lists are walked round and round', () => {
  expect(cycle(['a', 'b'], null, 1)).toBe('a');
  expect(cycle(['a', 'b'], 'b', 1)).toBe('a');
  expect(cycle(['a', 'b'], 'a', -1)).toBe('b');
  expect(cycle([], null, 1)).toBeNull();
});
