/** How long each event stays on the table, and what is written over it meanwhile. */
import type { AngelEvent, AngelSide, AngelView, Cell, EventCard, LocationCard } from '../../wire/angel';
import { hasSkull } from './actions';

/** What stands out for a moment. */
export type Spotlight =
  | { type: 'event'; card: EventCard }
  | { type: 'location'; location: LocationCard }
  | { type: 'reveal'; cards: number[] }
  | {
      type: 'roll';
      by: string | null;
      face: number;
      why: string;
      meaning: 'hit' | 'miss' | 'slain' | 'holds' | null;
      /** What a defense roll has to exceed; null where that is not known. */
      strength: number | null;
      /** Where those stand who fight. */
      cell: Cell | null;
    }
  | { type: 'slain'; marine: string };

/** Something that moves, from where it was to where it is drawn now. */
export type Motion =
  | { type: 'marine'; marine: string; from: number; to: number }
  | { type: 'swarm'; from: Cell; to: Cell }
  | { type: 'spawn'; cell: Cell; pile: AngelSide }
  | { type: 'lunge'; cell: Cell };

export interface Beat {
  event: AngelEvent;
  duration: number;
  spotlight: Spotlight | null;
}

const DURATIONS: Partial<Record<AngelEvent['type'], number>> = {
  event_drawn: 380,
  event_shown: 380,
  located: 650,
  slain: 320,
  rolled: 420,
  swarm_attacks: 50,
  attacked: 50,
  swapped: 180,
  turned: 100,
  killed: 100,
  discarded: 100,
  swarm_moved: 140,
  spawned: 50,
  blip_discarded: 80,
  blips_dealt: 80,
  terrain_placed: 40,
  rescued: 400,
};
/** The verdict of a fight stays beside it after the roll; other rolls are over when they are. */
const FIGHT_ROLL = 220;
/** Cards of others are news; one's own are not. */
const REVEAL = 800;

/** What follows a roll says what it meant. */
function meaningOf(
  rest: readonly AngelEvent[],
  roll: AngelEvent & { type: 'rolled' },
): 'hit' | 'miss' | 'slain' | 'holds' | null {
  const until = rest.findIndex(
    (event) => event.type === 'rolled' || event.type === 'swarm_attacks' || event.type === 'phase',
  );
  const next = until < 0 ? rest : rest.slice(0, until);
  const has = (type: AngelEvent['type']) => next.some((event) => event.type === type);
  if (roll.for === 'defense') return has('slain') ? 'slain' : next.length > 0 || until === 0 ? 'holds' : null;
  if (roll.for !== 'attack') return has('slain') ? 'slain' : null;
  if (has('missed')) return 'miss';
  return has('killed') || hasSkull(roll.dice[0]) ? 'hit' : null;
}

/** Whom a roll is about: the last attack before it; at the beginning, what was asked about. */
interface Fight {
  strength: number | null;
  cell: Cell | null;
}

function fightBefore(events: readonly AngelEvent[], asked: Fight): Fight {
  const last = events.findLast((event) => event.type === 'swarm_attacks' || event.type === 'attacked');
  if (last?.type === 'swarm_attacks') return { strength: last.strength, cell: last };
  return last ? { strength: null, cell: last } : asked;
}

function askedAbout(view: AngelView | null): Fight {
  const { strength = null, position, side } = view?.decision ?? {};
  return { strength, cell: position !== undefined && side !== undefined ? { position, side } : null };
}

function spotlightOf(event: AngelEvent, rest: readonly AngelEvent[], fight: Fight): Spotlight | null {
  switch (event.type) {
    case 'event_drawn':
    case 'event_shown':
      return { type: 'event', card: event.event };
    case 'located':
      return { type: 'location', location: event.location };
    case 'rolled':
      return {
        type: 'roll',
        by: event.by,
        face: event.dice[0],
        why: event.for,
        meaning: meaningOf(rest, event),
        strength: event.for === 'defense' ? fight.strength : null,
        cell: event.for === 'defense' || event.for === 'attack' ? fight.cell : null,
      };
    case 'slain':
      return { type: 'slain', marine: event.marine };
    default:
      return null;
  }
}

