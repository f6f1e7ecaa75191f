/** Changes of a mission file, as the server takes them. */
import type { MissionEdit, MissionSheet } from '../../../net/workshop';
import { type Spot, nameOf } from './geometry';
import { type Fields, type Thing, squaresValue } from './things';

/** Changes that are worked out when their turn comes, from what those before them have left. */
export type DeferredEdits = (sheet: MissionSheet) => MissionEdit[];

export function add(table: string, fields: Fields): MissionEdit {
  return { type: 'add', table, fields };
}

/** Draws squares of one level; without a section their floor is taken away. */
export function paint(spots: readonly Spot[], section: string | null): MissionEdit {
  return {
    type: 'paint',
    level: spots[0]?.level ?? 0,
    squares: spots.map(({ x, y }): [number, number] => [x, y]),
    section,
  };
}

/** Draws squares with their sections. */
export function paintAll(floor: readonly [Spot, string][]): MissionEdit[] {
  const letters = new Map<string, Spot[]>();
  for (const [spot, letter] of floor) letters.set(letter, [...(letters.get(letter) ?? []), spot]);
  return [...letters].map(([letter, spots]) => paint(spots, letter));
}

/** A thing on other squares. */
export function put(thing: Thing, squares: readonly Spot[]): MissionEdit {
  return { type: 'set', table: thing.table, index: thing.index, field: thing.field, value: squaresValue(squares) };
}

/** Leaves tables out, each once: from the last one to the first, so that the numbers of the others stay what they are. */
export function removeAll(tables: readonly { table: string; index: number }[]): MissionEdit[] {
  const once = new Map(tables.map(({ table, index }) => [`${table}.${index}`, { table, index }]));
  return [...once.values()]
    .toSorted((a, b) => b.index - a.index)
    .map(({ table, index }): MissionEdit => ({ type: 'remove', table, index }));
}

export function setWalls(walls: readonly (readonly [Spot, Spot])[]): MissionEdit {
  const value = walls.length > 0 ? walls.map((pair) => pair.map(nameOf)) : null;
  return { type: 'set', table: '', index: null, field: 'walls', value };
}
