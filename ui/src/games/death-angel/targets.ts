/** What on the table can be pressed, and which legal action that is. */
import type { HintPoint } from '../../net/wire';
import type { AngelShown } from './forms';
import type { AngelAction, AngelDecision, AngelMarine, AngelSide, AngelView, Foe, Terrain } from '../../wire/angel';

/** A thing on the table. */
export type Thing =
  | { type: 'marine'; marine: AngelMarine }
  | { type: 'cell'; position: number; side: AngelSide }
  | { type: 'foe'; position: number; side: AngelSide; symbol: Foe }
  | { type: 'terrain'; terrain: Terrain }
  | { type: 'pile'; side: AngelSide };

export function keyOf(thing: Thing): string {
  switch (thing.type) {
    case 'marine':
      return `marine ${thing.marine}`;
    case 'cell':
      return `cell ${thing.position} ${thing.side}`;
    case 'foe':
      return `foe ${thing.position} ${thing.side} ${thing.symbol}`;
    case 'terrain':
      return `terrain ${thing.terrain}`;
    case 'pile':
      return `pile ${thing.side}`;
  }
}

/** The keys of the things that somebody points at: a Marine by his name, a side of the formation by position and side. */
export function pointedKeys(point: HintPoint | null): string[] {
  if (point?.type === 'unit') return [`marine ${point.unit}`];
  return point?.type === 'squares' ? point.squares.map((square) => `cell ${square}`) : [];
}

/** One legal action: by its place in the list, for whom it is, and on which thing it is done. */
export interface Option {
  index: number;
  action: AngelAction;
  final: boolean;
  /** The Marine who does it; null where it is nobody's in particular. */
  actor: AngelMarine | null;
  /** The thing that is pressed for it; null if it is only in the list. */
  thing: Thing | null;
}

function thingOf(action: AngelAction, view: AngelView): Thing | null {
  switch (action.do) {
    case 'support':
    case 'turn':
      return { type: 'marine', marine: action.marine };
    case 'swap': {
      const other = view.formation[action.position - 1]?.marine;
      return other ? { type: 'marine', marine: other } : null;
    }
    case 'activate':
      return { type: 'terrain', terrain: action.terrain };
    case 'attack':
      return { type: 'cell', position: action.position, side: action.side };
    case 'kill':
      return { type: 'foe', position: action.position, side: action.side, symbol: action.symbol };
    case 'target':
      return namedThing(action);
    default:
      return null;
  }
}

function namedThing(action: AngelAction & { do: 'target' }): Thing | null {
  if ('marine' in action) return { type: 'marine', marine: action.marine };
  if ('symbol' in action) return { type: 'foe', position: action.position, side: action.side, symbol: action.symbol };
  if ('position' in action) return { type: 'cell', position: action.position, side: action.side };
  if ('pile' in action) return { type: 'pile', side: action.pile };
  if ('terrain' in action) return { type: 'terrain', terrain: action.terrain };
  return null;
}

function actorOf(action: AngelAction): AngelMarine | null {
  return action.do === 'swap' || action.do === 'turn' || action.do === 'activate' || action.do === 'attack'
    ? action.marine
    : null;
}

export function optionsOf(legal: AngelShown['legal'], view: AngelView): Option[] {
  return legal.map(({ action, risk }, index) => ({
    index,
    action,
    final: risk,
    actor: actorOf(action),
    thing: thingOf(action, view),
  }));
}

/** The Marines who have something to do, in the order of the formation. */
export function actors(options: readonly Option[], view: AngelView): AngelMarine[] {
  const acting = new Set(options.flatMap(({ actor }) => actor ?? []));
  return view.formation.map(({ marine }) => marine).filter((marine) => acting.has(marine));
}

/** Whose actions are offered: the one who is chosen, or the only one there is. */
export function chosenActor(
  options: readonly Option[],
  view: AngelView,
  selected: AngelMarine | null,
): AngelMarine | null {
  const acting = actors(options, view);
  if (selected !== null && acting.includes(selected)) return selected;
  // In an attack somebody is always chosen: whoever stands first, until another one is pressed.
  const isAttack = options.some(({ action }) => action.do === 'attack');
  return acting.length === 1 || isAttack ? (acting[0] ?? null) : null;
}

/**
 * What a press on each thing can do. Before a Marine is chosen, what several can do is not done by a press. `open`: the
 * actor was not chosen by the player, so what only others can attack is theirs.
 */
export function byThing(options: readonly Option[], actor: AngelMarine | null, open = false): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (option.thing === null || (option.actor !== null && actor !== null && option.actor !== actor)) continue;
    // To turn, a Marine is chosen first and pressed again.
    if (actor === null && (option.action.do === 'turn' || option.action.do === 'swap')) continue;
    const key = keyOf(option.thing);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return open ? withOthers(found, options) : found;
}

/** Attacks that only Marines can make who are not chosen. */
function withOthers(found: Map<string, Option[]>, options: readonly Option[]): Map<string, Option[]> {
  const own = new Set(found.keys());
  for (const option of options) {
    if (option.action.do !== 'attack' || option.thing === null || own.has(keyOf(option.thing))) continue;
    const key = keyOf(option.thing);
    found.set(key, found.get(key) ?? [option]);
  }
  return found;
}

/** Whether a Marine with this reach and facing can attack what is in a cell: for showing it, not for judging it. */
export function isInRange(
  view: AngelView,
  marine: AngelMarine,
  range: number,
  position: number,
  side: AngelSide,
): boolean {
  const place = view.formation.findIndex((place) => place.marine === marine);
  const facing = view.formation[place]?.facing;
  return facing === side && Math.abs(place + 1 - position) <= range;
}

/** After a good roll keeping it comes first: the first key must not spend a token on what has gone well. */
export function keptFirst(options: readonly Option[], decision: AngelDecision | null): readonly Option[] {
  if (decision?.kind !== 'reroll' || decision.good !== true) return options;
  const isKept = ({ action }: Option) => action.do === 'keep';
  return [...options.filter(isKept), ...options.filter((option) => !isKept(option))];
}
