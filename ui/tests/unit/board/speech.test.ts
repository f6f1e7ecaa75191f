import { expect, test } from 'vitest';
import { blip, corridor, genestealer, legal, marine, WORDS } from './fixtures';
import { merge } from '../../../src/games/space-hulk/board/state/options';
import { describeCell, describeUnit, withChoices } from '../../../src/games/space-hulk/board/state/speech';
import { stageOf } from '../../../src/games/space-hulk/board/state/stage';

const view = corridor(
  6,
  [
    marine('m1', '3,0', { facing: 'N', ap: 2, overwatch: true, carries: ['cat'] }),
    genestealer('g1', '5,0'),
    blip('b1', { entry: 'A' }),
  ],
  {
    board: {
      ...corridor(6, []).board,
      doors: [{ at: '4,0', state: 'closed' }],
      entries: [{ id: 'A', at: '5,0', from: 'E' }],
    },
    burning: ['2,0'],
  },
);
const scene = { view, stage: stageOf(view), words: WORDS, isOwn: (unit: { kind: string }) => unit.kind === 'marine' };

test('a unit is told with name, weapons, facing, points and counters', () => {
  const told = describeUnit(view.units[0] ?? marine('m1', '0,0'), WORDS, true);
  expect(told).toBe(
    '<m1>, rank-trooper, weapon-storm_bolter, weapon-power_fist, board-facing(N), board-points(2), board-overwatch, board-carries(cat)',
  );
});

test('what the other side need not know of a unit is not told', () => {
  expect(describeUnit(genestealer('g1', '5,0'), WORDS, false)).toBe('<g1>, board-facing(W)');
  expect(describeUnit(blip('b1'), WORDS, false)).toBe('<b1>');
  expect(describeUnit(blip('b1', { value: 3 }), WORDS, true)).toContain('board-value(3)');
});

test('a cell is told with what lies there, who stands there and what can be done', () => {
  expect(describeCell('4,0', scene)).toBe('4,0; board-door-closed');
  expect(describeCell('2,0', scene)).toBe('2,0; board-fire');
  expect(describeCell('entry A', scene)).toBe('board-entry(A); board-lurking(kind-blip 1)');
  const options = merge(legal({ do: 'fire', unit: 'm1', target: 'g1', cost: 1 }));
  expect(withChoices(describeCell('5,0', scene), options, WORDS)).toBe(
    '5,0; <g1>, board-facing(W); board-choices(fire, board-cost(1))',
  );
});
