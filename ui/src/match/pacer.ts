/**
 * Lets things happen one after the other, each staying for a while before the next.
 *
 * What is put in comes out in order; `skip` lets everything out at once. Nothing comes out while `isOpen` says no: it is
 * asked about each item, and `resume` says that it is worth asking again.
 */
export class Pacer<T> {
  #waiting: T[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    /** How long an item stays, in milliseconds. */
    private readonly stay: (item: T) => number,
    private readonly changed: (waiting: number) => void = () => {},
    private readonly isOpen: (item: T) => boolean = () => true,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** With `atOnce` it does not wait for the one before to have stayed; it waits for those that wait already. */
  put(item: T, atOnce = false): void {
    if (atOnce && this.#waiting.length === 0) this.#stop();
    this.#waiting.push(item);
    this.#go();
  }

  resume(): void {
    this.#go();
  }

  /** Shows everything that waits. */
  skip(): void {
    this.#stop();
    for (let item = this.#next(); item !== undefined; item = this.#next()) this.show(item);
    this.changed(this.#waiting.length);
  }

  /** Drops what waits without showing it. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
    this.changed(0);
  }

  #stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }

  #next(): T | undefined {
    const [item] = this.#waiting;
    return item !== undefined && this.isOpen(item) ? this.#waiting.shift() : undefined;
  }

  #go(): void {
    if (this.#pause !== undefined) return this.changed(this.#waiting.length);
    const item = this.#next();
    this.changed(this.#waiting.length);
    if (item === undefined) return;
    this.show(item);
    const stay = this.stay(item);
    if (stay <= 0) return this.#go();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#go();
    }, stay);
  }
}
