/** What a click, a tap or a key on a cell means. */
import type { HulkAction } from '../../../../wire/hulk';
import type { Facing, Legal, Seat, Unit, UnitId, View } from '../types';
import { type CellKey, type Offer, type Option, actors, besideRing, facingOf, favorite, ringOf } from './options';
import { FACINGS, neighbor } from './square';

export type Pointer = 'mouse' | 'touch' | 'key';

export interface Situation {
  view: View;
  seat: Seat;
  legal: readonly Legal[];
  offer: Offer;
  selected: UnitId | null;
  /** The cell whose choices lie open. */
  armed: CellKey | null;
  /** Whether what cannot be taken back is asked for twice. */
  confirm: boolean;
}

export type Press =
  | { kind: 'act'; option: Option }
  | { kind: 'arm'; cell: CellKey }
  | { kind: 'select'; unit: UnitId }
  | { kind: 'why'; action: HulkAction }
  | { kind: 'clear' };

/** `aim` is the side of the cell that was hit, where somebody may want the unit to face. */
export function press(now: Situation, cell: CellKey, pointer: Pointer, aim: Facing | null): Press {
  const options = now.offer.cells.get(cell) ?? [];
  const acting = unitOf(now.view, now.selected);
  if (now.armed === cell) return again(cell, options, acting);
  const other = nextUnit(now, cell);
  if (options.length > 0 && !prefersUnit(now, cell, other)) return choose(now, cell, options, pointer, aim);
  const question = whyNot(now, cell);
  if (question) return { kind: 'why', action: question };
  return other ? { kind: 'select', unit: other } : { kind: 'clear' };
}

/** A second press of a cell whose choices lie open. What it cannot decide stays open; a ring of turns is put away. */
function again(cell: CellKey, options: Option[], acting: Unit | undefined): Press {
  const chosen = sureChoice(options, acting);
  if (chosen) return { kind: 'act', option: chosen };
  return besideRing(options).length > 0 ? { kind: 'arm', cell } : { kind: 'clear' };
}

/** What a second press does: the only option, else a step, else a door. It picks no fight among several, and no turn. */
export function sureChoice(options: readonly Option[], unit: Unit | undefined): Option | null {
  const chosen = favorite(options, unit);
  return chosen && (options.length === 1 || isTurningMove(chosen) || chosen.action.do === 'door') ? chosen : null;
}

export function unitOf(view: View, id: UnitId | null): Unit | undefined {
  return id === null ? undefined : view.units.find((unit) => unit.id === id);
}

function choose(now: Situation, cell: CellKey, options: Option[], pointer: Pointer, aim: Facing | null): Press {
  const option = onlyChoice(options, unitOf(now.view, now.selected), aim);
  const isSure = option !== null && !(option.final && now.confirm);
  return isSure && pointer === 'mouse' ? { kind: 'act', option } : { kind: 'arm', cell };
}

/** What a mouse would do at once: the only option, or the facing that was aimed at. */
export function onlyChoice(options: readonly Option[], unit: Unit | undefined, aim: Facing | null): Option | null {
  if (options.length === 1) return options[0] ?? null;
  const ring = ringOf(options);
  if (options.some((option) => facingOf(option) === null || !isTurningMove(option))) return null;
  const aimed = aim ? ring.get(aim) : undefined;
  return aimed ?? favorite([...ring.values()], unit) ?? null;
}

/** Where a unit stands afterwards matters more than which way it looks: only moves are guessed. */
function isTurningMove(option: Option): boolean {
  return ['move', 'climb', 'enter'].includes(option.action.do);
}

/** Units on a cell, those who lurk there included. */
export function unitsAt(view: View, cell: CellKey): Unit[] {
  const entry = cell.startsWith('entry ') ? cell.slice('entry '.length) : null;
  return view.units.filter((unit) => (entry === null ? unit.at === cell : unit.entry === entry));
}

/** The next unit of a cell to be picked: those that can act, one after the other; else anybody. */
function nextUnit(now: Situation, cell: CellKey): UnitId | null {
  const here = unitsAt(now.view, cell).map((unit) => unit.id);
  const ready = new Set(actors(now.legal));
  const wanted = here.filter((id) => ready.has(id));
  const list = wanted.length > 0 ? wanted : here;
  const at = list.findIndex((id) => id === now.selected);
  const next = list[(at + 1) % Math.max(list.length, 1)] ?? null;
  return next === now.selected ? null : next;
}

/** Another unit of ours is picked rather than acted upon, where both are possible. */
function prefersUnit(now: Situation, cell: CellKey, other: UnitId | null): boolean {
  if (other === null || now.view.decision?.kind !== 'action') return false;
  const isTarget = (now.offer.cells.get(cell) ?? []).some(
    (option) => option.action.target === other || option.action.square === cell || option.action.section,
  );
  return !isTarget && new Set(actors(now.legal)).has(other);
}

/** The action that somebody seems to have wanted, to be told why it is not possible. What it would cost is not asked. */
function whyNot(now: Situation, cell: CellKey): HulkAction | null {
  const unit = unitOf(now.view, now.selected);
  if (!unit?.at || now.legal.length === 0 || !actors(now.legal).includes(unit.id)) return null;
  const enemy = unitsAt(now.view, cell).find((other) => (other.kind === 'marine') !== (unit.kind === 'marine'));
  const near = around(unit.at);
  if (!enemy && unitsAt(now.view, cell).length > 0) return null;
  if (enemy) {
    const strike = { unit: unit.id, target: enemy.id, cost: 0 };
    return unit.kind === 'marine' && !near.includes(cell) ? { do: 'fire', ...strike } : { do: 'assault', ...strike };
  }
  return near.includes(cell) ? { do: 'move', unit: unit.id, to: cell, cost: 0 } : null;
}

function around(square: CellKey): CellKey[] {
  const straight = FACINGS.map((facing) => neighbor(square, facing));
  const ends = [neighbor(square, 'N'), neighbor(square, 'S')];
  return [...straight, ...ends.flatMap((end) => [neighbor(end, 'E'), neighbor(end, 'W')])];
}

/** The side of a cell that a point is near to; null in its middle. `x`, `y` run from -0.5 to 0.5. */
export function aimAt(x: number, y: number): Facing | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < 0.22) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'E' : 'W';
  return y > 0 ? 'S' : 'N';
}
