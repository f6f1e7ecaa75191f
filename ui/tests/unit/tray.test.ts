import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Actions from '../../src/games/space-hulk/Actions.svelte';
import type { HulkAction } from '../../src/games/space-hulk/forms';
import Roster from '../../src/games/space-hulk/Roster.svelte';
import { selection } from '../../src/games/space-hulk/selection.svelte';
import { speak } from '../../src/i18n/words.svelte';
import type { MatchModel } from '../../src/match/match-model';
import type { PlayerControl } from '../../src/match/player-control.svelte';
import { corridor, marine } from './board/fixtures';

const ORSO = { unit: 'orso', cost: 2 };
const LIST: HulkAction[] = [
  { do: 'overwatch', ...ORSO },
  { do: 'guard', ...ORSO },
  { do: 'end_activation', unit: 'orso', cost: 0 },
  { do: 'end_turn' },
];

let part: ReturnType<typeof mount> | null = null;
let played: string[] = [];

beforeEach(() => speak('en'));
afterEach(async () => {
  if (part) await unmount(part);
  part = null;
  selection.reset();
});

/** The list of what Orso can do. */
function open(): void {
  played = [];
  const view = { ...corridor(4, [marine('orso', '1,0')], { active: 'orso' }), game: 'space-hulk', command: {} };
  const shown = { version: 3, view, decision: view.decision, legal: LIST.map((action) => ({ action, risk: false })) };
  selection.shown = 3;
  selection.unit = 'orso';
  const match = { mine: true, busy: false, shown } as unknown as MatchModel;
  const choose = (index: number) => void played.push(LIST[index]?.do ?? '');
  const control = { choose, endTurn: () => void played.push('end_turn') } as unknown as PlayerControl;
  part = mount(Actions, { target: document.body, props: { match, control, mission: null } });
  flushSync();
}

/** Clicks a button, as so many clicks at one place: of a double click the second half is number two. */
function click(name: RegExp, number = 1): void {
  const button = [...document.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''));
  if (!button) throw new Error(`${name} is not there`);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: number }));
}

it('takes the second half of a double click for nothing that has come in its place', () => {
  open();
  click(/Overwatch/);
  click(/Guard/, 2);
  expect(played).toEqual(['overwatch']);
  // A third click at the same place is meant no more than the second.
  click(/Guard/, 3);
  expect(played).toEqual(['overwatch']);
  click(/Guard/);
  expect(played).toEqual(['overwatch', 'guard']);
});

it('lets somebody press the same action quickly', () => {
  open();
  click(/Guard/);
  click(/Guard/, 2);
  expect(played).toEqual(['guard', 'guard']);
});

it('ends nothing twice by a double click, and answers keys', () => {
  open();
  for (const name of [/Finish this unit/, /End the turn/]) for (const number of [1, 2]) click(name, number);
  expect(played).toEqual(['end_activation', 'end_turn']);
  // A button that is pressed by a key is not clicked at all.
  click(/Overwatch/, 0);
  click(/Guard/, 0);
  expect(played).toEqual(['end_activation', 'end_turn', 'overwatch', 'guard']);
});

it('keeps whoever is chosen from the list of units by a double click', () => {
  const units = [marine('orso', '1,0'), marine('tarn', '2,0')];
  const match = { mine: false, busy: false, shown: null } as unknown as MatchModel;
  const props = { match, control: {} as PlayerControl, title: 'Marines', units };
  part = mount(Roster, { target: document.body, props });
  flushSync();
  const [first] = units;
  for (const number of [1, 2]) click(/4/, number);
  expect(selection.unit).toBe(first?.id);
  flushSync();
  // Another press lets go of him.
  click(/4/);
  expect(selection.unit).toBeNull();
});
