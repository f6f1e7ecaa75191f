import type { GameAction, GameView, OddsOutcome, OddsParts } from '../net/wire';

/** A line of an odds table. */
export interface Chance {
  label: string;
  /** As an exact fraction, `25/36`. */
  exact: string;
  share: number;
  good: boolean;
}

/** How an action may turn out. */
export interface OddsAnswer {
  outcomes: OddsOutcome[];
  /** What single dice decide, where each decides about something of its own. */
  parts?: OddsParts;
}

/** What a game says about its actions. */
export interface ActionWords {
  /** The label of an action. */
  label(action: GameAction): string;
  /** The same where it stands alone: with who does it, and with all that tells it from others in this view. */
  fullLabel(action: GameAction, view: GameView | null): string;
  /** The message for a reason of its rules. */
  reasonKey(name: string): string;
  /** Whether the odds of an action are worth showing first. */
  hasOdds(action: GameAction): boolean;
  chances(action: GameAction, outcomes: OddsOutcome[]): Chance[];
  /** Its list of actions shows chances beside what they are chances of: no question is needed before a roll. */
  showsChances?: boolean;
  /** What the target of a die is called. */
  targetName(target: string): string;
  /** Units that could still do something, by name: asked before the turn ends. */
  unspent(view: GameView, action: GameAction): string[];
}
