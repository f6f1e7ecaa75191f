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
  problem = $state<string | null>(null);
  /** The mission that the figures are about. */
  #text: string | null = null;
  #job: string | null = null;
  #balanceJob: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every wish: answers to older ones do not count. */
  #wish = 0;

  /** Measures this mission, if it is another one than before. */
  follow(text: string): void {
    if (!this.isOn || text === this.#text) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#measure(text), RESTS);
  }

  /** Measures the same mission again, with other players. */
  again(text: string): void {
    this.#text = null;
    this.prediction = null;
    this.follow(text);
  }

  stop(): void {
    this.isOn = false;
    this.#wish += 1;
    clearTimeout(this.#timer);
    for (const job of [this.#job, this.#balanceJob]) if (job) void api.dropWork(job).catch(() => false);
    this.#job = this.#balanceJob = null;
    this.#text = null;
    this.stage = this.balanceStage = null;
  }

  async #measure(text: string): Promise<void> {
    const wish = ++this.#wish;
    const { marine, alien } = this;
    try {
      const id = await api.predict({ text, marine, alien, before: this.#text, instead_of: this.#job });
      this.#job = id;
      this.#text = text;
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
      if (wish === this.#wish) this.problem = problemText(error);
    }
  }

  /** Tries small changes. */
  async seek(text: string): Promise<void> {
    const { marine, alien } = this;
    this.balance = null;
    this.balanceStage = 'running';
    try {
      const wish = { text, marine, alien, target: this.target / 100, instead_of: this.#balanceJob };
      const id = await api.balance(wish);
      this.#balanceJob = id;
      let after = 0;
      while (id === this.#balanceJob) {
        const told = await api.balanceProgress(id, after);
        if (id !== this.#balanceJob) return;
        after = told.number;
        this.balance = told.balance ?? this.balance;
        this.balanceStage = told.stage;
        this.problem = null;
        if (told.stage === 'done' || told.stage === 'failed') return;
      }
    } catch (error) {
      this.problem = problemText(error);
      this.balanceStage = null;
    }
  }

  /** A proposal was taken, or none is wanted. */
  endSearch(): void {
    if (this.#balanceJob) void api.dropWork(this.#balanceJob).catch(() => false);
    this.#balanceJob = null;
    this.balance = null;
    this.balanceStage = null;
  }
}
