import { t } from '../../i18n/words.svelte';
import type { AngelView } from '../../wire/angel';
import type { GameFace } from '../game';
import { ask, chances, hasOdds, label } from './actions';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { cardName, deckWord, locationId, marineName } from './deck';
import { isTold, rollOf, seatWord, tell, tone } from './events';
import { isServed } from './lesson';
import { reasonKey } from './reasons';
import { playback, selection } from './selection.svelte';
import Status from './Status.svelte';

function summary(view: AngelView): string[] {
  const ahead =
    view.location_deck.length === 0
      ? t('angel-last-location')
      : t('angel-locations-left', { count: view.location_deck.length });
  const slain = view.marines.filter((one) => one.slain).map((one) => marineName(one.marine));
  return [
    t('match-round', { round: view.turn }),
    `${cardName(locationId(view.location ?? 'void-lock'))}: ${ahead}`,
    ...(slain.length > 0 ? [`${t('status-fallen')}: ${slain.join(', ')}`] : []),
  ];
}

export const deathAngel: GameFace = {
  name: 'death-angel',
  title: () => t('game-death-angel'),
  Board,
  showsRolls: true,
  Status,
  Actions,
  playback,
  hasShown: (version) => selection.shown === version,
  learn: () => {},
  tell,
  isTold,
  tone,
  rollOf,
  ask,
  label,
  reasonKey,
  hasOdds,
  chances,
  unspent: () => [],
  isServed,
  summary,
  seat: seatWord,
  round: (view: AngelView) => ({ round: view.turn, limit: null }),
  phase: (view: AngelView) => deckWord('phase', view.phase),
};
