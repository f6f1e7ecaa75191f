import { problemText } from '../frame/problems';
import type { Chance, GameFace } from '../games/game';
import { Refusal } from '../net/connection';
import type { GameAction } from '../net/wire';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';

/** A question to the player before something is done. */
export type Question =
  | { type: 'odds'; index: number; label: string; final: boolean; chances: Chance[] | null; tooMany: boolean }
  | { type: 'final'; index: number; label: string }
  | { type: 'end-turn'; index: number; units: string[] };

export interface Notice {
  text: string;
  rule: string | null;
  /** Counts notices, so that the same one can be shown twice. */
  number: number;
}

/** Does what the player asks for, after asking back where the settings want it. */
export class Doer {
  question = $state.raw<Question | null>(null);
  notice = $state.raw<Notice | null>(null);
  #notices = 0;

  constructor(
    private readonly table: Table,
    private readonly game: () => GameFace,
  ) {}

  /** The player has chosen an action of the legal list. */
  choose(index: number): void {
    const legal = this.table.shown?.legal[index];
    if (legal === undefined || this.table.busy) return;
    const { action, risk } = legal;
    const question = this.#questionFor(index, action, risk);
    if (question === null) return void this.play(index);
    this.question = question;
    if (question.type === 'odds') void this.#count(index, action);
  }

  /** The player means it. */
  confirm(): void {
    const question = this.question;
    this.question = null;
    if (question) void this.play(question.index);
  }

  dismiss(): void {
    this.question = null;
  }

  play(index: number): Promise<void> {
    return this.attempt(() => this.table.act(index));
  }

  /** Asks the server why an action is not on the list, and says it. */
  async why(action: GameAction): Promise<void> {
    await this.attempt(async () => {
      const answer = await this.table.whyNot(action);
      if (!answer.legal) this.say(answer.message ?? '', answer.rule);
    });
  }

  /** Does something; what goes wrong is said, not thrown. */
  async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.say(problemText(error), error instanceof Refusal ? error.rule : null);
    }
  }

  say(text: string, rule: string | null = null): void {
    this.notice = { text, rule, number: ++this.#notices };
  }

  hush(): void {
    this.notice = null;
  }

  #questionFor(index: number, action: GameAction, final: boolean): Question | null {
    const label = this.game().label(action);
    const view = this.table.shown?.view;
    const left = settings.warnEndTurn && view ? this.game().unspent(view, action) : [];
    if (left.length > 0) return { type: 'end-turn', index, units: left };
    if (settings.confirm === 'never') return null;
    if (this.game().hasOdds(action)) return { type: 'odds', index, label, final, chances: null, tooMany: false };
    return settings.confirm === 'final' && final ? { type: 'final', index, label } : null;
  }

  async #count(index: number, action: GameAction): Promise<void> {
    const answer = await this.table.odds(index).catch((error: Refusal) => error);
    const question = this.question;
    if (question?.type !== 'odds' || question.index !== index) return;
    if (answer instanceof Error) this.question = { ...question, chances: [], tooMany: true };
    else this.question = { ...question, chances: this.game().chances(action, answer) };
  }
}
