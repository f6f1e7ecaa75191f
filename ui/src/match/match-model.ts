import type { OddsAnswer } from './action-words';
import type { GameAction, GameEvent, ReachSpot, Seat } from '../net/wire';
import type { MessageOf } from '../net/messages';
import type { Taker } from '../wire/Taker';
import type { LogLine } from './log';
import type { Shown } from './shown';

/** Why an action is not on the list, as the server says it. */
export type WhyNot = Omit<MessageOf<'why_not'>, 'type' | 're'>;
/** What a unit sees. */
export type Sight = Omit<MessageOf<'sight'>, 'type' | 're'>;
/** What threatens a Marine of Death Angel. */
export type Threat = MessageOf<'threats'>['threats'][number];

/** What boards and lists of actions know of a match: one that is played, or one that is watched again. */
export interface MatchModel {
  readonly id: string;
  /** The update that is shown. */
  readonly shown: Shown | null;
  readonly news: readonly GameEvent[];
  /** What has happened up to what is shown. */
  readonly log: readonly LogLine[];
  /** The seats of the person who looks. */
  readonly seats: readonly Seat[];
  /** Whether the decision that is shown can be made here, with nothing newer on its way. */
  readonly mine: boolean;
  /** Nothing else can be asked for now. */
  readonly busy: boolean;
  /** Nothing is answered by itself, however plain it is. */
  readonly asksAll?: boolean;
  /** Resolves once a newer version is shown than the one that is shown now. */
  next(): Promise<void>;
  /** Plays an action of the list that is shown, in the turn that is meant: the one that is shown, if none is named. */
  act(index: number, turn?: string | null): Promise<void>;
  /** Gives a seat to somebody: to oneself, or to a computer player. */
  sit(seat: Seat, taker: Taker): Promise<void>;
  odds(index: number): Promise<OddsAnswer>;
  whyNot(action: GameAction): Promise<WhyNot>;
  /** Where a unit can go, as the server counts it. */
  reach(unit: string): Promise<ReachSpot[]>;
  /** What a unit sees, or all Marines if none is named. */
  sight(unit: string | null): Promise<Sight>;
  /** How likely each Marine is to die in the coming attacks: as things are, or after an action of the list that is shown. */
  threats(index?: number): Promise<Threat[]>;
}
