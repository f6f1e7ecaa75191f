/** Short sounds, made on the spot: no file is loaded, and nothing sounds before it is wanted. */
export type Cue = 'step' | 'door' | 'fire' | 'flame' | 'clash' | 'jam' | 'ping' | 'reveal' | 'die' | 'death' | 'alarm';

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

/** A shot of a burst, at a time: the crack, and the weight behind it. */
const shot = (at: number, gain: number): Part[] => [
  { kind: 'noise', from: 3200, to: 240, at, length: 0.11, gain: 0.62 * gain },
  { kind: 'tone', from: 170, to: 42, at, length: 0.13, gain: 0.6 * gain, wave: 'triangle' },
];

export const CUES: Record<Cue, readonly Part[]> = {
  step: [
    { kind: 'noise', from: 1100, to: 140, at: 0, length: 0.09, gain: 0.65 },
    { kind: 'tone', from: 150, to: 62, at: 0, length: 0.13, gain: 0.95, wave: 'triangle' },
  ],
  door: [
    { kind: 'noise', from: 1400, to: 260, at: 0, length: 0.34, gain: 0.22 },
    { kind: 'tone', from: 120, to: 74, at: 0, length: 0.32, gain: 0.12, wave: 'sawtooth' },
    { kind: 'noise', from: 500, to: 60, at: 0.32, length: 0.16, gain: 0.6 },
    { kind: 'tone', from: 72, to: 40, at: 0.32, length: 0.2, gain: 0.6, wave: 'triangle' },
  ],
  fire: [...shot(0, 1), ...shot(0.09, 0.9), ...shot(0.18, 0.8)],
  flame: [
    { kind: 'noise', from: 260, to: 1500, at: 0, length: 0.2, gain: 0.35 },
    { kind: 'noise', from: 1700, to: 180, at: 0.14, length: 0.55, gain: 0.55 },
    { kind: 'tone', from: 64, to: 38, at: 0.05, length: 0.6, gain: 0.12, wave: 'sine' },
  ],
  clash: [
    { kind: 'noise', from: 5200, to: 1800, at: 0, length: 0.07, gain: 0.7 },
    { kind: 'tone', from: 1180, to: 930, at: 0, length: 0.28, gain: 0.34, wave: 'triangle' },
    { kind: 'tone', from: 1760, to: 1490, at: 0.01, length: 0.22, gain: 0.22, wave: 'triangle' },
    { kind: 'tone', from: 110, to: 50, at: 0, length: 0.16, gain: 0.2, wave: 'sine' },
  ],
  jam: [
    { kind: 'noise', from: 4200, to: 2400, at: 0, length: 0.03, gain: 0.5 },
    { kind: 'tone', from: 1400, to: 1050, at: 0, length: 0.04, gain: 0.3, wave: 'square' },
    { kind: 'noise', from: 3600, to: 1900, at: 0.12, length: 0.04, gain: 0.5 },
    { kind: 'tone', from: 900, to: 640, at: 0.12, length: 0.06, gain: 0.3, wave: 'square' },
    { kind: 'tone', from: 180, to: 120, at: 0.22, length: 0.2, gain: 0.2, wave: 'sawtooth' },
  ],
  ping: [
    { kind: 'tone', from: 1568, to: 1552, at: 0, length: 0.6, gain: 0.42, wave: 'sine' },
    { kind: 'tone', from: 3136, to: 3104, at: 0, length: 0.16, gain: 0.12, wave: 'sine' },
  ],
  reveal: [
    { kind: 'tone', from: 1568, to: 380, at: 0, length: 0.24, gain: 0.2, wave: 'sine' },
    { kind: 'noise', from: 900, to: 2600, at: 0.12, length: 0.3, gain: 0.3 },
    { kind: 'tone', from: 210, to: 88, at: 0.14, length: 0.5, gain: 0.32, wave: 'sawtooth' },
  ],
  die: [
    { kind: 'noise', from: 4200, to: 2000, at: 0, length: 0.03, gain: 0.4 },
    { kind: 'noise', from: 3200, to: 1600, at: 0.08, length: 0.03, gain: 0.34 },
    { kind: 'noise', from: 2600, to: 1300, at: 0.15, length: 0.03, gain: 0.28 },
    { kind: 'noise', from: 2200, to: 1000, at: 0.24, length: 0.05, gain: 0.34 },
  ],
  death: [
    { kind: 'tone', from: 420, to: 58, at: 0, length: 0.62, gain: 0.3, wave: 'sawtooth' },
    { kind: 'tone', from: 436, to: 52, at: 0.02, length: 0.62, gain: 0.2, wave: 'square' },
    { kind: 'noise', from: 1200, to: 80, at: 0, length: 0.5, gain: 0.4 },
  ],
  alarm: [
    { kind: 'tone', from: 466, to: 622, at: 0, length: 0.2, gain: 0.2, wave: 'triangle' },
    { kind: 'tone', from: 466, to: 622, at: 0.26, length: 0.2, gain: 0.2, wave: 'triangle' },
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

/** Lets a cue sound, `later` seconds from now, through `out`. */
export function sound(speaker: Speaker, cue: Cue, later = 0, out: AudioNode = speaker.destination): void {
  for (const part of CUES[cue]) {
    const start = speaker.currentTime + later + part.at;
    const volume = speaker.createGain();
    volume.gain.setValueAtTime(part.gain * 0.5, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + part.length);
    volume.connect(out);
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
