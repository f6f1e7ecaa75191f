import { t } from '../i18n/words.svelte';
import { problemText, reasonText } from '../widgets/problems';
import type { ActionWords, Chance } from './action-words';
import { gatherParts, type PartChances } from './chances';
import { Refusal } from '../net/refusal';
import type { AdvisedAnswer, GameAction } from '../net/wire';
import { settings } from '../settings/settings.svelte';
import type { MatchModel } from './match-model';

/** A question to the player before something is done. */
export type Question =
  | {
      type: 'odds';
      index: number;
      label: string;
      final: boolean;
      chances: Chance[] | null;
      parts?: PartChances;
      tooMany: boolean;
    }
  | { type: 'final'; index: number; label: string }
  /** It would lose much, as far as the coach sees; whoever is about to do it waits for the answer. */
  | { type: 'blunder'; loss: number; better: string; answer: (isMeant: boolean) => void }
  | { type: 'end-turn'; index: number; units: string[] }
  /** One unit would be done, and lose what it has left, because another is chosen. */
  | { type: 'leave'; index: number; title: string; text: string; go: string; then: () => void };

export interface Notice {
  text: string;
  rule: string | null;
  /** Counts notices, so that the same one can be shown twice. */
  number: number;
}

/** Does what the player asks for, after asking back where the settings want it. */
export class PlayerControl {
  #question = $state.raw<Question | null>(null);
  notice = $state.raw<Notice | null>(null);
  #notices = 0;
  /** The coach is asked about an action, or the player about a warning. */
  #isWeighing = $state(false);

  constructor(
    private readonly match: MatchModel,
    private readonly game: () => ActionWords,
    /** Whether anything may be done now; a lesson that has to be read comes first. */
    private readonly allows: () => boolean = () => true,
    /** What the coach thinks of an action of the list, and of others; nothing where there is no coach. */
    private readonly advise: (index: number) => Promise<AdvisedAnswer[]> = () => Promise.resolve([]),
  ) {}

  /** Whether it is still open if an action is played: nothing else is begun meanwhile. */
  get isWeighing(): boolean {
    return this.#isWeighing;
  }

  get question(): Question | null {
    return this.#question;
  }

  /** A warning that gives way to another question is taken to heart. */
  set question(question: Question | null) {
    const old = this.#question;
    this.#question = question;
    if (old?.type === 'blunder') old.answer(false);
  }

  /** The player has chosen an action of the legal list, perhaps from a place that told its odds. */
  choose(index: number, toldOdds = false): void {
    const legal = this.match.shown?.legal[index];
    if (legal === undefined || this.match.busy || this.#mustRead()) return;
    this.#ask(index, toldOdds);
  }

  /** Whether the player means an action, after a warning if the coach thinks that it is a blunder. */
  async #isMeant(index: number): Promise<boolean> {
    if (this.#isWeighing) return false;
    this.#isWeighing = true;
    const version = this.match.shown?.version;
    const isCurrent = () => this.match.shown?.version === version;
    const warning = await this.#warning(index);
    const isMeant =
      isCurrent() &&
      (warning === null ||
        (await new Promise<boolean>((answer) => (this.question = { type: 'blunder', ...warning, answer }))));
    this.#isWeighing = false;
    return isMeant && isCurrent();
  }

  /** What an action would lose and what would be better, if the coach thinks that it is a blunder. */
  async #warning(index: number): Promise<{ loss: number; better: string } | null> {
    const legal = this.match.shown?.legal[index];
    // What comes after passing is in a list of its own, which the coach does not see.
    if (legal === undefined || legal.afterPass) return null;
    const place = legal.place ?? index;
    const answers = await this.advise(index).catch(() => []);
    const chosen = answers.find((answer) => answer.index === place);
    const best = answers[0];
    if (chosen?.error !== 'blunder' || best === undefined) return null;
    return { loss: chosen.loss, better: this.game().fullLabel(best.action, this.match.shown?.view ?? null) };
  }

