import { BOARD_KEYS } from '../../board/parts/keys';
import { t } from '../../i18n/words.svelte';
import type { GameAction, GameView } from '../../net/wire';
import type { GameFace } from '../game';
import { ask, chances, hasOdds, label } from './actions';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { isTold, rollOf, tell, tone } from './events';
import { hulkAction, hulkDecision, hulkEvent, hulkView, type HulkView } from './forms';
import { isServed } from './hints';
import { learnNames, unitName, word } from './names.svelte';
import { reasonKey } from './reasons';
import { selection } from './selection.svelte';
import Status from './Status.svelte';

/** Units of the side that ends its turn which have points left. */
function unspent(view: GameView, action: GameAction): string[] {
  if (action.do !== 'end_turn') return [];
  const { units, phase } = hulkView(view);
  const isMarines = phase.startsWith('marine');
  const own = units.filter((unit) => (unit.kind === 'marine') === isMarines && unit.at !== undefined);
  return own.filter((unit) => (unit.ap ?? 0) > 0 && !unit.activated).map((unit) => unitName(unit.id));
}

function summary({ turn, tally }: HulkView): string[] {
  const named = (label: string, units: readonly string[]) => (units.length > 0 ? [`${label}: ${units.map(unitName).join(', ')}`] : []);
  return [
    t('match-round', { round: turn }),
    ...named(t('status-escaped'), tally.marines_exited),
    ...named(t('status-fallen'), tally.marines_killed),
    ...(tally.aliens_killed > 0 ? [t('status-killed-aliens', { count: tally.aliens_killed })] : []),
  ];
}

export const spaceHulk: GameFace = {
  name: 'space-hulk',
  title: () => '',
  Board,
  showsRolls: false,
  Status,
  Actions,
  keys: BOARD_KEYS,
  // An action of the board game is over in a moment.
  playback: () => null,
  hasShown: (version) => selection.shown === version,
  learn: learnNames,
  tell: (event) => tell(hulkEvent(event)),
  isTold: (event) => isTold(hulkEvent(event)),
  tone: (event) => tone(hulkEvent(event)),
  rollOf: (event) => rollOf(hulkEvent(event)),
  ask: (decision) => ask(hulkDecision(decision)),
  label: (action) => label(hulkAction(action)),
  reasonKey,
  hasOdds: (action) => hasOdds(hulkAction(action)),
  chances: (action, outcomes) => chances(hulkAction(action), outcomes),
  unspent,
  isServed: (hint, view, news) => isServed(hint, hulkView(view), news.map(hulkEvent)),
  summary: (view) => summary(hulkView(view)),
  seat: (seat) => (seat === 'marine' ? t('side-marine') : t('side-alien')),
  round: (view) => ({ round: hulkView(view).turn, limit: hulkView(view).round_limit }),
  phase: (view) => word('phase', hulkView(view).phase),
};
