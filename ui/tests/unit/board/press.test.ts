import { describe, expect, test } from 'vitest';
import { blip, corridor, genestealer, legal, marine } from './fixtures';
import type { Legal, Unit, View } from '../../../src/games/space-hulk/board/types';
import { merge, offer } from '../../../src/games/space-hulk/board/state/options';
import { aimAt, press, type Situation } from '../../../src/games/space-hulk/board/state/press';

const view = corridor(8, [marine('m1', '1,0'), marine('m2', '0,0'), genestealer('g1', '6,0')]);
const step = { do: 'move', unit: 'm1', to: '2,0', facing: 'E', cost: 1 } as const;
const shot = { do: 'fire', unit: 'm1', target: 'g1', cost: 1 } as const;
const list = legal(step, shot, { do: 'turn', unit: 'm2', facing: 'N', cost: 1 }, { do: 'end_turn' });

function situation(more: Partial<Situation> = {}, on: View = view, actions: readonly Legal[] = list): Situation {
  const selected = more.selected === undefined ? 'm1' : more.selected;
  return {
    view: on,
    seat: 'marine',
    legal: actions,
    offer: offer(on, merge(actions), selected, 'main', []),
    selected,
    armed: null,
    confirm: true,
    ...more,
  };
}

describe('a slip costs nobody', () => {
  test('a mouse moves at once, but a shot is asked for twice', () => {
    expect(press(situation(), '2,0', 'mouse', null)).toMatchObject({ kind: 'act', option: { action: step } });
    expect(press(situation(), '6,0', 'mouse', null)).toEqual({ kind: 'arm', cell: '6,0' });
    expect(press(situation({ armed: '6,0' }), '6,0', 'mouse', null)).toMatchObject({
      kind: 'act',
      option: { action: shot },
    });
  });

  test('the setting takes the question away', () => {
    expect(press(situation({ confirm: false }), '6,0', 'mouse', null)).toMatchObject({ kind: 'act' });
  });

  test('fingers and keys see everything first', () => {
    for (const pointer of ['touch', 'key'] as const) {
      expect(press(situation(), '2,0', pointer, null)).toEqual({ kind: 'arm', cell: '2,0' });
    }
  });

  test('a click elsewhere closes what is open', () => {
    expect(press(situation({ armed: '6,0' }), '4,0', 'mouse', null)).toEqual({ kind: 'clear' });
  });
});

describe('a second press of the same square', () => {
  const near = corridor(8, [marine('m1', '1,0'), genestealer('g1', '2,0')]);
  const fights = legal(
    { do: 'fire', unit: 'm1', target: 'g1', cost: 1 },
    { do: 'assault', unit: 'm1', target: 'g1', cost: 1 },
  );
  const again = (on: View, actions: readonly Legal[], cell: string) =>
    press(situation({ armed: cell }, on, actions), cell, 'mouse', null);

  test('picks none of several fights: they stay open', () => {
    expect(again(near, fights, '2,0')).toEqual({ kind: 'arm', cell: '2,0' });
  });

  test('turns nobody who is only pressed twice', () => {
    const turns = legal(
      { do: 'turn', unit: 'm1', facing: 'N', cost: 1 },
      { do: 'turn', unit: 'm1', facing: 'S', cost: 1 },
    );
    expect(press(situation({}, view, turns), '1,0', 'mouse', null)).toEqual({ kind: 'arm', cell: '1,0' });
    expect(again(view, turns, '1,0')).toEqual({ kind: 'clear' });
  });

  test('gives nobody who is set up a facing that was not chosen', () => {
    const waits: Unit = { id: 'm1', kind: 'marine', ap: 4, activated: false, drawn: true };
    const setUp = corridor(4, [waits], { decision: { owner: 'marine', kind: 'deploy' } });
    const places = legal(
      ...(['N', 'E', 'S', 'W'] as const).map((facing) => ({ do: 'deploy' as const, unit: 'm1', at: '2,0', facing })),
    );
    expect(again(setUp, places, '2,0')).toEqual({ kind: 'clear' });
  });

  test('opens a door rather than shooting at it, and steps into one that is open rather than closing it', () => {
    const door = { at: '2,0', unit: 'm1', cost: 1 };
    const shot = { do: 'fire', unit: 'm1', door: '2,0', cost: 0 } as const;
    expect(again(view, legal(shot, { do: 'door', to: 'open', ...door }), '2,0')).toMatchObject({
      kind: 'act',
      option: { action: { do: 'door' } },
    });
    const blips = corridor(4, [blip('b1', { at: '1,0' })], { decision: { owner: 'alien', kind: 'action' } });
    const ways = legal(
      { do: 'door', at: '2,0', unit: 'b1', cost: 1, to: 'closed' },
      { do: 'move', unit: 'b1', to: '2,0', cost: 1 },
    );
    expect(press(situation({ selected: 'b1', armed: '2,0' }, blips, ways), '2,0', 'touch', null)).toMatchObject({
      kind: 'act',
      option: { action: { do: 'move' } },
    });
  });
});

