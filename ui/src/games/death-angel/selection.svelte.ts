import type { AngelMarine, AngelView, EventCard } from '../../wire/angel';
import type { Playback } from '../../match/game';
import type { Thing } from './targets';
import type { Theatre } from './theatre';

const NOTHING = { version: -1, seen: 0, told: 0, view: null };

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
  /** The version that is being shown, how many of its events have been, and the table as it is then. */
  begun = $state.raw<{ version: number; seen: number; told: number; view: AngelView | null }>(NOTHING);
  /** The card that is being carried out. */
  theatre = $state.raw<Theatre | null>(null);
  /** The place in the list of the action under the pointer or the focus. */
  aimed = $state<number | null>(null);
  /** The chance of success of actions that roll, by their place in the list. */
  chances = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Shows the rest of them at once. */
  skip: () => void = () => {};
  /** Whether a key was meant for what was being shown until now. */
  isKeyTooSoon: () => boolean = () => false;

  /** The table is put away. */
  forget(): void {
    [this.marine, this.reading, this.showing, this.shown, this.begun] = [null, null, false, -1, NOTHING];
    [this.theatre, this.aimed, this.chances] = [null, null, new Map()];
    this.isKeyTooSoon = () => false;
  }
}

export type Reading =
  | { type: 'thing'; thing: Thing }
  | { type: 'action'; number: number }
  | { type: 'event'; card: EventCard }
  | { type: 'location'; location: string };

export const selection = new Selection();

/** What is still being shown of an update; all of it, where the table has not begun with it. */
export function playback(version: number, events: number): Playback | null {
  const { begun, shown, skip } = selection;
  const left = (done: number) => (begun.version === version ? Math.max(0, events - done) : events);
  return shown === version || events === 0
    ? null
    : { untold: left(begun.told), unseen: left(begun.seen), view: begun.view, skip };
}
