import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ActionWords } from '../../src/match/action-words';
import type { MatchModel } from '../../src/match/match-model';
import { PlayerControl } from '../../src/match/player-control.svelte';
import type { AdvisedAnswer } from '../../src/net/wire';
import { settings } from '../../src/settings/settings.svelte';

const END = { action: { do: 'end_turn' }, risk: false };
const MOVE = { action: { do: 'move', unit: 'm1' }, risk: false };

function answer(index: number, loss: number): AdvisedAnswer {
  const error = loss >= 2000 ? 'blunder' : null;
  return { index, unit: null, action: [MOVE, END][index]!.action as never, chance: 5000 - loss, loss, error };
}

/** A match in which moving is best and ending the turn a blunder, and what was played in it. */
function begin(
  advice: (index: number) => Promise<AdvisedAnswer[]> = () => Promise.resolve([answer(0, 0), answer(1, 3000)]),
) {
  const played: number[] = [];
  const shown = { version: 7, turn: null, legal: [MOVE, END], view: null };
  const act = (index: number) => Promise.resolve(void played.push(index));
  const match = { shown, busy: false, act, next: () => Promise.resolve() } as unknown as MatchModel;
  const named = ({ do: name }: { do: string }) => name;
  const words = { label: named, fullLabel: named, hasOdds: () => false, unspent: () => [] };
  const advise = vi.fn(advice);
  const control = new PlayerControl(match, () => words as unknown as ActionWords, undefined, advise);
  return { control, played, advise, shown };
}

/** As long as nothing more happens by itself. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a warning before a blunder', () => {
  beforeEach(() => {
    settings.warnBlunders = true;
    settings.confirm = 'never';
    settings.warnEndTurn = false;
  });

  it('is given however an action is begun, and can be taken to heart', async () => {
    const ways: ((control: PlayerControl) => unknown)[] = [
      (control) => control.play(1),
      (control) => control.choose(1),
      (control) => control.endTurn(),
    ];
    for (const begins of ways) {
      const { control, played } = begin();
      const answered = begins(control);
      await settle();
      expect(control.question).toMatchObject({ type: 'blunder', loss: 3000, better: 'move' });
      expect(control.isWeighing).toBe(true);
      control.dismiss();
      await settle();
      expect(played).toEqual([]);
      if (answered instanceof Promise) expect(await answered).toBe(false);
      expect(control.isWeighing).toBe(false);
    }
  });

  it('does not keep anybody from it who means it', async () => {
    const { control, played } = begin();
    const answered = control.play(1);
    await settle();
    control.confirm();
    expect(await answered).toBe(true);
    expect(played).toEqual([1]);
  });

  it('is not given for what is good, and not where nobody wants it', async () => {
    const { control, played, advise } = begin();
    expect(await control.play(0)).toBe(true);
    settings.warnBlunders = false;
    const sent = control.play(1);
    // Nothing is waited for before it is sent.
    expect(played).toEqual([0, 1]);
    expect(await sent).toBe(true);
    expect(advise).toHaveBeenCalledTimes(1);
  });

  it('is not given where there is no coach, or none that answers', async () => {
    for (const advice of [() => Promise.resolve([]), () => Promise.reject(new Error('busy'))]) {
      const { control, played } = begin(advice);
      expect(await control.play(1)).toBe(true);
      expect(played).toEqual([1]);
    }
  });

  it('gives way to another question, and to a match that has gone on', async () => {
    const { control, played, shown } = begin();
    const first = control.play(1);
    await settle();
    control.question = { type: 'final', index: 0, label: '' };
    expect(await first).toBe(false);
    const second = control.play(1);
    shown.version = 8;
    expect(await second).toBe(false);
    expect(played).toEqual([]);
  });
});
