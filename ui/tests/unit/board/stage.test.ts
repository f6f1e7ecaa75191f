import { describe, expect, test } from 'vitest';
import { blip, corridor, genestealer, marine, scene, WORDS } from './fixtures';
import type { GameEvent, View } from '../../../src/games/space-hulk/board/types';
import { beats, effectsOf } from '../../../src/games/space-hulk/board/state/beats';
import { beside, things } from '../../../src/games/space-hulk/board/draw/marks';
import { readModel } from '../../../src/games/space-hulk/board/state/model';
import { describeCell } from '../../../src/games/space-hulk/board/state/speech';
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

describe('what lies on the floor changes with the event that changes it, not before', () => {
  const units = [marine('m1', '1,0', { carries: [] }), genestealer('g1', '5,0')];
  /** What is drawn and told of a corridor, of which the page knows already how it will be. */
  function show(before: Partial<View>, after: Partial<View>, ...events: GameEvent[]) {
    const [now, then] = [corridor(8, units, before), corridor(8, units, after)];
    const model = readModel(now.board, 'row');
    const stage = events.reduce((shown, event) => applyEvent(shown, event, then), stageOf(now));
    const told = { view: then, stage, words: WORDS, isOwn: () => true };
    return {
      drawn: [...things(then, stage, model, WORDS), ...beside(then, stage, model)],
      told: (cell: string) => describeCell(cell, told),
    };
  }
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  const roll: GameEvent = { type: 'rolled', by: 'm1', dice: [6, 6] };

  test('a generator is whole until the dice have been seen', () => {
    const [whole, broken] = [{ generators: ['4,0'] }, { generators: [{ at: '4,0', damaged: true }] }];
    const before = show(whole, broken, roll);
    expect(before.drawn[0]?.glow).toBe('generator');
    expect(before.told('4,0')).toBe('4,0; board-generator');
    const after = show(whole, broken, roll, { type: 'generator_damaged', at: '4,0' });
    expect(after.drawn[0]?.glow).toBeUndefined();
    expect(after.told('4,0')).toBe('4,0; board-generator-damaged');
  });

  test('a barrier stands once the power has been used', () => {
    const raised: GameEvent = { type: 'power_used', unit: 'm1', power: 'force_barrier', square: '3,0' };
    expect(keys(show({}, { barrier: '3,0' }, roll).drawn)).toEqual([]);
    expect(keys(show({}, { barrier: '3,0' }, roll, raised).drawn)).toEqual(['barrier 3,0']);
  });

  test('what a Marine carried lies there once he has fallen, and what is taken up lies there until then', () => {
    const lies = { objects: [{ kind: 'cat', at: '1,0' }] };
    const falls: GameEvent[] = [{ type: 'killed', unit: 'm1', at: '1,0', cause: 'assault' }];
    expect(keys(show({}, lies, roll, ...falls).drawn)).toEqual([]);
    const dropped: GameEvent = { type: 'dropped', object: 'cat', at: '1,0' };
    expect(keys(show({}, lies, roll, ...falls, dropped).drawn)).toEqual(['object cat 1,0']);
    expect(keys(show(lies, {}, roll).drawn)).toEqual(['object cat 1,0']);
    expect(keys(show(lies, {}, { type: 'picked_up', unit: 'm1', object: 'cat' }).drawn)).toEqual([]);
  });

  test('who lurks is there until it comes in', () => {
    const hull = { ...corridor(8, []).board, entries: [{ id: 'A', at: '7,0', from: 'E' as const }] };
    const [waits, came] = [
      { board: hull, units: [blip('b1', { entry: 'A' }), blip('b2', { entry: 'A' })] },
      { board: hull, units: [blip('b1', { at: '7,0' }), blip('b2', { entry: 'A' })] },
    ];
    const counts = (shown: ReturnType<typeof show>) =>
      shown.drawn.flatMap(({ texts }) => texts.map(({ text }) => text));
    const before = show(waits, came, { type: 'phase', phase: 'alien_action', turn: 1 });
    expect(counts(before)).toEqual(['×2', 'A']);
    expect(before.told('entry A')).toContain('board-lurking(kind-blip 2)');
    expect(before.told('7,0')).toBe('7,0');
    const after = show(waits, came, { type: 'entered', unit: 'b1', entry: 'A', to: '7,0' });
    expect(counts(after)).toEqual(['A']);
    expect(after.told('7,0')).toContain('<b1>');
    const placed = show(came, waits, { type: 'blip_placed', unit: 'b1', entry: 'A', held: false });
    expect(counts(placed)).toEqual(['×2', 'A']);
  });

  test('who falls is told as standing until then', () => {
    const gone = { units: units.slice(0, 1) };
    expect(show({}, gone, roll).told('5,0')).toBe('5,0; <g1>, board-facing(W), board-points(6)');
    expect(show({}, gone, roll, { type: 'killed', unit: 'g1', at: '5,0', cause: 'shot' }).told('5,0')).toBe('5,0');
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
      // Who lurks comes and goes by events alone.
      const lurking = step.view.units.filter((unit) => unit.entry).map(({ id }) => id);
      expect([name, i, ...played.lurking.map(({ id }) => id).sort()]).toEqual([name, i, ...lurking.sort()]);
      expect([name, i, played.generators, played.barrier]).toEqual([name, i, step.view.generators, step.view.barrier]);
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
