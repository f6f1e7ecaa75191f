import type { Condition, HulkView } from './forms';

/** How far something countable has come. */
export interface Progress {
  /** The message `goal-...` that names what is counted. */
  what: string;
  now: number;
  target: number;
}

/** What the tally of a view counts, by the names of conditions. */
function countOf(name: string, value: unknown, view: HulkView): Progress | null {
  const target = typeof value === 'number' ? value : Number((value as { count?: number } | null)?.count ?? 1);
  const now = counted(name, value, view);
  return now === null ? null : { what: name, now, target };
}

function counted(name: string, value: unknown, view: HulkView): number | null {
  const onBoard = view.units.filter((unit) => unit.at !== undefined);
  const marines = onBoard.filter((unit) => unit.kind === 'marine');
  const area = (value as { area?: string[] } | null)?.area ?? [];
  switch (name) {
    case 'marines_exited':
      return view.tally.marines_exited.length;
    case 'marines_killed':
      return view.tally.marines_killed.length;
    case 'marines_on_board':
      return marines.length;
    case 'aliens_killed':
      return view.tally.aliens_killed;
    case 'aliens_exited':
      return view.tally.aliens_exited;
    case 'round':
      return view.turn;
    case 'generators_damaged':
      return view.generators.filter((generator) => typeof generator !== 'string' && generator.damaged).length;
    case 'marines_in':
      return marines.filter((unit) => area.includes(unit.at ?? '')).length;
    case 'aliens_in':
      return onBoard.filter((unit) => unit.kind !== 'marine' && area.includes(unit.at ?? '')).length;
    default:
      return null;
  }
}

/** Everything countable in a condition, wherever it stands in it. */
export function progressOf(condition: Condition, view: HulkView): Progress[] {
  return Object.entries(condition).flatMap(([name, value]) => {
    const own = countOf(name, value, view);
    if (own) return [own];
    // Of several ways the first is the one that a mission means; the others are for when it fails.
    if (name === 'any' && Array.isArray(value)) return nested(value[0], view);
    if (Array.isArray(value)) return value.flatMap((part) => nested(part, view));
    if (name === 'at_least') return ((value as { of?: unknown[] }).of ?? []).flatMap((part) => nested(part, view));
    return name === 'once' ? nested(value, view) : [];
  });
}

function nested(part: unknown, view: HulkView): Progress[] {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? progressOf(part as Condition, view) : [];
}

/** Whether a condition holds for what is seen. Used to move on a tutorial, never to end a game. */
export function holds(condition: Condition, view: HulkView & { board?: { doors: { at: string; state: string }[] } }): boolean {
  return Object.entries(condition).every(([name, value]) => {
    const parts = Array.isArray(value) ? (value as Condition[]) : [];
    if (name === 'all') return parts.every((part) => holds(part, view));
    if (name === 'any') return parts.some((part) => holds(part, view));
    if (name === 'not') return !holds(value as Condition, view);
    if (name === 'doors_closed') return doorsAre('closed', value, view);
    if (name === 'doors_destroyed') return doorsAre('destroyed', value, view);
    const count = countOf(name, value, view);
    return count !== null && count.now >= count.target;
  });
}

function doorsAre(state: string, squares: unknown, view: { board?: { doors: { at: string; state: string }[] } }): boolean {
  const wanted = Array.isArray(squares) ? squares.map(String) : [String(squares)];
  return wanted.every((at) => view.board?.doors.some((door) => door.at === at && door.state === state));
}
