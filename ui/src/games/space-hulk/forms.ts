import type { Loose } from '../../lib/loose';
import type { ReachSpot } from '../../net/wire';
import type { Shown, ShownOf } from '../../match/shown';
import type { Summary } from '../../wire/Summary';
import type { Facing, HulkAction, HulkDecision, HulkEvent, HulkView } from '../../wire/hulk';

export type { Condition, Goal, HulkAction, HulkDecision, HulkEvent, HulkView, Unit as HulkUnit } from '../../wire/hulk';

/** An action, event or outcome, of which any field may be missing. */
export type AnyAction = Loose<HulkAction, 'do'>;
export type AnyEvent = Loose<HulkEvent, 'type'>;
export type AnySummary = Loose<Summary, never>;

export interface HulkLegal {
  action: AnyAction;
  risk: boolean;
  /** What is merely offered is declined by it. */
  afterPass?: boolean;
}

export type HulkShown = ShownOf<HulkView, HulkDecision, HulkAction, HulkEvent>;

/** What is shown of a match of Space Hulk; null if it is of another game, or not begun. */
export function hulkShown(shown: Shown | null): HulkShown | null {
  if (shown === null || !isHulk(shown)) return null;
  const known = plain.get(shown) ?? withoutOffer(shown);
  plain.set(shown, known);
  return known;
}

/** The same update is asked for by many: it stays one object. */
const plain = new WeakMap<Shown, HulkShown>();

/**
 * A free shot is an offer: whoever does not want it goes on, and what is asked is what to do next. Command points are
 * one before those on overwatch are asked, who fire for nothing.
 */
function withoutOffer(shown: HulkShown): HulkShown {
  const { decision } = shown.view;
  if (!shown.legal.some(({ afterPass }) => afterPass) || decision?.kind !== 'free_shot') return shown;
  return { ...shown, view: { ...shown.view, decision: { ...decision, kind: 'action' } } };
}

/** A match has one game, which every view names: whatever comes with the view is of that game. */
function isHulk(shown: Shown): shown is HulkShown & Shown {
  return shown.view?.game === 'space-hulk';
}

/** One way to a square, in the types of the game. */
export interface HulkSpot extends Omit<ReachSpot, 'facing' | 'path'> {
  facing: Facing | null;
  path: AnyAction[];
}

const FACINGS: readonly Facing[] = ['N', 'E', 'S', 'W'];

/** Ways to squares: every action of one is a unit's. */
export function hulkSpots(spots: readonly ReachSpot[]): HulkSpot[] {
  return spots.map((spot) => ({
    ...spot,
    facing: FACINGS.find((facing) => facing === spot.facing) ?? null,
    path: spot.path.filter((action) => 'unit' in action),
  }));
}
