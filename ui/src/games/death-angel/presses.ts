/** Within this time the second half of a double press follows the first, in milliseconds. */
const DOUBLE = 400;

/**
 * Tells the second half of a double press, which is not meant for the question that the first half has brought, from a
 * press that is meant: nobody reads a question in this time.
 */
export class Presses {
  #last = { at: -Infinity, version: -1 };

  /** `detail` counts the presses of a mouse at one place; `version` is the question that is answered. */
  isSecondHalf({ detail }: Pick<MouseEvent, 'detail'>, version: number): boolean {
    const now = performance.now();
    if (detail > 1 && version !== this.#last.version && now - this.#last.at < DOUBLE) return true;
    this.#last = { at: now, version };
    return false;
  }
}
