import { BOARD_KEYS } from './board/parts/keys';
import { isPlain, lengthOfAll } from './board/state/beats';
import { t, withWords } from '../../i18n/words.svelte';
import { computerPause, isStill, settings } from '../../settings/settings.svelte';
import type { Game } from '../../match/game';
import { ask, chances, fullLabel, hasOdds, label } from './actions';
import { cueOf } from './cues';
import { isTold, joins, rollOf, squaresOf, tell, tellJoined, tone } from './events';
import type { HulkAction, HulkEvent, HulkView } from './forms';
import { isServed } from './hints';
import { learnNames, squareName, unitName, word } from './names.svelte';
import { next, teach } from './next';
import { recap } from './recap';
import { reasonKey } from './reasons';
import { playback, selection } from './selection.svelte';
import { turningPoint } from './turning';

/** How much of a computer's usual pause is left after a move that nobody has to look at, and after any other. */
const PAUSES = { plain: 0.08, other: 0.5 };

/** The board shows everything before the next update; a computer waits a little longer after what matters. */
function stay(events: readonly HulkEvent[], byComputer: boolean): number {
  const length = lengthOfAll(events, settings.animation, isStill());
  if (!byComputer) return length;
  return length + computerPause() * (events.every(isPlain) ? PAUSES.plain : PAUSES.other);
}

/** Units of the side that ends its turn which have points left. */
function unspent({ units, phase }: HulkView, action: HulkAction): string[] {
  if (action.do !== 'end_turn') return [];
  const isMarines = phase.startsWith('marine');
  const own = units.filter((unit) => (unit.kind === 'marine') === isMarines && unit.at !== undefined);
  return own.filter((unit) => (unit.ap ?? 0) > 0 && !unit.activated).map((unit) => unitName(unit.id));
}

function summary({ turn, tally }: HulkView): string[] {
  const named = (label: string, units: readonly string[]) =>
    units.length > 0 ? [`${label}: ${units.map(unitName).join(', ')}`] : [];
  return [
    t('match-round', { round: turn }),
    ...named(t('status-escaped'), tally.marines_exited),
    ...named(t('status-fallen'), tally.marines_killed),
    ...(tally.aliens_killed > 0 ? [t('status-killed-aliens', { count: tally.aliens_killed })] : []),
  ];
}

const WORKSHOP = [
  'space-hulk/workshop',
  'space-hulk/workshop-findings',
  'space-hulk/workshop-forms',
  'space-hulk/workshop-share',
] as const;

export const spaceHulk: Game = {
  name: 'space-hulk',
  address: 'new',
  newMatch: () => import('./NewMatch.svelte'),
  about: () => t('start-new-hint'),
  teach,
  next,
  recap: (events: readonly HulkEvent[]) => recap(events),
  missions: {
    list: () => withWords(['space-hulk/workshop-share'], import('./missions/Missions.svelte')),
    mission: () => withWords(['space-hulk/missions'], import('./missions/Mission.svelte')),
  },
  workshop: () => withWords(WORKSHOP, import('./workshop/WorkshopPage.svelte')),
  title: () => '',
  parts: () => import('./parts'),
  fills: true,
  actionsHeight: { wide: 'clamp(10rem, 30rem - 25vw, 13rem)', narrow: '14.75rem' },
  stay: (events: readonly HulkEvent[], byComputer) => stay(events, byComputer),
  keys: BOARD_KEYS,
  playback,
  hasShown: (version) => selection.shown === version,
  learn: learnNames,
  lesson: () => [],
  learns: (seat, mission) => seat === (mission?.summary.lesson?.seat ?? 'marine'),
  tell: (event: HulkEvent, square) => tell(event, square),
  joins: (before: HulkEvent, event: HulkEvent) => joins(before, event),
  tellJoined: (events: readonly HulkEvent[], square) => tellJoined(events, square),
  squaresOf: (event: HulkEvent) => squaresOf(event),
  unitOf: (event: HulkEvent) => ('unit' in event ? event.unit : null),
  isTold: (event: HulkEvent) => isTold(event),
  tone: (event: HulkEvent) => tone(event),
  rollOf: (event: HulkEvent) => rollOf(event),
  cueOf,
  turningPoint,
  ask,
  label: (action: HulkAction) => label(action),
  fullLabel: (action: HulkAction) => fullLabel(action),
  reasonKey,
  hasOdds: (action: HulkAction) => hasOdds(action),
  chances: (action: HulkAction, outcomes) => chances(action, outcomes),
  targetName: (target) => (target.includes(',') ? squareName(target) : unitName(target)),
  unspent,
  isServed: (hint, view: HulkView, news: readonly HulkEvent[], seats) => isServed(hint, view, news, seats),
  summary,
  seats: () => ['marine', 'alien'],
  seat: (seat) => (seat === 'marine' ? t('side-marine') : t('side-alien')),
  waiting: (seat) => t('wait-side', { side: seat }),
  curtain: (seat) => ({ text: t('curtain-text', { side: seat }), lift: t('curtain-lift', { side: seat }) }),
  result: (winner) => t(winner === 'marine' || winner === 'alien' ? `over-${winner}` : 'over-nobody'),
  hasWon: (winner, own) => (own.length !== 1 || winner === null ? null : own.some((seat) => seat === winner)),
  round: (view: HulkView) => ({ round: view.turn, limit: view.round_limit }),
  phase: (view: HulkView) => word('phase', view.phase),
};
