import { describe, expect, test } from 'vitest';
import { corridor, legal, marine, scene } from './fixtures';
import type { Action, BoardUpdate, Decision, GameEvent, Legal } from '../../../src/games/space-hulk/board/types';
import { nextStep } from '../../../src/games/space-hulk/board/state/walk';

const step = (to: string): Action => ({ do: 'move', unit: 'm1', to, facing: 'E', cost: 1 });
const walk = { unit: 'm1', rest: [step('2,0'), step('3,0')], known: ['g9'] };

function update(actions: readonly Legal[], events: GameEvent[] = [], kind: Decision['kind'] = 'action'): BoardUpdate {
  return {
    version: 2,
    view: corridor(6, [marine('m1', '1,0')], { decision: { owner: 'marine', kind } }),
    legal: actions,
    events,
  };
}

describe('a walk goes on', () => {
  test('while its next step is legal', () => {
    const now = update(legal({ do: 'end_turn' }, step('2,0')), [{ type: 'moved', unit: 'm1', from: '0,0', to: '1,0' }]);
    expect(nextStep(walk, now)).toEqual({ kind: 'act', index: 1, rest: [step('3,0')] });
  });

  test('past a free shot at a door or at whoever was a target before, but not past one at somebody new', () => {
    const pass: Action = { do: 'pass' };
    expect(nextStep(walk, update(legal({ do: 'fire', unit: 'm1', door: '5,0' }, pass), [], 'free_shot'))).toEqual({
      kind: 'act',
      index: 1,
      rest: walk.rest,
    });
    const beyond = [...legal({ do: 'fire', unit: 'm1', target: 'g9' }), { ...legal(step('2,0'))[0]!, afterPass: true }];
    expect(nextStep(walk, update(beyond, [], 'free_shot'))).toEqual({ kind: 'act', index: 1, rest: [step('3,0')] });
    expect(nextStep(walk, update(legal({ do: 'fire', unit: 'm1', target: 'g1' }, pass), [], 'free_shot'))).toEqual({
      kind: 'stop',
      why: 'surprise',
    });
  });
});

describe('a walk stops', () => {
  const steps = legal(step('2,0'));

  test('at its end', () => {
    expect(nextStep({ ...walk, rest: [] }, update(steps))).toEqual({ kind: 'stop', why: 'arrived' });
  });

  test.each([
    { type: 'revealed', unit: 'b1' },
    { type: 'moved', unit: 'g1', from: '5,0', to: '4,0' },
    { type: 'rolled', by: 'm1', dice: [1] },
    { type: 'killed', unit: 'm1' },
  ])('when there is $type', (event) => {
    expect(nextStep(walk, update(steps, [event as GameEvent]))).toEqual({ kind: 'stop', why: 'surprise' });
  });

  test('when something is asked, or the step is no longer legal', () => {
    expect(nextStep(walk, update(steps, [], 'reaction'))).toEqual({ kind: 'stop', why: 'surprise' });
    expect(nextStep(walk, update(legal(step('9,0'))))).toEqual({ kind: 'stop', why: 'blocked' });
  });
});

test('a recorded walk is found step by step', () => {
  const steps = scene('tutorial-walk').steps;
  const path = steps[0]?.reach?.['orso']?.find((spot) => spot.square === '4,4')?.path ?? [];
  let rest = path;
  for (const [i, { view, legal: list, events }] of steps.slice(0, 4).entries()) {
    const next = nextStep({ unit: 'orso', rest, known: [] }, { version: i, view, legal: list, events });
    expect(next).toMatchObject({ kind: 'act', index: steps[i + 1]?.action });
    if (next.kind === 'act') rest = next.rest;
  }
});