describe('picking units', () => {
  test('a unit of ours, and anybody to look at', () => {
    expect(press(situation({ selected: null }), '1,0', 'mouse', null)).toEqual({ kind: 'select', unit: 'm1' });
    expect(press(situation(), '0,0', 'mouse', null)).toEqual({ kind: 'select', unit: 'm2' });
    expect(press(situation({ selected: null }, view, []), '6,0', 'mouse', null)).toEqual({
      kind: 'select',
      unit: 'g1',
    });
  });

  test('those who lurk at an entry area one after the other', () => {
    const lurking = corridor(
      3,
      ['b1', 'b2'].map((id) => blip(id, { entry: 'A' })),
    );
    const enter = legal({ do: 'enter', unit: 'b1', cost: 1 }, { do: 'enter', unit: 'b2', cost: 1 });
    expect(press(situation({ selected: 'b1' }, lurking, enter), 'entry A', 'mouse', null)).toEqual({
      kind: 'select',
      unit: 'b2',
    });
    expect(press(situation({ selected: 'b2' }, lurking, enter), 'entry A', 'mouse', null)).toEqual({
      kind: 'select',
      unit: 'b1',
    });
  });
});

describe('facings', () => {
  const alien = corridor(4, [genestealer('g1', '1,0', { facing: 'E' })], {
    decision: { owner: 'alien', kind: 'action' },
  });
  const moves = legal(
    ...(['N', 'E', 'S'] as const).map((facing) => ({ do: 'move' as const, unit: 'g1', to: '2,0', facing, cost: 1 })),
  );
  const now = situation({ selected: 'g1', seat: 'alien' }, alien, moves);

  test('the side of the square that was hit, else the one that turns least', () => {
    expect(press(now, '2,0', 'mouse', 'S')).toMatchObject({ kind: 'act', option: { action: { facing: 'S' } } });
    expect(press(now, '2,0', 'mouse', null)).toMatchObject({ kind: 'act', option: { action: { facing: 'E' } } });
  });

  test('the middle of a square aims nowhere', () => {
    expect(aimAt(0.1, -0.1)).toBeNull();
    expect([aimAt(0, -0.4), aimAt(0.4, 0.1), aimAt(0.1, 0.4), aimAt(-0.4, 0)]).toEqual(['N', 'E', 'S', 'W']);
  });
});

test('what seems to have been wanted is asked about', () => {
  const blocked = legal({ do: 'turn', unit: 'm1', facing: 'N', cost: 1 });
  expect(press(situation({}, view, blocked), '6,0', 'mouse', null)).toEqual({
    kind: 'why',
    action: { do: 'fire', unit: 'm1', target: 'g1', cost: 0 },
  });
  expect(press(situation({}, view, blocked), '2,0', 'mouse', null)).toEqual({
    kind: 'why',
    action: { do: 'move', unit: 'm1', to: '2,0', cost: 0 },
  });
});
