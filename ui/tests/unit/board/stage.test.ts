import { describe, expect, test } from 'vitest';
import { corridor, genestealer, marine, scene } from './fixtures';
import type { GameEvent } from '../../../src/games/space-hulk/board/types';
import { beats, effectsOf } from '../../../src/games/space-hulk/board/state/beats';
import { applyEvent, stageOf, turnTo } from '../../../src/games/space-hulk/board/state/stage';

const view = corridor(8, [marine('m1', '1,0'), genestealer('g1', '5,0')]);
const stage = stageOf(view);

test('a turn takes the short way', () => {
  expect(turnTo(270, 'N')).toBe(360);
  expect(turnTo(0, 'W')).toBe(-90);
  expect(turnTo(null, 'S')).toBe(180);
  expect(turnTo(720, 'E')).toBe(810);
});

describe('events move what stands on the stage', () => {
  test('moves, turns and deaths', () => {
    const moved = applyEvent(stage, { type: 'moved', unit: 'g1', from: '5,0', to: '4,0', facing: 'W' }, view);
    expect(moved.tokens.get('g1')?.at).toBe('4,0');
    expect(applyEvent(stage, { type: 'killed', unit: 'g1', at: '5,0' }, view).tokens.get('g1')?.dying).toBe(true);
    expect(applyEvent(stage, { type: 'exited', unit: 'm1' }, view).tokens.has('m1')).toBe(false);
  });

  test('newcomers appear where the event says', () => {
    const after = corridor(8, [...view.units, genestealer('g2', '7,0')]);
    expect(applyEvent(stage, { type: 'placed', unit: 'g2', at: '6,0' }, after).tokens.get('g2')).toMatchObject({
      at: '6,0',
      unit: { kind: 'genestealer' },
    });
  });

  test('a blip that is uncovered shows what it was until somebody stands there', () => {
    const blip = { id: 'b1', kind: 'blip', at: '6,0', ap: 6, activated: false } as const;
    const before = stageOf(corridor(8, [blip]));
    const open = applyEvent(before, { type: 'revealed', unit: 'b1', value: 2, voluntary: false }, view);
    expect(open.tokens.get('b1')).toMatchObject({ opening: true, unit: { value: 2 } });
    const after = corridor(8, [genestealer('g2', '6,0')]);
    expect([...applyEvent(open, { type: 'placed', unit: 'g2', at: '6,0' }, after).tokens.keys()]).toEqual(['g2']);
  });

  test('what nobody knows changes nothing', () => {
    expect(applyEvent(stage, { type: 'something_new', unit: 'm1' } as unknown as GameEvent, view)).toBe(stage);
    expect(applyEvent(stage, { type: 'moved', unit: 'nobody', to: '3,0' }, view)).toBe(stage);
  });
});

test('after all recorded events everybody who can be seen stands where the view says', () => {
  for (const name of ['cradle-marine', 'cradle-alien', 'firefight', 'large-marine']) {
    const { steps } = scene(name);
    steps.slice(1).forEach((step, i) => {
      const before = steps[i];
      if (!before) return;
      const played = step.events.reduce((now, event) => applyEvent(now, event, step.view), stageOf(before.view));
      for (const unit of step.view.units.filter((it) => it.at))
        expect([name, i, unit.id, played.tokens.get(unit.id)?.at]).toEqual([name, i, unit.id, unit.at]);
    });
  }
});

describe('beats', () => {
  const events = Array.from({ length: 100 }, (): GameEvent => ({ type: 'moved', unit: 'g1', to: '4,0' }));

  test('never take longer than the pace allows, and nothing without movement', () => {
    const total = beats(events, 'normal', false).reduce((sum, beat) => sum + beat.duration, 0);
    expect(total).toBeLessThanOrEqual(2500);
    expect(total).toBeGreaterThan(2000);
    expect(beats(events, 'instant', false)).toEqual([]);
    expect(beats(events, 'slow', true)).toEqual([]);
  });

  test('show shots from the shooter to the target, and dice over who rolls', () => {
    expect(effectsOf({ type: 'fired', unit: 'm1', target: 'g1', weapon: 'storm_bolter' }, stage)).toEqual([
      { kind: 'tracer', from: '1,0', to: '5,0', weapon: 'storm_bolter' },
    ]);
    expect(effectsOf({ type: 'rolled', by: 'g1', dice: [6, 1] }, stage)).toEqual([
      { kind: 'dice', at: '5,0', dice: [6, 1], side: 'alien' },
    ]);
  });
});
