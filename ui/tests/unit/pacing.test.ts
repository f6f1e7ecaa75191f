/** How long the moves of computers take on the page's clock, and what is not hurried. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/games';
import { beats, isPlain, lengthOfAll } from '../../src/games/space-hulk/board/state/beats';
import { selection } from '../../src/games/death-angel/selection.svelte';
import { Pacer } from '../../src/match/pacer';
import type { GameEvent } from '../../src/net/wire';
import { settings } from '../../src/settings/settings.svelte';

const moved = (unit: string, to: number): GameEvent =>
  ({ type: 'moved', unit, from: `${to - 1},0`, to: `${to},0`, facing: 'E' }) as GameEvent;
const revealed = { type: 'revealed', unit: 'b3', at: '4,0', count: 2 } as unknown as GameEvent;
const rolled = { type: 'rolled', by: 'orso', dice: [6, 2], for: 'overwatch' } as unknown as GameEvent;

/** Plays updates of a computer, and says when each of them is shown and when the next could be, in milliseconds. */
function times(game: 'space-hulk' | 'death-angel', updates: readonly GameEvent[][], byComputer = true): number[] {
  const shown: number[] = [];
  const start = Date.now();
  const pacer = new Pacer<readonly GameEvent[]>(
    () => shown.push(Date.now() - start),
    (events) => gameOf(game).stay(events, byComputer),
  );
  for (const events of [...updates, []]) pacer.put(events);
  vi.advanceTimersByTime(60_000);
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { animation: 'normal', computerPace: 'normal', motion: 'system' });
});
afterEach(() => {
  vi.useRealTimers();
  selection.forget();
});

describe('a turn of the aliens', () => {
  const walk = Array.from({ length: 10 }, (_, step) => [moved(`b${step % 3}`, step + 1)]);

  it('of ten plain moves takes less than 3 seconds', () => {
    const shown = times('space-hulk', walk);
    expect(shown).toHaveLength(11);
    expect(shown.at(-1)).toBeGreaterThan(1000);
    expect(shown.at(-1)).toBeLessThan(3000);
  });

  it('of ten plain moves that come together takes less than 3 seconds, and leaves none out', () => {
    const all = walk.flat();
    expect(times('space-hulk', [all]).at(-1)).toBeLessThan(3000);
    const list = beats(all as never, 'normal', false);
    expect(list.map(({ event }) => event)).toEqual(all);
    expect(Math.min(...list.map(({ duration }) => duration))).toBeGreaterThan(50);
  });

  it('takes its time for a reveal and a shot, however many plain moves come with them', () => {
    const alone = [revealed, rolled].map((event) => lengthOfAll([event] as never, 'normal', false));
    const crowd = Array.from({ length: 60 }, (_, step) => moved('g1', step + 1));
    const list = beats([...crowd, revealed, ...crowd, rolled] as never, 'normal', false);
    const slow = list.filter(({ event }) => !isPlain(event));
    const of = (type: string) =>
      slow.filter(({ event }) => event.type === type).reduce((sum, { duration }) => sum + duration, 0);
    expect([of('revealed'), of('rolled')]).toEqual(alone);
    expect(alone.every((length) => length >= 600)).toBe(true);
    const [before = 0, after = 0] = times('space-hulk', [[revealed]]);
    expect(after - before).toBeGreaterThan(1000);
  });
});

describe('a round of Death Angel with computers', () => {
  const turnedUp = [3, 12, 17].map((card) => ({ type: 'revealed', card }) as unknown as GameEvent);
  const secret = { type: 'committed', team: 'red' } as unknown as GameEvent;

  it('turns up all cards before anybody acts, whoever chose last', () => {
    for (const byComputer of [true, false])
      expect(times('death-angel', [turnedUp], byComputer).at(-1)).toBeGreaterThanOrEqual(800);
  });

  it('does not wait for choices in secret, or where nothing is to move', () => {
    expect(times('death-angel', [[secret], [secret]])).toEqual([0, 0, 0]);
    Object.assign(settings, { animation: 'instant' });
    expect(times('death-angel', [turnedUp], false)).toEqual([0, 0]);
  });
});
