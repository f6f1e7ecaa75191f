import { settings } from '../settings/settings.svelte';
import { sound, type Cue, type Speaker } from './cues';
import { hullOf, type Hull } from './hull';

/** More would be a noise. */
const MOST = 6;
const APART = 0.16;

/** As many cues as can be told apart, without the same one twice in a row. */
export function fewOf(cues: readonly Cue[]): Cue[] {
  return cues.filter((cue, index) => cue !== cues[index - 1]).slice(0, MOST);
}

/** Something that sounds, and where cues go in. */
export interface Room {
  speaker: Speaker;
  out?: AudioNode;
}

let open: { speaker: AudioContext; hull: Hull } | null = null;

/** Lets what happened be heard, if that is wanted. */
export function hear(cues: readonly Cue[], enter: () => Room = enterRoom): void {
  if (!settings.sound || cues.length === 0) return;
  const { speaker, out } = enter();
  fewOf(cues).forEach((cue, index) => sound(speaker, cue, index * APART, out));
}

/** Lets the hull hum while a match is looked at, if that is wanted. */
export function hum(isOn: boolean): void {
  if (!isOn || !settings.sound || !settings.ambience) open?.hull.hum(false);
  else openHull().hull.hum(true);
}

/** Browsers let a page sound only after somebody has pressed something. */
function openHull(): { speaker: AudioContext; hull: Hull } {
  if (open === null) {
    const speaker = new AudioContext();
    open = { speaker, hull: hullOf(speaker) };
  }
  if (open.speaker.state === 'suspended') void open.speaker.resume();
  return open;
}

function enterRoom(): Room {
  const { speaker, hull } = openHull();
  return { speaker, out: hull.cues };
}
