import { describe, expect, test, vi } from 'vitest';
import { Show } from '../../../src/games/space-hulk/board/show.svelte';
import { beats, isPlain, lengthOfAll } from '../../../src/games/space-hulk/board/state/beats';
import { verdictOf } from '../../../src/games/space-hulk/board/state/verdict';
import { DEFAULT_SETTINGS, type GameEvent } from '../../../src/games/space-hulk/board/types';
import { corridor, genestealer, marine } from './fixtures';

const fired: GameEvent = { type: 'fired', unit: 'm1', target: 'g1' };
const rolled: GameEvent = { type: 'rolled', by: 'm1', dice: [3, 6], for: 'shot' };
const killed: GameEvent = { type: 'killed', unit: 'g1', at: '5,0', cause: 'shot' };
const jammed: GameEvent = { type: 'jammed', unit: 'm1' };

describe('dice come to something', () => {
  test('a shot kills, misses or jams', () => {
    expect(verdictOf([fired, rolled, killed], 1)).toEqual({ kind: 'killed', jammed: false });
    expect(verdictOf([fired, rolled], 1)).toEqual({ kind: 'missed', jammed: false });
    expect(verdictOf([fired, rolled, jammed], 1)).toEqual({ kind: 'missed', jammed: true });
    expect(verdictOf([fired, rolled, killed, jammed], 1)).toEqual({ kind: 'killed', jammed: true });
    expect(verdictOf([fired, rolled, { type: 'door_destroyed', at: '3,0' }], 1)).toMatchObject({ kind: 'destroyed' });
  });

  test('what the next shot does is not credited to this one', () => {
    expect(verdictOf([fired, rolled, fired, rolled, killed], 1)).toEqual({ kind: 'missed', jammed: false });
  });

  test('a close assault is told with its scores, and dice for placing with nothing', () => {
    const scored: GameEvent = { type: 'assault_scored', attacker: 7, defender: 5, result: 'attacker' };
    expect(verdictOf([scored], 0)).toEqual({ kind: 'won', score: '7 : 5' });
    expect(verdictOf([{ ...scored, result: 'tie' }], 0)).toMatchObject({ kind: 'tie' });
    expect(verdictOf([{ ...rolled, for: 'placement' }], 0)).toBeNull();
    expect(verdictOf([fired], 0)).toBeNull();
  });
});

describe('a parry', () => {
  const parried: GameEvent = { type: 'rolled', by: 'g1', dice: [2], for: 'parry' };
  const scored: GameEvent = { type: 'assault_scored', attacker: 7, defender: 5, result: 'attacker' };

  test('is stamped before the scores', () => {
    expect(verdictOf([parried, scored], 0)).toEqual({ kind: 'parried' });
    expect(verdictOf([{ ...parried, for: 'guard' }, scored], 0)).toBeNull();
    const list = beats([parried, scored, killed], 'normal', false);
    expect(list.map(({ event, verdict }) => [event.type, verdict?.kind])).toEqual([
      ['rolled', undefined],
      ['rolled', 'parried'],
      ['assault_scored', 'won'],
      ['killed', undefined],
    ]);
  });

  test('leaves the dice of both sides where they are, for the scores', async () => {
    vi.useFakeTimers();
    const seen: string[][] = [];
    const show = new Show(
      () => {},
      () => {},
      () => {},
    );
    const view = corridor(8, [marine('m1', '1,0'), genestealer('g1', '2,0')]);
    const tell = (version: number, events: GameEvent[]) =>
      show.start({ version, view, legal: [], events }, DEFAULT_SETTINGS);
    const look = () => {
      const now = show.effects.map(({ effect }) => (effect.kind === 'verdict' ? effect.verdict.kind : effect.kind));
      if (String(now) !== String(seen.at(-1))) seen.push(now);
    };
    const watch = async (shown: Promise<void>) => {
      for (let i = 0; i < 80; i += 1) {
        await vi.advanceTimersByTimeAsync(50);
        look();
      }
      await shown;
    };
    await tell(0, []);
    const attack: GameEvent = { type: 'rolled', by: 'm1', dice: [4], for: 'assault' };
    const defence: GameEvent = { type: 'rolled', by: 'g1', dice: [6, 5, 1], for: 'assault' };
    await watch(tell(1, [{ type: 'assaulted', unit: 'm1', target: 'g1' }, attack, defence]));
    expect(show.fight).toEqual({ squares: ['1,0', '2,0'], rows: 2 });
    await watch(tell(2, [parried, scored, killed]));
    expect(seen).toEqual([
      ['clash'],
      ['dice'],
      ['dice', 'dice'],
      [],
      ['dice', 'dice', 'dice'],
      ['dice', 'dice', 'dice', 'parried'],
      ['dice', 'dice', 'dice', 'won'],
      ['impact'],
      [],
    ]);
    vi.useRealTimers();
  });
});

test('dice roll, then the verdict is stamped, then the piece reacts', () => {
  const list = beats([fired, rolled, killed], 'normal', false);
  expect(list.map(({ event, verdict }) => [event.type, verdict?.kind])).toEqual([
    ['fired', undefined],
    ['rolled', undefined],
    ['rolled', 'killed'],
    ['killed', undefined],
  ]);
  expect(list.map(({ index }) => index)).toEqual([0, 1, 1, 2]);
});

test('ten plain moves of aliens take less than three seconds, and nothing worth a look is shortened by them', () => {
  const moved: GameEvent = { type: 'moved', unit: 'b1', from: '1,0', to: '2,0' };
  const moves = Array.from({ length: 10 }, () => moved);
  expect(lengthOfAll(moves, 'normal', false)).toBeLessThan(3000);
  const alone = lengthOfAll([fired, rolled, killed], 'normal', false);
  const many = beats([...moves, ...moves, ...moves, fired, rolled, killed], 'normal', false);
  const slow = many.filter(({ event }) => !isPlain(event)).reduce((sum, beat) => sum + beat.duration, 0);
  expect(slow).toBe(alone);
});
