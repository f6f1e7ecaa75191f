import { t, withWords } from '../../i18n/words.svelte';
import { computerPause } from '../../settings/settings.svelte';
import type { AngelEvent, AngelView } from '../../wire/angel';
import type { Game } from '../../match/game';
import { ask, chances, fullLabel, hasOdds, label } from './actions';
import { lengthOfAll } from './beats';
import { cueOf } from './cues';
import { cardName, deckWord, locationId, SEATS } from './deck';
import { isTold, rollOf, seatWord, tell, tone } from './events';
import { isLesson, isServed, lessonHints } from './lesson';
import { openLesson, teamsEach } from './opening';
import { playerOf } from './players.svelte';
import { reasonKey } from './reasons';
import { decidedIn, recap } from './recap';
import { scenes } from './scenes';
import { playback, selection } from './selection.svelte';
import { tableSpeed } from './speed';
import { applyEvent } from './stage';
import { turningPoint } from './turning';

/** Choices in secret are nothing to look at. */
const isSeen = (type: string) => type !== 'committed' && type !== 'chosen';

/** The table shows everything before the next update; after a computer's move there is time to look, if there is anything to see. */
function stay(events: readonly AngelEvent[], byComputer: boolean): number {
  const pause = byComputer && events.some(({ type }) => isSeen(type)) ? computerPause() : 0;
  return Math.max(lengthOfAll(events, tableSpeed(), selection.begun.view), pause);
}

/** Who died is told by the recap. */
function summary(view: AngelView): string[] {
  const ahead =
    view.location_deck.length === 0
      ? t('angel-last-location')
      : t('angel-locations-left', { count: view.location_deck.length });
  return [t('match-round', { round: view.turn }), `${cardName(locationId(view.location ?? 'void-lock'))}: ${ahead}`];
}

export const deathAngel: Game = {
  name: 'death-angel',
  address: 'angel',
  newMatch: () => withWords(['death-angel/cards'], import('./NewMatch.svelte')),
  about: () => t('angel-start-hint'),
  teach: openLesson,
  title: () => t('game-death-angel'),
  parts: () => withWords(['death-angel/cards', 'death-angel/reasons'], import('./parts')),
  fills: false,
  actionsHeight: { wide: 'max(16.5rem, 26dvh)', narrow: '36dvh' },
  together: true,
  showsChances: true,
  stay: (events: readonly AngelEvent[], byComputer) => stay(events, byComputer),
  keys: [],
  unusedKeys: ['key-overwatch', 'key-guard', 'key-clear-jam', 'key-command', 'key-end-turn'],
  playback,
  hasShown: (version) => selection.shown === version,
  learn: () => {},
  learns: () => true,
  lesson: (match) => (isLesson(match) ? lessonHints() : []),
  tell,
  isTold,
  tone,
  rollOf,
  cueOf,
  scenes,
  after: applyEvent,
  turningPoint,
  ask,
  label,
  fullLabel,
  reasonKey,
  hasOdds,
  chances,
  targetName: (target) => target,
  unspent: () => [],
  isServed,
  summary,
  recap,
  decidedIn,
  seats: (view: AngelView | null) => SEATS.slice(0, view?.players ?? 1),
  seat: seatWord,
  player: playerOf,
  team: (name) => deckWord('team', name),
  table: (seats) => [
    t('angel-new-count', { count: seats.length }),
    t('angel-new-teams-each', { count: teamsEach(seats.length) }),
    t(seats.some(({ teams }) => teams.length > 0) ? 'angel-teams-dealt' : 'angel-teams-chosen'),
  ],
  waiting: (seat) => t('wait-person', { name: seatWord(seat) }),
  curtain: (seat) => ({
    text: t('angel-curtain-text', { seat: seatWord(seat) }),
    lift: t('angel-curtain-lift', { seat: seatWord(seat) }),
  }),
  result: (winner) => t(winner === null ? 'over-players-lost' : 'over-players'),
  hasWon: (winner, own) => (own.length === 0 ? null : winner !== null),
  round: (view: AngelView) => ({ round: view.turn, limit: null }),
  phase: (view: AngelView) => deckWord('phase', view.phase),
};
