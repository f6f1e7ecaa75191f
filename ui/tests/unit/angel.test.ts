import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import theme from '../../../art/theme.json';
import { ask, chances, fullLabel, hasOdds, label, passLabel } from '../../src/games/death-angel/actions';
import { angelRules, piece, pieceNames } from '../../src/games/death-angel/art';
import { beats } from '../../src/games/death-angel/beats';
import { deck, handOf, TEAMS } from '../../src/games/death-angel/deck';
import { rollOf, tell, tone } from '../../src/games/death-angel/events';
import { decidedIn, recap } from '../../src/games/death-angel/recap';
import { newestEvent } from '../../src/games/death-angel/newest';
import { learnNames } from '../../src/games/death-angel/players.svelte';
import { theatreAfter, type Theatre } from '../../src/games/death-angel/theatre';
import { dangerOf, dangerText } from '../../src/games/death-angel/threats.svelte';
import { isServed, LESSON, lessonHints } from '../../src/games/death-angel/lesson';
import { applyEvent, drawnUp } from '../../src/games/death-angel/stage';
import { byThing, chosenActor, keyOf, optionsOf } from '../../src/games/death-angel/targets';
import { LANGUAGE_CODES } from '../../src/i18n/languages';
import { learn, speak } from '../../src/i18n/words.svelte';
import { termsOf, dealTeams, firstMission } from '../../src/games/death-angel/opening';
import type { AngelAction, AngelEvent, AngelView, CellContent, Foe, RowForm } from '../../src/wire/angel';

/** One event of every type. */
const SAMPLES: Record<AngelEvent['type'], AngelEvent> = {
  first_player: { type: 'first_player', seat: 'p2' },
  team_taken: { type: 'team_taken', seat: 'p1', team: 'red' },
  dealt: { type: 'dealt', marine: 'leon', position: 1, facing: 'left' },
  phase: { type: 'phase', phase: 'attack', turn: 2 },
  chosen: { type: 'chosen', team: 'red', card: 17 },
  committed: { type: 'committed', team: 'red' },
  revealed: { type: 'revealed', team: 'red', card: 17 },
  current_player: { type: 'current_player', seat: 'p1' },
  resolving: { type: 'resolving', team: 'red', card: 17 },
  tokens_given: { type: 'tokens_given', marine: 'leon', count: 2 },
  tokens_lost: { type: 'tokens_lost', marine: 'leon', count: 1 },
  door_tokens: { type: 'door_tokens', count: 1 },
  location_token: { type: 'location_token' },
  no_token: { type: 'no_token' },
  swapped: { type: 'swapped', marine: 'leon', other: 'zael', position: 2 },
  turned: { type: 'turned', marine: 'leon', facing: 'right' },
  activated: { type: 'activated', marine: 'leon', terrain: 'door' },
  terrain_placed: { type: 'terrain_placed', terrain: 'door', position: 1, side: 'left' },
  terrain_removed: { type: 'terrain_removed', terrain: 'door' },
  artefact_taken: { type: 'artefact_taken', seat: 'p1' },
  artefact_used: { type: 'artefact_used', seat: 'p1' },
  attacked: { type: 'attacked', marine: 'leon', position: 1, side: 'left' },
  rolled: { type: 'rolled', by: 'leon', dice: [3], for: 'attack' },
  missed: { type: 'missed', marine: 'leon', for: 'attack' },
  killed: { type: 'killed', symbol: 'claw', position: 1, side: 'left' },
  discarded: { type: 'discarded', symbol: 'bl-a', position: 1, side: 'left' },
  swarm_attacks: { type: 'swarm_attacks', marine: 'leon', position: 1, side: 'left', strength: 2 },
  slain: { type: 'slain', marine: 'leon', position: 1 },
  team_lost: { type: 'team_lost', team: 'red' },
  swarm_moved: { type: 'swarm_moved', from: { position: 1, side: 'left' }, to: { position: 2, side: 'left' } },
  shielded: { type: 'shielded', position: 1, side: 'left' },
  spawned: { type: 'spawned', symbol: 'tail', position: 2, side: 'right' },
  event_drawn: { type: 'event_drawn', event: 'evasion' },
  event_hidden: { type: 'event_hidden' },
  event_shown: { type: 'event_shown', event: 'full-scan' },
  looked: { type: 'looked', event: 'gun-jam' },
  looked_hidden: { type: 'looked_hidden' },
  put_back: { type: 'put_back', to: 'bottom' },
  named: { type: 'named', pile: 'left' },
  blip_discarded: { type: 'blip_discarded', pile: 'left', symbol: 'head' },
  blips_dealt: { type: 'blips_dealt', pile: 'right', count: 7 },
  shuffled_in: { type: 'shuffled_in', pile: 'right', symbol: 'head' },
  deck_renewed: { type: 'deck_renewed' },
  located: { type: 'located', location: 'void-lock' },
  rescued: { type: 'rescued', marine: 'leon' },
  game_over: { type: 'game_over', winner: null, reason: 'slain' },
};

