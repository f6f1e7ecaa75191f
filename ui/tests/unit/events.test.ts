import { beforeEach, describe, expect, it } from 'vitest';
import { type EVENT_TYPES, isTold, rollOf, tell, tone } from '../../src/games/space-hulk/events';
import { LANGUAGE_CODES } from '../../src/i18n/languages';
import { speak } from '../../src/i18n/words.svelte';
import type { AnyEvent } from '../../src/games/space-hulk/forms';

/** One event of every type, with every field that the engine protocol gives it. */
const SAMPLES: Record<(typeof EVENT_TYPES)[number], AnyEvent> = {
  phase: { type: 'phase', phase: 'alien_action', turn: 3 },
  command_drawn: { type: 'command_drawn', value: 5 },
  command_shown: { type: 'command_shown', value: 5, spent: 2 },
  cp_spent: { type: 'cp_spent', unit: 'orso', points: 2, spent: 3 },
  moved: { type: 'moved', unit: 'orso', from: '1,1', to: '2,1', facing: 'E' },
  turned: { type: 'turned', unit: 'orso', facing: 'N' },
  entered: { type: 'entered', unit: 'g1', entry: 'A', to: '4,4', facing: 'S' },
  exited: { type: 'exited', unit: 'orso', from: '1,1' },
  fell: { type: 'fell', unit: 'orso', to: '1,1,1' },
  bounced: { type: 'bounced', unit: 'b1' },
  deployed: { type: 'deployed', unit: 'orso', at: '1,1', facing: 'N' },
  door_opened: { type: 'door_opened', unit: 'orso', at: '1,1' },
  door_closed: { type: 'door_closed', unit: 'orso', at: '1,1' },
  door_destroyed: { type: 'door_destroyed', at: '1,1' },
  generator_damaged: { type: 'generator_damaged', at: '1,1' },
  fired: { type: 'fired', unit: 'orso', weapon: 'storm_bolter', sustained: false, overwatch: false, target: 'g1' },
  rolled: { type: 'rolled', by: 'orso', dice: [6, 2], for: 'shot' },
  killed: { type: 'killed', unit: 'g1', at: '1,1', cause: 'shot' },
  jammed: { type: 'jammed', unit: 'orso' },
  jam_cleared: { type: 'jam_cleared', unit: 'orso' },
  reloaded: { type: 'reloaded', unit: 'orso' },
  exploded: { type: 'exploded', unit: 'orso', at: '1,1' },
  flamed: { type: 'flamed', unit: 'orso', square: '1,1', squares: ['1,1', '1,2'] },
  overwatch_set: { type: 'overwatch_set', unit: 'orso' },
  overwatch_lost: { type: 'overwatch_lost', unit: 'orso' },
  guard_set: { type: 'guard_set', unit: 'orso' },
  guard_lost: { type: 'guard_lost', unit: 'orso' },
  assaulted: { type: 'assaulted', unit: 'g1', target: 'orso' },
  assault_scored: { type: 'assault_scored', attacker: 6, defender: 3, result: 'attacker' },
  psi_spent: { type: 'psi_spent', unit: 'sabel', points: 3, left: 12 },
  power_used: { type: 'power_used', unit: 'sabel', power: 'prescience' },
  blip_drawn: { type: 'blip_drawn', unit: 'b1', value: 2 },
  blip_placed: { type: 'blip_placed', unit: 'b1', entry: 'A', held: false },
  blip_discarded: { type: 'blip_discarded', unit: 'b1', value: 2 },
  ambushed: { type: 'ambushed', unit: 'b1', at: '1,1' },
  automaton: { type: 'automaton', unit: 'b1', rule: 'SA-TGT-02', why: 'The target is near.' },
  joined: { type: 'joined', unit: 'g1', into: 'g2' },
  grouped: { type: 'grouped', unit: 'g1', count: 3 },
  retreated: { type: 'retreated', unit: 'g1', from: '1,1', to: '1,2' },
  pile_reshuffled: { type: 'pile_reshuffled', blips: 7 },
  revealed: { type: 'revealed', unit: 'b1', value: 2, voluntary: false },
  broodlord_appeared: { type: 'broodlord_appeared', unit: 'broodlord' },
  placed: { type: 'placed', unit: 'g1', at: '1,1' },
  lurks: { type: 'lurks', unit: 'g1', entry: 'A' },
  lost: { type: 'lost', count: 1 },
  picked_up: { type: 'picked_up', unit: 'orso', object: 'cat' },
  dropped: { type: 'dropped', object: 'cat', at: '1,1' },
  handed: { type: 'handed', unit: 'orso', target: 'tarn', object: 'cat' },
  pushed: { type: 'pushed', object: 'cat', at: '1,1' },
  counters_removed: { type: 'counters_removed' },
  game_over: { type: 'game_over', winner: 'marine', reason: 'towed' },
};

