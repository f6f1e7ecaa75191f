import { mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  actors,
  ask,
  chances,
  choices,
  fullLabel,
  hasOdds,
  label,
  likelihood,
} from '../../src/games/space-hulk/actions';
import { holds, progressOf } from '../../src/games/space-hulk/conditions';
import type { AnyAction, AnyEvent, HulkLegal, HulkView } from '../../src/games/space-hulk/forms';
import type { HulkAction, HulkDecision } from '../../src/wire/hulk';
import { isServed } from '../../src/games/space-hulk/hints';
import { LANGUAGE_CODES } from '../../src/i18n/languages';
import { speak } from '../../src/i18n/words.svelte';
import OddsLines from '../../src/games/space-hulk/board/parts/OddsLines.svelte';
import type { Hint, Seat } from '../../src/net/wire';
import { WORDS } from './board/fixtures';

/** One action of every kind in the engine protocol. */
const ACTIONS: AnyAction[] = [
  { do: 'move', unit: 'orso', to: '2,1', facing: 'E', cost: 1 },
  { do: 'climb', unit: 'orso', to: '2,1,1', facing: 'E', cost: 2 },
  { do: 'turn', unit: 'orso', facing: 'N', cost: 1 },
  { do: 'fire', unit: 'orso', target: 'g1', cost: 1 },
  { do: 'assault', unit: 'orso', door: '3,3', cost: 1 },
  ...(['overwatch', 'guard', 'clear_jam', 'reload', 'convert', 'end_activation'] as const).map((name) => ({
    do: name,
    unit: 'orso',
  })),
  { do: 'activate', unit: 'g1' },
  { do: 'door', unit: 'orso', at: '3,3', to: 'open', cost: 1 },
  { do: 'enter', unit: 'g1', facing: 'S' },
  { do: 'exit', unit: 'orso', at: '1,1', to: 'W' },
  { do: 'give', unit: 'orso', target: 'tarn', object: 'cat' },
  { do: 'drop', unit: 'orso', object: 'cat' },
  { do: 'psi', unit: 'sabel', power: 'prescience' },
  { do: 'psi', unit: 'sabel', power: 'force_barrier', square: '1,1' },
  { do: 'psi', unit: 'sabel', power: 'psychic_storm', section: 'a' },
  { do: 'deploy', unit: 'orso', at: '1,1', facing: 'N' },
  { do: 'face', unit: 'g1', facing: 'S' },
  { do: 'parry', unit: 'orso', die: 1 },
  { do: 'reroll', unit: 'orso', die: 0 },
  { do: 'spend_psi', unit: 'sabel', points: 2 },
  { do: 'turn_to_face', unit: 'orso' },
  { do: 'reinforce', blip: 'b3', entry: 'A' },
  { do: 'place', at: '1,1' },
  ...(['broodlord', 'redraw', 'keep', 'pass', 'end_turn'] as const).map((name) => ({ do: name })),
];

const KINDS = [
  'action',
  'command',
  'reinforce',
  'deploy',
  'activate',
  'convert',
  'broodlord',
  'place',
  'face',
  'free_shot',
  'parry',
  'reroll',
  'spend_psi',
  'turn_to_face',
  'reaction',
  'overwatch',
] as const;

describe.each(LANGUAGE_CODES)('actions and questions in %s', (language) => {
  beforeEach(() => speak(language));

  it('have words', () => {
    for (const action of ACTIONS) {
      expect(label(action), action.do).not.toMatch(/[{}$]|undefined|act-/);
      expect(label(action)).not.toBe(action.do);
      expect(fullLabel(action), action.do).not.toMatch(/[{}$]|undefined|null|act-|board-/);
    }
    for (const kind of KINDS) {
      expect(ask({ owner: 'marine', kind, unit: 'orso' }, []), kind).not.toMatch(/[{}$]|ask-/);
      expect(ask({ owner: 'marine', kind }, [])).not.toBe(
        ask({ owner: 'marine', kind: 'something else' } as unknown as HulkDecision, []),
      );
    }
  });
});

