/** Recorded scenes and small views for tests. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Scene } from '../../../src/games/space-hulk/board/demo/scenes';
import type { Action, BoardWords, Legal, Unit, View } from '../../../src/games/space-hulk/board/types';

export function scene(name: string): Scene {
  return JSON.parse(readFileSync(resolve('src/games/space-hulk/board/demo/fixtures', `${name}.json`), 'utf8')) as Scene;
}

/** A corridor of squares from 0,0 to the east, with these units. */
export function corridor(length: number, units: Unit[], more: Partial<View> = {}): View {
  const board = {
    levels: [{ origin: '0,0', rows: ['a'.repeat(length)] }],
    kinds: {},
    walls: [],
    doors: [],
    entries: [],
    exits: [],
    ladders: [],
  };
  return {
    board,
    units,
    active: null,
    burning: [],
    barrier: null,
    generators: [],
    objects: [],
    deployment: [],
    turn: 1,
    phase: 'marine_action',
    decision: { owner: 'marine', kind: 'action' },
    ...more,
  };
}

export function marine(id: string, at: string, more: Partial<Unit> = {}): Unit {
  return {
    id,
    kind: 'marine',
    at,
    facing: 'E',
    ap: 4,
    activated: false,
    rank: 'trooper',
    ranged: 'storm_bolter',
    melee: 'power_fist',
    ...more,
  };
}

export function genestealer(id: string, at: string, more: Partial<Unit> = {}): Unit {
  return { id, kind: 'genestealer', at, facing: 'W', ap: 6, activated: false, ...more };
}

export function blip(id: string, more: Partial<Unit> = {}): Unit {
  return { id, kind: 'blip', ap: 6, activated: false, ...more };
}

export function legal(...actions: Action[]): Legal[] {
  return actions.map((action) => ({ action, risk: action.do === 'fire' || action.do === 'assault' }));
}

/** Words that show which message was asked for. */
export const WORDS: BoardWords = {
  t: (key, args) => (args ? `${key}(${Object.values(args).join(' ')})` : key),
  unit: (id) => `<${id}>`,
  square: (square) => square,
  action: (action) => action.do,
  word: (family, name) => `${family}-${name}`,
  chances: () => [],
  percent: (share) => `${share * 100}%`,
};
