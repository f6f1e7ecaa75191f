import { expect, test } from 'vitest';
import { scene } from './fixtures';
import type { BoardMap } from '../../../src/games/space-hulk/board/types';
import { readModel } from '../../../src/games/space-hulk/board/state/model';
import { cellsOfModel, cycle, neighborCell, rowsOf } from '../../../src/games/space-hulk/board/state/roving';
import { neighbor } from '../../../src/games/space-hulk/board/state/square';

const board = scene('well-marine').steps[0]?.view.board as BoardMap;
const model = readModel(board, 'row');
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
  const pairs = [...model.floors.keys()]
    .map((square) => ({ square, east: neighbor(square, 'E') }))
    .filter(({ east }) => model.floors.has(east));
  expect(pairs).toHaveLength(neighborsInRows());
  for (const { square, east } of pairs) expect(neighborCell(cells, square, 'E')).toBe(east);
  expect(neighborCell(cells, 'no such cell', 'E')).toBe(cells[0]?.key);
});

/** How many squares of the map have another to their right, counted in the rows of its text. */
function neighborsInRows(): number {
  const rows = board.levels.flatMap((level) => level.rows);
  return rows.reduce((sum, row) => sum + [...row].filter((_, x) => /^\S\S/.test(row.slice(x))).length, 0);
}

test('lists are walked round and round', () => {
  expect(cycle(['a', 'b'], null, 1)).toBe('a');
  expect(cycle(['a', 'b'], 'b', 1)).toBe('a');
  expect(cycle(['a', 'b'], 'a', -1)).toBe('b');
  expect(cycle([], null, 1)).toBeNull();
});
