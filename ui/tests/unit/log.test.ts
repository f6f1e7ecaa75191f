import { describe, expect, it } from 'vitest';
import type { GameEvent, Step } from '../../src/net/wire';
import { extend } from '../../src/state/log';

const played = (version: number, ...types: string[]): Step => ({
  version,
  at: 0,
  what: { type: 'played', seat: 'marine', by: 'person' },
  events: types.map((type) => ({ type }) as GameEvent),
});
const phase = (version: number, turn: number): Step => ({ ...played(version), events: [{ type: 'phase', phase: 'marine_action', turn }] });
const told = (lines: ReturnType<typeof extend>) => lines.map((line) => (line.what.type === 'event' ? line.what.event.type : line.what.step.what.type));

describe('the log', () => {
  it('has a line for every event, each with a key of its own', () => {
    const lines = extend(extend([], [played(2, 'moved', 'rolled')]), [played(3, 'turned')]);
    expect(told(lines)).toEqual(['moved', 'rolled', 'turned']);
    expect(new Set(lines.map((line) => line.key)).size).toBe(3);
  });

  it('knows the round of every line', () => {
    const lines = extend([], [played(2, 'moved'), phase(3, 2), played(4, 'moved')]);
    expect(lines.map((line) => line.round)).toEqual([1, 2, 2]);
  });

  it('loses what was taken back, and says so', () => {
    const undone: Step = { version: 5, at: 0, what: { type: 'undone', seat: 'marine', to: 2, marked: false }, events: [] };
    const lines = extend(extend([], [played(2, 'moved'), played(3, 'turned'), played(4, 'fired')]), [undone, played(6, 'moved')]);
    expect(told(lines)).toEqual(['moved', 'undone', 'moved']);
  });

  it('leaves out what changes nothing in the game', () => {
    const seated: Step = { version: 1, at: 0, what: { type: 'started' }, events: [] };
    expect(extend([], [seated])).toEqual([]);
  });

  it('does not change the lines that it was given', () => {
    const before = extend([], [played(2, 'moved')]);
    extend(before, [{ version: 3, at: 0, what: { type: 'undone', seat: 'marine', to: 1, marked: true }, events: [] }]);
    expect(told(before)).toEqual(['moved']);
  });
});
