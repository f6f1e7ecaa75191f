import { describe, expect, test } from 'vitest';
import { corridor, genestealer, legal, marine, scene } from './fixtures';
import type { ReachSpot, View } from '../../../src/games/space-hulk/board/types';
import {
  actors,
  besideRing,
  cellsOf,
  favorite,
  indexOf,
  merge,
  offer,
  ringOf,
} from '../../../src/games/space-hulk/board/state/options';

const view = corridor(6, [marine('m1', '1,0'), genestealer('g1', '4,0')], {
  decision: { owner: 'marine', kind: 'action' },
});

test('ways of paying are one option, the cheapest in command points first', () => {
  const list = merge(
    legal(
      { do: 'guard', unit: 'm1', cost: 2, cp: 2 },
      { do: 'guard', unit: 'm1', cost: 2 },
      { do: 'guard', unit: 'm1', cost: 2, cp: 1 },
    ),
  );
  expect(list).toHaveLength(1);
  expect(list[0]?.payments).toEqual([
    { index: 1, cp: 0 },
    { index: 2, cp: 1 },
    { index: 0, cp: 2 },
  ]);
});

test('every action of a recorded legal list can be chosen somewhere', () => {
  for (const name of [
    'cradle-marine',
    'cradle-alien',
    'large-marine',
    'prompt-deploy',
    'prompt-reinforce',
    'prompt-place',
    'prompt-face',
    'prompt-overwatch',
    'prompt-parry',
    'prompt-activate',
  ]) {
    for (const step of scene(name).steps.filter((it) => it.legal.length > 0)) {
      const found = new Set<number>();
      for (const unit of [null, ...actors(step.legal)]) {
        for (const mode of ['main', 'flame', 'force_barrier', 'psychic_storm'] as const) {
          const { cells, buttons } = offer(step.view, merge(step.legal), unit, mode, []);
          for (const option of [...[...cells.values()].flat(), ...buttons])
            for (const { index } of option.payments) found.add(index);
        }
      }
      expect([name, found.size]).toEqual([name, step.legal.length]);
    }
  }
});

describe('where an action is chosen', () => {
  const door: View = {
    ...view,
    board: {
      ...view.board,
      doors: [{ at: '1,0', beyond: '2,0', state: 'closed' }],
      entries: [{ id: 'A', at: '5,0', from: 'E' }],
    },
  };

  test('a shot at its target, a step at its end, a turn at the unit', () => {
    expect(cellsOf(view, { do: 'fire', unit: 'm1', target: 'g1' })).toEqual(['4,0']);
    expect(cellsOf(view, { do: 'move', unit: 'm1', to: '2,0', facing: 'E' })).toEqual(['2,0']);
    expect(cellsOf(view, { do: 'turn', unit: 'm1', facing: 'N' })).toEqual(['1,0']);
  });

  test('a door between two squares on the far side of the unit', () => {
    expect(cellsOf(door, { do: 'door', unit: 'm1', at: '1,0', beyond: '2,0', to: 'open' })).toEqual(['2,0']);
    expect(cellsOf(door, { do: 'fire', unit: 'm1', door: '1,0' })).toEqual(['2,0']);
  });

  test('what has no place is a button', () => {
    expect(cellsOf(view, { do: 'overwatch', unit: 'm1' })).toEqual([]);
    expect(cellsOf(view, { do: 'end_turn' })).toEqual([]);
  });

  test('beside the hull', () => {
    expect(cellsOf(door, { do: 'reinforce', blip: 'b1', entry: 'A' })).toEqual(['entry A']);
    expect(cellsOf(door, { do: 'exit', unit: 'm1', at: '1,0', to: 'S' })).toEqual(['exit 1,0 S']);
  });
});

describe('walks', () => {
  const step = { do: 'move', unit: 'm1', to: '2,0', facing: 'E', cost: 1 } as const;
  const reach: ReachSpot[] = [
    { square: '2,0', facing: 'E', cost: 1, cp: 0, path: [step] },
    { square: '3,0', facing: 'E', cost: 2, cp: 0, path: [step, { ...step, to: '3,0' }] },
    { square: '2,0', facing: 'N', cost: 2, cp: 0, path: [step, { do: 'turn', unit: 'm1', facing: 'N', cost: 1 }] },
  ];
  const list = legal(step, { do: 'end_turn' });

  test('reach far squares and other facings; single steps stay single', () => {
    const { cells } = offer(view, merge(list), 'm1', 'main', reach);
    expect(cells.get('3,0')?.map((option) => option.path.length)).toEqual([2]);
    expect(cells.get('2,0')?.map((option) => [option.path.length, option.action.facing])).toEqual([
      [0, 'E'],
      [2, 'N'],
    ]);
  });

  test('make a ring of facings, of which the cheapest is the favorite', () => {
    const options = offer(view, merge(list), 'm1', 'main', reach).cells.get('2,0') ?? [];
    expect([...ringOf(options).keys()].sort()).toEqual(['E', 'N']);
    expect(besideRing(options)).toEqual([]);
    expect(favorite(options, view.units[0])?.action.facing).toBe('E');
  });
});

test('whoever stands on a square is meant before a walk there, a door after it', () => {
  const [walk, door, shot] = merge(
    legal(
      { do: 'move', to: '4,0', unit: 'm1', facing: 'E', cost: 3 },
      { do: 'fire', unit: 'm1', door: '4,0', cost: 1 },
      { do: 'fire', unit: 'm1', target: 'g1', cost: 1 },
    ),
  );
  expect(
    favorite(
      [walk, door, shot].filter((option) => option !== undefined),
      undefined,
    ),
  ).toBe(shot);
  expect(
    favorite(
      [walk, door].filter((option) => option !== undefined),
      undefined,
    ),
  ).toBe(walk);
});

test('modes keep actions with many squares apart', () => {
  const list = legal(
    { do: 'psi', unit: 'm1', power: 'force_barrier', square: '3,0', cost: 0 },
    { do: 'move', unit: 'm1', to: '2,0', facing: 'E', cost: 1 },
  );
  expect(offer(view, merge(list), 'm1', 'main', []).cells.has('3,0')).toBe(false);
  expect(offer(view, merge(list), 'm1', 'main', []).modes).toContain('force_barrier');
  expect(offer(view, merge(list), 'm1', 'force_barrier', []).cells.has('3,0')).toBe(true);
});

test('squares for a barrier do not cover the squad while command points are drawn', () => {
  const list = legal(
    { do: 'keep' },
    { do: 'redraw' },
    { do: 'psi', unit: 'm1', power: 'force_barrier', square: '3,0', cost: 0 },
  );
  const drawn: View = { ...view, decision: { kind: 'command', owner: 'marine' } };
  const shown = offer(drawn, merge(list), null, 'main', []);
  expect([...shown.cells.keys()]).toEqual([]);
  expect(shown.buttons.map(({ action }) => action.do)).toEqual(['keep', 'redraw']);
  expect(shown.modes).toEqual(['main', 'force_barrier']);
  expect([...offer(drawn, merge(list), null, 'force_barrier', []).cells.keys()]).toEqual(['3,0']);
});

test('an action is found again only with the same payment', () => {
  const list = legal({ do: 'guard', unit: 'm1', cost: 2 }, { do: 'guard', unit: 'm1', cost: 2, cp: 1 });
  expect(indexOf(list, { unit: 'm1', do: 'guard', cp: 1 })).toBe(1);
  expect(indexOf(list, { unit: 'm1', do: 'guard', cp: 2 })).toBe(-1);
});
