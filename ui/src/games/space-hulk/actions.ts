import { knows, percent, t } from '../../i18n/words.svelte';
import type { OddsOutcome } from '../../net/wire';
import type { Chance } from '../../match/action-words';
import type { AnyAction, AnyEvent, AnySummary, HulkAction, HulkDecision, HulkLegal } from './forms';
import { gather, type Meaning } from '../../match/chances';
import { isAlien, objectName, squareName, targetName, unitName } from './names.svelte';

/** The label of an action. */
export function label(action: AnyAction): string {
  const name = String(action.do);
  const key = name === 'psi' ? `act-psi-${String(action.power)}` : `act-${name}`;
  if (!knows(key)) return name;
  const look =
    ['deploy', 'place'].includes(name) && action.facing
      ? `, ${t('board-facing', { facing: String(action.facing) })}`
      : '';
  return words(key, action) + look;
}

/** The label of an action that stands alone: whose it is, where an alien looks then, and what it takes of command points. */
export function fullLabel(action: AnyAction): string {
  const unit = actorOf(action);
  // Marines keep their direction in a step; where others look tells one step from another.
  const isTurned = ['move', 'climb', 'enter'].includes(action.do) && isAlien(unit) && action.facing;
  const look = isTurned ? `, ${t('board-facing', { facing: String(action.facing) })}` : '';
  const points = Number(action.cp ?? 0) > 0 ? ` (${t('action-cp-short', { cp: Number(action.cp) })})` : '';
  const whose = unit === null || action.do === 'activate' ? '' : `${unitName(unit)} · `;
  return `${whose}${label(action)}${look}${points}`;
}

function words(key: string, action: AnyAction): string {
  return t(key, {
    to: action.do === 'door' ? String(action.to) : squareName(action.to ?? action.at),
    facing: String(action.facing ?? ''),
    target: targetName(action),
    unit: unitName(action.unit ?? action.target),
    object: objectName(action.object ?? ''),
    die: Number(action.die ?? 0) + 1,
    points: Number(action.points ?? 0),
    entry: String(action.entry ?? ''),
  });
}

/** Actions that are worth their odds: those that roll dice for something. */
export function hasOdds(action: AnyAction): boolean {
  return (
    ['fire', 'assault', 'parry', 'reroll', 'spend_psi'].includes(String(action.do)) || action.power === 'psychic_storm'
  );
}

/** The outcomes of an action, gathered by what they mean; sums of several have no exact form. */
export function chances(action: AnyAction, outcomes: OddsOutcome[]): Chance[] {
  return gather(
    outcomes,
    ({ summary }) => meaningOf(action, summary),
    () => '',
  );
}

/** A chance as percent; of one below ten the tenths count. */
export function likelihood(share: number): string {
  return percent(share, share > 0 && share < 0.1 ? 1 : 0);
}

/** Who began the close assault under way: decisions about its dice do not name him. */
let attacker: string | null = null;

/** Takes note of an assault that begins. */
export function noteAssault(events: readonly AnyEvent[]): void {
  attacker = events.findLast(({ type }) => type === 'assaulted')?.unit ?? attacker;
}

/** Whether whoever acts is the attacker; null where nobody has seen the assault begin. */
function isAttacker(action: AnyAction): boolean | null {
  if (action.do === 'assault') return true;
  return attacker === null ? null : action.unit === attacker;
}

function meaningOf(action: AnyAction, summary: AnySummary): Meaning {
  const then = summary.decision === undefined ? '' : thenWord(String(summary.decision));
  const { label, good } = resultOf(action, summary);
  return { label: [label, then].filter(Boolean).join(', '), good };
}

function resultOf(action: AnyAction, summary: AnySummary): Meaning {
  switch (summary.result) {
    case 'attacker':
    case 'defender':
      return assaultWords(action, summary.result);
    case 'tie':
      return { label: t('odds-tie'), good: false };
  }
  const [killed, jammed] = [summary.killed === true, summary.jammed === true];
  const key = killed ? (jammed ? 'odds-killed-jammed' : 'odds-killed') : jammed ? 'odds-jammed' : 'odds-missed';
  return { label: 'killed' in summary ? t(key) : '', good: killed };
}

