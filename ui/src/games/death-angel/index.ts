import { t } from '../../i18n/words.svelte';
import type { GameFace } from '../game';
import { ask, chances, hasOdds, label } from './actions';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { deckWord } from './deck';
import { isTold, rollOf, seatWord, tell, tone } from './events';
import { angelView } from './forms';
import { isServed } from './lesson';
import { reasonKey } from './reasons';
import { selection } from './selection.svelte';
import Status from './Status.svelte';

export const deathAngel: GameFace = {
  name: 'death-angel',
  title: () => t('game-death-angel'),
  Board,
  showsRolls: true,
  Status,
  Actions,
  hasShown: (version) => selection.shown === version,
  isShowing: () => selection.showing,
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
  seat: seatWord,
  round: (view) => ({ round: angelView(view).turn, limit: null }),
  phase: (view) => deckWord('phase', angelView(view).phase),
};
