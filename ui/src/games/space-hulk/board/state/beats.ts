/** Events as beats: what is shown at once, and for how long. */
import type { GameEvent, Pace, Square, UnitId } from '../types';
import type { Stage } from './stage';
import { type Verdict, verdictOf } from './verdict';

export type Effect =
  | { kind: 'tracer'; from: Square; to: Square; weapon: string }
  | { kind: 'dice'; at: Square; dice: number[]; side: 'marine' | 'alien' }
  | { kind: 'verdict'; at: Square; verdict: Verdict }
  | { kind: 'impact'; at: Square; blood: boolean }
  | { kind: 'clash'; at: Square; to: Square }
  | { kind: 'flame'; squares: Square[] }
  | { kind: 'ping'; at: Square };

export interface Beat {
  event: GameEvent;
  /** Its place among the events of the update. */
  index: number;
  /** Milliseconds; the beats of many plain events are shortened together. */
  duration: number;
  /** What the dice have come to, where this beat stamps it. */
  verdict: Verdict | null;
}

const FACTORS: Record<Pace, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.8 };
/** All the plain events of one update never take longer; what is worth a look takes its time. */
const LONGEST: Record<Pace, number> = { instant: 0, fast: 1200, normal: 2400, slow: 5000 };
/** How long dice lie there with their verdict. */
const STAMP = 650;
/** Aliens come faster than Marines walk. */
const SCUTTLE = 0.65;

// prettier-ignore
const DURATIONS: Record<string, number> = {
  moved: 220, retreated: 220, bounced: 260, fell: 300, entered: 240, deployed: 120, placed: 260, ambushed: 500, exited: 200,
  turned: 140, door_opened: 220, door_closed: 220, door_destroyed: 420, generator_damaged: 420, fired: 320, flamed: 520,
  rolled: 620, killed: 480, revealed: 800, broodlord_appeared: 800, assaulted: 360, assault_scored: 900, jammed: 360,
  exploded: 500, power_used: 400, overwatch_set: 120, guard_set: 120,
};

/** Events that somebody wants to look at. */
// prettier-ignore
const SLOW = new Set([
  'fired', 'rolled', 'killed', 'revealed', 'ambushed', 'broodlord_appeared', 'assaulted', 'assault_scored', 'jammed', 'exploded',
  'flamed', 'door_destroyed', 'generator_damaged', 'power_used', 'placed', 'fell', 'bounced',
]);

/** Rolls of which nothing is seen but where a blip goes. */
const ASIDE = new Set(['placement', 'swarm', 'broodlord', 'entry']);

export function isPlain(event: GameEvent): boolean {
  return !SLOW.has(event.type) || (event.type === 'rolled' && ASIDE.has(event.for ?? ''));
}

/** The beats of some events at a pace; none if nothing is to move. */
export function beats(events: readonly GameEvent[], pace: Pace, reducedMotion: boolean): Beat[] {
  if (pace === 'instant' || reducedMotion) return [];
  const plain = events.reduce((sum, event) => sum + (isPlain(event) ? lengthOf(event, pace) : 0), 0);
  const squeeze = Math.min(1, LONGEST[pace] / Math.max(plain, 1));
  return events.flatMap((event, index) => {
    const length = lengthOf(event, pace) * (isPlain(event) ? squeeze : 1);
    const beat = { event, index, duration: Math.round(length), verdict: null };
    const verdict = verdictOf(events, index);
    if (verdict === null) return [beat];
    const stamp = { ...beat, duration: Math.round(STAMP * FACTORS[pace]), verdict };
    return event.type === 'assault_scored' ? [{ ...beat, verdict }] : [beat, stamp];
  });
}

/** How long the events of an update take to be shown. */
export function lengthOfAll(events: readonly GameEvent[], pace: Pace, reducedMotion: boolean): number {
  return beats(events, pace, reducedMotion).reduce((sum, beat) => sum + beat.duration, 0);
}

function lengthOf(event: GameEvent, pace: Pace): number {
  const scuttles = isPlain(event) && /^[gb]\d/.test(event.unit ?? '');
  return (DURATIONS[event.type] ?? 0) * FACTORS[pace] * (scuttles ? SCUTTLE : 1);
}

/** What flashes up during an event, on the stage before it. */
export function effectsOf(event: GameEvent, stage: Stage): Effect[] {
  const place = (id: UnitId | null | undefined): Square | undefined => (id ? stage.tokens.get(id)?.at : undefined);
  const from = place(event.unit);
  const aim = place(event.target) ?? event.door ?? event.square;
  switch (event.type) {
    case 'fired':
      return from && aim ? [{ kind: 'tracer', from, to: aim, weapon: event.weapon ?? '' }] : [];
    case 'rolled': {
      const at = place(event.by) ?? event.door ?? lastSquare(stage);
      const side = event.by && stage.tokens.get(event.by)?.unit.kind === 'marine' ? 'marine' : 'alien';
      return at && event.dice ? [{ kind: 'dice', at, dice: event.dice, side }] : [];
    }
    case 'killed':
      return event.at ? [{ kind: 'impact', at: event.at, blood: true }] : [];
    case 'door_destroyed':
    case 'generator_damaged':
    case 'exploded':
      return event.at ? [{ kind: 'impact', at: event.at, blood: false }] : [];
    case 'assaulted':
      return from && aim ? [{ kind: 'clash', at: from, to: aim }] : [];
    case 'flamed':
      return event.squares ? [{ kind: 'flame', squares: event.squares }] : [];
    case 'placed':
    case 'revealed':
    case 'ambushed':
    case 'jammed':
    case 'power_used':
    case 'broodlord_appeared': {
      const at = event.at ?? event.square ?? from;
      return at ? [{ kind: 'ping', at }] : [];
    }
    default:
      return [];
  }
}

/** Rolls of nobody in particular are shown beside anybody: better than nowhere. */
function lastSquare(stage: Stage): Square | undefined {
  return [...stage.tokens.values()].find((token) => token.unit.kind !== 'marine')?.at;
}

/** A fight: where those stand who are in it, and how many rows of dice there will be. */
export interface Fight {
  squares: readonly Square[];
  rows: number;
}

/** The fight that begins with an event, on the stage before it. */
export function fightOf(event: GameEvent, stage: Stage): Fight {
  const place = (id: UnitId | null | undefined): Square | undefined => (id ? stage.tokens.get(id)?.at : undefined);
  const aim = place(event.target) ?? event.door ?? event.square ?? event.at;
  const burns = new Set(event.squares ?? []);
  const burnt = [...stage.tokens.values()].map(({ at }) => at).filter((at) => burns.has(at));
  const squares = [place(event.unit), aim, ...burnt].filter((square) => square != null);
  return { squares: [...new Set(squares)], rows: event.type === 'assaulted' ? 2 : 1 };
}

/** Where an event happens, for the picture to follow: of a fight, where both sides stand. */
export function placesOf(event: GameEvent, stage: Stage): Square[] {
  const place = (id: UnitId | null | undefined): Square | undefined => (id ? stage.tokens.get(id)?.at : undefined);
  const from = place(event.unit);
  const aim = place(event.target) ?? event.door ?? event.square;
  const isFight = event.type === 'fired' || event.type === 'assaulted';
  const places = isFight ? [from, aim] : [event.to ?? event.at ?? event.square ?? from];
  return places.filter((square) => square !== undefined);
}
