import type { GameEvent } from '../net/wire';
import { settings, type Column } from '../settings/settings.svelte';
import type { Tone } from './game';
import type { LogLine } from './log';

/** Tones of lines that tell what everybody has seen and nobody has to read again. */
const QUIET: readonly Tone[] = ['phase', 'move', 'plain'];

/** Whether the log of this round and the one before has anything but steps. */
export function hasNews(lines: readonly LogLine[], tone: (event: GameEvent) => Tone, round: number): boolean {
  return lines.some(
    (line) => line.round >= round - 1 && (line.what.type === 'step' || !QUIET.includes(tone(line.what.event))),
  );
}

/** A column is as the player has put it; else it folds away when it has nothing to say. */
export function isFolded(column: Column, isQuiet: boolean): boolean {
  return settings.folded.includes(column) || (isQuiet && !settings.unfolded.includes(column));
}

/** Folds a column away, or back. What the column would not do by itself is remembered. */
export function fold(column: Column, isQuiet: boolean): void {
  const folds = !isFolded(column, isQuiet);
  const without = (list: readonly Column[]) => list.filter((other) => other !== column);
  settings.folded = [...without(settings.folded), ...(folds && !isQuiet ? [column] : [])];
  settings.unfolded = [...without(settings.unfolded), ...(!folds && isQuiet ? [column] : [])];
}
