import { gather, type Meaning } from '../../match/chances';
import { knows, t } from '../../i18n/words.svelte';
import type { OddsOutcome } from '../../net/wire';
import type { AngelAction, AngelDecision, AngelView, Target } from '../../wire/angel';
import type { Chance } from '../../match/action-words';
import { action as cardOf, cardName, cellName, deckWord, foeName, locationId, marineName, teamName } from './deck';
import type { AnySummary } from './forms';

/** The label of an action. */
export function label(action: AngelAction): string {
  switch (action.do) {
    case 'choose':
      return t('angel-act-choose', {
        team: deckWord('team', action.team),
        number: action.card,
        card: cardName(cardOf(action.card).id),
      });
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

/** The label of an action that stands alone: what is used is told by the card that is being played. */
export function fullLabel(action: AngelAction, view: AngelView | null): string {
  const card = view?.phase === 'resolve' ? view.resolved : null;
  const isUsed = 'choice' in action && action.choice === 'ability' && card != null;
  return isUsed ? `${label(action)}: ${cardName(cardOf(card).id)}` : label(action);
}

/** What an effect names. */
export function targetName(target: Target): string {
  if ('team' in target) return teamName(target.team);
  if ('marine' in target) return marineName(target.marine);
  if ('symbol' in target)
    return t('angel-foe-at', { foe: foeName(target.symbol), cell: cellName(target.position, target.side) });
  if ('position' in target) return cellName(target.position, target.side);
  if ('pile' in target) return t('angel-pile', { side: target.pile });
  if ('count' in target) return t('angel-share', { terrain: cardName(target.terrain), count: target.count });
  if ('terrain' in target) return cardName(target.terrain);
  return t(`angel-choice-${target.choice}`);
}

/** Actions that roll for something. */
export function hasOdds(action: AngelAction): boolean {
  const target = 'choice' in action ? action.choice : null;
  return action.do === 'attack' || action.do === 'reroll' || target === 'roll';
}

/** The outcomes of an action, gathered by what they mean. */
export function chances(action: AngelAction, outcomes: OddsOutcome[]): Chance[] {
  return gather(outcomes, ({ summary }) => meaningOf(action, summary), sixths);
}

/** Most chances of one die are sixths; what is none has no short form. */
function sixths(share: number): string {
  const count = Math.round(share * 6);
  return Math.abs(share * 6 - count) < 1e-9 ? `${count}/6` : '';
}

function meaningOf(given: AngelAction, summary: AnySummary): Meaning {
  const { decision, face, good = false, killed, slain } = summary;
  if (decision === 'reroll' && face !== undefined)
    return { label: t('angel-odds-face', { face, skull: hasSkull(face) ? 'yes' : 'no' }), good };
  // What the swarms do after the last attack of a round says nothing about the attack.
  if (given.do === 'attack' && killed !== undefined) return ofAttack(killed);
  if (slain === true) return { label: t('angel-odds-slain'), good: false };
  if (slain === false) return { label: t('angel-odds-holds'), good: true };
  if (killed !== undefined) return ofAttack(killed);
  return { label: t('angel-odds-goes-on'), good: true };
}

function ofAttack(killed: boolean): Meaning {
  return { label: t(killed ? 'angel-odds-killed' : 'angel-odds-missed'), good: killed };
}

/** The faces 1, 2 and 3 of the die show a skull. */
export function hasSkull(face: number): boolean {
  return face >= 1 && face <= 3;
}

/** What is asked, in words, after what set it off. */
export function ask(decision: AngelDecision): string {
  const question = t(askKey(decision), {
    marine: marineName(decision.marine),
    team: decision.team ? deckWord('team', decision.team) : '',
    left: decision.left ?? 0,
    face: decision.face ?? 0,
    strength: decision.strength ?? 0,
    card: cardName(decision.event ?? decision.terrain ?? ''),
  });
  const isTold = decision.kind === 'instinct' || decision.work === 'scouted';
  const cause = isTold ? '' : causeName(decision);
  return cause ? t('angel-because', { cause, question }) : question;
}

/** The card that set off a decision. */
export function causeName({ cause }: AngelDecision): string {
  if (cause === undefined) return '';
  if ('event' in cause) return cardName(cause.event);
  if ('card' in cause) return `${cause.card} ${cardName(cardOf(cause.card).id)}`;
  if ('terrain' in cause) return cardName(cause.terrain);
  return cardName(locationId(cause.location));
}

/** What passing means where it is offered: the same word for all of it would be pressed once too often. */
export function passLabel(decision: AngelDecision | null, hasActed: boolean): string {
  switch (decision?.kind) {
    case 'move':
      return t('angel-act-pass-move');
    case 'attack':
      return t(hasActed ? 'angel-act-pass-attacks' : 'angel-act-pass-attack');
    case 'kill':
      return t('angel-act-pass-kill');
    default:
      return t('angel-act-pass');
  }
}

function askKey(decision: AngelDecision): string {
  if (decision.kind === 'kill') return 'angel-ask-kill';
  if (decision.kind === 'reroll') return rollKey(decision);
  if (decision.work === 'attacks' && decision.left !== undefined) return 'angel-ask-attacks-left';
  if (decision.kind === 'instinct') return decision.event ? 'angel-ask-instinct' : 'angel-ask-instinct-hidden';
  const key = `angel-ask-${decision.work ?? decision.kind}`;
  return knows(key) ? key : 'angel-ask-other';
}

/** A roll on the table: the verdict comes first. */
function rollKey({ work, good }: AngelDecision): string {
  if (work === 'defense') return good ? 'angel-ask-defense-holds' : 'angel-ask-defense-dies';
  return good ? 'angel-ask-rolled-hits' : 'angel-ask-rolled-misses';
}