const DECISIONS = [
  'support',
  'strategize',
  'power-field',
  'enter-token',
  'moves',
  'door-token',
  'stealth',
  'scout',
  'scouted',
  'intimidate',
  'take',
  'shuffle',
  'volley',
  'attacks',
  'rolled',
  'again',
  'lead',
  'defense',
  'artefact',
  'panel-pile',
  'heal',
  'heal-turn',
  'limit',
  'teleport',
  'launch',
  'pump',
  'spawn',
  'everywhere',
  'deal',
  'tokens',
  'grow',
  'bare',
  'place',
];

const ACTIONS: AngelAction[] = [
  { do: 'choose', team: 'red', card: 17 },
  { do: 'support', marine: 'leon' },
  { do: 'swap', marine: 'leon', position: 2 },
  { do: 'turn', marine: 'leon' },
  { do: 'activate', marine: 'leon', terrain: 'door' },
  { do: 'attack', marine: 'leon', position: 1, side: 'left' },
  { do: 'kill', symbol: 'claw', position: 1, side: 'left' },
  { do: 'reroll' },
  { do: 'keep' },
  { do: 'pass' },
  { do: 'target', team: 'red' },
  { do: 'target', marine: 'leon' },
  { do: 'target', position: 1, side: 'left', symbol: 'claw' },
  { do: 'target', position: 1, side: 'left' },
  { do: 'target', pile: 'right' },
  { do: 'target', terrain: 'door' },
  ...(['top', 'bottom', 'token', 'roll', 'ability'] as const).map((choice) => ({ do: 'target', choice }) as const),
];

const wordless = /[{}$]|undefined|null|NaN|angel-|deck-|card-/;

describe.each(LANGUAGE_CODES)('Death Angel in %s', (language) => {
  beforeEach(() => speak(language));

  it('tells every event', () => {
    for (const event of Object.values(SAMPLES))
      expect([event.type, tell(event)]).toEqual([event.type, expect.not.stringMatching(wordless)]);
  });

  it('names every action and asks for every decision', () => {
    for (const action of ACTIONS) expect(label(action)).not.toMatch(wordless);
    for (const action of ACTIONS) expect(fullLabel(action, null)).toBe(label(action));
    for (const work of DECISIONS) {
      const asked = ask({
        kind: 'ability',
        owner: 'p1',
        work,
        marine: 'leon',
        team: 'red',
        left: 2,
        face: 3,
        terrain: 'door',
      });
      expect([work, asked]).toEqual([work, expect.not.stringMatching(wordless)]);
    }
    expect(ask({ kind: 'instinct', owner: 'p1', event: 'evasion' })).not.toMatch(wordless);
  });
});

