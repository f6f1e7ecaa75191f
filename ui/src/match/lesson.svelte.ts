import { fieldsOf, parseJson } from '../lib/json';
import type { GameEvent, GameView, Hint, Seat } from '../net/wire';
import type { Game } from './game';

const KEY = 'blipfall.lessons';
const MOST_LESSONS = 20;

/**
 * How far somebody has come in a lesson.
 *
 * A step that only says something is over when it has been read; every other step is over when what it asks for has been
 * done. A step that has come up holds the game still until it was read: nothing newer that others did is shown, and where
 * there is nothing to do, nothing can be done either. What the pupil has set going, such as a walk, is shown to its end.
 * Steps that are over can be looked at again.
 */
export class Lesson {
  hints = $state.raw<readonly Hint[]>([]);
  /** The step that is to be done; behind the last one the lesson is over. */
  place = $state(0);
  /** Whether the step that is to be done has been read. */
  isRead = $state(false);
  /** Whoever hides the instructor plays on without it, and can call it back. */
  hidden = $state(false);
  /** Called back by the menu: then it is shown after its last step, too. */
  #called = $state(false);
  /** An earlier step that is looked at again. */
  #looked = $state<number | null>(null);
  /** What has been shown since the step came up. */
  #news: GameEvent[] = [];

  constructor(private readonly match: string) {
    this.place = keptPlaces().find(([id]) => id === match)?.[1] ?? 0;
  }

  /** The step that is to be done. */
  get step(): Hint | null {
    return this.hints[this.place] ?? null;
  }

  /** The number of the step that is looked at, from 0. */
  get looked(): number {
    return this.#looked ?? Math.min(this.place, this.hints.length - 1);
  }

  /** The step that is looked at. */
  get hint(): Hint | null {
    return this.hints[this.looked] ?? null;
  }

  get isOver(): boolean {
    return this.hints.length > 0 && this.step === null;
  }

  get isShown(): boolean {
    return this.hint !== null && !this.hidden && (!this.isOver || this.#called);
  }

  /** Whether what others did meanwhile must not be shown yet. */
  get holds(): boolean {
    return this.step !== null && !this.isRead && !this.hidden;
  }

  /** Something is to be done in the game; false if the step that has come up must be read before. */
  allows(): boolean {
    if (this.holds && this.step?.until.type === 'read') return false;
    this.isRead = true;
    return true;
  }

  /** The pupil says that the step has been read: one that asks for something stays. */
  read(): void {
    if (this.step?.until.type === 'read') this.skip();
    else this.isRead = true;
  }

  /** Goes on to the next step, whatever has been done. */
  skip(): void {
    this.place = Math.min(this.place + 1, this.hints.length);
    this.isRead = false;
    this.#looked = null;
    this.#news = [];
    keepPlace(this.match, this.place);
  }

  /** Looks at another step, never at one that has not come up. */
  look(place: number): void {
    this.#looked = place < 0 || place >= this.place ? null : place;
  }

  show(): void {
    this.hidden = false;
    this.#called = true;
    this.#looked = null;
  }

  /** Takes in what is being shown now. */
  hear(news: readonly GameEvent[]): void {
    this.#news.push(...news);
  }

  /** Goes on past every step that has been done, now that everything up to this view has been shown. */
  settle(game: Game, view: GameView, seats: readonly Seat[]): void {
    const isDone = (step: Hint) => game.isServed(step, view, this.#news, seats);
    for (let step = this.step; step !== null && isDone(step); step = this.step) this.skip();
  }
}

/** The places of the lessons of this browser, the newest first. */
function keptPlaces(): [string, number][] {
  const places = Object.entries(fieldsOf(parseJson(localStorage.getItem(KEY))) ?? {});
  return places.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}

function keepPlace(match: string, place: number): void {
  const others = keptPlaces().filter(([id]) => id !== match);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([[match, place], ...others].slice(0, MOST_LESSONS))));
}
