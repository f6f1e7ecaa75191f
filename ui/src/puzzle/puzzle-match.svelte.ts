import * as api from '../net/api';
import { isOfType, type Ask, type MessageOf, type ServerMessage } from '../net/messages';
import { Refusal } from '../net/refusal';
import type { GameAction, GameEvent, PuzzleCard, PuzzleVerdict, ReachSpot, Seat } from '../net/wire';
import type { OddsAnswer } from '../match/action-words';
import type { LogLine } from '../match/log';
import type { MatchModel, Sight, Threat, WhyNot } from '../match/match-model';
import { answersOf, type Shown } from '../match/shown';

const NO_NEWS: readonly GameEvent[] = [];
const NO_LOG: readonly LogLine[] = [];

/** The position of a puzzle as boards know a match: one decision is made in it, and nothing comes after that. */
export class PuzzleMatch implements MatchModel {
  readonly news = NO_NEWS;
  readonly log = NO_LOG;
  readonly asksAll = true;
  card = $state.raw<PuzzleCard | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** What the answer was worth; null before there is one. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  #underway = $state(0);

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    const { card, update } = await api.puzzle(this.id);
    this.card = card;
    this.shown = { ...update, legal: answersOf(update), news: [] };
  }

  get seats(): Seat[] {
    return (this.shown?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  get mine(): boolean {
    return (this.shown?.legal.length ?? 0) > 0;
  }

  get busy(): boolean {
    return this.#underway > 0;
  }

  /** Nothing is shown after an answer: whoever waits for it waits until the page is left. */
  next(): Promise<void> {
    return new Promise(() => {});
  }

  async act(index: number): Promise<void> {
    if (this.busy || this.shown === null) return;
    this.#underway += 1;
    try {
      this.verdict = await api.answerPuzzle(this.id, this.#placeOf(index));
      this.shown = { ...this.shown, legal: [], decision: null };
    } finally {
      this.#underway -= 1;
    }
  }

  sit(): Promise<void> {
    return Promise.reject(new Refusal('wrong_stage', 'nobody else plays in a puzzle'));
  }

  odds(index: number): Promise<OddsAnswer> {
    return this.oddsAt(this.#placeOf(index));
  }

  /** How an answer may turn out, by its place in the server's list. */
  oddsAt(place: number): Promise<OddsAnswer> {
    const asked = { type: 'odds', version: this.#version(), action: place, after_pass: false } as const;
    return this.#question(asked, 'odds');
  }

  whyNot(action: GameAction): Promise<WhyNot> {
    return this.#question({ type: 'why_not', version: this.#version(), action }, 'why_not');
  }

  async reach(unit: string): Promise<ReachSpot[]> {
    return (await this.#question({ type: 'reach', version: this.#version(), unit }, 'reach')).spots;
  }

  sight(unit: string | null): Promise<Sight> {
    return this.#question({ type: 'sight', version: this.#version(), unit }, 'sight');
  }

  async threats(index?: number): Promise<Threat[]> {
    const action = index === undefined ? {} : { action: this.#placeOf(index) };
    return (await this.#question({ type: 'threats', version: this.#version(), ...action }, 'threats')).threats;
  }

  async #question<T extends ServerMessage['type']>(message: Ask, type: T): Promise<MessageOf<T>> {
    const answer = await api.askPuzzle(this.id, message);
    if (isOfType(answer, type)) return answer;
    if (isOfType(answer, 'refused')) throw new Refusal(answer.code, answer.message, answer.rule ?? null);
    throw new Refusal('other', `the server answered ${message.type} with ${answer.type}`);
  }

  #placeOf(index: number): number {
    return this.shown?.legal[index]?.place ?? index;
  }

  #version(): number {
    return this.shown?.version ?? 0;
  }
}
