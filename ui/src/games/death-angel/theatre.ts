/** The card that is being carried out, and which part of it happens now. */
import type { AngelEvent, AngelView, EventCard, LocationCard } from '../../wire/angel';
import { action, deck, type CardType } from './deck';

/** A part of an event card: its text, one of its spawn boxes by number, or its movement box. */
export type EventPart = 'text' | number | 'move';
/** A part of a location: where terrain lies, how large the piles are, and what happens upon entering. */
export type LocationPart = 'terrain' | 'blips' | 'text';
/** A part of an action card: what every card of its type does, or what only this one does. */
export type ActionPart = 'type' | 'text';

export type Theatre =
  | { type: 'event'; card: EventCard; part: EventPart; terrain: string | null; count: number }
  | { type: 'action'; number: number; part: ActionPart | null; now: AngelEvent | null }
  | { type: 'location'; location: LocationCard; part: LocationPart | null; now: AngelEvent | null };

/** What the panel shows after one more event; `view` is the table before it. */
export function theatreAfter(before: Theatre | null, event: AngelEvent, view: AngelView): Theatre | null {
  switch (event.type) {
    case 'event_drawn':
    case 'event_shown':
      return { type: 'event', card: event.event, part: 'text', terrain: null, count: 0 };
    case 'resolving':
      return { type: 'action', number: event.card, part: null, now: null };
    case 'located':
      return { type: 'location', location: event.location, part: null, now: null };
    case 'phase':
      return event.phase === 'choose' || event.phase === 'attack' ? null : before;
    default:
      return before === null ? null : carriedOn(before, event, view);
  }
}

function carriedOn(before: Theatre, event: AngelEvent, view: AngelView): Theatre | null {
  if (before.type === 'action') return { ...before, part: actionPart(action(before.number).type, event), now: event };
  if (before.type === 'location') return { ...before, part: locationPart(before, event), now: event };
  if (event.type === 'spawned') return spawning(before, event, view);
  // Its text is carried out first: whoever fights after that does so by another card, or by the Door.
  if (FIGHTS.has(event.type) && before.part !== 'text') return null;
  const isMove = event.type === 'swarm_moved' && deck.event[before.card].movement !== null;
  return isMove ? { ...before, part: 'move', terrain: null, count: 0 } : before;
}

/** What happens to a swarm by an attack, or by the Door. */
const FIGHTS: ReadonlySet<AngelEvent['type']> = new Set(['attacked', 'killed']);

/** What every card of a type brings about. */
const OF_TYPE: Record<CardType, ReadonlySet<AngelEvent['type']>> = {
  support: new Set(['tokens_given', 'no_token']),
  move: new Set(['swapped', 'turned', 'activated']),
  attack: new Set(['attacked', 'missed', 'killed']),
};

function actionPart(type: CardType, event: AngelEvent): ActionPart {
  const isAttack = type === 'attack' && event.type === 'rolled' && event.for === 'attack';
  return isAttack || OF_TYPE[type].has(event.type) ? 'type' : 'text';
}

/** Terrain is laid, then the piles are dealt; whatever comes after that is what the card says. */
function locationPart({ part, now }: Theatre & { type: 'location' }, event: AngelEvent): LocationPart {
  if (part === 'text') return 'text';
  if (event.type === 'terrain_placed' || event.type === 'terrain_removed') return part === 'blips' ? 'text' : 'terrain';
  if (event.type === 'blip_discarded') return 'blips';
  const isSecondDeal = now?.type === 'blips_dealt' && event.type === 'blips_dealt' && event.pile === 'left';
  return event.type === 'blips_dealt' && !isSecondDeal ? 'blips' : 'text';
}

function spawning(
  before: Theatre & { type: 'event' },
  event: AngelEvent & { type: 'spawned' },
  view: AngelView,
): Theatre {
  const lying = view.formation[event.position - 1]?.[event.side].terrain ?? [];
  const boxes = deck.event[before.card].spawns;
  // A box that has begun goes on; then comes the next one of a color that lies here.
  const fits = (box: number) => lying.find(({ id }) => deck.terrain[id].color === boxes[box]?.[1]);
  const begun = typeof before.part === 'number' ? before.part : 0;
  const box = [begun, ...boxes.keys()].find((box) => box >= begun && fits(box));
  if (box === undefined) return before;
  const terrain = fits(box)?.id ?? null;
  const isSame = before.part === box && before.terrain === terrain;
  return { ...before, part: box, terrain, count: isSame ? before.count + 1 : 1 };
}
