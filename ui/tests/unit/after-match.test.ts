import { beforeEach, expect, test } from 'vitest';
import type { MissionSummary } from '../../src/net/wire';
import type { HulkEvent } from '../../src/games/space-hulk/forms';
import { firstUnplayed, missionAfter } from '../../src/games/space-hulk/next';
import { killsOf, luckOf } from '../../src/games/space-hulk/recap';
import { ago } from '../../src/lib/ago';
import { keep, keptOfMatch } from '../../src/match/kept';

const mission = (id: string, series: string, chapter: number | null): MissionSummary => ({
  ...{
    id,
    series,
    chapter,
    title: {},
    briefing: {},
    lesson: null,
    difficulty: 1,
    marines: 2,
    round_limit: null,
    seats: [],
  },
  ...{ solo: [], squares: 9, author: null, win_rate: null },
});

const MISSIONS = [
  mission('last', 'campaign', 2),
  mission('fight', 'single', null),
  mission('lesson-2', 'tutorial', 2),
  mission('first', 'campaign', 1),
  mission('lesson-1', 'tutorial', 1),
];

test('lessons lead to lessons, the last one to the campaign, and the last chapter nowhere', () => {
  const after = (id: string) => missionAfter(MISSIONS, id)?.id ?? null;
  expect(['lesson-1', 'lesson-2', 'first', 'last', 'fight'].map(after)).toEqual([
    'lesson-2',
    'first',
    'last',
    null,
    null,
  ]);
});

test('who has played something goes on after it', () => {
  expect(firstUnplayed(MISSIONS, new Set())?.id).toBe('lesson-1');
  expect(firstUnplayed(MISSIONS, new Set(['lesson-1', 'lesson-2']))?.id).toBe('first');
  expect(firstUnplayed(MISSIONS, new Set(MISSIONS.map(({ id }) => id)))).toBeNull();
});

const shot = (unit: string, target: string): HulkEvent => ({
  ...{ type: 'fired', unit, weapon: 'storm_bolter', sustained: false, overwatch: false, target },
});
const dies = (unit: string, cause: 'shot' | 'assault'): HulkEvent => ({ type: 'killed', unit, at: '1,1', cause });
const rolls = (by: string, dice: number[]): HulkEvent => ({ type: 'rolled', by, dice, for: 'shot' });

test('kills belong to the shooter, and in an assault to the one who is still there', () => {
  const events: HulkEvent[] = [
    ...[shot('m1', 'g1'), dies('g1', 'shot')],
    ...[{ type: 'assaulted', unit: 'g2', target: 'm2' } as HulkEvent, dies('g2', 'assault')],
    ...[{ type: 'assaulted', unit: 'g3', target: 'm1' } as HulkEvent, dies('m1', 'assault')],
  ];
  expect(Object.fromEntries(killsOf(events))).toEqual({ m1: 1, m2: 1, g3: 1 });
});

test('luck counts the dice of each side and their sixes', () => {
  const luck = luckOf([rolls('m1', [6, 2]), rolls('g1', [1, 6, 6]), rolls('m2', [5])]);
  expect(luck).toEqual({ marine: { dice: 3, sixes: 1 }, alien: { dice: 3, sixes: 2 } });
});

beforeEach(() => localStorage.removeItem('blipfall.matches'));

test('a match that was taken off the list keeps its round, and comes back', () => {
  keep('one', { round: 3 });
  keep('one', { isRemoved: true });
  expect(keptOfMatch('one')).toEqual({ round: 3, isRemoved: true });
  keep('one', { isRemoved: false });
  expect(keptOfMatch('one')).toEqual({ round: 3 });
  expect(keptOfMatch('two')).toEqual({});
});

test('what was kept long ago makes room', () => {
  for (let n = 0; n < 70; n += 1) keep(`m${n}`, { round: n });
  expect(keptOfMatch('m0')).toEqual({});
  expect(keptOfMatch('m69')).toEqual({ round: 69 });
});

test('times are told in the largest unit that fits', () => {
  const now = 10 * 86_400_000;
  expect(ago(now - 5_000, now, 'en')).toBe('now');
  expect(ago(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
  expect(ago(now - 3 * 3_600_000, now, 'de')).toBe('vor 3 Stunden');
  expect(ago(now - 86_400_000, now, 'en')).toBe('yesterday');
});
