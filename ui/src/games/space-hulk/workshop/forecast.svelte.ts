/** Who will win: games that computer players play on the server while somebody looks. */
import * as api from '../../../net/workshop';
import type { Balance, Prediction, WorkStage } from '../../../net/workshop';
import { problemText } from '../../../widgets/problems';

/** Milliseconds after a change before it is measured. */
const RESTS = 600;

export class Forecast {
  marine = $state('veteran');
  alien = $state('veteran');
  /** The part of the games that the Marines should win. */
  target = $state(50);
  isOn = $state(false);
  prediction = $state.raw<Prediction | null>(null);
  stage = $state<WorkStage | null>(null);
  balance = $state.raw<Balance | null>(null);
  balanceStage = $state<WorkStage | null>(null);
  /** The mission that proposals change: in another one they would hit other things. */
  balanced: string | null = null;
  problem = $state<string | null>(null);
  /** Nobody looks: everything rests until somebody does. */
  isHidden = $state(false);
  /** The mission that the figures are about, and the one before the last change. */
  #text: string | null = null;
  #before: string | null = null;
  /** The mission that is being measured, or has been. */
  #asked: string | null = null;
  #job: string | null = null;
  #balanceJob: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every wish: answers to older ones do not count. */
  #wish = 0;
  #search = 0;

  /** Measures this mission, if it is another one than before. */
  follow(text: string): void {
    clearTimeout(this.#timer);
    if (!this.isOn || this.isHidden || text === this.#asked) return;
    this.#timer = setTimeout(() => void this.#measure(text), RESTS);
  }

  /** Measures the same mission again, with other players. */
  again(text: string): void {
    this.forget();
    this.follow(text);
  }

  /** What comes next is not compared with what was there: other players, or another mission. */
  forget(): void {
    this.#rest();
    this.#text = this.#before = null;
    this.prediction = null;
  }

  stop(): void {
    this.isOn = false;
    this.#rest();
    this.#text = this.#before = null;
    this.#search += 1;
    drop(this.#balanceJob);
    this.#balanceJob = null;
    this.balanceStage = null;
  }

  /** The page is shown, or not. The games that were played count when it is shown again. */
  look(isShown: boolean): void {
    this.isHidden = !isShown;
    const isSearching = this.balanceStage === 'running' || this.balanceStage === 'paused';
    if (isShown) {
      if (isSearching && this.balanced !== null) void this.seek(this.balanced);
      return;
    }
    clearTimeout(this.#timer);
    if (this.stage !== 'done') this.#rest();
    if (!isSearching) return;
    this.#search += 1;
    drop(this.#balanceJob);
    this.#balanceJob = null;
  }

  /** Gives up what is being measured; it is measured again as soon as somebody wants to know. */
  #rest(): void {
    this.#wish += 1;
    clearTimeout(this.#timer);
    drop(this.#job);
    this.#job = this.#asked = this.stage = null;
  }

  async #measure(text: string): Promise<void> {
    const wish = ++this.#wish;
    const { marine, alien } = this;
    const before = text === this.#text ? this.#before : this.#text;
    this.#asked = text;
    this.stage = 'running';
    try {
      const id = await api.predict({ text, marine, alien, before, instead_of: this.#job });
      if (wish !== this.#wish) return drop(id);
      this.#job = id;
      this.#text = text;
      this.#before = before;
      let after = 0;
      while (wish === this.#wish) {
        const told = await api.prediction(id, after);
        if (wish !== this.#wish) return;
        after = told.number;
        this.prediction = told.prediction ?? this.prediction;
        this.stage = told.stage;
        this.problem = null;
        if (told.stage === 'done' || told.stage === 'failed') return;
      }
    } catch (error) {
      if (wish !== this.#wish) return;
      this.problem = problemText(error);
      this.#asked = this.stage = null;
    }
  }

  /** Tries small changes. */
  async seek(text: string): Promise<void> {
    const search = ++this.#search;
    const { marine, alien } = this;
    this.balance = null;
    this.balanced = text;
    this.balanceStage = 'running';
    try {
      const wish = { text, marine, alien, target: this.target / 100, instead_of: this.#balanceJob };
      const id = await api.balance(wish);
      if (search !== this.#search) return drop(id);
      this.#balanceJob = id;
      let after = 0;
      while (search === this.#search) {
        const told = await api.balanceProgress(id, after);
        if (search !== this.#search) return;
        after = told.number;
        this.balance = told.balance ?? this.balance;
        this.balanceStage = told.stage;
        this.problem = null;
        if (told.stage === 'done' || told.stage === 'failed') return;
      }
    } catch (error) {
      if (search !== this.#search) return;
      this.problem = problemText(error);
      this.balanceStage = null;
    }
  }

  /** This is the mission now: proposals for another one are none any more. */
  keepFor(text: string | null): void {
    if (this.balanced !== null && text !== this.balanced) this.endSearch();
  }

  /** A proposal was taken, or none is wanted. */
  endSearch(): void {
    this.#search += 1;
    drop(this.#balanceJob);
    this.#balanceJob = null;
    this.balance = null;
    this.balanced = null;
    this.balanceStage = null;
  }
}

function drop(job: string | null): void {
  if (job) void api.dropWork(job).catch(() => false);
}