  #ask(index: number, toldOdds: boolean): void {
    const legal = this.match.shown?.legal[index];
    if (legal === undefined) return;
    const { action, risk } = legal;
    const question = this.#questionFor(index, action, risk, toldOdds);
    if (question === null) return void this.play(index);
    this.question = question;
    if (question.type === 'odds') void this.#count(index, action);
  }

  /** Ends the turn, after the activation that is under way. */
  endTurn(): void {
    const last = this.find('end_turn');
    if (last !== null) return this.choose(last);
    const first = this.find('end_activation');
    const view = this.match.shown?.view;
    if (first === null || !view) return;
    const units = settings.warnEndTurn ? this.game().unspent(view, { do: 'end_turn' }) : [];
    if (units.length > 0) this.question = { type: 'end-turn', index: first, units };
    else void this.#finish(first);
  }

  /** The place of the first action of this name in the legal list. */
  find(name: string): number | null {
    const index = this.match.shown?.legal.findIndex(({ action }) => action.do === name) ?? -1;
    return index < 0 ? null : index;
  }

  /** The player means it. */
  confirm(): void {
    const question = this.#question;
    this.#question = null;
    if (question?.type === 'blunder') question.answer(true);
    else if (question?.type === 'end-turn') void this.#finish(question.index);
    else if (question?.type === 'leave') question.then();
    else if (question) void this.play(question.index);
  }

  /**
   * Plays the end of an activation or of the turn; the second follows the first. Where nobody else can act, the first
   * ends the turn by itself, and the second would end the next one: it names the turn that the player meant.
   */
  async #finish(index: number): Promise<void> {
    const turn = this.match.shown?.turn ?? null;
    const isTurn = this.match.shown?.legal[index]?.action.do === 'end_turn';
    const next = this.match.next();
    if (!(await this.play(index)) || isTurn) return;
    await next;
    const last = this.match.shown?.turn === turn ? this.find('end_turn') : null;
    if (last !== null) await this.play(last, turn);
  }

  dismiss(): void {
    this.question = null;
  }

  /**
   * Plays an action of the list that a person wants; false if it was refused, or taken back after a warning. Where
   * nobody wants to be warned it is sent at once.
   */
  async play(index: number, turn?: string | null): Promise<boolean> {
    if (this.#mustRead()) return false;
    if (settings.warnBlunders && !(await this.#isMeant(index))) return false;
    return this.attempt(() => this.match.act(index, turn));
  }

  /** Plays an action that follows from what the player likes, where nothing is to be decided: nobody is warned. */
  async follow(index: number): Promise<boolean> {
    return !this.#mustRead() && this.attempt(() => this.match.act(index));
  }

  /** Says so if a lesson has to be read before anything is done. */
  #mustRead(): boolean {
    const isAllowed = this.allows();
    if (!isAllowed) this.say(t('hint-first'));
    return !isAllowed;
  }

  /** Asks the server why an action is not on the list, and says it. */
  async why(action: GameAction): Promise<void> {
    await this.attempt(async () => {
      const answer = await this.match.whyNot(action);
      if (!answer.legal) this.say(reasonText(this.game().reasonKey, answer), answer.rule);
    });
  }

  /** Does something; what goes wrong is said, not thrown, and told by the answer. */
  async attempt(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.rule !== null)
        this.say(reasonText(this.game().reasonKey, error), error.rule);
      else this.say(problemText(error));
      return false;
    }
  }

  say(text: string, rule: string | null = null): void {
    this.notice = { text, rule, number: ++this.#notices };
  }

  hush(): void {
    this.notice = null;
  }

  #questionFor(index: number, action: GameAction, final: boolean, toldOdds: boolean): Question | null {
    const label = this.game().label(action);
    const view = this.match.shown?.view;
    const left = settings.warnEndTurn && view ? this.game().unspent(view, action) : [];
    if (left.length > 0) return { type: 'end-turn', index, units: left };
    if (settings.confirm === 'never') return null;
    const isTold = toldOdds || this.game().showsChances === true;
    if (this.game().hasOdds(action) && !(isTold && settings.confirm === 'dice'))
      return { type: 'odds', index, label, final, chances: null, tooMany: false };
    return settings.confirm === 'final' && final ? { type: 'final', index, label } : null;
  }

  async #count(index: number, action: GameAction): Promise<void> {
    const odds = await this.match.odds(index).catch(() => null);
    const question = this.question;
    if (question?.type !== 'odds' || question.index !== index) return;
    if (odds === null) {
      this.question = { ...question, chances: [], tooMany: true };
      return;
    }
    const game = this.game();
    const parts = odds.parts && gatherParts(odds.parts, (target) => game.targetName(target));
    this.question = { ...question, chances: game.chances(action, odds.outcomes), ...(parts && { parts }) };
  }
}
