/** The card that is being carried out, and which part of it happens now. */
import type { AngelEvent, AngelView, EventCard } from '../../wire/angel';
import { deck } from './deck';

/** A part of an event card: its text, one of its spawn boxes by number, or its movement box. */
export type EventPart = 'text' | number | 'move';

export type Theatre =
  | { type: 'event'; card: EventCard; part: EventPart; terrain: string | null; count: number }
  | { type: 'action'; number: number }
  | { type: 'location'; location: string };

/** What the panel shows after one more event; `view` is the table before it. */
export function theatreAfter(before: Theatre | null, event: AngelEvent, view: AngelView): Theatre | null {
  switch (event.type) {
    case 'event_drawn':
    case 'event_shown':
      return { type: 'event', card: event.event, part: 'text', terrain: null, count: 0 };
    case 'resolving':
      return { type: 'action', number: event.card };
    case 'located':
      return { type: 'location', location: event.location };
    case 'phase':
      return event.phase === 'choose' || event.phase === 'attack' ? null : before;
    case 'spawned':
      return before?.type === 'event' ? spawning(before, event, view) : before;
    case 'swarm_moved':
      return before?.type === 'event' ? { ...before, part: 'move', terrain: null, count: 0 } : before;
    default:
      return before;
  }
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
