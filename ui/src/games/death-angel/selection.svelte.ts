import type { AngelMarine } from '../../wire/angel';
import type { Thing } from './targets';

/** What the player looks at. */
class Selection {
  /** The Marine whose actions are offered. */
  marine = $state<AngelMarine | null>(null);
  /** The Marine or thing under the pointer or the focus. */
  hovered = $state.raw<AngelMarine | null>(null);
  /** The card that is read. */
  reading = $state.raw<Reading | null>(null);
  /** Events are still being shown on the table. */
  showing = $state(false);
  /** The version up to which everything has been shown. */
  shown = $state(-1);
  /** Shows the rest of them at once. */
  skip: () => void = () => {};
}

export type Reading =
  | { type: 'thing'; thing: Thing }
  | { type: 'action'; number: number }
  | { type: 'event'; card: string }
  | { type: 'location'; location: string };

export const selection = new Selection();
