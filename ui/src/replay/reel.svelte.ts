import * as api from '../net/api';
import type { GameName, ReplayFrame, ReplayPage, Seat, Update } from '../net/wire';
import type { LogLine } from '../match/log';
import type { Shown } from '../match/shown';
import { storyOf } from './story';

/** Through whose eyes a match is watched. */
export type Look = Seat | 'spectator' | 'all';

const AT_ONCE = 50;

/** The frames of one look, as far as they have come. */
class Film {
  frames = $state.raw<readonly (ReplayFrame | undefined)[]>([]);
  /** Told once for all moments: a jump only says which lines are shown. */
  readonly story = $derived(storyOf(this.frames));
  #asked = new Map<number, Promise<ReplayPage>>();

  constructor(
    private readonly match: string,
    private readonly look: Look,
  ) {}

  /** The page on which a frame is; asked for once. */
  async page(number: number): Promise<ReplayPage> {
    const from = Math.floor(number / AT_ONCE) * AT_ONCE;
    const known = this.#asked.get(from);
    if (known) return known;
    const asked = api.replay(this.match, this.look, from, from + AT_ONCE - 1);
    this.#asked.set(from, asked);
    asked.then(
      (page) => this.#keep(page),
      () => this.#asked.delete(from),
    );
    return asked;
  }

  #keep(page: ReplayPage): void {
    const frames =
      this.frames.length === page.length
        ? [...this.frames]
        : Array.from<ReplayFrame | undefined>({ length: page.length });
    for (const frame of page.frames) frames[frame.number] = frame;
    this.frames = frames;
  }
}

/** A finished match that can be wound to any moment. */
export class Reel {
  look = $state<Look>('all');
  place = $state(0);
  length = $state(0);
  /** Which game it is; null before the server has said it. */
  game = $state<GameName | null>(null);
  over = $state.raw<ReplayPage['over']>(null);
  /** The id of the mission, if it is one of the library. */
  mission = $state<string | null>(null);
  /** It was brought from elsewhere: nothing is known of those who played. */
  imported = $state(false);
  playing = $state(false);
  /** What is shown, in the form of a match that is played; and what has just happened. */
  shown = $state.raw<Shown | null>(null);
  problem = $state<unknown>(null);
  #films = new Map<Look, Film>();
  #count = 0;
  #closed = false;

  constructor(readonly match: string) {}

  get film(): Film {
    const known = this.#films.get(this.look);
    if (known) return known;
    const film = new Film(this.match, this.look);
    this.#films.set(this.look, film);
    return film;
  }

  get frame(): ReplayFrame | null {
    return this.film.frames[this.place] ?? null;
  }

  get isAtEnd(): boolean {
    return this.place >= this.length - 1;
  }

  /** Opens the match at a moment, and goes on loading the rest of it. */
  async open(place: number): Promise<void> {
    try {
      const first = await this.film.page(0);
      [this.length, this.game, this.over, this.mission] = [first.length, first.game, first.over, first.mission];
      this.imported = first.imported;
      await this.go(place);
    } catch (error) {
      this.problem = error;
    }
    await this.#rest();
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
  }

  /** Shows a moment. From the one before it, what happened is shown as well. */
  async go(place: number): Promise<void> {
    const goal = Math.max(0, Math.min(place, this.length - 1));
    const isStep = goal === this.place + 1;
    this.place = goal;
    try {
      await this.film.page(goal);
      this.problem = null;
      if (this.place === goal) this.#show(isStep);
    } catch (error) {
      this.problem = error;
    }
  }

  async see(look: Look): Promise<void> {
    this.look = look;
    await this.go(this.place);
    void this.#rest();
  }

  /** Every line of the log, whenever it is told. */
  get story(): readonly LogLine[] {
    return this.film.story;
  }

  /** The frames of the look, as far as they have been loaded. */
  get frames(): readonly ReplayFrame[] {
    return this.film.frames.filter((frame) => frame !== undefined);
  }

  /** Loads ahead; what does not come now is asked for again when it is wanted. */
  async #rest(): Promise<void> {
    const film = this.film;
    for (let from = 0; from < this.length && !this.#closed && film === this.film; from += AT_ONCE)
      await film.page(from).catch(() => null);
  }

  #show(isStep: boolean): void {
    const frame = this.frame;
    if (frame === null) return;
    this.#count += 1;
    const update = updateOf(frame, this.#count, this.look, this.isAtEnd ? this.over : null);
    this.shown = { ...update, news: isStep ? frame.events : [] };
  }
}

/** A moment in the form in which a match is shown while it is played, with nothing to decide. */
function updateOf(frame: ReplayFrame, version: number, look: Look, over: Update['over']): Update {
  return {
    version,
    since: null,
    steps: [],
    stage: over ? 'over' : 'playing',
    start: null,
    seat: look === 'all' || look === 'spectator' ? null : look,
    view: frame.view,
    hash: null,
    decision: null,
    over,
    legal: [],
    after_pass: [],
    turn: null,
    curtain: null,
    clock: null,
    undo: null,
    seats: [],
    presence: { seats: [], spectators: 0 },
    next_match: null,
    secret: null,
  };
}
