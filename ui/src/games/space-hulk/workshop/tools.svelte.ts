/** What a hand does to the drawing: the tool that is taken up, and the changes that it makes. */
import type { MissionEdit, MissionSheet } from '../../../net/workshop';
import { type DeferredEdits, add, paint, put, removeAll, setWalls } from './edits';
import { BESIDE, type Facing, type Spot, corridor, isSame, nameOf, rectangle } from './geometry';
import { type Box, type Clipboard, copied, moved, pasted, removed } from './selection';
import {
  type Fields,
  type Thing,
  fieldsOf,
  floorOf,
  freeLetter,
  freeName,
  indexNow,
  isOn,
  listValue,
  squaresValue,
  tablesOf,
  thingsOf,
  wallsOf,
} from './things';

/** All tools, those together that belong together: the view, the floor, what is built on it, what lies there, and who is there. */
export const TOOL_GROUPS = [
  ['select', 'hand'],
  ['brush', 'rectangle', 'corridor', 'stamp', 'erase'],
  ['door', 'wall', 'entry', 'exit', 'ladder'],
  ['area', 'object', 'generator'],
  ['marine', 'genestealer', 'blip'],
] as const;
export type Tool = (typeof TOOL_GROUPS)[number][number];

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
  /** The corner squares of what is selected, on whichever level. */
  box = $state.raw<Box | null>(null);
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

  /** What is selected on the level that is shown: nobody moves or removes what they do not see. */
  get selected(): Box | null {
    return this.box?.[0].level === this.level ? this.box : null;
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

  /** Draws floor on these squares, as a section of this kind if it is a new one. */
  floor(spots: readonly Spot[], kind: string | null): DeferredEdits {
    const { section } = this;
    return (sheet) => {
      const letter = section || freeLetter(floorOf(sheet));
      const edits = [paint(spots, letter)];
      const isNew = section === '' && kind !== null && kind !== 'corridor';
      if (isNew) edits.push({ type: 'set', table: 'sections', index: null, field: letter, value: kind });
      return edits;
    };
  }

  /** Uses the tool on one square; `side` is the one nearest to the hand. */
  use(spot: Spot, side: Facing): DeferredEdits {
    const { tool, facing } = this;
    const at = nameOf(spot);
    switch (tool) {
      case 'door':
        return (sheet) =>
          toggle(sheet, tool, spot, hasEdgeDoors(sheet) ? { between: edge(spot, side).map(nameOf) } : { at });
      case 'generator':
        return (sheet) => toggle(sheet, tool, spot, { at });
      case 'wall':
        return (sheet) => [wall(sheet, spot, side)];
      case 'entry':
        return (sheet) => [add(tool, { id: freeName(sheet, tool, 'id', 'E'), at, from: side })];
      case 'exit':
        return () => [add(tool, { at, to: side })];
      case 'object':
        return (sheet) => [add(tool, { kind: freeName(sheet, tool, 'kind', 'object-'), at })];
      case 'marine':
        return (sheet) => [add(tool, { id: freeName(sheet, tool, 'id', 'marine-'), at, facing })];
      case 'genestealer':
        return () => [add(tool, { at, facing })];
      case 'blip':
        return () => [add(tool, { at, value: 1 })];
      case 'ladder':
        return this.#climb(spot);
      default:
        return () => [];
    }
  }

  #climb(spot: Spot): DeferredEdits {
    const upper = this.ladder;
    const isBegun = upper !== null && !isSame(upper, spot);
    this.ladder = isBegun ? null : spot;
    return () => (isBegun ? [add('ladder', { upper: nameOf(upper), lower: nameOf(spot) })] : []);
  }

  /** Adds squares to the area that is looked at, or begins a new one. */
  area(spots: readonly Spot[]): DeferredEdits {
    return (sheet) => {
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
    };
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

  /** Moves one thing from a square of it to another one. */
  drag(thing: Thing, from: Spot, to: Spot): DeferredEdits {
    const squares = thing.squares.map((square) => (isSame(square, from) ? to : square));
    this.chosen = { table: thing.table, index: thing.index };
    return (sheet) => [put({ ...thing, index: indexNow(sheet, thing.table, thing.index, thing.fields) }, squares)];
  }

  /** Moves what is selected. */
  move(dx: number, dy: number): DeferredEdits {
    const box = this.selected;
    if (!box || (dx === 0 && dy === 0)) return () => [];
    const to = (spot: Spot): Spot => ({ ...spot, x: spot.x + dx, y: spot.y + dy });
    this.box = [to(box[0]), to(box[1])];
    return (sheet) => moved(sheet, box, [dx, dy]);
  }

  copy(sheet: MissionSheet): void {
    if (this.selected) this.clipboard = copied(sheet, this.selected);
  }

  /** Puts what was copied down with its lower left corner here, on the level that is shown. */
  paste(at: Spot): DeferredEdits {
    const { clipboard, level } = this;
    return (sheet) => (clipboard ? pasted(sheet, clipboard, { ...at, level }) : []);
  }

  /** Takes away what is selected, or what is looked at, as it was seen. */
  remove(seen: MissionSheet): DeferredEdits {
    const { selected: box, chosen } = this;
    this.chosen = null;
    if (box) {
      this.box = null;
      return (sheet) => removed(sheet, box);
    }
    const fields = chosen && tablesOf(seen, chosen.table)[chosen.index];
    if (!fields) return () => [];
    const { table, index } = chosen;
    return (sheet) => removeAll([{ table, index: indexNow(sheet, table, index, fields) }]);
  }
}

/** Puts one there, or takes the one that is there away. */
function toggle(sheet: MissionSheet, table: string, spot: Spot, fields: Fields): MissionEdit[] {
  const there = thingsOf(sheet).find((thing) => thing.table === table && isOn(thing, spot));
  if (!there) return [add(table, fields)];
  const rest = there.field === 'between' ? [] : there.squares.filter((square) => !isSame(square, spot));
  return rest.length === 0 ? removeAll([there]) : [put(there, rest)];
}

/** The square and the one beyond its side. */
function edge(spot: Spot, side: Facing): [Spot, Spot] {
  const [dx, dy] = BESIDE[side];
  return [spot, { ...spot, x: spot.x + dx, y: spot.y + dy }];
}

/** Whether the rules of the mission have doors between squares. */
function hasEdgeDoors(sheet: MissionSheet): boolean {
  return fieldsOf(sheet.fields['rules'])['door_placement'] === 'edge';
}

/** Builds a wall at a side of a square, or takes it away. */
function wall(sheet: MissionSheet, spot: Spot, side: Facing): MissionEdit {
  const [a, b] = edge(spot, side);
  const walls = wallsOf(sheet);
  const isHere = ([c, d]: [Spot, Spot]) => (isSame(c, a) && isSame(d, b)) || (isSame(c, b) && isSame(d, a));
  const rest = walls.filter((pair) => !isHere(pair));
  return setWalls(rest.length < walls.length ? rest : [...walls, [a, b]]);
}
