/** Walking to a far square: one legal action after the other, until something unexpected happens. */
import type { Action, BoardUpdate, GameEvent, UnitId } from '../types';
import { indexOf } from './options';

export interface Walk {
  unit: UnitId;
  rest: Action[];
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

/** The next step of a walk, after the update that the step before brought. */
export function nextStep(walk: Walk, update: BoardUpdate): WalkStep {
  if (update.events.some((event) => isSurprise(event, walk.unit))) return { kind: 'stop', why: 'surprise' };
  const pass = declinedShot(update);
  if (pass !== null)
    return walk.rest.length === 0 ? { kind: 'stop', why: 'arrived' } : { kind: 'act', index: pass, rest: walk.rest };
  const [next, ...rest] = walk.rest;
  if (!next) return { kind: 'stop', why: 'arrived' };
  if (isTempting(update)) return { kind: 'stop', why: 'surprise' };
  if (update.view.decision?.kind !== 'action') return { kind: 'stop', why: 'surprise' };
  const index = indexOf(update.legal, next);
  return index < 0 ? { kind: 'stop', why: 'blocked' } : { kind: 'act', index, rest };
}

/** A free shot at somebody is offered: whoever walks may want it. */
function isTempting({ legal }: BoardUpdate): boolean {
  const isOffer = legal.some(({ afterPass }) => afterPass);
  return isOffer && legal.some(({ action, afterPass }) => !afterPass && action.target !== undefined);
}

/** A free shot at nothing but doors does not stop a walk: the place of `pass`. */
function declinedShot(update: BoardUpdate): number | null {
  if (update.view.decision?.kind !== 'free_shot') return null;
  if (update.legal.some(({ action }) => action.target !== undefined)) return null;
  const pass = update.legal.findIndex(({ action }) => action.do === 'pass');
  return pass < 0 ? null : pass;
}
