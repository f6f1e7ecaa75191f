/** What is answered without a press, because there is nothing to decide. */
import { settings, type Preferences } from '../../settings/settings.svelte';
import type { AngelView } from '../../wire/angel';
import type { AngelShown } from './forms';
import type { MatchModel } from '../../match/match-model';
import { isLesson } from './lesson';
import { answerOf, isDone, isFreeAttack, plans } from './plan.svelte';
import { optionsOf, type Option } from './targets';

type Wishes = Pick<Preferences, 'autoPass' | 'autoAttack' | 'askBestRolls' | 'askDeadlyRolls'>;

/** What the player wants to be spared; a lesson and a puzzle leave every attack to him. */
export function wishesIn({ id, asksAll }: Pick<MatchModel, 'id' | 'asksAll'>): Wishes {
  return isLesson(id) || asksAll ? { ...settings, autoAttack: false } : settings;
}

/** What was taken back is asked again: whoever takes it back wants something else. */
export function isUndone({ steps }: Pick<AngelShown, 'steps'>): boolean {
  return steps.some(({ what }) => what.type === 'undone');
}

/** The answer that follows from what was meant before, or from what the player wants to be spared; null if he decides. */
export function ownAnswer(shown: AngelShown, wishes: Wishes): Option | null {
  const { view } = shown;
  const options = optionsOf(shown.legal, view);
  if (options.every(({ action }) => action.do === 'choose')) return null;
  const plan = plans.now !== null && !isUndone(shown) && !isDone(plans.now, view) ? plans.now : null;
  if (plan !== null && shown.version > plan.version) {
    const answer = answerOf(plan, options, view, shown.decision);
    if (answer !== null) return answer;
  }
  const [only] = options;
  if (only && options.length === 1 && plan === null && wishes.autoPass) return only;
  const isPlain = plan === null && wishes.autoAttack;
  return rollAnswer(shown, options, wishes) ?? (isPlain ? onlyAttack(shown, options) : null);
}

/** A roll that would kill is rolled again while there is a token, and one that nothing betters stays. */
function rollAnswer({ decision }: AngelShown, options: readonly Option[], wishes: Wishes): Option | null {
  const named = (name: string) => options.find(({ action }) => action.do === name) ?? null;
  const isDeadly = decision?.work === 'defense' && decision.good === false;
  if (isDeadly && !wishes.askDeadlyRolls && named('reroll')) return named('reroll');
  return decision?.best === true && !wishes.askBestRolls ? named('keep') : null;
}

/**
 * The next attack of an Attack card whose Marines have one target each and no token for another roll: nobody has
 * anything to choose there. Which of a swarm dies is still asked.
 */
function onlyAttack(shown: AngelShown, options: readonly Option[]): Option | null {
  const { view, decision } = shown;
  if (!isFreeAttack(decision, view) || isUndone(shown)) return null;
  const attacks = options.filter(({ action }) => action.do === 'attack');
  const isPlain = options.every(({ action }) => action.do === 'attack' || action.do === 'pass');
  const isForked = new Set(attacks.map(({ actor }) => actor)).size < attacks.length;
  return isPlain && !isForked && !attacks.some(({ actor }) => hasToken(view, actor)) ? (attacks[0] ?? null) : null;
}

function hasToken({ formation }: AngelView, marine: string | null): boolean {
  return formation.some((row) => row.marine === marine && row.tokens > 0);
}
