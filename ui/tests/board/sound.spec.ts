/** Every cue is rendered as the browser would play it, and measured: it is heard, it ends, it does not distort. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import type * as Sounds from './sounds.ts';
import { CUES, type Cue } from '../../src/sound/cues.ts';

const SOURCES = fileURLToPath(new URL('sounds.ts', import.meta.url));
/** With `SOUNDS=1` the sounds are written there as well, to be listened to. */
const FOLDER = fileURLToPath(new URL('../../../target/sounds/', import.meta.url));
const RATE = 44_100;

interface Heard {
  samples: number[];
  peak: number;
  /** Seconds until it has faded to a thousandth. */
  length: number;
  /** How its power is spread over the octaves from 40 Hz up; all together 1. */
  octaves: number[];
}

/** The code of the sounds as one script that a page can run. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: SOURCES, formats: ['iife'], name: 'sounds' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** What is heard of some cues at once, in the hull; without cues, of its hum. */
async function render(page: Page, cues: readonly Cue[], seconds: number): Promise<Heard> {
  const samples = await page.evaluate(
    async ([names, length, rate]) => {
      const { sound, hullOf } = (window as unknown as { sounds: typeof Sounds }).sounds;
      const speaker = new OfflineAudioContext(2, rate * length, rate);
      const hull = hullOf(speaker);
      for (const name of names) sound(speaker, name, 0, hull.cues);
      if (names.length === 0) hull.hum(true);
      const heard = await speaker.startRendering();
      return [...heard.getChannelData(0)];
    },
    [cues, seconds, RATE] as const,
  );
  return { samples, ...measure(samples) };
}

function measure(samples: readonly number[]): Omit<Heard, 'samples'> {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > peak / 1000);
  return { peak, length: last / RATE, octaves: octavesOf(samples.slice(0, RATE * 0.7)) };
}

/** The shares of the octaves from 40 Hz to 10 kHz, by three filters in each. */
function octavesOf(samples: readonly number[]): number[] {
  const powers = Array.from({ length: 24 }, (_, third) => powerAt(samples, 40 * 2 ** (third / 3)));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return Array.from({ length: 8 }, (_, octave) => {
    const [low, middle, high] = powers.slice(3 * octave, 3 * octave + 3);
    return (low! + middle! + high!) / whole;
  });
}

function powerAt(samples: readonly number[], pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / RATE);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + turn * one - two, one];
  return one * one + two * two - turn * one * two;
}

/** Which share of the power of one sound lies in other octaves than that of the other. */
function distance(one: Heard, two: Heard): number {
  return one.octaves.reduce((sum, share, octave) => sum + Math.abs(share - two.octaves[octave]!), 0) / 2;
}

function keep(name: string, { samples }: Heard): void {
  if (!process.env['SOUNDS']) return;
  const wave = Buffer.alloc(44 + samples.length * 2);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples.length * 2, 4);
  wave.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
  ] as const)
    wave.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wave.writeUInt16LE(value, at);
  wave.write('data', 36);
  wave.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries())
    wave.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}.wav`, wave);
}

test.describe('sounds', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('about:blank');
    await page.addScriptTag({ content: await script() });
    // The same noise in every run.
    await page.evaluate(() => {
      let state = 1;
      Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    });
  });

  test('each cue is heard, ends, and does not distort; no two are alike', async ({ page }) => {
    const names = Object.keys(CUES) as Cue[];
    const heard = new Map<Cue, Heard>();
    for (const name of names) heard.set(name, await render(page, [name], 3));
    for (const [name, one] of heard) {
      keep(name, one);
      const [peak, length] = [one.peak.toFixed(2), one.length.toFixed(2)];
      const octaves = one.octaves.map((share) => share.toFixed(2)).join(' ');
      console.log(`${name.padEnd(8)} peak ${peak}  length ${length} s  octaves ${octaves}`);
    }
    for (const [name, one] of heard) {
      // Louder than the hum, which is always there.
      expect(one.peak, name).toBeGreaterThan(0.08);
      expect(one.peak, name).toBeLessThan(1);
      expect(one.length, name).toBeGreaterThan(0.08);
      expect(one.length, name).toBeLessThan(2.3);
    }
    const isAlike = (one: Heard, two: Heard): boolean =>
      distance(one, two) < 0.15 &&
      // A sound that is twice as loud is another one: a step and a burst have the same weight.
      Math.abs(Math.log2(one.peak / two.peak)) < 1;
    const alike = names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((two) => (isAlike(heard.get(one)!, heard.get(two)!) ? [`${one} ${two}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  test('many at once do not distort', async ({ page }) => {
    const loud = await render(page, ['fire', 'flame', 'door', 'death', 'clash', 'reveal'], 3);
    expect(loud.peak).toBeLessThan(1);
  });

  test('the hull hums quietly, without a break', async ({ page }) => {
    const hum = await render(page, [], 12);
    keep('hum', hum);
    const tail = hum.samples.slice(RATE * 6);
    const loudness = Math.sqrt(tail.reduce((sum, sample) => sum + sample * sample, 0) / tail.length);
    const jump = tail.reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - (tail[index - 1] ?? sample))),
      0,
    );
    console.log(`hum: ${(20 * Math.log10(loudness)).toFixed(1)} dB, largest step ${jump.toFixed(4)}`);
    expect(20 * Math.log10(loudness)).toBeGreaterThan(-60);
    expect(20 * Math.log10(loudness)).toBeLessThan(-26);
    expect(jump).toBeLessThan(0.02);
  });
});
