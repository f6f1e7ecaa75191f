import { beforeAll, expect, test } from 'vitest';
import type { Step } from '../../src/net/wire';
import type { HulkEvent } from '../../src/games/space-hulk/forms';
import { chances, noteAssault } from '../../src/games/space-hulk/actions';
import { squaresOf, tellJoined } from '../../src/games/space-hulk/events';
import { gameOf } from '../../src/games';
import { extend, type LogLine } from '../../src/match/log';
import { partsOf, type Joins } from '../../src/match/log-parts';
import { speak } from '../../src/i18n/words.svelte';

beforeAll(() => speak('en'));

const moved = (unit: string, to: string): HulkEvent => ({ type: 'moved', unit, from: '0,0', to, facing: 'N' });
const played = (version: number, event: HulkEvent): Step => ({
  ...{ version, at: 0, events: [event], what: { type: 'played', seat: 'marine', by: 'person' } },
});
const same: Joins = (one: LogLine, two: LogLine) =>
  one.what.type === 'event' &&
  two.what.type === 'event' &&
  (gameOf('space-hulk').joins?.(one.what.event, two.what.event) ?? false);

test('the steps of a walk are one line, until somebody else acts', () => {
  const events = [moved('m1', '1,1'), moved('m1', '1,2'), moved('m2', '5,5'), moved('m1', '1,3')];
  const lines = extend(
    [],
    events.map((event, index) => played(index + 1, event)),
  );
  const [part] = partsOf(lines, [], same);
  expect(part?.lines.map(({ more }) => more.length)).toEqual([1, 0, 0]);
  // A further step is told with the walk, and the part is drawn anew.
  const longer = partsOf(extend(lines, [played(5, moved('m1', '1,4'))]), part ? [part] : [], same);
  expect(longer[0]?.lines.at(-1)?.more).toHaveLength(1);
});

test('a walk tells how far and where to, and lights up its way', () => {
  const walk = [moved('m1', '1,1'), moved('m1', '1,2'), moved('m1', '1,3')];
  expect(tellJoined(walk, (at) => `<${at}>`)).toMatch(/moves 3 squares to <1,3>\./);
  expect(walk.flatMap(squaresOf)).toEqual(['1,1', '1,2', '1,3']);
});

test('whoever parries loses where the attacker wins', () => {
  const parry = { do: 'parry', unit: 'm1', die: 0, cost: 0 } as const;
  const outcomes = [
    { p: '1/6', summary: { result: 'defender' as const } },
    { p: '5/6', summary: { result: 'attacker' as const } },
  ];
  noteAssault([{ type: 'assaulted', unit: 'g1', target: 'm1' }]);
  const [best, worst] = chances(parry, outcomes);
  expect([best?.good, best?.exact]).toEqual([true, '1/6']);
  expect([worst?.good, worst?.exact]).toEqual([false, '5/6']);
});
