import { settings } from '../settings/settings.svelte';
import { sound, type Cue, type Speaker } from './cues';

/** More would be a noise. */
const MOST = 6;
const APART = 0.16;

/** As many cues as can be told apart, without the same one twice in a row. */
export function fewOf(cues: readonly Cue[]): Cue[] {
  return cues.filter((cue, index) => cue !== cues[index - 1]).slice(0, MOST);
}

let speaker: AudioContext | null = null;

/** Lets what happened be heard, if that is wanted. */
export function hear(cues: readonly Cue[], open: () => Speaker = openSpeaker): void {
  if (!settings.sound || cues.length === 0) return;
  const at = open();
  fewOf(cues).forEach((cue, index) => sound(at, cue, index * APART));
}

/** Browsers let a page sound only after somebody has pressed something. */
function openSpeaker(): Speaker {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') void speaker.resume();
  return speaker;
}
