import type { MatchModel } from '../../match/match-model';
import { actors } from './actions';
import { hulkShown } from './forms';

/** The unit that the player looks at: chosen on the board, in the status or in the list of actions. */
class Selection {
  unit = $state<string | null>(null);
  /** The version up to which everything has been shown on the board. */
  shown = $state(-1);
}

export const selection = new Selection();

/** The unit whose actions are offered: the one that is asked, the chosen one, or the only one there is. */
export function actorOf(match: MatchModel): string | null {
  const shown = hulkShown(match.shown);
  const units = actors(shown?.legal ?? []);
  const asked = shown?.decision?.unit;
  if (selection.unit !== null && units.includes(selection.unit)) return selection.unit;
  if (asked !== undefined && units.includes(asked)) return asked;
  return units.length === 1 ? (units[0] ?? null) : null;
}
