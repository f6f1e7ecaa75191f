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

describe('a show before a question', () => {
  const cell = { position: 1, side: 'left' };
  const attacked = { type: 'attacked', marine: 'leon', ...cell } as unknown as AngelEvent;
  const hit = { type: 'rolled', by: 'leon', dice: [3], for: 'attack' } as unknown as AngelEvent;
  const killed = { type: 'killed', symbol: 'claw', ...cell } as unknown as AngelEvent;
  const slain = { type: 'slain', marine: 'leon', position: 1 } as unknown as AngelEvent;
  const drawn = { type: 'event_drawn', event: 'resupply' } as unknown as AngelEvent;
  const table = { ...view(1), marines: [], supply: 0, decks: { events: 9 } } as unknown as AngelView;

  function showOf(...events: AngelEvent[]): Show {
    const show = new Show(() => {});
    void show.start({ version: 1, view: table, events: [] }, 1);
    void show.start({ version: 2, view: { ...table, turn: 2 }, events }, 1, true);
    return show;
  }

  it('waits until the last dice have landed; the verdict stays and stops nobody', async () => {
    const show = showOf(attacked, hit, killed);
    await vi.advanceTimersByTimeAsync(260);
    expect([show.running, show.done]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(20);
    expect([show.running, show.done, show.view?.turn]).toEqual([false, 2, 2]);
    expect([show.spotlight, show.verdicts.map(({ type }) => type)]).toEqual([null, ['roll']]);
    await vi.advanceTimersByTimeAsync(900);
    expect(show.verdicts).toEqual([]);
  });

  it('keeps the verdict of a fight while the next one is shown', async () => {
    const elsewhere = { ...attacked, position: 2 } as unknown as AngelEvent;
    const show = showOf(attacked, hit, killed, elsewhere, hit, killed);
    await vi.advanceTimersByTimeAsync(50 + 220 + 100 + 50 + 10);
    expect([show.spotlight?.type, show.verdicts.length]).toEqual(['roll', 1]);
  });

  it('takes the verdict of a fight away for the next roll at the same place', async () => {
    const show = showOf(attacked, hit, killed, attacked, hit, killed);
    await vi.advanceTimersByTimeAsync(50 + 220 + 100 + 50 + 10);
    expect([show.spotlight?.type, show.verdicts.length]).toEqual(['roll', 0]);
  });

  it('shows a death to its end', async () => {
    const show = showOf(slain);
    await vi.advanceTimersByTimeAsync(310);
    expect([show.running, show.spotlight?.type]).toEqual([true, 'slain']);
    await vi.advanceTimersByTimeAsync(20);
    expect(show.running).toBe(false);
  });

  it('takes what was said beside other rows away when a death moves them', async () => {
    const elsewhere = { ...attacked, position: 2 } as unknown as AngelEvent;
    const show = showOf(attacked, hit, killed, elsewhere, hit, slain);
    await vi.advanceTimersByTimeAsync(50 + 220 + 100 + 50 + 220 + 10);
    const places = show.verdicts.map((light) => light.type === 'roll' && light.cell?.position);
    expect([show.spotlight?.type, places]).toEqual(['slain', [2]]);
  });

  it('carries out the rest of an update that the next one cuts off', async () => {
    const spawned = { type: 'spawned', symbol: 'claw', ...cell } as unknown as AngelEvent;
    const next = { type: 'phase', phase: 'choose', turn: 2 } as unknown as AngelEvent;
    const show = showOf(attacked, hit, killed, drawn, spawned, spawned, next);
    await vi.advanceTimersByTimeAsync(50 + 220 + 100 + 10);
    expect([show.running, show.theatre?.type]).toEqual([true, 'event']);
    void show.start({ version: 3, view: { ...table, turn: 2 }, events: [quiet] }, 1, true);
    expect(show.theatre).toBeNull();
  });

  it('does not cover the table with an event that lies beside the question', () => {
    const show = showOf(drawn);
    expect([show.running, show.done, show.spotlight]).toEqual([false, 2, null]);
  });

  it('takes a press on the table for what was being shown, until the eye has seen the end', async () => {
    const show = showOf(attacked, hit);
    await vi.advanceTimersByTimeAsync(280);
    expect([show.running, show.isTooSoon()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(300);
    expect(show.isTooSoon()).toBe(false);
  });

  it('takes a key for what was being shown, too, and the next one after a key that has skipped it', async () => {
    const show = showOf(attacked, hit);
    expect(show.isKeyTooSoon()).toBe(true);
    await vi.advanceTimersByTimeAsync(280);
    expect([show.running, show.isKeyTooSoon()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(300);
    expect(show.isKeyTooSoon()).toBe(false);
    void show.start({ version: 3, view: { ...table, turn: 2 }, events: [attacked, hit] }, 1, true);
    show.skip();
    expect([show.running, show.isKeyTooSoon()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(300);
    expect(show.isKeyTooSoon()).toBe(false);
  });

  it('leaves nothing behind when it is skipped', () => {
    const show = showOf(attacked, hit, killed);
    show.skip();
    expect([show.running, show.isTooSoon(), show.spotlight, show.verdicts]).toEqual([false, false, null, []]);
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
