/** What a hand does to the drawing: the tool that is taken up, and the changes that it makes. */
import type { MissionEdit, MissionSheet } from '../../../net/workshop';
import { BESIDE, type Facing, type Spot, corridor, isSame, nameOf, rectangle } from './geometry';
import {
  type Fields,
  type Thing,
  fieldsOf,
  floorOf,
  freeLetter,
  freeName,
  isOn,
  listValue,
  squaresValue,
  tablesOf,
  thingsOf,
} from './things';

export const TOOLS = [
  'select',
  'hand',
  'brush',
  'rectangle',
  'corridor',
  'stamp',
  'erase',
  'door',
  'wall',
  'entry',
  'exit',
  'ladder',
  'area',
  'object',
  'generator',
  'marine',
  'genestealer',
  'blip',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Tools that draw while the hand moves, and those that span something from where it went down. */
const STROKES: readonly Tool[] = ['brush', 'erase'];
const SPANS: readonly Tool[] = ['rectangle', 'corridor', 'area'];

/** A field whose squares are chosen on the map. */
export interface Pick {
  /** Whose field it is. */
  id: string;
  many: boolean;
  /** What the field says: squares, marks, areas. */
  tokens: readonly string[];
  put: (value: unknown) => void;
}

/** What was copied: floor and things, from their lower left corner. */
interface Clipboard {
  floor: { dx: number; dy: number; letter: string }[];
  things: { thing: Thing; dx: number; dy: number }[];
}

export class Tools {
  tool = $state<Tool>('select');
  level = $state(0);
  /** The section that is drawn; empty begins a new one with every stroke. */
  section = $state('');
  prefab = $state('');
  /** How the section is turned and mirrored. */
  way = $state(0);
  facing = $state<Facing>('E');
  /** The table that is looked at. */
  chosen = $state.raw<{ table: string; index: number } | null>(null);
  /** The corner squares of what is selected. */
  box = $state.raw<[Spot, Spot] | null>(null);
  /** The upper end of a ladder whose lower end is to be chosen. */
  ladder = $state.raw<Spot | null>(null);
  clipboard = $state.raw<Clipboard | null>(null);
  pick = $state.raw<Pick | null>(null);

  get isStroke(): boolean {
    return STROKES.includes(this.tool);
  }

  get isSpan(): boolean {
    return SPANS.includes(this.tool);
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.ladder = null;
    this.pick = null;
    if (tool !== 'select') this.box = null;
  }

  /** Squares were pressed for the field that waits for some: they are added, or taken away if all of them are there. */
  picked(spots: readonly Spot[]): void {
    const { pick } = this;
    if (!pick || spots.length === 0) return;
    const names = spots.map(nameOf);
    if (!pick.many) {
      this.pick = null;
      return pick.put(names.at(-1));
    }
    const fresh = names.filter((name) => !pick.tokens.includes(name));
    const tokens = fresh.length > 0 ? [...pick.tokens, ...fresh] : pick.tokens.filter((name) => !names.includes(name));
    this.pick = { ...pick, tokens };
    pick.put(tokens.length > 0 ? listValue(tokens) : null);
  }

  /** What is about to be drawn from one square to another. */
  span(from: Spot, to: Spot, ways: readonly [number, number][][]): Spot[] {
    if (this.tool === 'corridor') return corridor(from, to);
    if (this.tool === 'stamp') return this.stamped(to, ways);
    return rectangle(from, to);
  }

  stamped(at: Spot, ways: readonly [number, number][][]): Spot[] {
    const way = ways[this.way % Math.max(ways.length, 1)] ?? [];
    return way.map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy, level: at.level }));
  }

  /** The changes that draw floor on these squares. */
  floor(sheet: MissionSheet, spots: readonly Spot[], kind: string | null): MissionEdit[] {
    const letter = this.section || freeLetter(floorOf(sheet));
    const edits: MissionEdit[] = [paint(this.level, spots, letter)];
    const isNew = this.section === '' && kind !== null && kind !== 'corridor';
    if (isNew) edits.push({ type: 'set', table: 'sections', index: null, field: letter, value: kind });
    return edits;
  }

  /** The changes of a tool that is used on one square; `side` is the one nearest to the hand. */
  use(sheet: MissionSheet, spot: Spot, side: Facing): MissionEdit[] {
    const at = nameOf(spot);
    switch (this.tool) {
      case 'door':
        return this.#toggle(sheet, 'door', spot, hasEdgeDoors(sheet) ? { between: edge(spot, side) } : { at });
      case 'generator':
        return this.#toggle(sheet, 'generator', spot, { at });
      case 'wall':
        return [wall(sheet, spot, side)];
      case 'entry':
        return [add('entry', { id: freeName(sheet, 'entry', 'id', 'E'), at, from: side })];
      case 'exit':
        return [add('exit', { at, to: side })];
      case 'object':
        return [add('object', { kind: freeName(sheet, 'object', 'kind', 'object-'), at })];
      case 'marine':
        return [add('marine', { id: freeName(sheet, 'marine', 'id', 'marine-'), at, facing: this.facing })];
      case 'genestealer':
        return [add('genestealer', { at, facing: this.facing })];
      case 'blip':
        return [add('blip', { at, value: 1 })];
      case 'ladder':
        return this.#climb(at, spot);
      default:
        return [];
    }
  }

  #climb(at: string, spot: Spot): MissionEdit[] {
    if (this.ladder === null || isSame(this.ladder, spot)) {
      this.ladder = spot;
      return [];
    }
    const upper = nameOf(this.ladder);
    this.ladder = null;
    return [add('ladder', { upper, lower: at })];
  }

  /** Puts one there, or takes the one that is there away. */
  #toggle(sheet: MissionSheet, table: string, spot: Spot, fields: Fields): MissionEdit[] {
    const there = thingsOf(sheet).find((thing) => thing.table === table && isOn(thing, spot));
    return there ? [without(there, spot)] : [add(table, fields)];
  }

  /** Adds squares to the area that is looked at, or begins a new one. */
  area(sheet: MissionSheet, spots: readonly Spot[]): MissionEdit[] {
    const floor = floorOf(sheet);
    const inside = spots.filter((spot) => floor.has(nameOf(spot)));
    if (inside.length === 0) return [];
    if (this.chosen?.table !== 'area') {
      this.chosen = { table: 'area', index: tablesOf(sheet, 'area').length };
      return [add('area', { id: freeName(sheet, 'area', 'id', 'area-'), squares: squaresValue(inside) })];
    }
    const { index } = this.chosen;
    const before = thingsOf(sheet).find((thing) => thing.table === 'area' && thing.index === index)?.squares ?? [];
    const names = new Set(before.map(nameOf));
    const all = [...before, ...inside.filter((spot) => !names.has(nameOf(spot)))];
    return [{ type: 'set', table: 'area', index, field: 'squares', value: squaresValue(all) }];
  }

  /** What stands on a square, the topmost first; pressing again chooses the next one. */
  choose(sheet: MissionSheet, spot: Spot): void {
    const here = thingsOf(sheet)
      .filter((thing) => isOn(thing, spot))
      .reverse();
    const now = here.findIndex((thing) => thing.table === this.chosen?.table && thing.index === this.chosen.index);
    const next = here[(now + 1) % Math.max(here.length, 1)];
    this.chosen = next ? { table: next.table, index: next.index } : null;
  }

  /** The squares of the selection that have floor, and the things that stand on it. */
  #inside(sheet: MissionSheet): { floor: [Spot, string][]; things: Thing[] } {
    if (!this.box) return { floor: [], things: [] };
    const floor = floorOf(sheet);
    const spots = rectangle(...this.box);
    const names = new Set(spots.map(nameOf));
    const things = thingsOf(sheet).filter((thing) => thing.squares.some((square) => names.has(nameOf(square))));
    return {
      floor: spots.flatMap((spot): [Spot, string][] => {
        const letter = floor.get(nameOf(spot));
        return letter === undefined ? [] : [[spot, letter]];
      }),
      things,
    };
  }

  /** Moves what is selected. */
  move(sheet: MissionSheet, dx: number, dy: number): MissionEdit[] {
    const { floor, things } = this.#inside(sheet);
    if (!this.box || (dx === 0 && dy === 0)) return [];
    const moved = (spot: Spot): Spot => ({ ...spot, x: spot.x + dx, y: spot.y + dy });
    const names = new Set(rectangle(...this.box).map(nameOf));
    this.box = [moved(this.box[0]), moved(this.box[1])];
    return [
      paint(
        this.level,
        floor.map(([spot]) => spot),
        null,
      ),
      ...byLetter(floor.map(([spot, letter]) => [moved(spot), letter])).map(([letter, spots]) =>
        paint(this.level, spots, letter),
      ),
      ...things.map((thing) =>
        put(
          thing,
          thing.squares.map((square) => (names.has(nameOf(square)) ? moved(square) : square)),
        ),
      ),
    ];
  }

  copy(sheet: MissionSheet): void {
    if (!this.box) return;
    const { floor, things } = this.#inside(sheet);
    const [a, b] = this.box;
    const [west, south] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    this.clipboard = {
      floor: floor.map(([spot, letter]) => ({ dx: spot.x - west, dy: spot.y - south, letter })),
      things: things
        .filter((thing) => thing.squares.length === 1)
        .map((thing) => ({ thing, dx: (thing.squares[0]?.x ?? 0) - west, dy: (thing.squares[0]?.y ?? 0) - south })),
    };
  }

  /** Puts what was copied down with its lower left corner here. */
  paste(sheet: MissionSheet, at: Spot): MissionEdit[] {
    if (!this.clipboard) return [];
    const spot = (dx: number, dy: number): Spot => ({ x: at.x + dx, y: at.y + dy, level: this.level });
    const floor = this.clipboard.floor.map(({ dx, dy, letter }): [Spot, string] => [spot(dx, dy), letter]);
    const counts = new Map<string, number>();
    const things = this.clipboard.things.map(({ thing, dx, dy }) => {
      const count = (counts.get(thing.table) ?? 0) + 1;
      counts.set(thing.table, count);
      const fields: Fields = { ...thing.fields, [thing.field]: nameOf(spot(dx, dy)) };
      const key = thing.table === 'object' ? 'kind' : 'id';
      if (key in fields) fields[key] = freeName(sheet, thing.table, key, `copy-${count}-`);
      return add(thing.table, fields);
    });
    return [...byLetter(floor).map(([letter, spots]) => paint(this.level, spots, letter)), ...things];
  }

  /** Takes away what is selected, or what is looked at. */
  remove(sheet: MissionSheet): MissionEdit[] {
    if (this.box) {
      const { floor, things } = this.#inside(sheet);
      // From the last one to the first, so that the numbers of the others stay what they are.
      const order = things.toSorted((a, b) => b.index - a.index);
      const edits = [
        ...order.map((thing): MissionEdit => ({ type: 'remove', table: thing.table, index: thing.index })),
        paint(
          this.level,
          floor.map(([spot]) => spot),
          null,
        ),
      ];
      this.box = null;
      this.chosen = null;
      return edits;
    }
    if (!this.chosen) return [];
    const { table, index } = this.chosen;
    this.chosen = null;
    return [{ type: 'remove', table, index }];
  }
}

