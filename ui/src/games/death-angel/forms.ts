import type { GameDecision, GameEvent, GameView } from '../../net/wire';
import type { AngelDecision, AngelEvent, AngelView } from '../../wire/angel';

/** The view of a match of Death Angel. Its form is the server's promise. */
export function angelView(view: GameView | object): AngelView {
  return view as AngelView;
}

export function angelEvent(event: GameEvent): AngelEvent {
  return event as AngelEvent;
}

export function angelDecision(decision: GameDecision): AngelDecision {
  return decision as AngelDecision;
}
