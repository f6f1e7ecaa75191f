import { flushSync, mount, unmount } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Actions from '../../src/games/death-angel/Actions.svelte';
import { selection } from '../../src/games/death-angel/selection.svelte';
import { learn, speak } from '../../src/i18n/words.svelte';
import type { PartProps } from '../../src/match/game';
import type { AngelAction, AngelDecision, AngelView } from '../../src/wire/angel';

const VIEW = {
  game: 'death-angel',
  players: 1,
  phase: 'choose',
  turn: 1,
  resolved: 0,
  formation: [],
  marines: [],
  teams: { p1: ['purple', 'red'] },
  chosen: {},
  committed: [],
  last: { purple: 5 },
} as unknown as AngelView;

/** A match that asks the one question and then the other, and what is chosen of it. */
function tableOf(actions: AngelAction[], decision: Partial<AngelDecision>) {
  const asked = new SvelteMap<string, unknown>();
  const ask = (version: number, list: AngelAction[], decision: Partial<AngelDecision>) => {
    const legal = list.map((action) => ({ action, risk: false }));
    asked.set('shown', {
      ...{ version, view: VIEW, legal, steps: [], seats: [], stage: 'playing', news: [] },
      decision: { owner: 'p1', ...decision },
    });
    flushSync();
  };
  ask(1, actions, decision);
  const match = {
    ...{ id: 'm', mine: true, busy: false, seats: ['p1'], asksAll: true, log: [], news: [] },
    get shown() {
      return asked.get('shown');
    },
    odds: () => Promise.resolve({ outcomes: [] }),
  };
  const chosen: string[] = [];
  const name = (action: AngelAction | undefined) => JSON.stringify(action);
  const control = {
    choose: (index: number) => {
      const { legal } = asked.get('shown') as { legal: { action: AngelAction }[] };
      chosen.push(name(legal[index]?.action));
    },
    why: () => Promise.resolve(),
    play: () => Promise.resolve(false),
  };
  const props = { match, control, mission: null } as unknown as PartProps;
  const page = mount(Actions, { target: document.body, props }) as unknown as {
    press: (number: number) => void;
    pressNamed: (name: string) => void;
  };
  flushSync();
  return { page, ask, chosen, name };
}

const choose = (team: 'purple' | 'red', card: number): AngelAction => ({ do: 'choose', team, card });
const CARDS = [choose('purple', 10), choose('purple', 14), choose('red', 4), choose('red', 7), choose('red', 17)];
const TOKENS: AngelAction[] = [
  { do: 'support', marine: 'zael' },
  { do: 'support', marine: 'leon' },
];
let table: ReturnType<typeof tableOf> | null = null;

beforeAll(() => learn('death-angel/cards'));
beforeEach(() => speak('en'));
afterEach(() => {
  vi.useRealTimers();
  if (table) void unmount(table.page);
  table = null;
  selection.forget();
  document.body.innerHTML = '';
});

it('a card shows the key that chooses it, which is not the number that is printed on it', () => {
  table = tableOf(CARDS, { kind: 'choose' });
  const { page, chosen, name } = table;
  const caps = [...document.querySelectorAll<HTMLElement>('.pick')].flatMap((card) => {
    const key = card.querySelector('kbd')?.textContent;
    return key ? [{ key: Number(key), card: Number(card.querySelector('.card b')?.textContent) }] : [];
  });
  expect(caps).toHaveLength(5);
  for (const { key } of caps) page.press(key);
  expect(chosen).toEqual(caps.map(({ card }) => name(CARDS.find((one) => 'card' in one && one.card === card))));
  expect(caps.some(({ key, card }) => key !== card)).toBe(true);
});

const click = (selector: string, detail: number) =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

it('the second half of a double press does not answer what the first half has brought', () => {
  vi.useFakeTimers();
  table = tableOf(CARDS, { kind: 'choose' });
  const { ask, chosen, name } = table;
  click('.pick:not(.barred)', 1);
  ask(2, TOKENS, { kind: 'token' });
  vi.advanceTimersByTime(180);
  click('li .button', 2);
  expect(chosen).toEqual([name(CARDS[0])]);
  // Whoever presses on means it.
  vi.advanceTimersByTime(300);
  click('li .button', 3);
  expect(chosen).toEqual([name(CARDS[0]), name(TOKENS[0])]);
});

it('two presses one after the other at different places both count', () => {
  vi.useFakeTimers();
  table = tableOf(CARDS, { kind: 'choose' });
  const { ask, chosen, name } = table;
  click('.pick:not(.barred)', 1);
  ask(2, TOKENS, { kind: 'token' });
  vi.advanceTimersByTime(180);
  click('li .button', 1);
  expect(chosen).toEqual([name(CARDS[0]), name(TOKENS[0])]);
});

it('a key that was meant for what was being shown answers nothing', () => {
  table = tableOf([{ do: 'attack', marine: 'leon', position: 1, side: 'left' }, { do: 'pass' }], { kind: 'attack' });
  const { page, chosen, name } = table;
  selection.isKeyTooSoon = () => true;
  page.pressNamed('pass');
  page.press(1);
  expect(chosen).toEqual([]);
  selection.isKeyTooSoon = () => false;
  page.pressNamed('pass');
  expect(chosen).toEqual([name({ do: 'pass' })]);
});
