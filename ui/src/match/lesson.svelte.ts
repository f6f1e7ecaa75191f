import type { Game } from './game';
import type { GameEvent, GameView, Hint } from '../net/wire';

const key = (match: string) => `blipfall.lesson.${match}`;

/** How far somebody has come in a tutorial. */
export class Lesson {
  place = $state(0);
  hints = $state.raw<Hint[]>([]);

  constructor(private readonly match: string) {
    this.place = Number(sessionStorage.getItem(key(match)) ?? 0) || 0;
  }

  get hint(): Hint | null {
    return this.hints[this.place] ?? null;
  }

  next(): void {
    this.place += 1;
    sessionStorage.setItem(key(this.match), String(this.place));
  }

  /** Goes on past every hint that what happened has served. */
  notice(game: Game, view: GameView, news: readonly GameEvent[]): void {
    for (let hint = this.hint; hint !== null && game.isServed(hint, view, news); hint = this.hint) this.next();
  }
}
