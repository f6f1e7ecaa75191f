/** Events as beats: what is shown at once, and for how long. */
import type { GameEvent, Pace, Square, UnitId } from '../types';
import type { Stage } from './stage';

export type Effect =
  | { kind: 'tracer'; from: Square; to: Square; weapon: string }
  | { kind: 'dice'; at: Square; dice: number[]; side: 'marine' | 'alien' }
  | { kind: 'impact'; at: Square; blood: boolean }
  | { kind: 'clash'; at: Square; to: Square }
  | { kind: 'flame'; squares: Square[] }
  | { kind: 'ping'; at: Square };

export interface Beat {
  event: GameEvent;
  /** Milliseconds; the beats of many events are shortened together. */
  duration: number;
}

const FACTORS: Record<Pace, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.8 };
/** The events of one update never take longer. */
const LONGEST: Record<Pace, number> = { instant: 0, fast: 2500, normal: 5000, slow: 10000 };

// prettier-ignore
const DURATIONS: Record<string, number> = {
  moved: 220, retreated: 220, bounced: 260, fell: 300, entered: 240, deployed: 120, placed: 220, ambushed: 260, exited: 200,
  turned: 140, door_opened: 180, door_closed: 180, door_destroyed: 320, generator_damaged: 320, fired: 240, flamed: 420,
  rolled: 560, killed: 380, revealed: 320, broodlord_appeared: 500, assaulted: 240, jammed: 260, exploded: 400, power_used: 300,
  overwatch_set: 120, guard_set: 120,
};

/** The beats of some events at a pace; none if nothing is to move. */
export function beats(events: readonly GameEvent[], pace: Pace, reducedMotion: boolean): Beat[] {
  if (pace === 'instant' || reducedMotion) return [];
  const all = events.map((event) => ({ event, duration: (DURATIONS[event.type] ?? 0) * FACTORS[pace] }));
  const total = all.reduce((sum, beat) => sum + beat.duration, 0);
  const squeeze = Math.min(1, LONGEST[pace] / Math.max(total, 1));
  return all.map((beat) => ({ ...beat, duration: Math.round(beat.duration * squeeze) }));
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

/** Where an event happens, for the picture to follow. */
export function placeOf(event: GameEvent, stage: Stage): Square | null {
  const token = event.unit ? stage.tokens.get(event.unit) : undefined;
  return event.to ?? event.at ?? event.square ?? token?.at ?? null;
}