export function add(table: string, fields: Fields): MissionEdit {
  return { type: 'add', table, fields };
}

export function paint(level: number, spots: readonly Spot[], section: string | null): MissionEdit {
  return { type: 'paint', level, squares: spots.map(({ x, y }): [number, number] => [x, y]), section };
}

function byLetter(floor: [Spot, string][]): [string, Spot[]][] {
  const letters = new Map<string, Spot[]>();
  for (const [spot, letter] of floor) letters.set(letter, [...(letters.get(letter) ?? []), spot]);
  return [...letters];
}

/** A thing on other squares. */
export function put(thing: Thing, squares: readonly Spot[]): MissionEdit {
  return { type: 'set', table: thing.table, index: thing.index, field: thing.field, value: squaresValue(squares) };
}

/** A thing without one of its squares; without any it is gone. */
function without(thing: Thing, spot: Spot): MissionEdit {
  const rest = thing.squares.filter((square) => !isSame(square, spot));
  return rest.length === 0 ? { type: 'remove', table: thing.table, index: thing.index } : put(thing, rest);
}

/** The square and the one beyond its side. */
function edge(spot: Spot, side: Facing): [string, string] {
  const [dx, dy] = BESIDE[side];
  return [nameOf(spot), nameOf({ ...spot, x: spot.x + dx, y: spot.y + dy })];
}

/** Whether the rules of the mission have doors between squares. */
function hasEdgeDoors(sheet: MissionSheet): boolean {
  return fieldsOf(sheet.fields['rules'])['door_placement'] === 'edge';
}

/** Builds a wall at a side of a square, or takes it away. */
function wall(sheet: MissionSheet, spot: Spot, side: Facing): MissionEdit {
  const [a, b] = edge(spot, side);
  const squares = sheet.squares['walls'] ?? [];
  const pairs = squares.flatMap((first, i): [string, string][] => (i % 2 === 0 ? [[first, squares[i + 1] ?? '']] : []));
  const isHere = ([c, d]: [string, string]) => (c === a && d === b) || (c === b && d === a);
  const rest = pairs.filter((pair) => !isHere(pair));
  const walls = rest.length < pairs.length ? rest : [...pairs, [a, b]];
  return { type: 'set', table: '', index: null, field: 'walls', value: walls.length > 0 ? walls : null };
}
