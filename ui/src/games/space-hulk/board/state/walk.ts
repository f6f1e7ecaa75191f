/** Walking to a far square: one legal action after the other, until something unexpected happens. */
import type { Action, BoardUpdate, GameEvent, UnitId } from '../types';
import { indexOf } from './options';

export interface Walk {
  unit: UnitId;
  rest: Action[];
  /** Whom the unit could shoot at when it set out: whoever sent it knows about them. */
  known: readonly UnitId[];
}

export type WalkStep =
  { kind: 'act'; index: number; rest: Action[] } | { kind: 'stop'; why: 'arrived' | 'surprise' | 'blocked' };

/** What a step may cause without anybody being surprised. */
const EXPECTED = new Set([
  'moved',
  'entered',
  'turned',
  'door_opened',
  'door_closed',
  'cp_spent',
  'picked_up',
  'pushed',
  'overwatch_lost',
  'guard_lost',
  'phase',
]);

/** Whether an event is something that the one who sent the unit off wants to look at first. */
export function isSurprise(event: GameEvent, unit: UnitId): boolean {
  return !EXPECTED.has(event.type) || (event.unit !== undefined && event.unit !== null && event.unit !== unit);
}

/** Whom a unit could shoot at now. */
export function targetsOf({ legal }: Pick<BoardUpdate, 'legal'>, unit: UnitId): UnitId[] {
  const shots = legal.filter(({ action }) => action.do === 'fire' && action.unit === unit);
  return [...new Set(shots.flatMap(({ action }) => action.target ?? []))];
}

/** Whether something is merely offered: whoever goes on declines it. */
export function isOffer({ view, legal }: Pick<BoardUpdate, 'view' | 'legal'>): boolean {
  return view.decision?.kind === 'free_shot' || legal.some(({ afterPass }) => afterPass);
}

/** The next step of a walk, after the update that the step before brought. */
export function nextStep(walk: Walk, update: BoardUpdate): WalkStep {
  if (update.events.some((event) => isSurprise(event, walk.unit))) return { kind: 'stop', why: 'surprise' };
  const [next, ...rest] = walk.rest;
  if (!next) return { kind: 'stop', why: 'arrived' };
  const offers = isOffer(update);
  if (offers ? isTempting(walk, update) : update.view.decision?.kind !== 'action')
    return { kind: 'stop', why: 'surprise' };
  const index = indexOf(update.legal, next);
  if (index >= 0) return { kind: 'act', index, rest };
  const pass = offers ? update.legal.findIndex(({ action }) => action.do === 'pass') : -1;
  return pass < 0 ? { kind: 'stop', why: 'blocked' } : { kind: 'act', index: pass, rest: walk.rest };
}

/** A free shot at somebody is offered who was no target before: whoever walks may want it. */
function isTempting({ unit, known }: Walk, { legal }: BoardUpdate): boolean {
  const offered = legal.filter(({ afterPass }) => !afterPass);
  return targetsOf({ legal: offered }, unit).some((target) => !known.includes(target));
}
