import type { Cue } from '../../sound/cues';
import type { AngelEvent } from '../../wire/angel';

const CUES: Partial<Record<AngelEvent['type'], Cue>> = {
  swapped: 'step',
  turned: 'step',
  activated: 'door',
  attacked: 'fire',
  spawned: 'ping',
  revealed: 'ping',
  swarm_moved: 'ping',
  rolled: 'die',
  killed: 'death',
  slain: 'death',
  located: 'alarm',
  event_drawn: 'alarm',
  event_shown: 'alarm',
  game_over: 'alarm',
};

/** What is heard of an event. */
export function cueOf(event: AngelEvent): Cue | null {
  return CUES[event.type] ?? null;
}
