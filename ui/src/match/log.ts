import type { GameEvent, Seat, Step } from '../net/wire';

/** One line of the log: an event of the game, or a step that is no move. */
export interface LogLine {
  /** Stays the same for the life of the page. */
  key: string;
  /** The version of the match after it. */
  version: number;
  /** The round in which it happened, as far as the log knows. */
  round: number;
  what: { type: 'event'; event: GameEvent } | { type: 'step'; step: Step };
  /** In a match that can be wound: the moment from which it is told, and the one that took it back. */
  told?: { from: number; until: number };
}

/** Whether a line is told at a moment; without one, all of them are. */
export function isToldAt({ told }: LogLine, place: number | null): boolean {
  return place === null || told === undefined || (told.from <= place && place < told.until);
}

/** The log of each seat at a shared screen, as far as it was shown; of null, what everybody may know. */
export class LogBySeat {
  #read = new Map<Seat | null, { lines: readonly LogLine[]; version: number }>();

  keep(seat: Seat | null, lines: readonly LogLine[], version: number): void {
    this.#read.set(seat, { lines, version });
  }

  /** Its lines, and the version up to which they are complete. */
  of(seat: Seat | null): { lines: LogLine[]; version: number } {
    const { lines, version } = this.#read.get(seat) ?? { lines: [], version: 0 };
    return { lines: [...lines], version };
  }
}

/** Kinds of steps that are told although no event of the game belongs to them. */
const TOLD = new Set(['aborted', 'undone', 'draw_offered', 'draw_declined', 'resigned', 'rematch_asked']);

/** The log with further steps; what was taken back is gone, and a line says so. */
export function extend(lines: readonly LogLine[], steps: readonly Step[]): LogLine[] {
  const result = [...lines];
  for (const step of steps) {
    cut(result, step);
    result.push(...linesOf(step, result));
  }
  return result;
}

/** The log without the last events of some steps, which are not to be told yet. */
export function withoutLast(lines: readonly LogLine[], steps: readonly Step[], events: number): readonly LogLine[] {
  const keys = steps.flatMap((step) => step.events.map((_, index) => keyOf(step, index)));
  const held = new Set(keys.slice(keys.length - events));
  return lines.filter(({ key }) => !held.has(key));
}

/** Drops the lines that a step took back from the end of a log, and hands them over. */
export function cut(lines: LogLine[], step: Step): LogLine[] {
  if (step.what.type !== 'undone') return [];
  const { to } = step.what;
  const keep = lines.findIndex((line) => line.version > to);
  return keep < 0 ? [] : lines.splice(keep);
}

/** What a step adds to the log before it. */
export function linesOf(step: Step, before: readonly LogLine[]): LogLine[] {
  const { version } = step;
  let round = before.at(-1)?.round ?? 1;
  const told: LogLine[] = TOLD.has(step.what.type)
    ? [{ key: `${version}`, version, round, what: { type: 'step', step } }]
    : [];
  const happened = step.events.map((event, index): LogLine => {
    if (event.type === 'phase') round = event.turn;
    return { key: keyOf(step, index), version, round, what: { type: 'event', event } };
  });
  return [...told, ...happened];
}

function keyOf({ version }: Step, index: number): string {
  return `${version}.${index}`;
}
