import type { Hint, Seat } from '../../net/wire';
import { holds } from './conditions';
import type { AnyEvent, HulkView } from './forms';
import { isAlien } from './names.svelte';

type Until<Type extends Hint['until']['type']> = Extract<Hint['until'], { type: Type }>;

/** The events that show that an action was taken. */
const EVENTS_OF: Record<string, readonly string[]> = {
  move: ['moved'],
  turn: ['turned'],
  fire: ['fired', 'flamed'],
  assault: ['assaulted'],
  overwatch: ['overwatch_set'],
  guard: ['guard_set'],
  exit: ['exited'],
  clear_jam: ['jam_cleared'],
  reload: ['reloaded'],
  door: ['door_opened', 'door_closed'],
  enter: ['entered'],
  psi: ['power_used'],
  reinforce: ['blip_placed'],
  place: ['placed'],
};

/** Whether a hint has served its purpose by what is seen now and what has happened since it came up. */
export function isServed(hint: Hint, view: HulkView, news: readonly AnyEvent[], seats: readonly Seat[]): boolean {
  const until = hint.until;
  switch (until.type) {
    case 'read':
      return false;
    case 'round':
      return view.turn >= until.round;
    case 'phase':
      return news.some((event) => event.type === 'phase' && event.phase === until.phase) || view.phase === until.phase;
    case 'when':
      return holds(until.condition, view);
    case 'action':
      return isGone(until, view) || news.some((event) => isDeed(event, until, seats));
  }
}

/** Nobody waits for the deed of a unit that is no longer there. */
function isGone({ unit }: Until<'action'>, view: HulkView): boolean {
  return unit !== null && !view.units.some(({ id }) => id === unit);
}

/** Where no unit is named, one of the pupil's is meant. */
function isDeed(event: AnyEvent, { action, unit }: Until<'action'>, seats: readonly Seat[]): boolean {
  const isMeant = unit === null ? seats.includes(isAlien(event.unit) ? 'alien' : 'marine') : event.unit === unit;
  return isMeant && isOf(action, event);
}

function isOf(action: string, event: AnyEvent): boolean {
  // A climb is a move to another level; a blip that turns itself over is revealed of its own will.
  if (action === 'climb') return event.type === 'moved' && levelOf(event.from) !== levelOf(event.to);
  if (action === 'convert') return event.type === 'revealed' && event.voluntary === true;
  return EVENTS_OF[action]?.includes(event.type) ?? false;
}

const levelOf = (square: unknown): string => String(square).split(',')[2] ?? '0';
