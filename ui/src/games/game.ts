import type { Component } from 'svelte';
import type {
  GameAction,
  GameDecision,
  GameEvent,
  GameName,
  GameView,
  Hint,
  HintPoint,
  MissionPage,
  OddsOutcome,
} from '../net/wire';
import type { Doer } from '../state/doer.svelte';
import type { MatchModel } from '../state/match-model';

/** What sort of thing a line of the log is, for its filter and its look. */
export type Tone = 'phase' | 'move' | 'combat' | 'death' | 'alarm' | 'rule' | 'plain';

/** One roll, as the dice display shows it. */
export interface Roll {
  who: string;
  why: string;
  faces: number[];
  /** Whose color the dice have. */
  side: 'marine' | 'alien';
  /** The die of Death Angel: numbers from 0 to 5, with a skull on 1, 2 and 3. */
  combat?: boolean;
}

/** A line of an odds table. */
export interface Chance {
  label: string;
  /** As an exact fraction, `25/36`. */
  exact: string;
  share: number;
  good: boolean;
}

/** What the parts of a match page get. */
export interface PartProps {
  table: MatchModel;
  doer: Doer;
  mission: MissionPage | null;
  /** What a lesson points at. */
  point?: HintPoint | null;
}

/** What a board is still showing of the last update: the page around it says no more than that. */
export interface Playback {
  /** How many of the last events have not been shown yet. */
  untold: number;
  /** The game as far as it has been shown; null before anything has. */
  view: GameView | null;
  /** Shows the rest at once. */
  skip(): void;
}

/** What keys of the page can press in the list of actions. */
export interface ActionKeys {
  /** The action with this number, from 1. */
  press(number: number): void;
  /** The first action of this name, such as `pass`. */
  pressNamed(name: string): void;
}

/**
 * What a game brings to the frame; everything else is the same for both.
 *
 * A game writes these methods in its own types (`HulkEvent`, not `GameEvent`): TypeScript lets the parameter of a method
 * be narrower. That is sound here because a match has one game, named when it is opened, and what is said in a match is
 * of its game.
 */
export interface GameFace {
  name: GameName;
  /** What a match is called that has no mission. */
  title(): string;
  /** The board with everything around it that belongs to the game alone. */
  Board: Component<PartProps>;
  /** The board itself shows each roll, so that it need not lie over it. */
  showsRolls: boolean;
  Status: Component<PartProps>;
  Actions: Component<PartProps, ActionKeys>;
  /** What is still being shown of an update with these events, if the board takes its time for them. */
  playback(version: number, events: number): Playback | null;
  /** Whether the board has shown everything up to this version. */
  hasShown(version: number): boolean;
  /** What has become of everybody, for the end of a match. */
  summary(view: GameView): string[];
  /** Keys that only its board knows: what they do, and how they are written. */
  keys?: readonly { message: string; keys: string[] }[];
  /** Takes over what the mission calls things. */
  learn(mission: MissionPage): void;
  /** An event in words. */
  tell(event: GameEvent): string;
  /** Whether an event is worth a line of the log. */
  isTold(event: GameEvent): boolean;
  tone(event: GameEvent): Tone;
  rollOf(event: GameEvent): Roll | null;
  /** What is asked, in words. */
  ask(decision: GameDecision): string;
  /** The label of an action. */
  label(action: GameAction): string;
  /** The message for a reason of its rules. */
  reasonKey(name: string): string;
  /** Whether the odds of an action are worth showing first. */
  hasOdds(action: GameAction): boolean;
  chances(action: GameAction, outcomes: OddsOutcome[]): Chance[];
  /** Units that could still do something, by name: asked before the turn ends. */
  unspent(view: GameView, action: GameAction): string[];
  /** Whether a hint of a lesson has served its purpose. */
  isServed(hint: Hint, view: GameView, news: readonly GameEvent[]): boolean;
  /** The word for a seat. */
  seat(seat: string): string;
  round(view: GameView): { round: number; limit: number | null };
  /** The word for the phase that is played. */
  phase(view: GameView): string;
}
