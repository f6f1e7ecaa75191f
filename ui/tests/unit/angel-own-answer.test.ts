import { afterEach, describe, expect, it } from 'vitest';
import { isUndone, ownAnswer, wishesIn } from '../../src/games/death-angel/own-answer';
import { markLesson } from '../../src/games/death-angel/lesson';
import { plans } from '../../src/games/death-angel/plan.svelte';
import { keptFirst, optionsOf } from '../../src/games/death-angel/targets';
import type { AngelShown } from '../../src/games/death-angel/forms';
import type { AngelAction, AngelView, RowForm } from '../../src/wire/angel';

const wishes = { autoPass: true, autoAttack: true, askBestRolls: false, askDeadlyRolls: false };
const empty = { swarm: [], terrain: [] };
const row = (marine: string, tokens = 0) =>
  ({
    marine,
    facing: 'left',
    tokens,
    left: { swarm: ['claw', 'head'], terrain: [] },
    right: empty,
  }) as unknown as RowForm;
const attack = (marine: string, position: number) =>
  ({ do: 'attack', marine, position, side: 'left' }) as unknown as AngelAction;
const pass: AngelAction = { do: 'pass' };

function asked(
  actions: AngelAction[],
  more: { rows?: RowForm[]; decision?: object; undone?: boolean } = {},
): AngelShown {
  const view = {
    phase: 'resolve',
    resolved: 16,
    formation: more.rows ?? [row('leon'), row('zael')],
  } as unknown as AngelView;
  return {
    version: 5,
    view,
    decision: more.decision ?? { owner: 'p1', kind: 'attack', work: 'attacks' },
    legal: actions.map((action) => ({ action, risk: true })),
    steps: more.undone ? [{ what: { type: 'undone' } }] : [],
  } as unknown as AngelShown;
}

const answer = (shown: AngelShown, other: Partial<typeof wishes> = {}) =>
  ownAnswer(shown, { ...wishes, ...other })?.action ?? null;

it('puts keeping a good roll first, so that the first key spends no token on it', () => {
  const both: AngelAction[] = [{ do: 'reroll' }, { do: 'keep' }];
  const order = (decision: object) => {
    const shown = asked(both, { decision });
    return keptFirst(optionsOf(shown.legal, shown.view), shown.decision).map(({ action }) => action.do);
  };
  expect(order({ kind: 'reroll', good: true })).toEqual(['keep', 'reroll']);
  expect(order({ kind: 'reroll', good: true, best: true })).toEqual(['keep', 'reroll']);
  expect(order({ kind: 'reroll', good: false })).toEqual(['reroll', 'keep']);
  expect(order({ kind: 'attack' })).toEqual(['reroll', 'keep']);
});

describe('what is answered without a press', () => {
  afterEach(() => plans.forget());

  it('is the attack of Marines who have one target each', () => {
    const plain = [attack('leon', 1), attack('zael', 2), pass];
    expect(answer(asked(plain))).toEqual(attack('leon', 1));
    expect(answer(asked(plain), { autoAttack: false })).toBeNull();
  });

  it('is no attack where there is something to choose', () => {
    expect(answer(asked([attack('leon', 1), attack('leon', 2), pass]))).toBeNull();
    expect(answer(asked([attack('leon', 1), { do: 'target', choice: 'ability' } as AngelAction, pass]))).toBeNull();
    expect(answer(asked([attack('leon', 1), pass], { rows: [row('leon', 1)] }))).toBeNull();
    expect(answer(asked([attack('leon', 1), pass], { decision: { kind: 'attack', work: 'volley' } }))).toBeNull();
    const kill = (symbol: string) => ({ do: 'kill', symbol, position: 1, side: 'left' }) as AngelAction;
    expect(answer(asked([kill('claw'), kill('head')]))).toBeNull();
  });

  it('is nothing that was taken back, and no attack beside those that were marked', () => {
    const undone = asked([attack('leon', 1), pass], { undone: true });
    expect([isUndone(undone), answer(undone)]).toEqual([true, null]);
    const now = asked([attack('leon', 1), pass]);
    plans.attack(now.view, 5, [{ marine: 'zael', position: 2, side: 'left', victim: 'claw' }] as never);
    expect(answer(now)).toBeNull();
  });

  it('is the only answer, a reroll of a deadly roll, and a roll that nothing betters', () => {
    expect(answer(asked([pass]))).toEqual(pass);
    expect(answer(asked([pass]), { autoPass: false })).toBeNull();
    const rolls: AngelAction[] = [{ do: 'reroll' }, { do: 'keep' }];
    const deadly = asked(rolls, { decision: { kind: 'reroll', work: 'defense', good: false, best: false } });
    expect(answer(deadly)).toEqual({ do: 'reroll' });
    expect(answer(deadly, { askDeadlyRolls: true })).toBeNull();
    const best = asked(rolls, { decision: { kind: 'reroll', work: 'rolled', good: true, best: true } });
    expect(answer(best)).toEqual({ do: 'keep' });
    expect(answer(best, { askBestRolls: true })).toBeNull();
    expect(answer(asked(rolls, { decision: { kind: 'reroll', work: 'rolled', good: false, best: false } }))).toBeNull();
  });

  it('leaves every attack of a lesson to the player', () => {
    markLesson('m-lesson');
    expect([wishesIn({ id: 'm-lesson' }).autoAttack, wishesIn({ id: 'm-other' }).autoAttack]).toEqual([false, true]);
    expect(wishesIn({ id: 'm-puzzle', asksAll: true }).autoAttack).toBe(false);
  });
});
