import type { Component } from 'svelte';
import type { SeatSummary } from '../wire/SeatSummary';
import type { GameDecision, GameEvent, GameName, GameView, Hint, HintPoint, MissionPage, Seat } from '../net/wire';
import type { Route } from '../lib/router.svelte';
import type { Cue } from '../sound/cues';
import type { ActionWords } from './action-words';
import type { KeyName } from './keys';
import type { PlayerControl } from './player-control.svelte';
import type { MatchModel } from './match-model';
import type { Answer } from './shown';

/** What sort of thing a line of the log is, for its filter and its look. */
export type Tone = 'phase' | 'move' | 'combat' | 'death' | 'alarm' | 'rule' | 'plain';

/** One roll, as the dice display shows it. */
export interface Roll {
  who: string;
  why: string;
  /** Together the two are a sentence, without a comma. */
  sentence?: boolean;
  faces: number[];
  /** Whose color the dice have. */
  side: 'marine' | 'alien';
  /** The die of Death Angel: numbers from 0 to 5, with a skull on 1, 2 and 3. */
  combat?: boolean;
}

/** What the parts of a match page get. */
export interface PartProps {
  match: MatchModel;
  control: PlayerControl;
  mission: MissionPage | null;
  /** What a lesson points at. */
  point?: HintPoint | null;
}

