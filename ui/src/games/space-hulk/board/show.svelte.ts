/** Shows the events of updates one after the other, and can be told to hurry. */
import { BeatPlayer } from '../../../match/beat-player';
import { type Beat, type Effect, type Fight, beats, effectsOf, fightOf, placesOf } from './state/beats';
import { EMPTY, type Stage, applyEvent, stageOf } from './state/stage';
import type { Verdict } from './state/verdict';
import type { BoardSettings, BoardUpdate, Square } from './types';

/** With these a fight begins, and the dice of the one before are taken away. */
const FIGHTS = new Set(['fired', 'assaulted', 'flamed', 'power_used']);

export interface ShownEffect {
  id: number;
  effect: Effect;
  duration: number;
}

export class Show {
  stage = $state.raw<Stage>(EMPTY);
  effects = $state.raw<readonly ShownEffect[]>([]);
  /** The fight under way, or the last one: its dice lie beside it. */
  fight = $state.raw<Fight | null>(null);
  /** Milliseconds that things on the stage take to move; 0 while nothing is shown. */
  pace = $state(0);
  /** Whose turn has begun; it fades by itself and holds nothing up. */
  banner = $state.raw<{ id: number; side: 'marine' | 'alien' } | null>(null);
  /** The last update that is completely on the stage. */
  version = $state(-1);
  #count = 0;
  /** The dice of the fight under way: those of both sides lie there together. */
  #dice: readonly ShownEffect[] = [];
  readonly #player = new BeatPlayer();
  readonly #follow: (squares: readonly Square[]) => void;
  readonly #done: (version: number) => void;
  readonly #told: (version: number, told: number) => void;

  /** `told` is called for every event that is shown, with how many of its update have been. */
  constructor(
    follow: (squares: readonly Square[]) => void,
    done: (version: number) => void,
    told: (version: number, told: number) => void,
  ) {
    this.#follow = follow;
    this.#done = done;
    this.#told = told;
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
      (beat) => {
        this.#told(update.version, beat.index);
        this.#begin(beat, update, settings);
      },
      () => this.#finish(update),
    );
  }

  /** Leaves out the rest of what is being shown. */
  skip(update: BoardUpdate): void {
    if (!this.#player.isWaiting()) return;
    this.#player.stop();
    this.#finish(update);
  }

  #begin(beat: Beat, update: BoardUpdate, settings: BoardSettings): void {
    if (settings.follow && beat.duration > 0) this.#follow(placesOf(beat.event, this.stage));
    this.pace = beat.duration;
    if (beat.event.type === 'phase') this.#announce(beat.event.phase);
    if (beat.verdict) return this.#stamp(beat.verdict, beat.duration);
    if (FIGHTS.has(beat.event.type)) {
      this.#dice = [];
      this.fight = fightOf(beat.event, this.stage);
    }
    const shown = effectsOf(beat.event, this.stage).map((effect) => this.#shown(effect, beat.duration));
    const dice = shown.filter(({ effect }) => effect.kind === 'dice');
    this.#dice = [...this.#dice, ...dice];
    this.effects = dice.length > 0 ? this.#dice : shown;
    this.stage = applyEvent(this.stage, beat.event, update.view);
  }

  /** What the dice have come to is stamped on them; they lie there until the piece reacts. */
  #stamp(verdict: Verdict, duration: number): void {
    const [first] = this.#dice;
    if (first?.effect.kind !== 'dice') return;
    this.effects = [...this.#dice, this.#shown({ kind: 'verdict', at: first.effect.at, verdict }, duration)];
    // After a parry the assault goes on.
    if (verdict.kind !== 'parried') this.#dice = [];
  }

  #announce(phase: string | undefined): void {
    const side = phase === 'marine_action' ? 'marine' : phase === 'alien_action' ? 'alien' : null;
    if (side) this.banner = { id: (this.#count += 1), side };
  }

  #shown(effect: Effect, duration: number): ShownEffect {
    return { id: (this.#count += 1), effect, duration };
  }

  #finish(update: BoardUpdate): void {
    this.pace = 0;
    this.effects = [];
    this.stage = stageOf(update.view, this.stage);
    this.version = update.version;
    this.#done(update.version);
  }
}
