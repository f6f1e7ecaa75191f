/** Several answers with one press: who attacks whom, and who turns where. */
import type { AngelDecision, AngelMarine, AngelSide, AngelView, Foe } from '../../wire/angel';
import { isLord } from './deck';
import type { Option } from './targets';

/** A target that is marked on the table: what one press on "all attack" attacks, and which of them dies first. */
export interface Aim {
  marine: AngelMarine;
  position: number;
  side: AngelSide;
  victim: Foe | null;
}

export interface Plan {
  /** The card that is being played: the plan ends with it. */
  card: number;
  /** The version whose question was answered last. */
  version: number;
  aims: readonly Aim[];
  /** How many attacks are meant; without end, all that can be made on what is marked. */
  attacks: number;
  /** Misses are rolled again while there is a token for it. */
  rerolls: boolean;
  /** The Marines who turn around; then the card is done. */
  turns: readonly AngelMarine[] | null;
}

/** What is carried out, answer by answer, as long as it goes as it was meant. */
class Plans {
  now = $state.raw<Plan | null>(null);

  /** Attacks by several Marines, or by one on one of a swarm. */
  attack(view: AngelView, version: number, aims: readonly Aim[], { attacks = Infinity, rerolls = false } = {}): void {
    this.now = { card: view.resolved, version: version - 1, aims, attacks, rerolls, turns: null };
  }

  /** Marines turn around, and that is all they do. */
  turn(view: AngelView, version: number, turns: readonly AngelMarine[]): void {
    this.now = { card: view.resolved, version: version - 1, aims: [], attacks: 0, rerolls: false, turns };
  }

  /** An answer was given. */
  advance(version: number, { action }: Option): void {
    const plan = this.now;
    if (plan) this.now = { ...plan, version, attacks: plan.attacks - (action.do === 'attack' ? 1 : 0) };
  }

  forget(): void {
    this.now = null;
  }
}

export const plans = new Plans();

type Attack = Option & { action: { do: 'attack' } };
const isAttack = (option: Option): option is Attack => option.action.do === 'attack';

function crowd(view: AngelView, position: number, side: AngelSide): Foe[] {
  const cell = view.formation[position - 1]?.[side];
  return cell ? [...cell.swarm, ...(cell.attacked ?? [])] : [];
}

/** The first of a swarm, and not a Brood Lord as long as there is another. */
function victimIn(view: AngelView, position: number, side: AngelSide): Foe | null {
  const foes = crowd(view, position, side);
  return foes.find((foe) => !isLord(foe)) ?? foes[0] ?? null;
}

/** A target for each Marine who can attack: the largest swarm that he reaches, the nearest of equal ones. */
export function aimsOf(options: readonly Option[], view: AngelView): Aim[] {
  const best = new Map<AngelMarine, { aim: Aim; size: number; distance: number }>();
  for (const { action } of options.filter(isAttack)) {
    const { marine, position, side } = action;
    const size = crowd(view, position, side).length;
    const place = view.formation.findIndex((row) => row.marine === marine) + 1;
    const distance = Math.abs(place - position);
    const known = best.get(marine);
    if (known && (known.size > size || (known.size === size && known.distance <= distance))) continue;
    best.set(marine, { aim: { marine, position, side, victim: victimIn(view, position, side) }, size, distance });
  }
  return [...best.values()].map(({ aim }) => aim);
}

/** Those who stand with their back to a swarm and face none, and can turn. */
export function turnsOf(options: readonly Option[], view: AngelView): AngelMarine[] {
  const able = new Set(options.flatMap(({ action }) => (action.do === 'turn' ? [action.marine] : [])));
  return view.formation.flatMap((row, index) => {
    const back = row.facing === 'left' ? 'right' : 'left';
    const isExposed = crowd(view, index + 1, back).length > 0 && crowd(view, index + 1, row.facing).length === 0;
    return able.has(row.marine) && isExposed ? [row.marine] : [];
  });
}

/** Whether a plan has come to its end. What it has no answer to does not end it: the player decides that alone. */
export function isDone(plan: Plan, view: AngelView): boolean {
  return view.phase !== 'resolve' || view.resolved !== plan.card;
}

/** The answer that a plan gives to what is asked now; null where it has none. */
export function answerOf(
  plan: Plan,
  options: readonly Option[],
  view: AngelView,
  decision: AngelDecision | null,
): Option | null {
  const kills = options.filter(({ action }) => action.do === 'kill');
  if (kills.length > 0) return killOf(plan, kills, view);
  const reroll = options.find(({ action }) => action.do === 'reroll');
  if (reroll) return plan.rerolls && decision?.good === false ? reroll : null;
  if (plan.turns !== null) return turnOf(plan.turns, options);
  if (plan.attacks <= 0) return null;
  for (const { marine, position, side } of plan.aims) {
    const found = options.find(
      (option) =>
        isAttack(option) &&
        option.action.marine === marine &&
        option.action.position === position &&
        option.action.side === side,
    );
    if (found) return found;
  }
  return null;
}

/** The one that is marked dies first. If all attack, the next one in line follows, and Brood Lords come last. */
function killOf({ aims, attacks }: Plan, kills: readonly Option[], view: AngelView): Option | null {
  for (const { position, side, victim } of aims) {
    const foes = attacks === Infinity ? crowd(view, position, side) : [];
    const line = [victim, ...foes.filter((foe) => !isLord(foe)), ...foes];
    const first = line.find((foe) => kills.some((kill) => isKillOf(kill, foe, position, side)));
    if (first !== undefined) return kills.find((kill) => isKillOf(kill, first, position, side)) ?? null;
  }
  return null;
}

function isKillOf({ action }: Option, foe: Foe | null, position: number, side: AngelSide): boolean {
  return action.do === 'kill' && action.symbol === foe && action.position === position && action.side === side;
}

function turnOf(turns: readonly AngelMarine[], options: readonly Option[]): Option | null {
  const turn = options.find(({ action }) => action.do === 'turn' && turns.includes(action.marine));
  return turn ?? options.find(({ action }) => action.do === 'pass') ?? null;
}

/** The attacks of an Attack card, which cost nothing; not while an event lets only one Marine of it attack. */
export function isFreeAttack(decision: AngelDecision | null, view: AngelView): boolean {
  return decision?.kind === 'attack' && decision.work === 'attacks' && view.now?.event !== 'evasion';
}
