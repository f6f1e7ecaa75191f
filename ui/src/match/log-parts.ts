import { isToldAt, type LogLine } from './log';

/** A line as the log draws it. */
export interface DrawnLine {
  line: LogLine;
  /** Lines that go on with it and are told with it, as the steps of a walk are. */
  more: readonly LogLine[];
  /** It is the first of its round, and the round is named above it. */
  opensRound: boolean;
}

/** Whether a line goes on with the one before it, so that both are told as one. */
export type Joins = (before: LogLine, line: LogLine) => boolean;

/**
 * Lines that are drawn together. The browser lays out the parts that are in sight, so that a long log costs no more
 * than a short one, and yet all of it is there to be read, searched and copied.
 */
export interface LogPart {
  key: string;
  lines: readonly DrawnLine[];
}

const LINES = 24;

/** A log in parts; those that have not changed are the ones from before. */
export function partsOf(lines: readonly LogLine[], before: readonly LogPart[], joins: Joins = () => false): LogPart[] {
  const drawn = drawnOf(lines, joins);
  const parts: LogPart[] = [];
  for (let first = 0; first < drawn.length; first += LINES) {
    const part = { key: drawn[first]!.line.key, lines: drawn.slice(first, first + LINES) };
    const known = before[parts.length];
    parts.push(known && isSame(known, part) ? known : part);
  }
  return parts;
}

function drawnOf(lines: readonly LogLine[], joins: Joins): DrawnLine[] {
  const drawn: (DrawnLine & { more: LogLine[] })[] = [];
  for (const [index, line] of lines.entries()) {
    // What was taken back before is not above this line when it is told.
    let above = index - 1;
    while (above >= 0 && !isToldAt(lines[above]!, line.told?.from ?? null)) above -= 1;
    const last = drawn.at(-1);
    const opensRound = above < 0 || lines[above]!.round !== line.round;
    if (last && !opensRound && areToldTogether(last.line, line) && joins(last.more.at(-1) ?? last.line, line))
      last.more.push(line);
    else drawn.push({ line, more: [], opensRound });
  }
  return drawn;
}

/** In a match that can be wound, only what happened in the same moment. */
function areToldTogether(one: LogLine, two: LogLine): boolean {
  return one.told?.from === two.told?.from && one.told?.until === two.told?.until;
}

function isSame(one: LogPart, two: LogPart): boolean {
  return (
    one.lines.length === two.lines.length &&
    one.lines.every(
      ({ line, more, opensRound }, index) =>
        line === two.lines[index]!.line &&
        more.length === two.lines[index]!.more.length &&
        more.at(-1) === two.lines[index]!.more.at(-1) &&
        opensRound === two.lines[index]!.opensRound,
    )
  );
}

/** How much of a part is told at a moment. */
export function shareTold({ lines }: LogPart, place: number | null): 'all' | 'some' | 'none' {
  const count = lines.reduce((sum, { line }) => sum + Number(isToldAt(line, place)), 0);
  return count === lines.length ? 'all' : count > 0 ? 'some' : 'none';
}

/** The rounds that are told at a moment. */
export function roundsTold(parts: readonly LogPart[], place: number | null): number[] {
  const told = parts.flatMap(({ lines }) =>
    lines.filter(({ line, opensRound }) => opensRound && isToldAt(line, place)),
  );
  return [...new Set(told.map(({ line }) => line.round))];
}
