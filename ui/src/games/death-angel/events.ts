import { t, type Args } from '../../i18n/words.svelte';
import type { AngelEvent } from '../../wire/angel';
import type { Roll, Tone } from '../../match/game';
import { targetName } from './actions';
import { playerOf } from './players.svelte';
import { action as cardOf, cardName, cellName, deckWord, foeName, locationId, marineName } from './deck';

/** Every type of event that the game tells; a test compares it with the types of the server. */
// prettier-ignore
export const EVENT_TYPES = [
  'first_player', 'team_taken', 'dealt', 'phase', 'chosen', 'committed', 'revealed', 'current_player', 'resolving',
  'tokens_given', 'tokens_lost', 'door_tokens', 'location_token', 'no_token', 'swapped', 'turned', 'activated',
  'terrain_placed', 'terrain_removed', 'artefact_taken', 'artefact_used', 'attacked', 'rolled', 'missed', 'killed',
  'discarded', 'swarm_attacks', 'slain', 'team_lost', 'swarm_moved', 'shielded', 'spawned', 'event_drawn',
  'event_hidden', 'event_shown', 'looked', 'looked_hidden', 'put_back', 'named', 'blip_discarded', 'blips_dealt',
  'shuffled_in', 'deck_renewed', 'located', 'rescued', 'game_over',
] as const satisfies readonly AngelEvent['type'][];

/** The event in words. */
export function tell(event: AngelEvent): string {
  const { type }: { type: string } = event;
  if (!EVENT_TYPES.some((known) => known === type)) return t('event-unknown', { type });
  return t(`angel-event-${event.type}`, argsOf(event));
}

/** Where terrain is laid and who stands where is to be seen; the log is for what happens. */
export function isTold(event: AngelEvent): boolean {
  return !['dealt', 'terrain_placed', 'event_hidden'].includes(event.type);
}

function argsOf(event: AngelEvent): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') args[name] = value;
  }
  if ('marine' in event) args['marine'] = marineName(event.marine);
  if ('position' in event && 'side' in event) args['cell'] = cellName(event.position, event.side);
  if ('symbol' in event) args['foe'] = foeName(event.symbol);
  if ('terrain' in event) args['terrain'] = cardName(event.terrain);
  return { ...args, ...special(event) };
}

function special(event: AngelEvent): Args {
  switch (event.type) {
    case 'phase':
      return { phase: deckWord('phase', event.phase) };
    case 'first_player':
    case 'current_player':
    case 'artefact_taken':
    case 'artefact_used':
      return { seat: playerOf(event.seat) };
    case 'team_taken':
      return { seat: playerOf(event.seat), team: deckWord('team', event.team) };
    case 'committed':
    case 'team_lost':
      return { team: deckWord('team', event.team) };
    case 'chosen':
    case 'revealed':
    case 'resolving':
      return { team: deckWord('team', event.team), number: event.card, card: cardName(cardOf(event.card).id) };
    case 'swapped':
      return { other: marineName(event.other) };
    case 'turned':
      return { side: deckWord('side', event.facing) };
    case 'swarm_moved':
      return { from: cellName(event.from.position, event.from.side), to: cellName(event.to.position, event.to.side) };
    case 'event_drawn':
    case 'event_shown':
    case 'looked':
      return { card: cardName(event.event) };
    case 'named':
      return { target: targetName(event) };
    case 'located':
      return { location: cardName(locationId(event.location)) };
    case 'game_over':
      return { winner: event.winner ?? 'nobody' };
    case 'rolled':
      return { who: whoRolls(event.by), why: t(`angel-roll-${event.for}`), dice: event.dice.join(', ') };
    default:
      return {};
  }
}

export function seatWord(seat: string): string {
  return t('angel-seat', { number: Number(seat.slice(1)) });
}

function whoRolls(by: string | null): string {
  return by === null ? t('angel-roller-nobody') : marineName(by);
}

export function rollOf(event: AngelEvent): Roll | null {
  if (event.type !== 'rolled') return null;
  const isDefense = event.for === 'defense';
  return {
    who: whoRolls(event.by),
    why: t(`angel-roll-${event.for}`),
    sentence: event.by !== null && ['attack', 'defense', 'intimidation'].includes(event.for),
    faces: [...event.dice],
    side: isDefense ? 'alien' : 'marine',
    combat: true,
  };
}

const TONES: Partial<Record<AngelEvent['type'], Tone>> = {
  phase: 'phase',
  slain: 'death',
  team_lost: 'death',
  located: 'alarm',
  event_drawn: 'alarm',
  event_shown: 'alarm',
  rescued: 'alarm',
  game_over: 'alarm',
};
const COMBAT = new Set([
  'attacked',
  'rolled',
  'missed',
  'killed',
  'discarded',
  'swarm_attacks',
  'shielded',
  'resolving',
  'artefact_used',
]);
const MOVES = new Set([
  'swapped',
  'turned',
  'activated',
  'swarm_moved',
  'spawned',
  'terrain_placed',
  'terrain_removed',
  'blips_dealt',
]);

export function tone({ type }: AngelEvent): Tone {
  return TONES[type] ?? (COMBAT.has(type) ? 'combat' : MOVES.has(type) ? 'move' : 'plain');
}
