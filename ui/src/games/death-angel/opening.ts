import { t } from '../../i18n/words.svelte';
import * as api from '../../net/api';
import type { NewHolder, NewMatch } from '../../net/wire';
import type { Team } from '../../wire/angel';
import { SEATS, TEAMS } from './deck';
import { LESSON_DICE, markLesson } from './lesson';
import { go, link } from '../../lib/router.svelte';
import { openMatch } from '../../match/invitations';

export const HOLDERS = ['me', 'cadet', 'veteran', 'captain', 'master', 'random', 'open'] as const;
export type Holder = (typeof HOLDERS)[number];

/** What somebody has chosen on the page for a new match of Death Angel. */
export interface Choice {
  players: number;
  holders: Holder[];
  teams: 'chosen' | 'dealt';
  curtain: boolean;
  practice: boolean;
  watched: boolean;
  /** Seconds for each decision; 0 is no clock. */
  clock: number;
}

export function firstMission(): Choice {
  return {
    players: 1,
    holders: ['me', 'veteran', 'veteran', 'veteran', 'veteran', 'veteran'],
    teams: 'chosen',
    curtain: true,
    practice: false,
    watched: false,
    clock: 0,
  };
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The times for a decision that are offered, in seconds. */
export const CLOCKS: readonly number[] = [0, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** A time for a decision in words. */
export function clockWords(seconds: number): string {
  if (seconds === 0) return t('angel-clock-none');
  return seconds < DAY
    ? t('angel-clock-minutes', { count: seconds / MINUTE })
    : t('angel-clock-days', { count: seconds / DAY });
}

/** How many teams each player leads. */
export function teamsEach(players: number): number {
  return players === 1 ? 3 : players <= 3 ? 2 : 1;
}

function holder(name: Holder): NewHolder {
  if (name === 'me') return { type: 'me' };
  return name === 'open' ? { type: 'nobody' } : { type: 'computer', player: name };
}

/** Teams at random, `teamsEach` for each player. */
export function dealTeams(players: number, random: () => number = Math.random): Record<string, string[]> {
  const left: Team[] = [...TEAMS];
  const draw = () => left.splice(Math.floor(random() * left.length), 1);
  return Object.fromEntries(
    SEATS.slice(0, players).map((seat) => [seat, Array.from({ length: teamsEach(players) }, draw).flat()]),
  );
}

/** The choice as the server wants to hear it. */
export function termsOf(choice: Choice): NewMatch {
  const seats = SEATS.slice(0, choice.players).map(
    (seat, index) => [seat, holder(choice.holders[index] ?? 'open')] as const,
  );
  return {
    game: {
      name: 'death-angel',
      players: choice.players,
      teams: choice.teams === 'dealt' ? dealTeams(choice.players) : null,
    },
    seats: Object.fromEntries(seats),
    clock: choice.clock === 0 ? null : { each: 'decision', seconds: choice.clock },
    practice: choice.practice,
    open_hands: !choice.curtain,
    visibility: choice.watched ? 'public' : 'link',
  };
}

/** The first lesson: alone, with three teams that show what there is. */
export async function openLesson(): Promise<void> {
  const terms: NewMatch = {
    game: { name: 'death-angel', players: 1, teams: { p1: ['red', 'purple', 'green'] } },
    seats: { p1: { type: 'me' } },
    practice: true,
    open_hands: true,
    visibility: 'link',
    lesson: LESSON_DICE,
  };
  const created = await api.createMatch(terms);
  markLesson(created.match);
  go(link('match', created.match));
}

/** Opens the match and goes there. */
export async function open(choice: Choice): Promise<void> {
  await openMatch(termsOf(choice));
}