describe('what is asked', () => {
  beforeEach(() => speak('en'));

  const unit = 'orso';
  const pass: HulkAction = { do: 'pass' };
  const shot: HulkAction = { do: 'fire', unit, target: 'g1', cost: 0 };
  const door: HulkAction = { do: 'fire', unit, door: '4,0', cost: 0 };
  const drop: HulkAction = { do: 'drop', unit, object: 'cat', cost: 0 };
  const goOn = { action: { do: 'end_turn' } as HulkAction, afterPass: true };
  const asked = (kind: 'free_shot' | 'reaction', actions: HulkAction[], more: { action: HulkAction }[] = []): string =>
    ask({ owner: 'marine', kind, unit }, [...actions.map((action) => ({ action })), ...more]);

  it('names what can be done, and nothing else', () => {
    expect(asked('free_shot', [shot, pass])).toMatch(/may shoot for free after this move\.$/);
    expect(asked('free_shot', [shot, drop, pass])).toMatch(/shoot for free after this move, or put down/);
    expect(asked('free_shot', [drop, pass])).toMatch(/may put down what he carries\.$/);
  });

  it('is no shot at a door where one can go on', () => {
    expect(asked('free_shot', [door, pass], [goOn])).toMatch(/is active/);
    expect(asked('free_shot', [door, pass])).toMatch(/may shoot at a door for free, or pass/);
    expect(asked('free_shot', [door, shot, pass], [goOn])).toMatch(/may shoot for free/);
  });

  it('says where only command points pay for a reaction', () => {
    const paid: HulkAction = { do: 'overwatch', unit, cost: 2, cp: 2 };
    expect(asked('reaction', [paid, pass])).toMatch(/Spend command points on one action, or pass/);
    expect(asked('reaction', [{ ...paid, cp: 0 }, paid, pass])).toMatch(/React with one action/);
  });
});

describe('actions', () => {
  beforeEach(() => speak('en'));

  it('are put together with the ways of paying for them', () => {
    const legal: HulkLegal[] = [0, 1, 2].map((cp) => ({
      action: { do: 'guard', unit: 'orso', cost: 2, ...(cp ? { cp } : {}) },
      risk: false,
    }));
    legal.push({ action: { do: 'end_turn' }, risk: true });
    const [guard, ...more] = choices(legal, 'orso', true);
    expect(more).toEqual([]);
    expect(guard).toMatchObject({
      label: 'Guard',
      cost: 2,
      ways: [
        { cp: 2, index: 2 },
        { cp: 1, index: 1 },
        { cp: 0, index: 0 },
      ],
    });
    const [unpaid] = choices(legal, 'orso', false);
    expect(unpaid?.ways).toMatchObject([{ cp: 0, index: 0 }]);
    expect(choices(legal, null, false)).toMatchObject([
      { label: 'End the turn', cost: null, ways: [{ index: 3, final: true }] },
    ]);
    expect(actors(legal)).toEqual(['orso']);
  });

  it('tell whose they are and how they differ where they stand alone', () => {
    const told = (more: object) => fullLabel({ do: 'move', unit: 'g1', to: '9,5', facing: 'W', ...more } as AnyAction);
    expect(told({})).toBe('Genestealer 1 · Step to 9·5, facing west');
    expect(told({ facing: 'N' })).toBe('Genestealer 1 · Step to 9·5, facing north');
    expect(told({ unit: 'orso' })).toBe('Orso · Step to 9·5');
    expect(told({ unit: 'orso', cp: 1 })).toBe('Orso · Step to 9·5 (1 CP)');
    expect(fullLabel({ do: 'end_turn' })).toBe('End the turn');
    expect(fullLabel({ do: 'activate', unit: 'g1' })).toBe('Activate Genestealer 1');
  });

  it('that roll dice for something have odds', () => {
    expect(hasOdds({ do: 'fire' })).toBe(true);
    expect(hasOdds({ do: 'psi', power: 'psychic_storm' })).toBe(true);
    expect(hasOdds({ do: 'move' })).toBe(false);
  });

  it('have their outcomes gathered by what they mean', () => {
    const shot = chances({ do: 'fire', unit: 'orso', target: 'g1' }, [
      { p: '25/36', summary: { killed: false, jammed: false } },
      { p: '11/36', summary: { killed: true, jammed: false } },
    ]);
    expect(shot.map(({ label, exact, good }) => [label, exact, good])).toEqual([
      ['Target destroyed', '11/36', true],
      ['No effect', '25/36', false],
    ]);
    const assault = chances({ do: 'assault', unit: 'orso', target: 'g1' }, [
      { p: '1/4', summary: { result: 'attacker' } },
      { p: '1/4', summary: { result: 'attacker' } },
      { p: '1/2', summary: { result: 'defender', decision: 'parry' } },
    ]);
    expect(assault[0]).toMatchObject({ label: 'Orso wins', share: 0.5, exact: '' });
    expect(assault[1]?.label).toBe('Orso dies, then parry');
  });
});

