import { describe, expect, test } from 'vitest';
import { BoardState } from '../../../src/games/space-hulk/board/board-state.svelte';
import { corridor, legal, marine, WORDS } from './fixtures';
import {
  DEFAULT_SETTINGS,
  type BoardProps,
  type BoardUpdate,
  type Decision,
  type UnitId,
} from '../../../src/games/space-hulk/board/types';

const UNITS = [marine('orso', '0,0'), marine('tarn', '1,0')];
const BOTH = legal({ do: 'overwatch', unit: 'orso' }, { do: 'overwatch', unit: 'tarn' });

/** Orso is active, and both could do something. */
function update(version: number, decision: Partial<Decision> = {}): BoardUpdate {
  const view = corridor(4, UNITS, {
    active: 'orso',
    decision: { owner: 'marine', kind: 'action', unit: 'orso', ...decision },
  });
  return { version, view, legal: BOTH, events: [] };
}

function setUp() {
  let selected: UnitId | null = null;
  let now = update(1);
  const props = (): BoardProps => ({
    update: now,
    seat: 'marine',
    settings: DEFAULT_SETTINGS,
    words: WORDS,
    onact: () => Promise.resolve(true),
    onask: () => Promise.resolve(null),
    onreach: () => Promise.resolve([]),
    onsight: () => Promise.resolve({ squares: [], targets: [] }),
  });
  const board = new BoardState(props, { get: () => selected, set: (unit) => (selected = unit) }, () => true);
  const settle = (next: BoardUpdate) => {
    now = next;
    board.settle();
  };
  return { board, settle };
}

describe('when an update has been shown', () => {
  test('the unit that is active is picked', () => {
    const { board, settle } = setUp();
    settle(update(2));
    expect(board.selected).toBe('orso');
  });

  test('a unit that the player has picked meanwhile stays picked', () => {
    const { board, settle } = setUp();
    settle(update(2));
    board.select('tarn');
    settle(update(3));
    expect(board.selected).toBe('tarn');
  });

  test('a unit that is asked is picked whatever the player has picked', () => {
    const { board, settle } = setUp();
    settle(update(2));
    board.select('tarn');
    settle(update(3, { kind: 'free_shot' }));
    expect(board.selected).toBe('orso');
  });
});
