import { t, type Args } from '../../i18n/words.svelte';
import type { Roll, Tone } from '../../match/game';
import type { AnyEvent } from './forms';
import { hint } from './reasons';
import { isAlien, objectName, squareName, targetName, unitName, word } from './names.svelte';

/** Every type of event that the game tells; a test compares it with the types of the server. */
// prettier-ignore
export const EVENT_TYPES = [
  'phase', 'command_drawn', 'command_shown', 'cp_spent', 'moved', 'turned', 'entered', 'exited', 'fell', 'bounced',
  'deployed', 'door_opened', 'door_closed', 'door_destroyed', 'generator_damaged', 'fired', 'rolled', 'killed',
  'jammed', 'jam_cleared', 'reloaded', 'exploded', 'flamed', 'overwatch_set', 'overwatch_lost', 'guard_set',
  'guard_lost', 'assaulted', 'assault_scored', 'psi_spent', 'power_used', 'blip_drawn', 'blip_placed',
  'blip_discarded', 'ambushed', 'automaton', 'joined', 'grouped', 'retreated', 'pile_reshuffled', 'revealed',
  'broodlord_appeared', 'placed', 'lurks', 'lost', 'picked_up', 'dropped', 'handed', 'pushed', 'counters_removed',
  'game_over',
] as const;

/** How a square is named. */
type SquareWords = (at: string) => string;

/** The event in words. */
export function tell(event: AnyEvent, square: SquareWords = squareName): string {
  return t(messageOf(event), argsOf(event, square));
}

/** Whether a unit goes on walking. */
export function joins(before: AnyEvent, event: AnyEvent): boolean {
  return WALKS.has(before.type) && WALKS.has(event.type) && before.unit === event.unit && event.unit !== undefined;
}

const WALKS = new Set<string>(['moved', 'turned', 'entered']);

/** A walk as one: how far, and where to. */
export function tellJoined(events: readonly AnyEvent[], square: SquareWords = squareName): string {
  const steps = events.filter(({ type }) => type !== 'turned');
  const last = steps.at(-1);
  const first = events[0];
  if (!first) return '';
  if (!last?.to) return tell(events.at(-1) ?? first, square);
  return t('event-walked', { unit: unitName(first.unit), count: steps.length, to: square(last.to) });
}

/** The squares that an event is about. */
export function squaresOf(event: AnyEvent): string[] {
  const named = [event.to, event.at, event.square, event.door].filter((square) => typeof square === 'string');
  return [...new Set([...named, ...(Array.isArray(event.squares) ? event.squares : [])])];
}

/** A mission without command points still draws a counter, of nothing. */
export function isTold(event: AnyEvent): boolean {
  return !(event.type === 'command_drawn' && event.value === 0);
}

/** Some events are told in several ways, depending on what is known of them. */
function messageOf(event: AnyEvent): string {
  const type = String(event.type);
  switch (type) {
    case 'command_drawn':
    case 'blip_drawn':
      return event.value == null ? `event-${type}-hidden` : `event-${type}`;
    case 'turned':
      return event.facing == null ? 'event-turned-blip' : 'event-turned';
    case 'fired':
      return event.overwatch ? 'event-fired-overwatch' : event.sustained ? 'event-fired-sustained' : 'event-fired';
    case 'power_used':
      return targetName(event) === '' ? 'event-power_used' : 'event-power_used-at';
    case 'blip_placed':
      return event.held ? 'event-blip_placed-held' : 'event-blip_placed';
    default:
      return EVENT_TYPES.some((known) => known === type) ? `event-${type}` : 'event-unknown';
  }
}

function argsOf(event: AnyEvent, square: SquareWords): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') args[name] = value;
  }
  for (const name of ['unit', 'into'] as const) if (name in event) args[name] = unitName(event[name]);
  for (const name of ['at', 'to', 'from'] as const) {
    const at = event[name];
    if (at != null) args[name] = square(at);
  }
  if ('object' in event) args['object'] = objectName(event.object);
  const target = targetName(event, square);
  if (target !== '') args['target'] = target;
  return { ...args, ...special(event) };
}

function special(event: AnyEvent): Args {
  switch (event.type) {
    case 'phase':
      return { phase: word('phase', event.phase) };
    case 'fired':
      return { weapon: word('weapon', event.weapon) };
    case 'flamed':
      return { count: Array.isArray(event.squares) ? event.squares.length : 0 };
    case 'automaton':
      return { why: hint(event.why ?? '') };
    case 'killed':
      return { cause: word('cause', event.cause) };
    case 'power_used':
      return { power: word('psi', event.power) };
    case 'game_over':
      return { winner: String(event.winner ?? 'nobody') };
    case 'rolled': {
      const roll = rollOf(event);
      return { who: roll?.who ?? '', why: roll?.why ?? '', dice: roll?.faces.join(', ') ?? '' };
    }
    default:
      return {};
  }
}

export function rollOf(event: AnyEvent): Roll | null {
  if (event.type !== 'rolled' || !Array.isArray(event.dice)) return null;
  const by = event.by;
  const isMarines = by != null && !isAlien(by);
  return {
    who: by != null ? unitName(by) : t(event.door ? 'roller-door' : 'roller-aliens'),
    why: word('roll', event.for),
    faces: event.dice.map(Number),
    side: isMarines ? 'marine' : 'alien',
  };
}

const TONES: Record<string, Tone> = {
  phase: 'phase',
  automaton: 'rule',
  killed: 'death',
  exploded: 'death',
  game_over: 'alarm',
  revealed: 'alarm',
  ambushed: 'alarm',
  broodlord_appeared: 'alarm',
  jammed: 'alarm',
};
const COMBAT = new Set([
  'fired',
  'rolled',
  'flamed',
  'assaulted',
  'assault_scored',
  'door_destroyed',
  'generator_damaged',
  'psi_spent',
  'power_used',
]);
const MOVES = new Set([
  'moved',
  'turned',
  'entered',
  'exited',
  'fell',
  'bounced',
  'door_opened',
  'door_closed',
  'retreated',
  'joined',
  'deployed',
  'placed',
]);

export function tone(event: AnyEvent): Tone {
  const type = String(event.type);
  return TONES[type] ?? (COMBAT.has(type) ? 'combat' : MOVES.has(type) ? 'move' : 'plain');
}
