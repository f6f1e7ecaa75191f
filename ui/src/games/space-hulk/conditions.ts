import type { Condition, HulkView } from './forms';

/** How far something countable has come. */
export interface Progress {
  /** The message `goal-...` that names what is counted. */
  what: string;
  now: number;
  target: number;
}

/** What a condition counts, and how far that has come; null if it counts nothing that a view tells. */
function countOf(condition: Condition, view: HulkView): Progress | null {
  const { tally } = view;
  const count = (what: string, target: number, now: number): Progress => ({ what, now, target });
  if ('marines_exited' in condition)
    return count('marines_exited', condition.marines_exited, tally.marines_exited.length);
  if ('marines_killed' in condition)
    return count('marines_killed', condition.marines_killed, tally.marines_killed.length);
  if ('marines_on_board' in condition)
    return count('marines_on_board', condition.marines_on_board, onBoard(view, 'marine').length);
  if ('aliens_killed' in condition) return count('aliens_killed', condition.aliens_killed, tally.aliens_killed);
  if ('aliens_exited' in condition) return count('aliens_exited', condition.aliens_exited, tally.aliens_exited);
  if ('round' in condition) return count('round', condition.round, view.turn);
  if ('generators_damaged' in condition)
    return count('generators_damaged', condition.generators_damaged, damaged(view));
  if ('marines_in' in condition)
    return count('marines_in', condition.marines_in.count, inArea(view, 'marine', condition.marines_in.area));
  if ('aliens_in' in condition)
    return count('aliens_in', condition.aliens_in.count, inArea(view, 'alien', condition.aliens_in.area));
  return null;
}

function onBoard(view: HulkView, side: 'marine' | 'alien') {
  return view.units.filter((unit) => unit.at !== undefined && (unit.kind === 'marine') === (side === 'marine'));
}

function inArea(view: HulkView, side: 'marine' | 'alien', area: readonly string[]): number {
  return onBoard(view, side).filter((unit) => area.includes(unit.at ?? '')).length;
}

function damaged(view: HulkView): number {
  return view.generators.filter((generator) => typeof generator !== 'string' && generator.damaged).length;
}

/** Everything countable in a condition, wherever it stands in it. */
export function progressOf(condition: Condition, view: HulkView): Progress[] {
  const own = countOf(condition, view);
  return own ? [own] : partsOf(condition).flatMap((part) => progressOf(part, view));
}

/** The conditions in a condition whose progress is worth showing. */
function partsOf(condition: Condition): Condition[] {
  // Of several ways the first is the one that a mission means; the others are for when it fails.
  if ('any' in condition) return condition.any.slice(0, 1);
  if ('all' in condition) return condition.all;
  if ('at_least' in condition) return condition.at_least.of;
  return 'once' in condition ? [condition.once] : [];
}

/** Whether a condition holds for what is seen. Used to move on a tutorial, never to end a game. */
export function holds(condition: Condition, view: HulkView): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, view));
  if ('any' in condition) return condition.any.some((part) => holds(part, view));
  if ('not' in condition) return !holds(condition.not, view);
  if ('doors_closed' in condition) return doorsAre('closed', condition.doors_closed, view);
  if ('doors_destroyed' in condition) return doorsAre('destroyed', condition.doors_destroyed, view);
  const count = countOf(condition, view);
  return count !== null && count.now >= count.target;
}

function doorsAre(state: string, squares: readonly string[], view: HulkView): boolean {
  return squares.every((at) => view.board.doors.some((door) => door.at === at && door.state === state));
}