/** What the same event may lack, or have besides. */
const VARIANTS: AnyEvent[] = [
  { type: 'command_drawn', value: null },
  { type: 'blip_drawn', unit: 'b1', value: null },
  { type: 'turned', unit: 'b1' },
  { type: 'fired', unit: 'orso', weapon: 'assault_cannon', sustained: true, overwatch: false, door: '3,3' },
  { type: 'fired', unit: 'orso', weapon: 'heavy_flamer', sustained: false, overwatch: true, square: '3,3' },
  { type: 'rolled', by: null, door: '3,3', dice: [6], for: 'shot' },
  { type: 'rolled', by: null, dice: [4], for: 'swarm' },
  { type: 'power_used', unit: 'sabel', power: 'psychic_storm', section: 'a' },
  { type: 'blip_placed', unit: 'b1', entry: 'A', held: true },
  { type: 'killed', unit: 'g1', at: null, cause: 'fall' },
  { type: 'assault_scored', attacker: 3, defender: 3, result: 'tie' },
  { type: 'game_over', winner: null, reason: 'stalemate' },
];

describe.each(LANGUAGE_CODES)('events in %s', (language) => {
  beforeEach(() => speak(language));

  it.each([...Object.values(SAMPLES), ...VARIANTS].map((event) => [event.type, event] as const))(
    '%s is told in words',
    (_, event) => {
      const words = tell(event);
      expect(words).not.toMatch(/[{}$]|undefined|null|NaN|event-/);
      expect(words.length).toBeGreaterThan(3);
    },
  );
});

describe('events', () => {
  beforeEach(() => speak('en'));

  it('are told as people say it', () => {
    expect(tell(SAMPLES.fired)).toBe('Orso fires the storm bolter at Genestealer 1.');
    expect(tell(SAMPLES.revealed)).toBe('Blip 1 is revealed: 2 Genestealers!');
    expect(tell(SAMPLES.moved)).toBe('Orso moves to 2·1.');
    expect(tell({ type: 'game_over', winner: null, reason: 'x' })).toBe('Nobody has won.');
  });

  it('of an unknown type are told by it, not lost', () => {
    expect(tell({ type: 'teleported', unit: 'orso' } as unknown as AnyEvent)).toBe('teleported');
  });

  it('of the automaton give its reason in the language that is spoken', async () => {
    const event: AnyEvent = {
      type: 'automaton',
      unit: 'g1',
      rule: 'SA-TGT-02',
      why: 'The target is the nearest Marine.',
    };
    expect(tell(event)).toBe('The target is the nearest Marine.');
    await speak('de');
    expect(tell(event)).toBe('Das Ziel ist der nächste Marine.');
    expect(tell({ ...event, why: 'Something new.' })).toBe('Something new.');
  });

  it('bring their dice, in the color of whoever rolls', () => {
    expect(rollOf(SAMPLES.rolled)).toEqual({ who: 'Orso', why: 'shot', faces: [6, 2], side: 'marine' });
    expect(rollOf({ type: 'rolled', by: 'g3', dice: [1, 2, 3], for: 'assault' })?.side).toBe('alien');
    expect(rollOf(SAMPLES.moved)).toBeNull();
  });

  it('are sorted for the filter of the log', () => {
    expect([SAMPLES.killed, SAMPLES.fired, SAMPLES.moved, SAMPLES.automaton].map(tone)).toEqual([
      'death',
      'combat',
      'move',
      'rule',
    ]);
  });

  it('leave out the counter of a mission without command points', () => {
    expect(isTold({ type: 'command_drawn', value: 0 })).toBe(false);
    expect(isTold(SAMPLES.command_drawn)).toBe(true);
  });
});
