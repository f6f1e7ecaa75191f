/** Shows the events of updates one after the other, and can be told to hurry. */
import { BeatPlayer } from '../../match/beat-player';
import type { AngelEvent, AngelView } from '../../wire/angel';
import { beats, motionsOf, type Motion, type Spotlight } from './beats';
import { applyEvent, drawnUp } from './stage';
import { theatreAfter, type Theatre } from './theatre';

export interface Given {
  version: number;
  view: AngelView;
  events: readonly AngelEvent[];
}

export class Show {
  /** What is on the table; null before the first update. */
  view = $state.raw<AngelView | null>(null);
  spotlight = $state.raw<Spotlight | null>(null);
  /** The card that is being carried out. */
  theatre = $state.raw<Theatre | null>(null);
  /** How long what stands out stays, in milliseconds. */
  duration = $state(0);
  /** Events are still being shown. */
  running = $state(false);
  /** The version of the last update that has been shown to its end. */
  done = $state(-1);
  /** The version of the update that has been begun, how many of its events have begun, and how many are over. */
  begun = $state.raw({ version: -1, seen: 0, told: 0 });
  #given: Given | null = null;
  readonly #player = new BeatPlayer();

  /** `move` is called after the table has changed, with what has to be seen moving. */
  constructor(private readonly move: (motions: Motion[], duration: number) => void) {}

  /** Begins with an update; what is left of the one before is put on the table at once. */
  async start(given: Given, speed: number): Promise<void> {
    if (given.version === this.#given?.version) return this.#refresh(given);
    const isFirst = this.#given === null;
    this.#player.stop();
    if (this.running && this.#given) this.view = this.#given.view;
    this.#given = given;
    if (this.view !== null) this.view = drawnUp(this.view, given.view);
    const list = isFirst || speed === 0 ? [] : beats(given.events, speed, this.view);
    if (list.length === 0) this.#carryOut(given.events);
    this.running = list.some((beat) => beat.duration > 0);
    await this.#player.play(
      list,
      (beat, index) => {
        this.#begin(beat.event, beat.duration, beat.spotlight);
        this.begun = { version: given.version, seen: index + 1, told: index };
      },
      () => this.#finish(),
    );
  }

  /** Leaves out the rest of what is being shown. */
  skip(): void {
    if (!this.running) return;
    this.#player.stop();
    this.#finish();
  }

  /** The same update again, because something beside the table has changed. */
  #refresh(given: Given): void {
    this.#given = given;
    if (!this.running) this.view = given.view;
  }

  #begin(event: AngelEvent, duration: number, spotlight: Spotlight | null): void {
    const before = this.view;
    if (before === null) return;
    const places = new Map<string, number>(before.formation.map((place, index) => [place.marine, index + 1]));
    const motions = motionsOf(event, (marine) => places.get(marine) ?? 0);
    this.duration = duration;
    this.spotlight = duration > 0 ? spotlight : null;
    this.theatre = theatreAfter(this.theatre, event, before);
    this.view = applyEvent(before, event);
    if (duration > 0 && motions.length > 0) this.move(motions, duration);
  }

  /** What is not shown event by event still leaves the card on the panel that is being carried out. */
  #carryOut(events: readonly AngelEvent[]): void {
    let view = this.view;
    if (view === null) return;
    for (const event of events) {
      this.theatre = theatreAfter(this.theatre, event, view);
      view = applyEvent(view, event);
    }
  }

  #finish(): void {
    if (this.running && this.#given) this.#carryOut(this.#given.events.slice(this.begun.seen));
    this.spotlight = null;
    this.running = false;
    this.view = this.#given?.view ?? null;
    this.done = this.#given?.version ?? -1;
  }
}
