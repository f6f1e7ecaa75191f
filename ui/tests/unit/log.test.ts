import { describe, expect, it } from 'vitest';
import { partsOf, roundsTold, shareTold } from '../../src/match/log-parts';
import type { GameEvent, ReplayFrame, Step } from '../../src/net/wire';
import { storyOf } from '../../src/replay/story';
import { extend, isToldAt, withoutLast } from '../../src/match/log';

const played = (version: number, ...types: string[]): Step => ({
  version,
  at: 0,
  what: { type: 'played', seat: 'marine', by: 'person' },
  events: types.map((type) => ({ type }) as GameEvent),
});
const phase = (version: number, turn: number): Step => ({
  ...played(version),
  events: [{ type: 'phase', phase: 'marine_action', turn }],
});
const frame = (number: number, turn: number): ReplayFrame => ({
  number,
  version: number + 1,
  at: 0,
  turn,
  phase: 'marine_action',
  seat: 'marine',
  by: 'person',
  undone_to: null,
  action: null,
  events: [{ type: 'phase', phase: 'marine_action', turn }],
  view: {} as ReplayFrame['view'],
});
const told = (lines: ReturnType<typeof extend>) =>
  lines.map((line) => (line.what.type === 'event' ? line.what.event.type : line.what.step.what.type));

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
    const undone: Step = {
      version: 5,
      at: 0,
      what: { type: 'undone', seat: 'marine', to: 2, marked: false },
      events: [],
    };
    const lines = extend(extend([], [played(2, 'moved'), played(3, 'turned'), played(4, 'fired')]), [
      undone,
      played(6, 'moved'),
    ]);
    expect(told(lines)).toEqual(['moved', 'undone', 'moved']);
  });

  it('leaves out what changes nothing in the game', () => {
    const seated: Step = { version: 1, at: 0, what: { type: 'started' }, events: [] };
    expect(extend([], [seated])).toEqual([]);
  });

  it('can be told without its last events', () => {
    const offer: Step = {
      version: 3,
      at: 0,
      what: { type: 'draw_offered', seat: 'marine' } as Step['what'],
      events: [],
    };
    const steps = [offer, played(4, 'fired', 'killed')];
    const lines = extend([], [played(2, 'moved', 'rolled'), ...steps]);
    expect([0, 1, 2].map((events) => told([...withoutLast(lines, steps, events)]))).toEqual([
      ['moved', 'rolled', 'draw_offered', 'fired', 'killed'],
      ['moved', 'rolled', 'draw_offered', 'fired'],
      ['moved', 'rolled', 'draw_offered'],
    ]);
    // They may not be in it: somebody else looks now, and what he may read is still on its way.
    expect(told([...withoutLast(lines.slice(0, 2), steps, 2)])).toEqual(['moved', 'rolled']);
  });

  it('does not change the lines that it was given', () => {
    const before = extend([], [played(2, 'moved')]);
    extend(before, [{ version: 3, at: 0, what: { type: 'undone', seat: 'marine', to: 1, marked: true }, events: [] }]);
    expect(told(before)).toEqual(['moved']);
  });
});

describe('the parts of a log', () => {
  const steps = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => played(from + index, 'moved'));

  it('hold every line, in order', () => {
    const lines = extend([], steps(1, 202));
    const parts = partsOf(lines, []);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.flatMap((part) => part.lines.map(({ line }) => line))).toEqual(lines);
  });

  it('stay the same where nothing has changed', () => {
    const lines = extend([], steps(1, 101));
    const before = partsOf(lines, []);
    const after = partsOf(extend(lines, steps(101, 102)), before);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    after.slice(0, -1).forEach((part, index) => expect(part).toBe(before[index]));
    expect(after.at(-1)).not.toBe(before.at(-1));
  });

  it('name a round above its first line', () => {
    const parts = partsOf(extend([], [played(1, 'moved'), phase(2, 2), played(3, 'moved')]), []);
    expect(parts.flatMap((part) => part.lines.map(({ opensRound }) => opensRound))).toEqual([true, true, false]);
    expect(roundsTold(parts, null)).toEqual([1, 2]);
  });

  it('know what is told at a moment, and name a round again after it was taken back', () => {
    const frames = [frame(0, 1), frame(1, 2), { ...frame(2, 1), events: [], undone_to: 0 }, frame(3, 2)];
    const parts = partsOf(storyOf(frames), []);
    const lines = parts.flatMap((part) => part.lines);
    const at = (place: number) => lines.filter(({ line }) => isToldAt(line, place)).map(({ line }) => line.key);
    expect([at(0), at(1), at(2), at(3)]).toEqual([['1.0'], ['1.0', '2.0'], ['1.0', '3'], ['1.0', '3', '4.0']]);
    expect(lines.map(({ opensRound }) => opensRound)).toEqual([true, true, false, true]);
    expect([roundsTold(parts, 0), roundsTold(parts, 1), roundsTold(parts, 2)]).toEqual([[1], [1, 2], [1]]);
    expect([-1, 0, 3].map((place) => shareTold(parts[0]!, place))).toEqual(['none', 'some', 'some']);
    expect(shareTold(partsOf(storyOf([frame(0, 1)]), [])[0]!, 0)).toBe('all');
  });
});
