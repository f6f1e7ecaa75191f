import type { GameEvent } from '../net/wire';
import { settings } from '../state/settings.svelte';
import { sound, type Cue, type Speaker } from './cues';

/** The cue of each event that has one, in both games. What is heard is always also seen. */
const CUE_OF: Record<string, Cue> = {
  moved: 'step',
  swapped: 'step',
  turned: 'step',
  door_opened: 'door',
  door_closed: 'door',
  activated: 'door',
  located: 'alarm',
  fired: 'fire',
  flamed: 'fire',
  attacked: 'fire',
  jammed: 'jam',
  blip_placed: 'ping',
  revealed: 'ping',
  spawned: 'ping',
  swarm_moved: 'ping',
  rolled: 'die',
  killed: 'death',
  slain: 'death',
  event_drawn: 'alarm',
  event_shown: 'alarm',
  broodlord_appeared: 'alarm',
  game_over: 'alarm',
};

/** More would be a noise. */
const MOST = 6;
const APART = 0.16;

/** The cues of what happened, without the same one twice in a row. A blip that moves is heard as a ping. */
export function cuesOf(events: readonly GameEvent[]): Cue[] {
  const cues = events.flatMap((event) => {
    const isBlip = event.type === 'moved' && /^b\d+$/.test(event.unit);
    return isBlip ? ['ping' as const] : (CUE_OF[event.type] ?? []);
  });
  return cues.filter((cue, index) => cue !== cues[index - 1]).slice(0, MOST);
}

let speaker: AudioContext | null = null;

/** Lets what happened be heard, if that is wanted. */
export function hear(events: readonly GameEvent[], open: () => Speaker = openSpeaker): void {
  if (!settings.sound || events.length === 0) return;
  const at = open();
  cuesOf(events).forEach((cue, index) => sound(at, cue, index * APART));
}

/** Browsers let a page sound only after somebody has pressed something. */
function openSpeaker(): Speaker {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') void speaker.resume();
  return speaker;
}
