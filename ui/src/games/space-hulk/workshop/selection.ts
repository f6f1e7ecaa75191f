/** A part of the map: what is in it, and the changes that move it, copy it and take it away. */
import type { MissionEdit, MissionSheet } from '../../../net/workshop';
import { add, paint, paintAll, put, removeAll, setWalls } from './edits';
import { type Spot, spotOf } from './geometry';
import { type Fields, type Thing, floorOf, freeName, squaresValue, thingsOf, wallsOf } from './things';

/** Two of its corners, on one level. */
export type Box = readonly [Spot, Spot];

/** Steps east and north from the lower left corner. */
type Step = readonly [number, number];

/** What was copied. */
export interface Clipboard {
  floor: { step: Step; letter: string }[];
  /** Each with those of its squares that were selected. */
  things: { thing: Thing; steps: Step[] }[];
  walls: (readonly [Step, Step])[];
}

interface Part {
  isIn: (spot: Spot) => boolean;
  floor: [Spot, string][];
  /** Those that have a square in it, whatever else they have outside. */
  things: Thing[];
}

function partOf(sheet: MissionSheet, [a, b]: Box): Part {
  const [west, east] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [south, north] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const isIn = ({ x, y, level }: Spot) => level === a.level && x >= west && x <= east && y >= south && y <= north;
  return {
    isIn,
    floor: [...floorOf(sheet)]
      .map(([name, letter]): [Spot, string] => [spotOf(name), letter])
      .filter(([spot]) => isIn(spot))
      .toSorted(([one], [other]) => one.y - other.y || one.x - other.x),
    things: thingsOf(sheet).filter(({ squares }) => squares.some(isIn)),
  };
}

/** A door between two squares, of which one loses its floor, is lost too. */
function isTorn({ field, squares }: Thing, isIn: Part['isIn']): boolean {
  return field === 'between' && !squares.every(isIn);
}

/** The walls after those that end inside were changed; nothing if there are none. A wall that stands half outside is lost. */
function wallsAfter(
  sheet: MissionSheet,
  { isIn }: Part,
  inside: (pair: [Spot, Spot]) => [Spot, Spot][],
): MissionEdit[] {
  const walls = wallsOf(sheet);
  if (!walls.some((pair) => pair.some(isIn))) return [];
  return [setWalls(walls.flatMap((pair) => (pair.every(isIn) ? inside(pair) : pair.some(isIn) ? [] : [pair])))];
}

export function moved(sheet: MissionSheet, box: Box, [dx, dy]: Step): MissionEdit[] {
  const part = partOf(sheet, box);
  const { isIn, floor, things } = part;
  const to = (spot: Spot): Spot => ({ ...spot, x: spot.x + dx, y: spot.y + dy });
  const toIfIn = (spot: Spot): Spot => (isIn(spot) ? to(spot) : spot);
  return [
    ...erased(floor),
    ...paintAll(floor.map(([spot, letter]) => [to(spot), letter])),
    ...things.filter((thing) => !isTorn(thing, isIn)).map((thing) => put(thing, thing.squares.map(toIfIn))),
    ...wallsAfter(sheet, part, ([a, b]) => [[to(a), to(b)]]),
    ...removeAll(things.filter((thing) => isTorn(thing, isIn))),
  ];
}

/** Takes away what is inside. A table with squares outside as well keeps those. */
export function removed(sheet: MissionSheet, box: Box): MissionEdit[] {
  const part = partOf(sheet, box);
  const { isIn, floor, things } = part;
  const left = things.map((thing) => ({
    thing,
    rest: isTorn(thing, isIn) ? [] : thing.squares.filter((square) => !isIn(square)),
  }));
  return [
    ...left.filter(({ rest }) => rest.length > 0).map(({ thing, rest }) => put(thing, rest)),
    ...wallsAfter(sheet, part, () => []),
    ...removeAll(left.filter(({ rest }) => rest.length === 0).map(({ thing }) => thing)),
    ...erased(floor),
  ];
}

export function copied(sheet: MissionSheet, box: Box): Clipboard {
  const { isIn, floor, things } = partOf(sheet, box);
  const [west, south] = [Math.min(box[0].x, box[1].x), Math.min(box[0].y, box[1].y)];
  const step = ({ x, y }: Spot): Step => [x - west, y - south];
  return {
    floor: floor.map(([spot, letter]) => ({ step: step(spot), letter })),
    things: things
      .filter((thing) => !isTorn(thing, isIn))
      .map((thing) => ({ thing, steps: thing.squares.filter(isIn).map(step) })),
    walls: wallsOf(sheet)
      .filter((pair) => pair.every(isIn))
      .map(([a, b]) => [step(a), step(b)]),
  };
}

/** Puts what was copied down with its lower left corner here. */
export function pasted(sheet: MissionSheet, clipboard: Clipboard, at: Spot): MissionEdit[] {
  const spot = ([dx, dy]: Step): Spot => ({ ...at, x: at.x + dx, y: at.y + dy });
  const counts = new Map<string, number>();
  const things = clipboard.things.map(({ thing, steps }) => {
    const count = (counts.get(thing.table) ?? 0) + 1;
    counts.set(thing.table, count);
    const fields: Fields = { ...thing.fields, [thing.field]: squaresValue(steps.map(spot)) };
    const key = thing.table === 'object' ? 'kind' : 'id';
    if (key in fields) fields[key] = freeName(sheet, thing.table, key, `copy-${count}-`);
    return add(thing.table, fields);
  });
  const walls = clipboard.walls.map(([a, b]) => [spot(a), spot(b)] as const);
  return [
    ...paintAll(clipboard.floor.map(({ step, letter }) => [spot(step), letter])),
    ...things,
    ...(walls.length > 0 ? [setWalls([...wallsOf(sheet), ...walls])] : []),
  ];
}

function erased(floor: readonly [Spot, string][]): MissionEdit[] {
  const spots = floor.map(([spot]) => spot);
  return spots.length > 0 ? [paint(spots, null)] : [];
}
