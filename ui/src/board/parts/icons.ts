/** Which icon stands for an action. */
import type { Action } from '../types';

const ICONS: Record<string, string> = {
  move: 'act-move', climb: 'act-move', deploy: 'act-move', place: 'act-move', turn: 'act-turn', face: 'act-turn', turn_to_face: 'act-turn',
  assault: 'act-assault', overwatch: 'counter-overwatch', guard: 'counter-guard', clear_jam: 'counter-jammed', reload: 'act-reload',
  door: 'act-door', exit: 'act-exit', give: 'act-object', drop: 'act-object', psi: 'act-psi', spend_psi: 'act-psi', convert: 'act-convert',
  enter: 'act-enter', reinforce: 'act-enter', end_activation: 'act-end', end_turn: 'act-end_turn', pass: 'act-pass', keep: 'act-end',
  parry: 'act-die', reroll: 'act-die', redraw: 'act-die', broodlord: 'broodlord', activate: 'act-end',
};

export function iconOf(action: Action): string {
  if (action.do === 'fire') return action.square ? 'act-flame' : 'act-fire';
  return ICONS[action.do] ?? 'act-more';
}
