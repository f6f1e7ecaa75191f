import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playback, selection } from '../../src/games/death-angel/selection.svelte';
import { Show, type Given } from '../../src/games/death-angel/show.svelte';
import { spaceHulk } from '../../src/games/space-hulk';
import type { AngelEvent, AngelView } from '../../src/wire/angel';

const view = (turn: number) =>
  ({
    turn,
    phase: 'attack',
    formation: [],
    blips: { left: { count: 1 }, right: { count: 1 } },
  }) as unknown as AngelView;
const roll = { type: 'rolled', by: null, dice: [3], for: 'defense' } as unknown as AngelEvent;
const quiet = { type: 'missed' } as unknown as AngelEvent;
const given = (version: number, ...events: AngelEvent[]): Given => ({ version, view: view(version), events });

function setUp(): Show {
  const show = new Show(() => {});
  void show.start(given(1), 1);
  return show;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  selection.forget();
});

describe('a show', () => {
  it('counts the events that have been shown', async () => {
    const show = setUp();
    void show.start(given(2, roll, quiet, roll), 1);
    // The log tells an event once it is over, the sound comes when it begins.
    expect(show.begun).toEqual({ version: 2, seen: 1, told: 0 });
    await vi.advanceTimersByTimeAsync(420);
    expect(show.begun).toEqual({ version: 2, seen: 3, told: 2 });
    expect([show.running, show.done]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(420);
    expect([show.running, show.done]).toEqual([false, 2]);
  });

  it('is over at once if it is skipped, or if nothing is to move', () => {
    const show = setUp();
    void show.start(given(2, roll, roll), 1);
    show.skip();
    expect([show.running, show.done]).toEqual([false, 2]);
    void show.start(given(3, roll, roll), 0);
    expect([show.running, show.done]).toEqual([false, 3]);
  });
});

describe('a playback', () => {
  it('holds back what has not been shown', () => {
    const skip = vi.fn();
    Object.assign(selection, { begun: { version: 2, seen: 2, told: 1, view: view(2) }, shown: 1, skip });
    const running = playback(2, 3);
    expect([running?.untold, running?.unseen, running?.view]).toEqual([2, 1, view(2)]);
    running?.skip();
    expect(skip).toHaveBeenCalledOnce();
  });

  it('goes on while the last event is on the table', () => {
    Object.assign(selection, { begun: { version: 2, told: 3, view: view(2) }, shown: 1 });
    expect(playback(2, 3)?.untold).toBe(0);
  });

  it('holds back all of an update that the table has not begun with', () => {
    Object.assign(selection, { begun: { version: 2, told: 3, view: view(2) }, shown: 2 });
    expect(playback(3, 4)?.untold).toBe(4);
  });

  it('holds back nothing once everything has been shown, or nothing happened', () => {
    Object.assign(selection, { begun: { version: 2, seen: 2, told: 1, view: view(2) }, shown: 2 });
    expect(playback(2, 3)).toBeNull();
    expect(playback(3, 0)).toBeNull();
    expect(spaceHulk.playback(3, 4)).toBeNull();
  });
});
