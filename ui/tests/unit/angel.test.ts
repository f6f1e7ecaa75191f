import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import theme from '../../../art/theme.json';
import { ask, chances, hasOdds, label } from '../../src/games/death-angel/actions';
import { angelRules, piece, pieceNames } from '../../src/games/death-angel/art';
import { beats } from '../../src/games/death-angel/beats';
import { deck, handOf, TEAMS } from '../../src/games/death-angel/deck';
import { rollOf, tell, tone } from '../../src/games/death-angel/events';
import { isServed, LESSON, lessonHints } from '../../src/games/death-angel/lesson';
import { applyEvent, drawnUp } from '../../src/games/death-angel/stage';
import { byThing, chosenActor, keyOf, optionsOf } from '../../src/games/death-angel/targets';
import { LANGUAGE_CODES } from '../../src/i18n/languages';
import { speak } from '../../src/i18n/words.svelte';
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
  missed: { type: 'missed', marine: 'leon' },
  killed: { type: 'killed', symbol: 'claw', position: 1, side: 'left' },
  discarded: { type: 'discarded', symbol: 'bl-a', position: 1, side: 'left' },
  swarm_attacks: { type: 'swarm_attacks', marine: 'leon', position: 1, side: 'left' },
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
  }) as unknown as AngelView;
const swarms = (view: AngelView) =>
  view.formation.map(({ marine, left, right }) => `${marine} ${left.swarm.length}|${right.swarm.length}`);

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
    expect(chosenActor(options, view, null)).toBeNull();
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

  it('show a roll in the color of whoever is in danger', () => {
    expect(rollOf(SAMPLES.rolled)).toEqual({ who: 'Leon', why: 'attacks', faces: [3], side: 'marine', combat: true });
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

  it('goes on by what happens', () => {
    const at = (turn: number, phase: AngelView['phase']) => ({ ...viewOf(), turn, phase });
    const hint = (id: string) => lessonHints().find((hint) => hint.id === id) ?? raise(id);
    expect(isServed(hint('formation'), at(1, 'choose'), [])).toBe(false);
    expect(isServed(hint('choose'), at(1, 'choose'), [])).toBe(false);
    expect(isServed(hint('choose'), at(1, 'resolve'), [])).toBe(true);
    expect(isServed(hint('resolve'), at(2, 'choose'), [{ type: 'phase', phase: 'attack', turn: 1 }])).toBe(true);
    expect(isServed(hint('again'), at(3, 'choose'), [])).toBe(true);
    expect(isServed(hint('travel'), at(3, 'choose'), [{ type: 'located', location: 'munitorium' }])).toBe(true);
  });
});

function raise(id: string): never {
  throw new Error(`there is no hint ${id}`);
}
