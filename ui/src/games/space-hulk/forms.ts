import type { Loose } from '../../net/loose';
import type { GameAction, GameDecision, GameEvent, GameView, Legal } from '../../net/wire';
import type { HulkAction, HulkDecision, HulkEvent, HulkView } from '../../wire/hulk';

export type { Condition, Goal, HulkView, Unit as HulkUnit } from '../../wire/hulk';

/** An action or event of Space Hulk, of which any field may be missing. */
export type AnyAction = Loose<HulkAction, 'do'>;
export type AnyEvent = Loose<HulkEvent, 'type'>;

export interface HulkLegal {
  action: AnyAction;
  risk: boolean;
}

// Which game a match is of is said once, when it is opened: what is said in it is of that game.
export const hulkView = (view: GameView): HulkView => view as HulkView;
export const hulkAction = (action: GameAction): AnyAction => action as AnyAction;
export const hulkEvent = (event: GameEvent): AnyEvent => event as AnyEvent;
export const hulkDecision = (decision: GameDecision): HulkDecision => decision as HulkDecision;
export const hulkLegal = (legal: readonly Legal[]): readonly HulkLegal[] => legal as readonly HulkLegal[];
