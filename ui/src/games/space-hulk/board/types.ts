/**
 * What goes into the board and what comes out of it. Views, actions and events are the JSON of the engine protocol
 * (docs/formats/engine-protocol.md); the board draws them and computes no rules.
 */

import type { Loose } from '../../../lib/loose';
import type { OddsOutcome } from '../../../wire/OddsOutcome';
import type {
  Board,
  Facing,
  HulkAction,
  HulkDecision,
  HulkEvent,
  HulkSide,
  HulkView,
  Square,
} from '../../../wire/hulk';

export type { OddsOutcome };

export type { Door, EntryArea, Exit, Facing, SectionKind, Square, Unit } from '../../../wire/hulk';
export type Side = HulkSide;
/** Whose eyes the view is for. */
export type Seat = Side | 'spectator';
export type UnitId = string;
export type BoardMap = Board;
export type Decision = HulkDecision;

/** The part of a view that a board shows; the rest belongs to the page around it. */
export type View = Pick<
  HulkView,
  | 'board'
  | 'units'
  | 'active'
  | 'burning'
  | 'barrier'
  | 'generators'
  | 'objects'
  | 'deployment'
  | 'turn'
  | 'phase'
  | 'decision'
>;

/** An action of the legal list. `do` says what it is, and which of the other fields there are. */
export type Action = Loose<HulkAction, 'do'>;

/** An event as the seat may see it. */
export type GameEvent = Loose<HulkEvent, 'type'>;

/** An action of the legal list. */
export interface Legal {
  action: Action;
  /** It cannot be taken back. */
  risk: boolean;
  /** What is merely offered, such as a free shot, is declined by it. */
  afterPass?: boolean;
}

/** Everything that changes from one update to the next. */
export interface BoardUpdate {
  /** Grows with every update; a repeated version is not shown again. */
  version: number;
  view: View;
  /** The legal list of the decision, empty if it is not this seat's. */
  legal: readonly Legal[];
  /** What happened since the update before. */
  events: readonly GameEvent[];
}

/** One way to a square: the server's answer to `onreach` is a list of them. */
export interface ReachSpot {
  square: Square;
  /** The facing at its end; blips have none. */
  facing: Facing | null;
  /** Action and command points in all. */
  cost: number;
  /** How many of them are command points. */
  cp: number;
  /** Legal actions, one after the other. A free shot offered on the way is declined. */
  path: Action[];
}

/** What a unit sees from where it stands, or all Marines together: the server's answer to `onsight`. */
export interface Sight {
  squares: Square[];
  targets: UnitId[];
}

export type BoardQuestion = { kind: 'odds'; index: number } | { kind: 'why_not'; action: HulkAction };
export type BoardAnswer =
  { kind: 'odds'; outcomes: OddsOutcome[] } | { kind: 'why_not'; legal: boolean; message?: string; rule?: string };

export type Pace = 'instant' | 'fast' | 'normal' | 'slow';

export interface BoardSettings {
  /** How long movements last; `instant` shows none. */
  pace: Pace;
  /** Asks for a second click before what cannot be taken back. */
  confirm: boolean;
  /** Moves the picture to where something happens. */
  follow: boolean;
  reducedMotion: boolean;
  coordinates: boolean;
  names: boolean;
}

export const DEFAULT_SETTINGS: BoardSettings = {
  pace: 'normal',
  confirm: true,
  follow: true,
  reducedMotion: false,
  coordinates: false,
  names: true,
};

/** A line of the odds of an action. */
export interface Chance {
  label: string;
  /** An exact fraction, or nothing. */
  exact: string;
  share: number;
  good: boolean;
}

/** Every word on the board: the page brings them in the language that is spoken. */
export interface BoardWords {
  /** A message by its key; the board's own begin with `board-`. */
  t: (key: string, args?: Record<string, string | number>) => string;
  unit: (id: UnitId) => string;
  square: (square: Square) => string;
  /** What an object is called; without it the bare name of its kind is shown. */
  object?: (kind: string) => string;
  /** The label of an action. */
  action: (action: Action) => string;
  /** The word of a family: `weapon`, `rank`, `kind`. */
  word: (family: string, name: string) => string;
  chances: (action: Action, outcomes: OddsOutcome[]) => Chance[];
  /** A chance, from 0 to 1, as percent. */
  percent: (share: number) => string;
}

export interface BoardProps {
  update: BoardUpdate;
  /** Whose view it is; decides which units can be picked. */
  seat: Seat;
  settings: BoardSettings;
  words: BoardWords;
  /** The unit whose actions are shown; the page may set it, too. */
  selected?: UnitId | null;
  /** What a lesson points at. */
  pointed?: { units?: UnitId[]; squares?: Square[] } | null;
  /** Squares that the page lights up, such as those of a line of the log. */
  lit?: readonly Square[];
  /** Whether the board has a bar for actions without a place, or the page around it does that. */
  bar?: boolean;
  /** Whether command points are spent, where the page around the board has the switch for it. */
  spends?: boolean;
  /** Chooses a unit, where the page around the board decides what that means. */
  onpick?: (unit: UnitId | null) => void;
  /** So many events of an update have been shown. */
  ontold?: (version: number, told: number) => void;
  /** Takes over how to show the rest at once. */
  onskip?: (skip: () => void) => void;
  /** Plays the action with this index of the legal list; false if it was refused. */
  onact: (index: number) => Promise<boolean> | void;
  onask: (question: BoardQuestion) => Promise<BoardAnswer | null>;
  onreach: (unit: UnitId) => Promise<ReachSpot[]>;
  /** Without a unit: what all Marines see. */
  onsight: (unit: UnitId | null) => Promise<Sight | null>;
  /** Something worth reading out to those who do not see the board; it belongs into a live region. */
  onsay?: (text: string) => void;
  /** Called when all of the update's events have been shown, or skipped. */
  onshown?: (version: number) => void;
}