const view = {
  turn: 3,
  phase: 'marine_action',
  units: [
    { id: 'orso', kind: 'marine', at: '1,1' },
    { id: 'tarn', kind: 'marine', at: '2,1' },
    { id: 'g1', kind: 'genestealer', at: '1,2' },
  ],
  tally: { aliens_killed: 2, aliens_exited: 0, marines_killed: ['hask'], marines_exited: [] },
  generators: [],
  board: { doors: [{ at: '3,3', state: 'closed' }] },
} as unknown as HulkView & { board: { doors: { at: string; state: string }[] } };

describe('the card beside a target', () => {
  it.each([
    ['en', '31%', '3.4%'],
    ['de', '31\u00a0%', '3,4\u00a0%'],
    ['hu', '31%', '3,4%'],
  ] as const)('writes chances as %s does', async (language, likely, rare) => {
    await speak(language);
    const words = { ...WORDS, percent: likelihood };
    const chances = [
      { label: 'hit', share: 11 / 36, exact: '11/36', good: true },
      { label: 'jam', share: 0.034, exact: '', good: false },
    ];
    const lines = mount(OddsLines, { target: document.body, props: { chances, words } });
    const told = [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
    await unmount(lines);
    expect(told).toEqual([likely, rare]);
  });
});

describe('conditions', () => {
  it('show how far they have come', () => {
    expect(progressOf({ all: [{ aliens_killed: 4 }, { marines_in: { count: 2, area: ['1,1'] } }] }, view)).toEqual([
      { what: 'aliens_killed', now: 2, target: 4 },
      { what: 'marines_in', now: 1, target: 2 },
    ]);
    expect(progressOf({ any: [{ round: 5 }, { marines_killed: 2 }] }, view)).toEqual([
      { what: 'round', now: 3, target: 5 },
    ]);
    expect(progressOf({ section_burns: 'a' }, view)).toEqual([]);
  });

  it('hold or not', () => {
    expect(holds({ any: [{ aliens_killed: 3 }, { round: 3 }] }, view)).toBe(true);
    expect(holds({ not: { doors_closed: ['3,3'] } }, view)).toBe(false);
    expect(holds({ doors_destroyed: ['3,3'] }, view)).toBe(false);
  });
});

describe('a hint', () => {
  const hint = (until: Hint['until']): Hint => ({ id: 'h', text: { en: '' }, rules: [], point: null, until });
  const served = (until: Hint['until'], news: AnyEvent[] = [], seats: Seat[] = ['marine']) =>
    isServed(hint(until), view, news, seats);

  it('has served its purpose by the action it asks for', () => {
    const walk: Hint['until'] = { type: 'action', action: 'move', unit: 'orso' };
    expect(served(walk, [{ type: 'moved', unit: 'tarn' }])).toBe(false);
    expect(served(walk, [{ type: 'moved', unit: 'orso' }])).toBe(true);
  });

  it('means a unit of the pupil where it names none', () => {
    const strike: Hint['until'] = { type: 'action', action: 'assault', unit: null };
    expect(served(strike, [{ type: 'assaulted', unit: 'g1' }], ['alien'])).toBe(true);
    expect(served(strike, [{ type: 'assaulted', unit: 'orso' }], ['alien'])).toBe(false);
    expect(served(strike, [{ type: 'assaulted', unit: 'g1' }], ['marine'])).toBe(false);
  });

  it('does not wait for a unit that is gone', () => {
    expect(served({ type: 'action', action: 'guard', unit: 'nobody' })).toBe(true);
  });

  it('knows a climb by its levels and a reveal by its will', () => {
    const climb: Hint['until'] = { type: 'action', action: 'climb', unit: null };
    expect(served(climb, [{ type: 'moved', unit: 'orso', from: '1,1', to: '1,2' }])).toBe(false);
    expect(served(climb, [{ type: 'moved', unit: 'orso', from: '1,1,1', to: '1,1' }])).toBe(true);
    const reveal: Hint['until'] = { type: 'action', action: 'convert', unit: null };
    expect(served(reveal, [{ type: 'revealed', unit: 'b1', voluntary: false }], ['alien'])).toBe(false);
    expect(served(reveal, [{ type: 'revealed', unit: 'b1', voluntary: true }], ['alien'])).toBe(true);
  });

  it('has served its purpose by a round, a phase or a condition, but is never read by itself', () => {
    expect(served({ type: 'round', round: 3 })).toBe(true);
    expect(served({ type: 'round', round: 4 })).toBe(false);
    expect(served({ type: 'phase', phase: 'alien_action' }, [{ type: 'phase', phase: 'alien_action' }])).toBe(true);
    expect(served({ type: 'when', condition: { aliens_killed: 2 } })).toBe(true);
    expect(served({ type: 'read' })).toBe(false);
  });
});
