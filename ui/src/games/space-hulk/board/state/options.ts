/** The legal list, sorted by where on the board an action is picked. Nothing here knows a rule. */
import type { Action, Facing, Legal, ReachSpot, Square, Unit, UnitId, View } from '../types';

/** How an action can be paid for: its place in the legal list, by command points spent. */
export interface Payment {
  index: number;
  cp: number;
}

/** What a click can mean. A walk has several steps, anything else is one action of the legal list. */
export interface Option {
  action: Action;
  /** Ways to pay for the single action, the fewest command points first; empty for a walk. */
  payments: Payment[];
  /** The steps of a walk; empty for a single action. */
  path: Action[];
  cost: number;
  cp: number;
  final: boolean;
}

/** A cell is a square, or something beside the hull: `entry A`, `exit 3,4 E`. */
export type CellKey = string;

/** Actions with many squares to choose from are shown only when they are asked for. */
export type Mode = 'main' | 'flame' | 'force_barrier' | 'psychic_storm';

/** Everything there is to choose now. */
export interface Offer {
  cells: Map<CellKey, Option[]>;
  /** What happens nowhere in particular: buttons. */
  buttons: Option[];
  modes: Mode[];
}

/** Decisions at which a unit is chosen first, and then what it does. */
const BY_UNIT = new Set(['action', 'deploy', 'reinforce', 'reaction']);

/** Whether a unit has to be picked before its actions are shown. */
export function picksUnits(view: View): boolean {
  return BY_UNIT.has(view.decision?.kind ?? '');
}

/** The unit an action is shown for. A blip that is placed in an entry area is one, too. */
export function actorOf(action: Action): UnitId | null {
  return action.unit ?? action.blip ?? null;
}

/** Units with something to do, in the order of the legal list. */
export function actors(legal: readonly Legal[]): UnitId[] {
  return [...new Set(legal.map(({ action }) => actorOf(action)).filter((unit) => unit !== null))];
}

/** An action without the way it is paid for: the same text means the same action. */
export function sameness(action: Action): string {
  const { cost, cp, ...rest } = action;
  void cost;
  void cp;
  return JSON.stringify(Object.entries(rest).sort(([one], [two]) => (one < two ? -1 : 1)));
}

/** The legal list with the ways of paying put together. */
export function merge(legal: readonly Legal[]): Option[] {
  const found = new Map<string, Option>();
  for (const [index, { action, risk }] of legal.entries()) {
    const key = sameness(action);
    const option = found.get(key) ?? { action, payments: [], path: [], cost: action.cost ?? 0, cp: 0, final: risk };
    option.payments.push({ index, cp: action.cp ?? 0 });
    found.set(key, option);
  }
  for (const option of found.values()) {
    option.payments.sort((one, two) => one.cp - two.cp);
    option.cp = option.payments[0]?.cp ?? 0;
  }
  return [...found.values()];
}

/**
 * What can be paid for. Command points are spent on purpose or not at all: as many as an action takes where they are
 * switched on, else none.
 */
export function payable(list: readonly Option[], spends: boolean): Option[] {
  return list.flatMap((option) => {
    const payments = spends ? option.payments.slice(-1) : option.payments.filter(({ cp }) => cp === 0);
    return payments.length === 0 ? [] : [{ ...option, payments, cp: payments[0]?.cp ?? 0 }];
  });
}

/** What can be chosen of a merged list for a unit, or for nobody; with the squares that a walk reaches. */
export function offer(
  view: View,
  list: readonly Option[],
  unit: UnitId | null,
  mode: Mode,
  reach: readonly ReachSpot[],
): Offer {
  const all = list.filter((option) => !picksUnits(view) || (actorOf(option.action) ?? unit) === unit);
  const modes = [...new Set(all.map((option) => modeOf(view, option.action)))];
  const shown = all.filter((option) => modeOf(view, option.action) === mode);
  const cells = new Map<CellKey, Option[]>();
  const buttons: Option[] = [];
  for (const option of shown) {
    const places = cellsOf(view, option.action);
    for (const cell of places) cells.set(cell, [...(cells.get(cell) ?? []), option]);
    if (places.length === 0) buttons.push(option);
  }
  if (mode !== 'main')
    buttons.push(
      ...all.filter((option) => modeOf(view, option.action) === 'main' && cellsOf(view, option.action).length === 0),
    );
  if (mode === 'main' && unit) addWalks(cells, view, unit, reach);
  return { cells, buttons, modes };
}

/** Decisions beside which a Librarian may raise a barrier nearly anywhere: its squares are shown when they are wanted. */
const MANY_SQUARES: ReadonlySet<string> = new Set(['action', 'command']);

function modeOf(view: View, action: Action): Mode {
  if (!MANY_SQUARES.has(view.decision?.kind ?? '')) return 'main';
  if (action.do === 'psi' && action.power === 'force_barrier') return 'force_barrier';
  if (action.do === 'psi' && action.power === 'psychic_storm') return 'psychic_storm';
  return action.do === 'fire' && action.square ? 'flame' : 'main';
}