/** What a board is still showing of the last update: the page around it says no more than that. */
export interface Playback {
  /** How many of the last events have not been shown yet. */
  untold: number;
  /** It is over in a moment: what is asked need not make way for it. */
  brief?: boolean;
  /** How many of them have not even begun. */
  unseen: number;
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

/** The parts of a match page that belong to a game alone. */
export interface MatchParts {
  /** The board with everything that lies over it. */
  Board: Component<PartProps>;
  Status: Component<PartProps>;
  /** What a game is won by, where that is not the same in every match. */
  Goals?: Component<PartProps>;
  Actions: Component<PartProps, ActionKeys>;
}

/** Why a moment of a finished match is worth going to. */
export type Turning = 'death' | 'place' | 'goal' | 'end';

/** What the end of a match leads to. */
export interface Next {
  label: string;
  /** Opens it and goes there. */
  open(): Promise<void>;
}

/** A part of the story of a finished match. */
export interface Recap {
  title: string;
  lines: string[];
  /** It tells all deaths: they need not be told again. */
  deaths?: boolean;
}

/** A page that is loaded when it is opened. */
type Page<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** The pages of a game that has missions. */
export interface MissionPages {
  list: Page;
  mission: Page<{ id: string }>;
}

/**
 * What a game brings to the page; everything else is the same for every game.
 *
 * A game writes these methods in its own types (`HulkEvent`, not `GameEvent`): TypeScript lets the parameter of a method
 * be narrower. That is sound here because a match has one game, named when it is opened, and what is said in a match is
 * of its game.
 */
export interface Game extends ActionWords {
  name: GameName;
  /** Where the page of its new match is: what stands behind `#/` in the address. */
  address: Route['page'];
  newMatch: Page;
  /** What its new match is about, for the first page. */
  about(): string;
  /** Begins the lesson for those who have never played, or the one after those that were played. */
  teach(played: ReadonlySet<string>): Promise<void>;
  /** The lesson or chapter after a mission, if there is one. */
  next?(mission: string | null): Promise<Next | null>;
  /** The story of a finished match in figures. */
  recap?(events: readonly GameEvent[]): Recap[];
  /** The round in which a finished match was decided, to try again from there; null if none stands out. */
  decidedIn?(events: readonly GameEvent[]): number | null;
  missions?: MissionPages;
  /** Where missions are drawn; `start` is one of the library, or one that a link carries. */
  workshop?: Page<{ start: string | null }>;
  /** What a match is called that has no mission. */
  title(): string;
  /** What of it stands on the page of a match. It is loaded when a match is opened. */
  parts(): Promise<MatchParts>;
  /**
   * Its board can be moved, and reaches under what stands beside it (`--cover-left` and `--cover-right` are their widths,
   * `--cover-bottom` is the height of the instructor in every game).
   */
  fills: boolean;
  /** The height that its actions have on a desktop and on a phone: it never changes, so that the board stands still. */
  actionsHeight: { wide: string; narrow: string };
  /** How long its board needs for what happened in an update, in milliseconds; the next one is shown after that. */
  stay(events: readonly GameEvent[], byComputer: boolean): number;
  /** What is still being shown of an update with these events, if the board takes its time for them. */
  playback(version: number, events: number): Playback | null;
  /** Whether the board has shown everything up to this version. */
  hasShown(version: number): boolean;
  /** What has become of everybody, for the end of a match. */
  summary(view: GameView): string[];
  /** Who sits on a seat, where players are known by their names; else the seat alone is named. */
  player?(seat: Seat): string;
  /** Everybody plays on the same side: nobody offers a draw, and nobody wins by another giving up. */
  together?: boolean;
  /** Keys of the match page that it has no use for. */
  unusedKeys?: readonly KeyName[];
  /** Keys that only its board knows: what they do, and how they are written. */
  keys: readonly { message: string; keys: string[] }[];
  /** Takes over what the mission calls things. */
  learn(mission: MissionPage): void;
  /** The hints of a match that is a lesson without a mission. */
  lesson(match: string): Hint[];
  /** Whether a lesson speaks to whoever has this seat. */
  learns(seat: Seat, mission: MissionPage | null): boolean;
  /** An event in words; `square` says how a square is named. */
  tell(event: GameEvent, square?: (at: string) => string): string;
  /** Whether an event goes on with the one before it, as the steps of a walk do: both are told as one. */
  joins?(before: GameEvent, event: GameEvent): boolean;
  /** Events that go on with one another, as one. */
  tellJoined?(events: readonly GameEvent[], square?: (at: string) => string): string;
  /** The squares that an event is about, and the unit. */
  squaresOf?(event: GameEvent): string[];
  unitOf?(event: GameEvent): string | null;
  /** Whether an event is worth a line of the log. */
  isTold(event: GameEvent): boolean;
  tone(event: GameEvent): Tone;
  rollOf(event: GameEvent): Roll | null;
  /** What is heard of an event. What is heard is always also seen. */
  cueOf(event: GameEvent): Cue | null;
  /** How what happened with one action falls into scenes that are watched one by one: the events of each. */
  scenes?(events: readonly GameEvent[]): number[];
  /** The game after one more event, for what is shown between two actions. */
  after?(view: GameView, event: GameEvent): GameView;
  /** Why an event turned the match, if it did. */
  turningPoint(event: GameEvent): Turning | null;
  /** What is asked, in words, by what can be answered. */
  ask(decision: GameDecision, answers: readonly Pick<Answer, 'action' | 'afterPass'>[]): string;
  /** Whether a step of a lesson for these seats has been done, by what is seen and what has happened since it came up. */
  isServed(hint: Hint, view: GameView, news: readonly GameEvent[], seats: readonly Seat[]): boolean;
  /** Every seat of a match; before there is a view, as far as the game alone tells. */
  seats(view: GameView | null): readonly Seat[];
  /** The word for a seat. */
  seat(seat: Seat): string;
  /** The name of a team, in a game that has some. */
  team?(name: string): string;
  /** For how many a match is that has not begun, where that differs, and what each of them gets: for whoever is invited. */
  table?(seats: readonly SeatSummary[]): string[];
  /** That a seat is waited for whose person has no name. */
  waiting(seat: Seat): string;
  /** What is said and pressed before the view of a seat is shown on a shared screen. */
  curtain(seat: Seat): { text: string; lift: string };
  /** How a match ended, in a few words. */
  result(winner: string | null): string;
  /** Whether these seats won together; null where that cannot be said. */
  hasWon(winner: string | null, own: readonly Seat[]): boolean | null;
  round(view: GameView): { round: number; limit: number | null };
  /** The word for the phase that is played. */
  phase(view: GameView): string;
}
