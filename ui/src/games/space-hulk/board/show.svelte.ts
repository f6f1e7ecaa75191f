/** Shows the events of updates one after the other, and can be told to hurry. */
import { BeatPlayer } from '../../../match/beat-player';
import { type Effect, beats, effectsOf, placeOf } from './state/beats';
import { type Stage, applyEvent, stageOf } from './state/stage';
import type { BoardSettings, BoardUpdate, Square } from './types';

export interface ShownEffect {
  id: number;
  effect: Effect;
  duration: number;
}

export class Show {
  stage = $state.raw<Stage>({ tokens: new Map(), doors: new Map(), burning: new Set() });
  effects = $state.raw<readonly ShownEffect[]>([]);
  /** Milliseconds that things on the stage take to move; 0 while nothing is shown. */
  pace = $state(0);
  /** The last update that is completely on the stage. */
  version = $state(-1);
  #count = 0;
  readonly #player = new BeatPlayer();
  readonly #follow: (square: Square) => void;
  readonly #done: (version: number) => void;

  constructor(follow: (square: Square) => void, done: (version: number) => void) {
    this.#follow = follow;
    this.#done = done;
  }

  isShowing(): boolean {
    return this.#player.isWaiting();
  }

  /** Begins with an update; what is left of the one before is put on the stage at once. */
  start(update: BoardUpdate, settings: BoardSettings): Promise<void> {
    const isFirst = this.version < 0;
    const list = isFirst ? [] : beats(update.events, settings.pace, settings.reducedMotion);
    return this.#player.play(
      list,
      (beat) => this.#begin(beat, update, settings),
      () => this.#finish(update),
    );
  }

  /** Leaves out the rest of what is being shown. */
  skip(update: BoardUpdate): void {
    if (!this.#player.isWaiting()) return;
    this.#player.stop();
    this.#finish(update);
  }

  #begin(
    beat: { event: BoardUpdate['events'][number]; duration: number },
    update: BoardUpdate,
    settings: BoardSettings,
  ): void {
    const place = placeOf(beat.event, this.stage);
    if (place && settings.follow && beat.duration > 0) this.#follow(place);
    this.pace = beat.duration;
    this.effects = effectsOf(beat.event, this.stage).map((effect) => ({
      id: (this.#count += 1),
      effect,
      duration: beat.duration,
    }));
    this.stage = applyEvent(this.stage, beat.event, update.view);
  }

  #finish(update: BoardUpdate): void {
    this.pace = 0;
    this.effects = [];
    this.stage = stageOf(update.view, this.stage);
    this.version = update.version;
    this.#done(update.version);
  }
}
