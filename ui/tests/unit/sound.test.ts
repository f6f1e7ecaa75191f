import { afterEach, describe, expect, it } from 'vitest';
import type { GameEvent, GameName } from '../../src/net/wire';
import { CUES, type Speaker } from '../../src/sound/cues';
import { gameOf } from '../../src/games';
import { fewOf, hear } from '../../src/sound/listen';
import { settings } from '../../src/settings/settings.svelte';

const moved = (unit: string): GameEvent => ({ type: 'moved', unit, from: '1,1', to: '1,2', facing: 'N' });
const rolled: GameEvent = { type: 'rolled', by: 'leon', dice: [3], for: 'attack' };
const slain: GameEvent = { type: 'slain', marine: 'leon', position: 1 };

const cuesOf = (game: GameName, ...events: GameEvent[]) =>
  fewOf(events.flatMap((event) => gameOf(game).cueOf(event) ?? []));

/** Counts what is started instead of letting it sound. */
function deaf(): { speaker: Speaker; started: () => number } {
  let count = 0;
  const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const node = () => ({
    gain: param,
    frequency: param,
    type: '',
    buffer: null,
    connect: () => {},
    start: () => (count += 1),
    stop: () => {},
  });
  const speaker = {
    currentTime: 0,
    destination: {},
    sampleRate: 100,
    createOscillator: node,
    createGain: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { speaker: speaker as unknown as Speaker, started: () => count };
}

afterEach(() => {
  settings.sound = false;
});

describe('sounds', () => {
  it('are off until they are wanted', () => {
    const { speaker, started } = deaf();
    hear(['die'], () => ({ speaker }));
    expect(started()).toBe(0);
    settings.sound = true;
    hear(['die'], () => ({ speaker }));
    expect(started()).toBe(CUES.die.length);
  });

  it('follow what happened, never the same one twice in a row', () => {
    expect(cuesOf('space-hulk', moved('orso'), moved('orso'), moved('b2'))).toEqual(['step', 'ping']);
    expect(cuesOf('death-angel', rolled, rolled, slain)).toEqual(['die', 'death']);
    expect(cuesOf('death-angel', { type: 'deck_renewed' })).toEqual([]);
  });

  it('are few, short and end by themselves', () => {
    const many = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? rolled : slain));
    expect(cuesOf('death-angel', ...many)).toHaveLength(6);
    for (const parts of Object.values(CUES))
      for (const part of parts) expect(part.at + part.length).toBeLessThanOrEqual(0.7);
  });
});
