/** Which icon stands for an action. */
import type { Action, GameEvent, View } from '../types';

const ICONS: Record<string, string> = {
  move: 'act-move',
  climb: 'act-move',
  deploy: 'act-move',
  place: 'act-move',
  turn: 'act-turn',
  face: 'act-turn',
  turn_to_face: 'act-turn',
  assault: 'act-assault',
  overwatch: 'counter-overwatch',
  guard: 'counter-guard',
  clear_jam: 'counter-jammed',
  reload: 'act-reload',
  door: 'act-door',
  exit: 'act-exit',
  give: 'act-object',
  drop: 'act-object',
  psi: 'act-psi',
  spend_psi: 'act-psi',
  convert: 'act-convert',
  enter: 'act-enter',
  reinforce: 'act-enter',
  end_activation: 'act-end',
  end_turn: 'act-end_turn',
  pass: 'act-pass',
  keep: 'act-end',
  parry: 'act-die',
  reroll: 'act-die',
  redraw: 'act-die',
  broodlord: 'broodlord',
  activate: 'act-end',
};

/** The die that an action is about, as it lies on the table; the last assault tells whose it is. */
export function dieOf(action: Action, view: View, assault: GameEvent | null): string | null {
  const { attacker_dice: attacker, defender_dice: defender } = view.decision ?? {};
  if (!assault || !attacker || !defender || action.die === undefined) return null;
  const isAttacker = action.unit === assault.unit;
  const isOwnDie = action.do === 'reroll';
  const face = (isAttacker === isOwnDie ? attacker : defender)[action.die];
  const roller = isAttacker === isOwnDie ? assault.unit : assault.target;
  const side = view.units.find((unit) => unit.id === roller)?.kind === 'marine' ? 'marine' : 'alien';
  return face === undefined ? null : `die-${side}-${face}`;
}

export function iconOf(action: Action): string {
  if (action.do === 'fire') return action.square ? 'act-flame' : 'act-fire';
  return ICONS[action.do] ?? 'act-more';
}
