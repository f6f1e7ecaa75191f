/** Moving the focus from cell to cell by keys. */
import type { Facing } from '../types';
import { delta } from './square';
import type { CellKey } from './options';
import { type Model, centerOf } from './model';

export interface Cell {
  key: CellKey;
  level: number;
  /** Column and row of the grid, counted from 1, for those who have it read out. */
  column: number;
  row: number;
  x: number;
  y: number;
}

/** Every cell that can have the focus: squares, and what lies beside the hull. */
export function cellsOfModel(model: Model): Cell[] {
  const squares = [...model.floors.values()].map((floor) => ({
    key: floor.square,
    square: floor.square,
    at: floor.at,
  }));
  const cells: Cell[] = [];
  for (const { key, at } of squares) {
    const center = centerOf(model, key);
    const panel = model.panels.find((other) => other.level === at.level);
    if (center && panel)
      cells.push({ key, level: at.level, column: at.x - panel.left + 2, row: panel.top - at.y + 2, ...center });
  }
  for (const outside of model.outsides) {
    const base = cells.find((cell) => cell.key === outside.at);
    if (!base) continue;
    const [dx, dy] = delta(outside.to);
    cells.push({
      key: outside.key,
      level: base.level,
      column: base.column + dx,
      row: base.row - dy,
      x: outside.x,
      y: outside.y,
    });
  }
  return cells;
}

/** Cells as rows from north to south, each from west to east. */
export function rowsOf(cells: readonly Cell[], level: number): { row: number; cells: Cell[] }[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells.filter((other) => other.level === level))
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  return [...rows]
    .sort(([one], [two]) => one - two)
    .map(([row, list]) => ({ row, cells: list.sort((one, two) => one.column - two.column) }));
}

const DIRECTIONS: Record<Facing, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The nearest cell in a direction, over gaps and onto other levels if need be; itself if there is none. */
export function neighborCell(cells: readonly Cell[], from: CellKey, to: Facing): CellKey {
  const start = cells.find((cell) => cell.key === from);
  if (!start) return cells[0]?.key ?? from;
  const [dx, dy] = DIRECTIONS[to];
  let best: { key: CellKey; far: number } | null = null;
  for (const cell of cells) {
    const [x, y] = [cell.x - start.x, cell.y - start.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || across > along) continue;
    const far = along + across * 2;
    if (!best || far < best.far) best = { key: cell.key, far };
  }
  return best?.key ?? from;
}

/** The next in a list, round and round. */
export function cycle<T>(list: readonly T[], now: T | null, by: 1 | -1): T | null {
  if (list.length === 0) return null;
  const at = now === null ? -1 : list.indexOf(now);
  if (at < 0) return list[by === 1 ? 0 : list.length - 1] ?? null;
  return list[(at + by + list.length) % list.length] ?? null;
}
