import type { Loose } from '../../lib/loose';
import type { Shown, ShownOf } from '../../match/shown';
import type { AngelAction, AngelDecision, AngelEvent, AngelView } from '../../wire/angel';
import type { Summary } from '../../wire/Summary';

/** An outcome, of which any field may be missing. */
export type AnySummary = Loose<Summary, never>;

export type AngelShown = ShownOf<AngelView, AngelDecision, AngelAction, AngelEvent>;

/** What is shown of a match of Death Angel; null if it is of another game, or not begun. */
export function angelShown(shown: Shown | null): AngelShown | null {
  return shown !== null && isAngel(shown) ? shown : null;
}

/** A match has one game, which every view names: whatever comes with the view is of that game. */
function isAngel(shown: Shown): shown is AngelShown & Shown {
  return shown.view?.game === 'death-angel';
}
