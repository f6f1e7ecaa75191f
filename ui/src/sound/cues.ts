/** Short sounds, made on the spot: no file is loaded, and nothing sounds before it is wanted. */
export type Cue = 'step' | 'door' | 'fire' | 'jam' | 'ping' | 'die' | 'death' | 'alarm';

/** One part of a cue: a tone that glides, or noise through a filter. */
interface Part {
  kind: 'tone' | 'noise';
  /** Hertz at the start and at the end; of noise, of its filter. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  length: number;
  gain: number;
  wave?: OscillatorType;
}

export const CUES: Record<Cue, readonly Part[]> = {
  step: [{ kind: 'noise', from: 180, to: 90, at: 0, length: 0.09, gain: 0.5 }],
  door: [
    { kind: 'noise', from: 900, to: 200, at: 0, length: 0.32, gain: 0.25 },
    { kind: 'tone', from: 70, to: 48, at: 0.28, length: 0.14, gain: 0.5, wave: 'triangle' },
  ],
  fire: [
    { kind: 'noise', from: 2600, to: 300, at: 0, length: 0.12, gain: 0.6 },
    { kind: 'noise', from: 2200, to: 300, at: 0.1, length: 0.12, gain: 0.5 },
    { kind: 'tone', from: 160, to: 50, at: 0, length: 0.16, gain: 0.4, wave: 'square' },
  ],
  jam: [
    { kind: 'tone', from: 1400, to: 1100, at: 0, length: 0.04, gain: 0.3, wave: 'square' },
    { kind: 'tone', from: 900, to: 700, at: 0.09, length: 0.05, gain: 0.3, wave: 'square' },
  ],
  ping: [{ kind: 'tone', from: 1560, to: 1520, at: 0, length: 0.5, gain: 0.22, wave: 'sine' }],
  die: [
    { kind: 'noise', from: 3200, to: 1800, at: 0, length: 0.03, gain: 0.35 },
    { kind: 'noise', from: 2600, to: 1500, at: 0.07, length: 0.03, gain: 0.3 },
    { kind: 'noise', from: 2200, to: 1200, at: 0.16, length: 0.04, gain: 0.25 },
  ],
  death: [
    { kind: 'tone', from: 300, to: 60, at: 0, length: 0.6, gain: 0.35, wave: 'sawtooth' },
    { kind: 'noise', from: 700, to: 80, at: 0, length: 0.5, gain: 0.3 },
  ],
  alarm: [
    { kind: 'tone', from: 520, to: 620, at: 0, length: 0.18, gain: 0.2, wave: 'triangle' },
    { kind: 'tone', from: 520, to: 620, at: 0.24, length: 0.18, gain: 0.2, wave: 'triangle' },
  ],
};

/** What a cue needs of the browser. */
export type Speaker = Pick<
  AudioContext,
  | 'currentTime'
  | 'destination'
  | 'sampleRate'
  | 'createOscillator'
  | 'createGain'
  | 'createBufferSource'
  | 'createBuffer'
  | 'createBiquadFilter'
>;

function noise(speaker: Speaker, length: number): AudioBufferSourceNode {
  const buffer = speaker.createBuffer(1, Math.ceil(speaker.sampleRate * length), speaker.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = speaker.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Lets a cue sound, `later` seconds from now. */
export function sound(speaker: Speaker, cue: Cue, later = 0): void {
  for (const part of CUES[cue]) {
    const start = speaker.currentTime + later + part.at;
    const volume = speaker.createGain();
    volume.gain.setValueAtTime(part.gain * 0.5, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + part.length);
    volume.connect(speaker.destination);
    source(speaker, part, start).connect(volume);
  }
}

function source(speaker: Speaker, part: Part, start: number): AudioNode {
  const [end, glide] = [
    start + part.length,
    (pitch: AudioParam) =>
      pitch.setValueAtTime(part.from, start).exponentialRampToValueAtTime(part.to, start + part.length),
  ];
  if (part.kind === 'tone') {
    const tone = speaker.createOscillator();
    tone.type = part.wave ?? 'sine';
    glide(tone.frequency);
    tone.start(start);
    tone.stop(end);
    return tone;
  }
  const [hiss, filter] = [noise(speaker, part.length), speaker.createBiquadFilter()];
  filter.type = 'lowpass';
  glide(filter.frequency);
  hiss.connect(filter);
  hiss.start(start);
  return filter;
}
