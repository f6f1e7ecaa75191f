/** The hull of a ship around every sound: an echo of bare metal, and a low hum that is always there. */

/** Seconds until the echo is gone. */
const ECHO = 1.4;
const HUM = { gain: 0.03, fade: 3 };

export interface Hull {
  /** Where cues go in. */
  cues: AudioNode;
  /** Lets the hum fade in or out. */
  hum(isOn: boolean): void;
}

/** Noise that fades: what comes back from many walls. */
function echoOf(speaker: BaseAudioContext): ConvolverNode {
  const length = Math.ceil(speaker.sampleRate * ECHO);
  const buffer = speaker.createBuffer(2, length, speaker.sampleRate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    for (let index = 0; index < length; index += 1)
      samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3.2;
  }
  const echo = speaker.createConvolver();
  echo.buffer = buffer;
  return echo;
}

/** Tones a little apart, which beat slowly, and the air in the vents. */
function humOf(speaker: BaseAudioContext): AudioNode {
  const filter = speaker.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = 150;
  for (const pitch of [41.2, 41.45, 61.8]) {
    const tone = speaker.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.value = pitch;
    tone.connect(filter);
    tone.start();
  }
  airOf(speaker).connect(filter);
  return filter;
}

function airOf(speaker: BaseAudioContext): AudioNode {
  const length = speaker.sampleRate * 4;
  const buffer = speaker.createBuffer(1, length, speaker.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let index = 0; index < length; index += 1) {
    last = last * 0.995 + (Math.random() * 2 - 1) * 0.06;
    samples[index] = last;
  }
  const air = speaker.createBufferSource();
  air.buffer = buffer;
  air.loop = true;
  air.start();
  return air;
}

export function hullOf(speaker: BaseAudioContext): Hull {
  const limit = speaker.createDynamicsCompressor();
  limit.connect(speaker.destination);
  const [cues, wet, low] = [speaker.createGain(), speaker.createGain(), speaker.createGain()];
  cues.connect(limit);
  wet.gain.value = 0.28;
  cues.connect(echoOf(speaker)).connect(wet).connect(limit);
  low.gain.value = 0;
  low.connect(limit);
  let isMade = false;
  return {
    cues,
    hum(isOn) {
      if (isOn && !isMade) humOf(speaker).connect(low);
      isMade ||= isOn;
      low.gain.setTargetAtTime(isOn ? HUM.gain : 0, speaker.currentTime, HUM.fade / 3);
    },
  };
}