function assaultWords(action: AnyAction, winner: 'attacker' | 'defender'): Meaning {
  const own = isAttacker(action);
  if (own === null) return { label: t(`odds-${winner}`), good: false };
  const good = own === (winner === 'attacker');
  return { label: t(good ? 'odds-win' : 'odds-lose', { unit: unitName(action.unit) }), good };
}

function thenWord(kind: string): string {
  const key = `odds-then-${kind}`;
  return knows(key) ? t(key) : t('odds-then-other');
}

/** One way to do something, with the places in the legal list of paying for it. */
export interface Choice {
  action: AnyAction;
  label: string;
  cost: number | null;
  /** The one that is meant first. */
  ways: { cp: number; index: number; final: boolean }[];
}

/**
 * The legal list of one unit (or of nobody), with the ways of paying put together: none with command points unless
 * they are switched on, and then those first.
 */
export function choices(legal: readonly HulkLegal[], unit: string | null, spends: boolean): Choice[] {
  const found = new Map<string, Choice>();
  for (const [index, { action, risk }] of legal.entries()) {
    if (actorOf(action) !== unit) continue;
    const { cost, cp, ...rest } = action;
    // Command points are spent on purpose or not at all.
    if (!spends && Number(cp ?? 0) > 0) continue;
    const key = JSON.stringify(rest);
    const choice = found.get(key) ?? {
      action,
      label: label(action),
      cost: cost == null ? null : Number(cost),
      ways: [],
    };
    choice.ways.push({ cp: Number(cp ?? 0), index, final: risk });
    found.set(key, choice);
  }
  const list = [...found.values()];
  for (const choice of list) choice.ways.sort((a, b) => (spends ? b.cp - a.cp : a.cp - b.cp));
  return list;
}

/** The unit that an action is for: the one that acts, or the blip that gets a place. */
function actorOf(action: AnyAction): string | null {
  return action.unit ?? action.blip ?? null;
}

/** Units that have something on the legal list, in its order. */
export function actors(legal: readonly HulkLegal[]): string[] {
  return [
    ...new Set(
      legal
        .map(({ action }) => actorOf(action))
        .filter((unit) => unit !== null)
        .map(String),
    ),
  ];
}

/** An action that can be played, also by declining what is merely offered. */
interface Answer {
  action: HulkAction;
  afterPass?: boolean;
}

/** A shot at a door that costs nothing is there for whoever chooses the door: nobody is asked about it. */
export function isDoorOffer(action: AnyAction): boolean {
  return action.do === 'fire' && action.door !== undefined && !action.cost;
}

export function ask(decision: HulkDecision, answers: readonly Answer[]): string {
  const kind = askedBy(String(decision.kind), answers);
  const unit = decision.unit == null ? null : unitName(decision.unit);
  const alone = `ask-${kind}-nobody`;
  if (unit === null && knows(alone)) return t(alone);
  const withUnit = `ask-${kind}-unit`;
  if (unit !== null && knows(withUnit)) return t(withUnit, { unit });
  return knows(`ask-${kind}`) ? t(`ask-${kind}`, { unit: unit ?? '' }) : t('ask-other');
}

/** What a decision is really about: nobody is told of something that he cannot do, or that only whoever asks for it wants. */
function askedBy(kind: string, answers: readonly Answer[]): string {
  const own = answers.flatMap(({ action, afterPass }): AnyAction[] =>
    afterPass || action.do === 'pass' ? [] : [action],
  );
  if (kind === 'reaction') return own.length > 0 && own.every(({ cp }) => Number(cp ?? 0) > 0) ? 'reaction_paid' : kind;
  if (kind !== 'free_shot') return kind;
  const drops = own.some((action) => action.do === 'drop');
  const shoots = own.some((action) => action.do === 'fire' && !isDoorOffer(action));
  if (shoots) return drops ? 'free_shot' : 'free_shot_fire';
  if (drops) return 'free_shot_drop';
  return answers.some(({ afterPass }) => afterPass) ? 'action' : 'free_shot_door';
}
