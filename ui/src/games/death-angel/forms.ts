import type { AngelDecision, AngelEvent, AngelView } from '../../wire/angel';

/** The view of a match of Death Angel. Its form is the server's promise. */
export function angelView(view: Record<string, unknown>): AngelView {
  return view as unknown as AngelView;
}

export function angelEvent(event: Record<string, unknown>): AngelEvent {
  return event as unknown as AngelEvent;
}

export function angelDecision(decision: Record<string, unknown>): AngelDecision {
  return decision as unknown as AngelDecision;
}
