import { afterEach, describe, expect, it } from 'vitest';
import { fold, hasNews, isFolded } from '../../src/match/columns';
import type { LogLine } from '../../src/match/log';
import { gameOf } from '../../src/games';
import type { GameEvent } from '../../src/net/wire';
import { restore, settings } from '../../src/settings/settings.svelte';

const tone = (event: GameEvent) => gameOf('space-hulk').tone(event);
const line = (round: number, event: GameEvent): LogLine => ({
  key: `${round}`,
  version: 1,
  round,
  what: { type: 'event', event },
});
const step: GameEvent = { type: 'moved', unit: 'orso', from: '1,1', to: '1,2', facing: 'N' };
const death: GameEvent = { type: 'killed', unit: 'g1', at: '1,2', cause: 'shot' };

afterEach(() => {
  [settings.folded, settings.unfolded] = [[], []];
});

describe('the log', () => {
  it('has nothing to say as long as there are only steps', () => {
    expect(hasNews([], tone, 1)).toBe(false);
    expect(hasNews([line(1, step), line(2, step)], tone, 2)).toBe(false);
    expect(hasNews([line(2, step), line(2, death)], tone, 2)).toBe(true);
  });

  it('is done with what happened two rounds ago', () => {
    expect(hasNews([line(1, death)], tone, 2)).toBe(true);
    expect(hasNews([line(1, death)], tone, 3)).toBe(false);
  });
});

describe('a column', () => {
  it('folds by itself where it is quiet, unless the player has said otherwise', () => {
    expect(isFolded('log', true)).toBe(true);
    expect(isFolded('log', false)).toBe(false);
    fold('log', true);
    expect([isFolded('log', true), isFolded('log', false)]).toEqual([false, false]);
    fold('log', true);
    expect([isFolded('log', true), isFolded('log', false)]).toEqual([true, false]);
    fold('log', false);
    expect([isFolded('log', true), isFolded('log', false)]).toEqual([true, true]);
  });

  it('is remembered, and only if it is known', () => {
    const kept = restore({ folded: ['log', 'sky'], unfolded: ['status', 3] }, { ...settings });
    expect([kept.folded, kept.unfolded]).toEqual([['log'], ['status']]);
  });
});
