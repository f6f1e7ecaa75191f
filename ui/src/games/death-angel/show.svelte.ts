/** Shows the events of updates one after the other, and can be told to hurry. */
import { BeatPlayer } from '../../match/beat-player';
import type { AngelEvent, AngelView } from '../../wire/angel';
import { beats, beforeQuestion, held, isFight, isOfSameFight, motionsOf, type Motion, type Spotlight } from './beats';
import { applyEvent, drawnUp } from './stage';
import { theatreAfter, type Theatre } from './theatre';

export interface Given {
  version: number;
  view: AngelView;
  events: readonly AngelEvent[];
}

/** How long the verdict of a fight stays while the table goes on, in milliseconds. */
const LINGERS = 900;
/** A press on the table or a key so soon after it stood still was meant for what was shown, in milliseconds. */
const TOO_SOON = 300;

export class Show {
  /** What is on the table; null before the first update. */
  view = $state.raw<AngelView | null>(null);
  spotlight = $state.raw<Spotlight | null>(null);
  /** Rolls that are over, whose verdicts stay for a while and stop nobody. */
  verdicts = $state.raw<Spotlight[]>([]);
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
  #stoodStill = -Infinity;
  /** When the last show was over, also one that was skipped. */
  #ended = -Infinity;
  #speed = 1;
  readonly #player = new BeatPlayer();

  /** `move` is called after the table has changed, with what has to be seen moving. */
  constructor(private readonly move: (motions: Motion[], duration: number) => void) {}

  /**
   * Begins with an update; what is left of the one before is put on the table at once. If a person `isAsked` after it,
   * the question does not wait for the last beat to end.
   */
  async start(given: Given, speed: number, isAsked = false): Promise<void> {
    if (given.version === this.#given?.version) return this.#refresh(given);
    const isFirst = this.#given === null;
    this.#player.stop();
    if (this.running && this.#given) {
      this.#carryOut(this.#given.events.slice(this.begun.seen));
      this.view = this.#given.view;
    }
    this.#given = given;
    this.#speed = speed;
    if (this.view !== null) this.view = drawnUp(this.view, given.view);
    const list = isFirst || speed === 0 ? [] : beats(given.events, speed, this.view);
    const shown = isAsked ? beforeQuestion(list) : list.map(held);
    this.begun = { version: given.version, seen: 0, told: 0 };
    this.running = shown.some(({ duration }) => duration > 0);
    await this.#player.play(
      shown,
      ({ beat }, index) => {
        this.#begin(beat.event, beat.duration, beat.spotlight);
        this.begun = { version: given.version, seen: index + 1, told: index };
      },
      () => this.#finish(),
    );
  }

  /** Whether a press on the table was meant for what was being shown until now. */
  isTooSoon(): boolean {
    return this.running || performance.now() - this.#stoodStill < TOO_SOON;
  }

  /** The same of a key, also after a key that has skipped the rest: whoever taps to hurry taps once too often. */
  isKeyTooSoon(): boolean {
    return this.running || performance.now() - this.#ended < TOO_SOON;
  }

  /** Leaves out the rest of what is being shown. */
  skip(): void {
    this.verdicts = [];
    if (!this.running) return;
    this.#player.stop();
    this.spotlight = null;
    this.#finish();
    this.#stoodStill = -Infinity;
  }

  /** The same update again, because something beside the table has changed. */
  #refresh(given: Given): void {
    this.#given = given;
    if (!this.running) this.view = given.view;
  }

  /** The verdict of a fight stays beside it for a while. */
  #keepVerdict(): void {
    const spotlight = this.spotlight;
    if (spotlight === null || !isFight(spotlight)) return;
    this.verdicts = [...this.verdicts.filter((one) => !isOfSameFight(one, spotlight)), spotlight];
    setTimeout(() => (this.verdicts = this.verdicts.filter((one) => one !== spotlight)), LINGERS * this.#speed);
  }

  #begin(event: AngelEvent, duration: number, spotlight: Spotlight | null): void {
    const before = this.view;
    if (before === null) return;
    const places = new Map<string, number>(before.formation.map((place, index) => [place.marine, index + 1]));
    const motions = motionsOf(event, (marine) => places.get(marine) ?? 0);
    this.duration = duration;
    this.#keepVerdict();
    this.spotlight = duration > 0 ? spotlight : null;
    this.verdicts = this.verdicts.filter((one) => !isOfSameFight(one, this.spotlight));
    // A death moves the rows: what was said beside them would stand beside others.
    if (event.type === 'slain') this.verdicts = this.verdicts.slice(-1);
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
    if (this.#given) this.#carryOut(this.#given.events.slice(this.begun.seen));
    this.#keepVerdict();
    this.spotlight = null;
    if (this.running) this.#stoodStill = this.#ended = performance.now();
    this.running = false;
    this.view = this.#given?.view ?? null;
    this.done = this.#given?.version ?? -1;
  }
}
