import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/games';
import type { ReplayFrame, ReplayPage } from '../../src/net/wire';
import { Reel } from '../../src/replay/reel.svelte';
import { spread, turningPoint } from '../../src/replay/turning';
import { isToldAt } from '../../src/match/log';
import { parse } from '../../src/lib/router.svelte';

const LENGTH = 500;

function frameOf(number: number, look: string): ReplayFrame {
  return {
    number,
    version: number + 10,
    at: number,
    turn: 1 + Math.floor(number / 50),
    phase: 'marine_action',
    seat: number === 0 ? null : 'marine',
    by: number === 0 ? null : 'person',
    undone_to: number === 7 ? 5 : null,
    action: null,
    events: number === 7 ? [] : [{ type: 'moved', unit: 'orso', from: '1,1', to: `${number},1` }],
    view: { game: 'space-hulk', turn: number, look } as unknown as ReplayFrame['view'],
  };
}

/** A server that has one match of 500 actions. */
function serve(): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const query = new URLSearchParams(address.split('?')[1]);
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
      (number) => number <= LENGTH,
    );
    const page: ReplayPage = {
      match: 'm',
      game: 'space-hulk',
      mission: 'tutorial-1',
      imported: false,
      length: LENGTH + 1,
      over: { how: 'played', winner: 'marine', reason: 'x' },
      frames: numbers.map((number) => frameOf(number, query.get('seat') ?? '')),
    };
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  return { asked };
}

const reels: Reel[] = [];

/** The lines that the log has at the moment that is shown. */
const logOf = (reel: Reel) => reel.story.filter((line) => isToldAt(line, reel.place));

function reelOf(): Reel {
  const reel = new Reel('m');
  reels.push(reel);
  return reel;
}

afterEach(() => {
  for (const reel of reels.splice(0)) reel.close();
  vi.unstubAllGlobals();
});

describe('a reel', () => {
  it('winds to any moment, asking for each page once', async () => {
    const { asked } = serve();
    const reel = reelOf();
    await reel.open(123);
    expect([reel.place, reel.length, reel.shown?.view?.['turn']]).toEqual([123, LENGTH + 1, 123]);
    for (const place of [499, 0, 250, 251, -5, 9999]) await reel.go(place);
    expect(reel.place).toBe(LENGTH);
    expect([reel.isAtEnd, reel.shown?.stage]).toEqual([true, 'over']);
    expect(asked).toHaveLength(11);
  });

  it('shows what happened on a step, not on a jump', async () => {
    serve();
    const reel = reelOf();
    await reel.open(3);
    await reel.go(4);
    expect(reel.shown?.news).toHaveLength(1);
    await reel.go(3);
    expect(reel.shown?.news).toHaveLength(0);
  });

  it('forgets in its log what was taken back', async () => {
    serve();
    const reel = reelOf();
    await reel.open(6);
    expect(logOf(reel)).toHaveLength(7);
    await reel.go(7);
    expect(logOf(reel).map(({ version }) => version)).toEqual([10, 11, 12, 13, 14, 15, 17]);
  });

  it('looks through other eyes at the same moment', async () => {
    serve();
    const reel = reelOf();
    await reel.open(60);
    await reel.see('alien');
    expect([reel.place, reel.shown?.seat, (reel.shown?.view as unknown as { look: string }).look]).toEqual([
      60,
      'alien',
      'alien',
    ]);
  });

  it('rewinds a match of 500 actions, log included', async () => {
    serve();
    const reel = reelOf();
    await reel.open(0);
    const places = Array.from({ length: 40 }, (_, index) => (index * 193) % LENGTH);
    for (const place of places) {
      await reel.go(place);
      // One line for each moment up to there, but for the one that was taken back.
      expect(logOf(reel)).toHaveLength(place < 7 ? place + 1 : place);
    }
  });
});

describe('turning points', () => {
  const of = (game: 'space-hulk' | 'death-angel', ...events: Record<string, unknown>[]) =>
    turningPoint(gameOf(game), events as unknown as ReplayFrame['events'])?.turning ?? null;

  it('are deaths of Marines, new places, goals and the end', () => {
    expect(of('space-hulk', { type: 'killed', unit: 'g3' })).toBeNull();
    expect(of('space-hulk', { type: 'killed', unit: 'orso' }, { type: 'exited', unit: 'tarn' })).toBe('death');
    expect(of('death-angel', { type: 'slain', marine: 'leon' })).toBe('death');
    expect(of('death-angel', { type: 'located', location: 'munitorium' })).toBe('place');
    expect(of('death-angel', { type: 'slain', marine: 'leon' }, { type: 'game_over' })).toBe('end');
  });
});

describe('marks on the track', () => {
  it('make room for each other, so that each can be pressed', () => {
    expect(spread([10, 100, 101, 102], 400)).toEqual([10, 100, 124, 148]);
    expect(spread([390, 395, 400], 400)).toEqual([352, 376, 400]);
    expect(spread([1, 2, 3, 4, 5], 40)).toEqual([0, 10, 20, 30, 40]);
    expect(spread([], 40)).toEqual([]);
  });
});

describe('addresses of replays', () => {
  it('name a match and a moment', () => {
    expect(parse('#/replays')).toEqual({ page: 'replays' });
    expect(parse('#/replay/abc')).toEqual({ page: 'replay', match: 'abc', frame: 0 });
    expect(parse('#/replay/abc/12')).toEqual({ page: 'replay', match: 'abc', frame: 12 });
    expect(parse('#/replay/abc/x')).toEqual({ page: 'lost' });
  });
});