const nothing: CellContent = { swarm: [], terrain: [] };
const place = (marine: RowForm['marine'], left: Foe[] = [], right: Foe[] = []): RowForm => ({
  marine,
  facing: 'left',
  tokens: 0,
  left: { ...nothing, swarm: left },
  right: { ...nothing, swarm: right },
});
const viewOf = (...formation: RowForm[]): AngelView =>
  ({
    formation,
    blips: { left: { count: 5 }, right: { count: 5 } },
    chosen: {},
    committed: [],
    marines: formation.map(({ marine }) => ({ marine, team: deck.marine[marine].team, slain: false })),
    supply: 12,
    decks: { genestealers: 10, events: 30 },
    location_deck: ['1a', '2a'],
  }) as unknown as AngelView;
const swarms = (view: AngelView) =>
  view.formation.map(({ marine, left, right }) => `${marine} ${left.swarm.length}|${right.swarm.length}`);

beforeAll(() => learn('death-angel/cards', 'death-angel/reasons'));

describe('the table between two decisions', () => {
  const view = viewOf(place('leon', ['claw', 'tail']), place('zael'), place('omnio', [], ['head']));

  it('follows swarms and Marines', () => {
    expect(swarms(applyEvent(view, SAMPLES.killed))).toEqual(['leon 1|0', 'zael 0|0', 'omnio 0|1']);
    expect(swarms(applyEvent(view, SAMPLES.swarm_moved))).toEqual(['leon 0|0', 'zael 2|0', 'omnio 0|1']);
    expect(swarms(applyEvent(view, SAMPLES.swapped))).toEqual(['zael 2|0', 'leon 0|0', 'omnio 0|1']);
    const spawned = applyEvent(view, SAMPLES.spawned);
    expect([swarms(spawned)[1], spawned.blips.right.count]).toEqual(['zael 0|1', 4]);
  });

  it('begins with the formation, before the first swarms', () => {
    const drawn = drawnUp(viewOf(), view);
    expect(swarms(drawn)).toEqual(['leon 0|0', 'zael 0|0', 'omnio 0|0']);
    expect(drawnUp(view, viewOf(place('zael', ['claw'])))).toBe(view);
  });

  it('has every card of terrain once, also where it is placed again', () => {
    const placed = (position: number) => (on: AngelView) =>
      applyEvent(on, { type: 'terrain_placed', terrain: 'door', position, side: 'left' });
    const doors = (on: AngelView) =>
      on.formation.map((place) => place.left.terrain.filter(({ id }) => id === 'door').length);
    expect(doors(placed(1)(placed(1)(view)))).toEqual([1, 0, 0]);
    expect(doors(placed(2)(placed(1)(view)))).toEqual([0, 1, 0]);
  });

  it('closes the row of the dead', () => {
    expect(swarms(applyEvent(view, SAMPLES.slain))).toEqual(['zael 2|0', 'omnio 0|1']);
    expect(swarms(applyEvent(view, { type: 'slain', marine: 'omnio', position: 3 }))).toEqual(['leon 2|0', 'zael 0|1']);
    expect(swarms(applyEvent(view, { type: 'slain', marine: 'zael', position: 2 }))).toEqual(['leon 2|0', 'omnio 0|1']);
  });

  it('never changes what it was given', () => {
    const before = JSON.stringify(view);
    for (const event of Object.values(SAMPLES)) applyEvent(view, event);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('says what a roll meant by what came of it, and turns cards up together', () => {
    const meaning = (...events: AngelEvent[]) => {
      const light = beats(events, 1)[0]?.spotlight;
      return light?.type === 'roll' ? light.meaning : undefined;
    };
    const defense: AngelEvent = { type: 'rolled', by: 'leon', dice: [1], for: 'defense' };
    expect(meaning(SAMPLES.rolled, SAMPLES.killed)).toBe('hit');
    expect(meaning({ ...SAMPLES.rolled, dice: [5] } as AngelEvent, SAMPLES.missed)).toBe('miss');
    expect(meaning(defense, SAMPLES.slain)).toBe('slain');
    expect(meaning(defense, SAMPLES.swarm_attacks)).toBe('holds');
    expect(meaning(defense)).toBeNull();
    const turned = beats([SAMPLES.revealed, { type: 'revealed', team: 'blue', card: 3 }], 1);
    expect(turned.map(({ spotlight }) => spotlight)).toEqual([null, { type: 'reveal', cards: [3, 17] }]);
  });
});

describe('cause and effect', () => {
  beforeEach(() => speak('en'));

  it('knows the newest event by the log, not by the alphabet', () => {
    const line = (event: AngelEvent, version: number) => ({
      key: String(version),
      version,
      round: 1,
      what: { type: 'event' as const, event },
    });
    const lines = [
      line({ type: 'event_drawn', event: 'temporary-sanctuary' }, 1),
      line({ type: 'event_drawn', event: 'chaos-of-battle' }, 2),
      line(SAMPLES.spawned, 3),
    ];
    expect(newestEvent(lines)).toBe('chaos-of-battle');
    expect(newestEvent([])).toBeNull();
  });

  it('names what set a question off', () => {
    const kill = { kind: 'kill', owner: 'p1', work: 'flames', left: 2 } as const;
    expect(ask({ ...kill, cause: { event: 'cleansing-flames' } })).toMatch(/^Cleansing Flames: /);
    expect(ask({ ...kill, cause: { card: 18 } })).toMatch(/^18 Heroic Charge: /);
    expect(ask({ ...kill, cause: { location: 'teleportarium' } })).toMatch(/^Teleportarium: /);
    expect(ask({ ...kill, work: 'door', cause: { terrain: 'door' } })).toBe('Door: Which one dies? (2 left)');
    const secret = { event: 'rewarded-faith', cause: { event: 'rewarded-faith' } } as const;
    expect(ask({ ...kill, ...secret, work: 'faith' })).toBe('Rewarded Faith: Which one dies? (2 left)');
    // These questions name the card themselves.
    expect(ask({ kind: 'instinct', owner: 'p1', work: 'event', ...secret })).toMatch(/^Only you .* Rewarded Faith/);
    expect(ask({ kind: 'ability', owner: 'p1', work: 'scouted', ...secret, cause: { card: 10 } })).toMatch(/^Rewarded/);
    expect(ask({ kind: 'choose', owner: 'p1' })).toBe('Choose an action card, in secret');
  });

  it('says what a roll needs and what it means before it asks for another', () => {
    const roll = { kind: 'reroll', owner: 'p1', marine: 'gideon', strength: 1 } as const;
    expect(ask({ ...roll, work: 'defense', face: 5, good: true })).toMatch(/rolled 5, needs more than 1, and survives/);
    expect(ask({ ...roll, work: 'defense', face: 1, good: false })).toMatch(/rolled 1, .* would die: reroll\?/);
    expect(ask({ ...roll, work: 'rolled', face: 5, good: false })).toMatch(/a miss/);
  });

  it('has another word for each thing that is done with', () => {
    const words = (['move', 'attack', 'kill', 'ability'] as const).map((kind) =>
      passLabel({ kind, owner: 'p1' }, false),
    );
    expect(new Set(words).size).toBe(4);
    expect(passLabel({ kind: 'attack', owner: 'p1' }, true)).not.toBe(words[1]);
  });

  it('counts the attacks that are left', () => {
    const full = { kind: 'attack', owner: 'p1', work: 'attacks', team: 'purple', marine: 'zael' } as const;
    expect(ask({ ...full, left: 2 })).toMatch(/2 more times/);
  });

  it('tells a miss of a Marine from one on him', () => {
    expect(tell({ type: 'missed', marine: 'leon', for: 'attack' })).toBe('Leon misses.');
    expect(tell({ type: 'missed', marine: 'leon', for: 'defense' })).toBe('The attack on Leon misses.');
  });

  it('tells an event that was read in secret in other words when it is shown', () => {
    expect(tell({ type: 'event_shown', event: 'evasion' })).not.toBe(tell({ type: 'event_drawn', event: 'evasion' }));
  });

  it('calls players by their names', () => {
    const seat = (seat: 'p1' | 'p2', name: string) => ({ seat, holder: { type: 'person', person: name, name } });
    learnNames([seat('p1', 'Anna'), seat('p2', '')] as unknown as Parameters<typeof learnNames>[0]);
    expect(tell({ type: 'first_player', seat: 'p1' })).toMatch(/^Anna /);
    expect(tell({ type: 'first_player', seat: 'p2' })).toMatch(/^Player 2 /);
    learnNames([]);
  });

  it('counts one card and one blip in the singular', async () => {
    const dealt = (count: number) => tell({ type: 'blips_dealt', pile: 'left', count });
    expect([dealt(1), dealt(2)]).toEqual(['Left pile: 1 blip.', 'Left pile: 2 blips.']);
    const pump = (left: number) => ask({ kind: 'ability', owner: 'p1', work: 'pump', left });
    expect([pump(1), pump(2)]).toEqual(['Which pile loses 1 card?', 'Which pile loses 2 cards?']);
    await speak('de');
    expect([dealt(1), dealt(2)]).toEqual(['Linker Stapel: 1 Signal.', 'Linker Stapel: 2 Signale.']);
  });

  it('tells seats with one name apart by their numbers', () => {
    const seat = (seat: 'p1' | 'p2' | 'p3', name: string) => ({ seat, holder: { type: 'person', person: name, name } });
    learnNames([seat('p1', 'Anna'), seat('p2', 'Anna'), seat('p3', 'Ben')] as unknown as Parameters<
      typeof learnNames
    >[0]);
    expect(tell({ type: 'first_player', seat: 'p1' })).toMatch(/^Player 1 /);
    expect(tell({ type: 'first_player', seat: 'p2' })).toMatch(/^Player 2 /);
    expect(tell({ type: 'first_player', seat: 'p3' })).toMatch(/^Ben /);
    learnNames([]);
  });

  it('shows what a roll must exceed, also after a question', () => {
    const defense: AngelEvent = { type: 'rolled', by: 'leon', dice: [1], for: 'defense' };
    const strength = (events: AngelEvent[], view: AngelView | null = null) => {
      const light = beats(events, 1, view).at(-1)?.spotlight;
      return light?.type === 'roll' ? [light.strength, light.cell?.position] : null;
    };
    expect(strength([SAMPLES.swarm_attacks, defense])).toEqual([2, 1]);
    const asked = { decision: { strength: 3, position: 2, side: 'right' } } as unknown as AngelView;
    expect(strength([defense], asked)).toEqual([3, 2]);
  });

  it('keeps the roster and the piles in step with what is shown', () => {
    const view = viewOf(place('leon'), place('zael'));
    expect(applyEvent(view, SAMPLES.slain).marines[0]).toMatchObject({ marine: 'leon', slain: true });
    expect(applyEvent(view, SAMPLES.tokens_given).supply).toBe(10);
    expect(applyEvent(view, SAMPLES.event_drawn).decks.events).toBe(29);
    expect(applyEvent(view, SAMPLES.located).location_deck).toHaveLength(1);
  });

  it('lights the parts of an event in their turn', () => {
    const cell = (id: 'ventilation-duct' | 'dark-corner'): CellContent => ({ swarm: [], terrain: [{ id, tokens: 0 }] });
    const card = Object.keys(deck.event).find((name) => {
      const { spawns, movement } = deck.event[name as keyof typeof deck.event];
      return spawns[0]?.[1] === 'red' && spawns[1]?.[1] === 'orange' && movement !== null;
    }) as keyof typeof deck.event;
    const view = viewOf(
      { ...place('leon'), left: cell('ventilation-duct') },
      { ...place('zael'), right: cell('dark-corner') },
    );
    const spawned = (position: number, side: 'left' | 'right'): AngelEvent => ({
      type: 'spawned',
      symbol: 'tail',
      position,
      side,
    });
    const events: AngelEvent[] = [
      { type: 'event_drawn', event: card },
      spawned(1, 'left'),
      spawned(1, 'left'),
      spawned(2, 'right'),
      SAMPLES.swarm_moved,
    ];
    let now: Theatre | null = null;
    const parts = events.map((event) => {
      now = theatreAfter(now, event, view);
      return now?.type === 'event' ? [now.part, now.count] : null;
    });
    expect(parts).toEqual([
      ['text', 0],
      [0, 1],
      [0, 2],
      [1, 1],
      ['move', 0],
    ]);
    expect(theatreAfter(now, { type: 'phase', phase: 'choose', turn: 2 }, view)).toBeNull();
    // What dies after that dies by the Door.
    expect(theatreAfter(now, SAMPLES.killed, view)).toBeNull();
  });

  it('lights the text of an event that moves swarms by its text, and while that kills', () => {
    const view = viewOf(place('leon'));
    const partAfter = (card: 'surrounded' | 'rewarded-faith', event: AngelEvent) => {
      const drawn = theatreAfter(null, { type: 'event_shown', event: card }, view);
      return theatreAfter(drawn, event, view)?.part;
    };
    expect(partAfter('surrounded', SAMPLES.swarm_moved)).toBe('text');
    expect(partAfter('rewarded-faith', SAMPLES.swarm_moved)).toBe('move');
    expect(partAfter('rewarded-faith', SAMPLES.killed)).toBe('text');
  });

  it('writes no chance as certain that is not', () => {
    const text = (p: string) => dangerText(dangerOf({ marine: 'leon', p, behind: false }));
    expect([text('0'), text('1/46656'), text('1/3'), text('46655/46656'), text('1')]).toEqual([
      '0%',
      '1%',
      '33%',
      '99%',
      '100%',
    ]);
  });
});

describe('what can be pressed on the table', () => {
  const view = viewOf(place('leon', ['claw']), place('zael'));
  const legalOf = (...actions: AngelAction[]) => actions.map((action) => ({ action: action, risk: false }));

  it('is the swarm that is attacked, by the one who is chosen', () => {
    const options = optionsOf(
      legalOf(
        { do: 'attack', marine: 'leon', position: 1, side: 'left' },
        { do: 'attack', marine: 'zael', position: 1, side: 'left' },
      ),
      view,
    );
    const cell = keyOf({ type: 'cell', position: 1, side: 'left' });
    // Somebody is always chosen in an attack, and anybody else can be.
    expect([chosenActor(options, view, null), chosenActor(options, view, 'zael')]).toEqual(['leon', 'zael']);
    expect(byThing(options, null).get(cell)).toHaveLength(2);
    expect(
      byThing(options, 'zael')
        .get(cell)
        ?.map(({ index }) => index),
    ).toEqual([1]);
  });

  it('is the Marine to trade places with, once somebody is chosen', () => {
    const options = optionsOf(
      legalOf({ do: 'swap', marine: 'leon', position: 2 }, { do: 'turn', marine: 'leon' }, { do: 'pass' }),
      view,
    );
    const key = keyOf({ type: 'marine', marine: 'zael' });
    expect(byThing(options, null).has(key)).toBe(false);
    expect(byThing(options, 'leon').get(key)?.[0]?.action.do).toBe('swap');
  });
});

it('tells what is used where an action stands alone', () => {
  speak('en');
  const use: AngelAction = { do: 'target', choice: 'ability' };
  const view = { phase: 'resolve', resolved: 11 } as unknown as AngelView;
  expect(fullLabel(use, view)).toBe('Use it: Intimidation');
  expect(fullLabel(use, { ...view, phase: 'event' } as AngelView)).toBe('Use it');
});

describe('odds', () => {
  beforeEach(() => speak('en'));

  it('are gathered by what they mean', () => {
    const attack = ACTIONS[5] as AngelAction;
    expect(hasOdds(attack)).toBe(true);
    const lines = chances(attack, [
      { p: '1/3', summary: { killed: true } },
      { p: '1/6', summary: { killed: true, decision: 'kill' } },
      { p: '1/2', summary: { killed: false } },
    ]);
    expect(lines.map(({ label, exact }) => `${label} ${exact}`)).toEqual(['Kills 3/6', 'Misses 1/2']);
  });

  it('of an attack say nothing about the swarms that attack after it', () => {
    const lines = chances(ACTIONS[5] as AngelAction, [
      { p: '1/2', summary: { killed: true, slain: true } },
      { p: '1/2', summary: { killed: false, slain: false } },
    ]);
    expect(lines.map(({ label }) => label)).toEqual(['Kills', 'Misses']);
  });

  it('of a roll that may be made again count what the rules call good, not the skulls', () => {
    const face = (face: number, good: boolean) => ({ p: '1/6', summary: { decision: 'reroll', face, good } as const });
    const flames = [0, 1, 2, 3, 4, 5].map((number) => face(number, number > 0));
    const good = chances(ACTIONS[5] as AngelAction, flames).filter(({ good }) => good);
    expect(good.map(({ share }) => share).reduce((a, b) => a + b)).toBeCloseTo(5 / 6);
  });

  it('show a roll in the color of whoever is in danger', () => {
    expect(rollOf(SAMPLES.rolled)).toEqual({
      who: 'Leon',
      why: 'attacks',
      sentence: true,
      faces: [3],
      side: 'marine',
      combat: true,
    });
    expect(tone(SAMPLES.slain)).toBe('death');
  });
});

describe('a new match', () => {
  it('has the seats and teams that were chosen', () => {
    const terms = termsOf({ ...firstMission(), players: 3, holders: ['me', 'veteran', 'open', 'me', 'me', 'me'] });
    expect(terms.seats).toEqual({
      p1: { type: 'me' },
      p2: { type: 'computer', player: 'veteran' },
      p3: { type: 'nobody' },
    });
    for (const players of [1, 2, 3, 4, 5, 6]) {
      const dealt = Object.values(dealTeams(players)).flat();
      expect(new Set(dealt).size).toBe(dealt.length);
      expect(dealt).toHaveLength([3, 4, 6, 4, 5, 6][players - 1] ?? 0);
    }
  });
});

describe('the art of the card game', () => {
  const folder = resolve('../art/angel');
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

  it('has the common form, and colors of the theme', () => {
    const first = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${theme.view_box}">\n`;
    const rules = angelRules('.angel');
    for (const file of files) {
      const source = readFileSync(resolve(folder, file), 'utf8');
      expect([file, source.startsWith(first), source.endsWith('\n</svg>\n')]).toEqual([file, true, true]);
      for (const [, classes = ''] of source.matchAll(/class="([^"]+)"/g)) {
        for (const one of classes.split(' '))
          expect([file, rules.includes(`.angel .${one}{`) ? one : '']).toEqual([file, one]);
      }
    }
    expect(pieceNames()).toHaveLength(files.length);
  });

  it('has a piece for every card that is drawn', () => {
    const names = [
      ...Object.keys(deck.terrain).map((id) => `terrain-${id}`),
      ...['head', 'tail', 'tongue', 'claw'].map((id) => `symbol-${id}`),
      ...Object.keys((deck as unknown as { location: object }).location).map(
        (id) => `location-${id.startsWith('void-lock') ? 'void-lock' : id}`,
      ),
    ];
    for (const name of names) expect([name, piece(name) === '']).toEqual([name, false]);
    for (const team of TEAMS) expect(handOf(team)).toHaveLength(3);
  });
});

describe('the lesson', () => {
  it('names rules that there are', () => {
    const rules = readFileSync(resolve('../docs/rules/death-angel.md'), 'utf8');
    for (const { id, rules: named } of LESSON)
      for (const rule of named) expect([id, rules.includes(`#### ${rule} `) ? rule : '']).toEqual([id, rule]);
  });

  it('goes on by the state of the game, which no update can hide', () => {
    const at = (turn: number, phase: AngelView['phase'], location: AngelView['location'] = 'void-lock') => ({
      ...viewOf(),
      turn,
      phase,
      location,
    });
    const hint = (id: string) => lessonHints().find((hint) => hint.id === id) ?? raise(id);
    expect(isServed(hint('formation'), at(1, 'choose'))).toBe(false);
    expect(isServed(hint('choose'), at(1, 'choose'))).toBe(false);
    expect(isServed(hint('choose'), at(1, 'resolve'))).toBe(true);
    expect(isServed(hint('choose'), at(2, 'choose'))).toBe(true);
    // Swarms still attack, and the event is still to come.
    expect(isServed(hint('resolve'), at(1, 'attack'))).toBe(false);
    expect(isServed(hint('resolve'), at(1, 'event'))).toBe(false);
    expect(isServed(hint('resolve'), at(2, 'choose'))).toBe(true);
    expect(isServed(hint('again'), at(3, 'choose'))).toBe(true);
    expect(isServed(hint('travel'), at(3, 'choose'))).toBe(false);
    expect(isServed(hint('travel'), at(3, 'choose', 'munitorium'))).toBe(true);
  });
});

function raise(id: string): never {
  throw new Error(`there is no hint ${id}`);
}

describe('the story of a finished match', () => {
  beforeEach(() => speak('en'));

  it('tells deaths, kills, luck and the roll that decided', () => {
    const attack = (marine: 'leon' | 'zael', strength: number, face: number): AngelEvent[] => [
      { type: 'swarm_attacks', marine, position: 1, side: 'left', strength },
      { type: 'rolled', by: marine, dice: [face], for: 'defense' },
    ];
    const told = recap([
      { type: 'phase', phase: 'resolve', turn: 1 },
      SAMPLES.attacked,
      SAMPLES.rolled,
      SAMPLES.killed,
      { type: 'phase', phase: 'attack', turn: 1 },
      ...attack('leon', 1, 0),
      { type: 'slain', marine: 'leon', position: 1 },
      { type: 'phase', phase: 'attack', turn: 2 },
      ...attack('zael', 5, 3),
      { type: 'slain', marine: 'zael', position: 1 },
    ]);
    expect(told.map(({ lines }) => lines)).toEqual([
      ['Round 1: Leon', 'Round 2: Zael'],
      ['Leon: 1'],
      ['Attacks: 1 of 1 hit, 0.5 expected', 'Defenses: 0 of 2 held, 0.7 expected without tokens and cards'],
      ['Round 1: Leon rolled 0 and needed more than 1; 67% of all rolls save him'],
    ]);
    expect(recap([])).toEqual([]);
  });

  it('counts no defense as failed for a death outside it, and finds no roll that decided a victory', () => {
    const held: AngelEvent[] = [
      { type: 'swarm_attacks', marine: 'leon', position: 1, side: 'left', strength: 2 },
      { type: 'rolled', by: 'leon', dice: [4], for: 'defense' },
      { type: 'missed', marine: 'leon', for: 'defense' },
    ];
    const slain: AngelEvent = { type: 'slain', marine: 'leon', position: 1 };
    const between: AngelEvent[] = [
      { type: 'missed', marine: 'leon', for: 'defense' },
      { type: 'phase', phase: 'event', turn: 1 },
      { type: 'resolving', team: 'red', card: 17 },
      { type: 'event_drawn', event: 'evasion' },
      { type: 'located', location: 'void-lock' },
    ];
    const all = (events: AngelEvent[]) => recap(events).flatMap(({ lines }) => lines);
    for (const event of between) {
      expect(all([...held.slice(0, 2), event, slain])).toContain(
        'Defenses: 1 of 1 held, 0.5 expected without tokens and cards',
      );
    }
    const lost: AngelEvent[] = [...held.slice(0, 2), slain];
    const won: AngelEvent = { type: 'game_over', winner: 'players', reason: 'mission' };
    expect(decidedIn(lost)).toBe(1);
    expect(decidedIn([...lost, won])).toBeNull();
    expect(all([...lost, won]).some((line) => line.includes('needed more than'))).toBe(false);
  });
});
