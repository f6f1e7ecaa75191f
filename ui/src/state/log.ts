import type { GameEvent, Step } from '../net/wire';

/** One line of the log: an event of the game, or something that happened at the table. */
export interface LogLine {
  /** Stays the same for the life of the page. */
  key: string;
  /** The version of the match after it. */
  version: number;
  /** The round in which it happened, as far as the log knows. */
  round: number;
  what: { type: 'event'; event: GameEvent } | { type: 'table'; step: Step };
}

/** Kinds of steps that are told although no event of the game belongs to them. */
const TOLD = new Set(['undone', 'draw_offered', 'draw_declined', 'resigned', 'rematch_asked']);

/** The log with further steps; what was taken back is gone, and a line says so. */
export function extend(lines: readonly LogLine[], steps: readonly Step[]): LogLine[] {
  const result = [...lines];
  for (const step of steps) {
    if (step.what.type === 'undone') cut(result, step.what.to);
    if (TOLD.has(step.what.type)) result.push(tableLine(result, step));
    for (const [index, event] of step.events.entries()) result.push(eventLine(result, step, index, event));
  }
  return result;
}

function cut(lines: LogLine[], version: number): void {
  const keep = lines.findIndex((line) => line.version > version);
  if (keep >= 0) lines.length = keep;
}

function tableLine(lines: readonly LogLine[], step: Step): LogLine {
  return { key: `${step.version}`, version: step.version, round: roundOf(lines), what: { type: 'table', step } };
}

function eventLine(lines: readonly LogLine[], step: Step, index: number, event: GameEvent): LogLine {
  const turn = event.type === 'phase' ? event.turn : roundOf(lines);
  return { key: `${step.version}.${index}`, version: step.version, round: turn, what: { type: 'event', event } };
}

function roundOf(lines: readonly LogLine[]): number {
  return lines.at(-1)?.round ?? 1;
}
