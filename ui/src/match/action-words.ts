import type { GameAction, GameView, OddsOutcome } from '../net/wire';

/** A line of an odds table. */
export interface Chance {
  label: string;
  /** As an exact fraction, `25/36`. */
  exact: string;
  share: number;
  good: boolean;
}

/** What a game says about its actions. */
export interface ActionWords {
  /** The label of an action. */
  label(action: GameAction): string;
  /** The message for a reason of its rules. */
  reasonKey(name: string): string;
  /** Whether the odds of an action are worth showing first. */
  hasOdds(action: GameAction): boolean;
  chances(action: GameAction, outcomes: OddsOutcome[]): Chance[];
  /** Units that could still do something, by name: asked before the turn ends. */
  unspent(view: GameView, action: GameAction): string[];
}
