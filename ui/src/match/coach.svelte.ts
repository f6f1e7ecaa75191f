import type { AdvisedAnswer, HintPoint } from '../net/wire';
import { pointOf } from './point-of';

/** Gives a hint on the decision of a practice game, in three steps: where to look, who, and what. */
export class Coach {
  /** 0 while nobody has asked. */
  step = $state(0);
  answers = $state.raw<readonly AdvisedAnswer[] | null>(null);
  /** The version that the hint is about. */
  #version = -1;

  constructor(private readonly ask: (index?: number) => Promise<AdvisedAnswer[]>) {}

  /** Another step for the decision of this version. */
  async more(version: number): Promise<void> {
    if (version !== this.#version) {
      [this.#version, this.step, this.answers] = [version, 1, null];
      const answers = await this.ask();
      if (this.#version === version) this.answers = answers;
    } else if (this.answers !== null) this.step = Math.min(3, this.step + 1);
  }

  close(): void {
    [this.#version, this.step, this.answers] = [-1, 0, null];
  }

  /** The match has gone on: the hint is about something else. */
  follow(version: number): void {
    if (this.step > 0 && version !== this.#version) this.close();
  }

  get best(): AdvisedAnswer | null {
    return this.answers?.[0] ?? null;
  }

  /** What the board points at: first the place, then the unit. */
  get point(): HintPoint | null {
    if (this.best === null || this.step === 0) return null;
    const unit = this.best.unit;
    return this.step === 2 && unit !== null ? { type: 'unit', unit } : pointOf(this.best.action);
  }
}
