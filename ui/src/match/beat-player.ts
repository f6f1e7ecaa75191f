/** Something that is shown for a while. */
interface Beat {
  /** Milliseconds; a beat of none is begun and left at once. */
  duration: number;
}

/** Shows beats one after the other, and can be told to hurry. */
export class BeatPlayer {
  #run = 0;
  #wake: (() => void) | null = null;

  /** A beat stays until its time has passed. */
  isWaiting(): boolean {
    return this.#wake !== null;
  }

  /**
   * Begins one beat after the other, after what is left of others is stopped. `done` is called after the last, at once if
   * no beat takes time, and never if these beats are stopped themselves.
   */
  async play<B extends Beat>(
    beats: readonly B[],
    begin: (beat: B, index: number) => void,
    done: () => void,
  ): Promise<void> {
    const run = this.stop();
    for (const [index, beat] of beats.entries()) {
      begin(beat, index);
      if (beat.duration > 0) await this.#pause(beat.duration);
      if (run !== this.#run) return;
    }
    done();
  }

  /** Leaves out what is left. */
  stop(): number {
    this.#run += 1;
    this.#wake?.();
    return this.#run;
  }

  #pause(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), duration);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