/** Where an action is picked; nowhere if it is a button. */
export function cellsOf(view: View, action: Action): CellKey[] {
  const here = squareOf(view, action.unit);
  switch (action.do) {
    case 'move':
    case 'climb':
      return present(action.to);
    case 'deploy':
    case 'place':
      return present(action.at);
    case 'turn':
    case 'face':
    case 'activate':
      return present(here);
    case 'door':
      return present(doorCell(action.at, action.beyond, here));
    case 'enter':
      return present(entrySquare(view, action.unit));
    case 'exit':
      return action.at && action.to ? [`exit ${action.at} ${action.to}`] : [];
    case 'reinforce':
      return action.entry ? [`entry ${action.entry}`] : [];
    case 'fire':
    case 'assault':
    case 'psi':
      return aimedAt(view, action, here);
    default:
      return [];
  }
}

function aimedAt(view: View, action: Action, here: Square | undefined): CellKey[] {
  if (action.target) return present(squareOf(view, action.target));
  if (action.door) return present(doorCell(action.door, action.beyond ?? edgeBeyond(view, action.door), here));
  if (action.section) return sectionSquares(view, action.section);
  return present(action.square);
}

const present = (cell: CellKey | undefined): CellKey[] => (cell === undefined ? [] : [cell]);

/** A door between two squares is picked on the one where the unit does not stand. */
function doorCell(at: Square | undefined, beyond: Square | undefined, here: Square | undefined): Square | undefined {
  return beyond && at === here ? beyond : at;
}

function edgeBeyond(view: View, at: Square): Square | undefined {
  return view.board.doors.find((door) => door.at === at)?.beyond;
}

export function squareOf(view: View, unit: UnitId | undefined): Square | undefined {
  return view.units.find((other) => other.id === unit)?.at;
}

function entrySquare(view: View, unit: UnitId | undefined): Square | undefined {
  const entry = view.units.find((other) => other.id === unit)?.entry;
  return view.board.entries.find((other) => other.id === entry)?.at;
}

/** The squares of a section, by its character in the rows. */
export function sectionSquares(view: View, section: string): Square[] {
  const found: Square[] = [];
  for (const [i, level] of view.board.levels.entries()) {
    const [x = 0, y = 0, n = i] = (level.origin ?? '0,0').split(',').map(Number);
    level.rows.forEach((row, r) => {
      [...row].forEach((char, column) => {
        if (char === section)
          found.push([x + column, y + level.rows.length - 1 - r, ...(n === 0 ? [] : [n])].join(','));
      });
    });
  }
  return found;
}

/** Ways of more than one step, where the single steps do not lead to the same square and facing. */
function addWalks(cells: Map<CellKey, Option[]>, view: View, unit: UnitId, reach: readonly ReachSpot[]): void {
  const here = squareOf(view, unit);
  for (const spot of reach) {
    const last = spot.path[spot.path.length - 1];
    const isTurnInPlace = spot.square === here;
    // A blip has no facing: where it stands it cannot turn.
    const isIdle = isTurnInPlace && (spot.cost > 2 || spot.facing === null);
    if (spot.path.length < 2 || !last || isIdle) continue;
    const options = cells.get(spot.square) ?? [];
    if (options.some((option) => isMove(option.action) && facingOf(option) === spot.facing)) continue;
    if (isTurnInPlace && options.some((option) => facingOf(option) === spot.facing)) continue;
    const action: Action = { ...last, do: isTurnInPlace ? 'turn' : 'move', to: spot.square, unit };
    if (spot.facing) action.facing = spot.facing;
    options.push({ action, payments: [], path: spot.path, cost: spot.cost, cp: spot.cp, final: false });
    cells.set(spot.square, options);
  }
}

const MOVES = new Set(['move', 'climb', 'enter', 'deploy']);

export function isMove(action: Action): boolean {
  return MOVES.has(action.do);
}

/** The facing that an option ends with; null if it has none. */
export function facingOf(option: Option): Facing | null {
  return option.action.facing ?? null;
}

/** Options that differ in facing only are chosen by a ring. */
export function ringOf(options: readonly Option[]): Map<Facing, Option> {
  const ring = new Map<Facing, Option>();
  for (const option of options) {
    const facing = facingOf(option);
    const turns = isMove(option.action) || option.action.do === 'turn' || option.action.do === 'face';
    if (!facing || !turns) continue;
    const known = ring.get(facing);
    if (!known || option.cost < known.cost) ring.set(facing, option);
  }
  return ring;
}

/** Everything at a cell that is not part of its ring. */
export function besideRing(options: readonly Option[]): Option[] {
  const ring = new Set(ringOf(options).values());
  return options.filter((option) => !ring.has(option) && !(isMove(option.action) && facingOf(option)));
}

/**
 * What a click in the middle of a cell means: whoever stands there, then the cheapest step that turns least, then things.
 * A door is opened or closed rather than shot at, also where the shot is free.
 */
export function favorite(options: readonly Option[], unit: Unit | undefined): Option | undefined {
  const turns = (option: Option): number => (facingOf(option) === (unit?.facing ?? null) ? 0 : 1);
  const rank = ({ action }: Option): number =>
    action.target ? 0 : action.do === 'door' ? 2 : action.door || action.square ? 3 : 1;
  return [...options].sort((one, two) => rank(one) - rank(two) || one.cost - two.cost || turns(one) - turns(two))[0];
}

/** The place of an action in the legal list, paid for in the same way. */
export function indexOf(legal: readonly Legal[], action: Action): number {
  const key = sameness(action);
  return legal.findIndex((entry) => sameness(entry.action) === key && (entry.action.cp ?? 0) === (action.cp ?? 0));
}
