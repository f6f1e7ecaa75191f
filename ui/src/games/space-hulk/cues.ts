import type { Cue } from '../../sound/cues';
import type { HulkEvent } from './forms';

const CUES: Partial<Record<HulkEvent['type'], Cue>> = {
  moved: 'step',
  turned: 'step',
  door_opened: 'door',
  door_closed: 'door',
  fired: 'fire',
  flamed: 'flame',
  assaulted: 'clash',
  door_destroyed: 'door',
  jammed: 'jam',
  blip_placed: 'ping',
  revealed: 'reveal',
  rolled: 'die',
  killed: 'death',
  broodlord_appeared: 'alarm',
  game_over: 'alarm',
};

/** What is heard of an event. A blip that moves is heard as a ping. */
export function cueOf(event: HulkEvent): Cue | null {
  const isBlip = event.type === 'moved' && /^b\d+$/.test(event.unit);
  return isBlip ? 'ping' : (CUES[event.type] ?? null);
}
