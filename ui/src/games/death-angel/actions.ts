import { fractionValue } from '../../frame/fraction';
import { knows, t } from '../../i18n/words.svelte';
import type { GameAction, GameDecision, OddsOutcome } from '../../net/wire';
import type { AngelAction, AngelDecision } from '../../wire/angel';
import type { Chance } from '../game';
import { action as cardOf, cardName, cellName, deckWord, foeName, marineName, teamName } from './deck';
import { angelDecision } from './forms';

function angelAction(action: GameAction): AngelAction {
  return action as unknown as AngelAction;
}

/** The label of an action. */
export function label(given: GameAction): string {
  const action = angelAction(given);
  switch (action.do) {
    case 'choose':
      return t('angel-act-choose', { team: deckWord('team', action.team), number: action.card, card: cardName(cardOf(action.card).id) });
    case 'support':
      return t('angel-act-support', { marine: marineName(action.marine) });
    case 'swap':
      return t('angel-act-swap', { marine: marineName(action.marine), position: action.position });
    case 'turn':
      return t('angel-act-turn', { marine: marineName(action.marine) });
    case 'activate':
      return t('angel-act-activate', { marine: marineName(action.marine), terrain: cardName(action.terrain) });
    case 'attack':
      return t('angel-act-attack', { marine: marineName(action.marine), cell: cellName(action.position, action.side) });
    case 'kill':
      return t('angel-act-kill', { foe: foeName(action.symbol), cell: cellName(action.position, action.side) });
    case 'target':
      return targetName(action);
    case 'reroll':
    case 'keep':
    case 'pass':
      return t(`angel-act-${action.do}`);
  }
}

/** What an effect names. */
export function targetName(target: object): string {
  const named = target as Record<string, unknown>;
  if ('team' in named) return teamName(named['team']);
  if ('marine' in named) return marineName(named['marine']);
  if ('symbol' in named) return t('angel-foe-at', { foe: foeName(String(named['symbol'])), cell: cellName(named['position'], named['side']) });
  if ('position' in named) return cellName(named['position'], named['side']);
  if ('pile' in named) return t('angel-pile', { side: String(named['pile']) });
  if ('count' in named) return t('angel-share', { terrain: cardName(String(named['terrain'])), count: Number(named['count']) });
  if ('terrain' in named) return cardName(String(named['terrain']));
  return t(`angel-choice-${String(named['choice'])}`);
}

/** Actions that roll for something. */
export function hasOdds(given: GameAction): boolean {
  const action = angelAction(given);
  const target = 'choice' in action ? action.choice : null;
  return action.do === 'attack' || action.do === 'reroll' || target === 'roll';
}

/** The outcomes of an action, gathered by what they mean. */
export function chances(given: GameAction, outcomes: OddsOutcome[]): Chance[] {
  const byMeaning = new Map<string, { exact: string[]; share: number; good: boolean; label: string }>();
  for (const outcome of outcomes) {
    const meaning = meaningOf(given, outcome.summary);
    const known = byMeaning.get(meaning.label) ?? { ...meaning, exact: [], share: 0 };
    known.exact.push(outcome.p);
    known.share += fractionValue(outcome.p);
    byMeaning.set(meaning.label, known);
  }
  const lines = [...byMeaning.values()].map(({ exact, ...line }) => ({ ...line, exact: exact.length === 1 ? (exact[0] ?? '') : sixths(line.share) }));
  return lines.sort((a, b) => Number(b.good) - Number(a.good) || b.share - a.share);
}

/** Most chances of one die are sixths; what is none has no short form. */
function sixths(share: number): string {
  const count = Math.round(share * 6);
  return Math.abs(share * 6 - count) < 1e-9 ? `${count}/6` : '';
}

function meaningOf(given: GameAction, summary: Record<string, unknown>): { label: string; good: boolean } {
  const face = summary['face'];
  const isOpen = summary['decision'] === 'reroll' && typeof face === 'number';
  if (isOpen) return { label: t('angel-odds-face', { face, skull: hasSkull(face) ? 'yes' : 'no' }), good: hasSkull(face) };
  // What the swarms do after the last attack of a round says nothing about the attack.
  if (given.do === 'attack' && typeof summary['killed'] === 'boolean') return ofAttack(summary['killed']);
  if (summary['slain'] === true) return { label: t('angel-odds-slain'), good: false };
  if (summary['slain'] === false) return { label: t('angel-odds-holds'), good: true };
  if (typeof summary['killed'] === 'boolean') return ofAttack(summary['killed']);
  return { label: t('angel-odds-goes-on'), good: true };
}

function ofAttack(killed: boolean): { label: string; good: boolean } {
  return { label: t(killed ? 'angel-odds-killed' : 'angel-odds-missed'), good: killed };
}

/** The faces 1, 2 and 3 of the die show a skull. */
export function hasSkull(face: number): boolean {
  return face >= 1 && face <= 3;
}

/** What is asked, in words. */
export function ask(given: GameDecision): string {
  const decision = angelDecision(given);
  return t(askKey(decision), {
    marine: marineName(decision.marine),
    team: decision.team ? deckWord('team', decision.team) : '',
    left: decision.left ?? 0,
    face: decision.face ?? 0,
    card: cardName(decision.event ?? decision.terrain ?? ''),
  });
}

function askKey(decision: AngelDecision): string {
  if (decision.kind === 'kill') return 'angel-ask-kill';
  if (decision.kind === 'instinct') return decision.event ? 'angel-ask-instinct' : 'angel-ask-instinct-hidden';
  const key = `angel-ask-${decision.work ?? decision.kind}`;
  return knows(key) ? key : 'angel-ask-other';
}