/** A roll of two who stand on the table, which is told beside them. */
export function isFight(spotlight: Spotlight | null): boolean {
  return spotlight?.type === 'roll' && spotlight.cell !== null && spotlight.meaning !== null;
}

/** A later roll of the same fight, beside which an earlier one is not read any more. */
export function isOfSameFight(one: Spotlight, two: Spotlight | null): boolean {
  if (one.type !== 'roll' || two?.type !== 'roll' || one.cell === null || two.cell === null) return false;
  return one.cell.position === two.cell.position && one.cell.side === two.cell.side;
}

/** The events of an update one after the other, for this speed; `view` is the table before them. */
export function beats(events: readonly AngelEvent[], speed: number, view: AngelView | null = null): Beat[] {
  const asked = askedAbout(view);
  const list = events.map((event, index) => {
    const spotlight = spotlightOf(event, events.slice(index + 1), fightBefore(events.slice(0, index), asked));
    const duration = isFight(spotlight) ? FIGHT_ROLL : (DURATIONS[event.type] ?? 0);
    return { event, duration: Math.round(duration * speed), spotlight };
  });
  return view?.players === 1 ? list : revealed(list, speed);
}

/** How long the events of an update take to be shown; `view` is the table before them. */
export function lengthOfAll(events: readonly AngelEvent[], speed: number, view: AngelView | null): number {
  return beats(events, speed, view).reduce((sum, { duration }) => sum + duration, 0);
}

/** Cards are turned up together: the last of them shows all. */
function revealed(list: Beat[], speed: number): Beat[] {
  const cards = list.flatMap(({ event }) => (event.type === 'revealed' ? [event.card] : []));
  const last = list.findLastIndex(({ event }) => event.type === 'revealed');
  const beat = list[last];
  if (!beat) return list;
  const shown: Beat = {
    ...beat,
    duration: Math.round(REVEAL * speed),
    spotlight: { type: 'reveal', cards: cards.sort((a, b) => a - b) },
  };
  return list.with(last, shown);
}

/** A beat, and how long the next one waits for it. */
export interface Held {
  beat: Beat;
  duration: number;
}

/**
 * The beats before a question. Whoever is asked does not wait for the last of them to end: what moves goes on moving, an
 * event lies beside the question, and what follows a last roll is on the table with its verdict if it is short.
 */
export function beforeQuestion(list: readonly Beat[]): Held[] {
  const roll = list.findLastIndex(({ spotlight }) => spotlight?.type === 'roll');
  const rest = list.slice(roll + 1).reduce((sum, { duration }) => sum + duration, 0);
  const isLast = roll >= 0 && rest <= list[roll]!.duration;
  const last = isLast ? roll : list.findLastIndex(({ duration }) => duration > 0);
  return list.slice(0, last + 1).map((beat, index) => (index < last ? held(beat) : heldLast(beat)));
}

export function held(beat: Beat): Held {
  return { beat, duration: beat.duration };
}

function heldLast(beat: Beat): Held {
  if (beat.spotlight === null) return { beat, duration: 0 };
  return beat.spotlight.type === 'event' ? held({ ...beat, duration: 0 }) : held(beat);
}

/** What an event moves. */
export function motionsOf(event: AngelEvent, positionOf: (marine: string) => number): Motion[] {
  switch (event.type) {
    case 'swapped': {
      const [mine, other] = [positionOf(event.marine), positionOf(event.other)];
      return [
        { type: 'marine', marine: event.marine, from: mine, to: other },
        { type: 'marine', marine: event.other, from: other, to: mine },
      ];
    }
    case 'swarm_moved':
      return [{ type: 'swarm', from: event.from, to: event.to }];
    case 'spawned':
      return [{ type: 'spawn', cell: event, pile: event.side }];
    case 'swarm_attacks':
      return [{ type: 'lunge', cell: event }];
    default:
      return [];
  }
}
