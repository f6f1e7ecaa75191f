import { tick } from 'svelte';
import { gameOf } from '../games';
import * as api from '../net/api';
import type { GameName, ReplayFrame, ReplayPage, Seat, Update } from '../net/wire';
import type { LogLine } from '../match/log';
import type { Shown } from '../match/shown';
import { stepOf, storyOf } from './story';

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

/** What is seen happening: the scene that is gone to, the whole moment, or nothing on a jump. */
type Seen = 'scene' | 'moment' | null;

/** A finished match that can be wound to any moment. */
export class Reel {
  look = $state<Look>('all');
  place = $state(0);
  /** The scene of that moment which is shown: the last one shows all of it. */
  scene = $state(0);
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
    return this.place >= this.length - 1 && this.isWhole;
  }

  /** All of what happened at this moment is shown. */
  get isWhole(): boolean {
    return this.scene >= this.endsOf(this.place).length - 1;
  }

  /** Where the scenes of a moment end, as numbers of its events; one that is not loaded yet has one scene. */
  endsOf(place: number): number[] {
    const { events = [] } = this.film.frames[place] ?? {};
    const game = gameOf(this.game);
    const counts = this.film.frames[place - 1] && game.after && game.scenes ? game.scenes(events) : [];
    let end = 0;
    return counts.length < 2 ? [events.length] : counts.map((count) => (end += count));
  }

  /** The last moment from which a match can be played on as it is shown. */
  get lastWhole(): number {
    return this.isWhole ? this.place : this.place - 1;
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

  /** Shows a moment: all of it, or up to one of its scenes. From the moment before, what happened is seen. */
  async go(place: number, scene = Infinity): Promise<void> {
    const isNext = place === this.place + 1 && this.isWhole && scene === Infinity;
    await this.#turnTo(place, scene, isNext ? 'moment' : null);
  }

  /** Shows the next scene, or the one before; going forward, what happens is seen. */
  async step(forward: boolean): Promise<void> {
    if (forward && this.isAtEnd) return;
    if (forward && !this.isWhole) return this.#turnTo(this.place, this.scene + 1, 'scene');
    if (forward) return this.#turnTo(this.place + 1, 0, 'scene');
    if (this.scene > 0) return this.#turnTo(this.place, this.scene - 1, null);
    return this.#turnTo(this.place - 1, Infinity, null);
  }

  /** Goes to where a scene begins and lets it be seen. */
  async replay(place: number, scene: number): Promise<void> {
    await (scene > 0 ? this.go(place, scene - 1) : this.go(place - 1));
    await tick();
    await this.step(true);
  }

  async #turnTo(place: number, scene: number, seen: Seen): Promise<void> {
    const goal = Math.max(0, Math.min(place, this.length - 1));
    this.place = goal;
    try {
      await this.film.page(Math.max(0, goal - 1));
      await this.film.page(goal);
      this.problem = null;
      if (this.place !== goal) return;
      this.scene = Math.min(scene, this.endsOf(goal).length - 1);
      this.#show(seen);
    } catch (error) {
      this.problem = error;
    }
  }

  async see(look: Look): Promise<void> {
    this.look = look;
    await this.go(this.place, this.scene);
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

  #show(seen: Seen): void {
    const frame = this.frame;
    if (frame === null) return;
    this.#count += 1;
    const ends = this.endsOf(this.place);
    const to = ends[this.scene] ?? frame.events.length;
    const from = { scene: ends[this.scene - 1] ?? 0, moment: 0, nothing: to }[seen ?? 'nothing'];
    const told = { ...frame, events: frame.events.slice(0, to), view: this.#viewAfter(frame, to) };
    const update = updateOf(told, this.#count, this.look, this.isAtEnd ? this.over : null);
    this.shown = { ...update, news: frame.events.slice(from, to) };
  }

  /** The game after the first events of a moment. */
  #viewAfter(frame: ReplayFrame, events: number): ReplayFrame['view'] {
    const { after } = gameOf(this.game);
    const before = this.film.frames[frame.number - 1];
    if (events >= frame.events.length || !after || !before) return frame.view;
    return frame.events.slice(0, events).reduce((view, event) => after(view, event), before.view);
  }
}

/** A moment in the form in which a match is shown while it is played, with nothing to decide. */
function updateOf(frame: ReplayFrame, version: number, look: Look, over: Update['over']): Update {
  return {
    version,
    since: null,
    steps: [stepOf(frame)],
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
    presence: { seats: [], spectators: 0, replacing: [] },
    next_match: null,
    secret: null,
  };
}
