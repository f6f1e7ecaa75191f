import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { angelRules } from '../../src/games/death-angel/art';
import { deck, MARINES, placeName } from '../../src/games/death-angel/deck';
import Muster from '../../src/games/death-angel/Muster.svelte';
import { clockWords, CLOCKS, firstMission, termsOf } from '../../src/games/death-angel/opening';
import { PICTURES } from '../../src/games/death-angel/pictures';
import { learnNames } from '../../src/games/death-angel/players.svelte';
import { aimsOf, answerOf, isDone, plans, turnsOf, type Plan } from '../../src/games/death-angel/plan.svelte';
import { scenes } from '../../src/games/death-angel/scenes';
import { theatreAfter, type Theatre } from '../../src/games/death-angel/theatre';
import { optionsOf, pointedKeys } from '../../src/games/death-angel/targets';
import { gameOf } from '../../src/games';
import { learn, speak } from '../../src/i18n/words.svelte';
import { pointOf } from '../../src/match/point-of';
import QuestionDialog from '../../src/match/parts/QuestionDialog.svelte';
import type { PlayerControl } from '../../src/match/player-control.svelte';
import type { ReplayFrame, ReplayPage } from '../../src/net/wire';
import { Reel } from '../../src/replay/reel.svelte';
import { ReplayedMatch } from '../../src/replay/replayed-match.svelte';
import { turningsOf } from '../../src/replay/turning';
import type {
  AngelAction,
  AngelDecision,
  AngelEvent,
  AngelView,
  CellContent,
  Foe,
  RowForm,
} from '../../src/wire/angel';

const cell = (...swarm: Foe[]): CellContent => ({ swarm, terrain: [] });
const row = (marine: RowForm['marine'], facing: 'left' | 'right', left: Foe[], right: Foe[]): RowForm => ({
  marine,
  facing,
  tokens: 0,
  left: cell(...left),
  right: cell(...right),
});

function tableOf(formation: RowForm[], more: Partial<AngelView> = {}): AngelView {
  const view: Partial<AngelView> = {
    players: 1,
    phase: 'resolve',
    turn: 1,
    resolved: 17,
    formation,
    marines: MARINES.map((marine) => ({ marine, team: deck.marine[marine].team, slain: false })),
    blips: { left: { count: 3 }, right: { count: 3 } } as AngelView['blips'],
    chosen: {},
    committed: [],
    supply: 12,
    decks: { events: 20, genestealers: 20 },
    location_deck: [],
    ...more,
  };
  return view as AngelView;
}

const SLAIN = (marine: 'leon' | 'zael', position: number): AngelEvent => ({ type: 'slain', marine, position });
const ATTACK = (marine: 'leon' | 'zael', position: number): AngelEvent => ({
  type: 'swarm_attacks',
  marine,
  position,
  side: 'left',
  strength: 2,
});
const ROLL = (marine: 'leon' | 'zael'): AngelEvent => ({ type: 'rolled', by: marine, dice: [0], for: 'defense' });

/** All that may happen with one answer: two deaths, an event, and a journey. */
const ROUND: AngelEvent[] = [
  { type: 'phase', phase: 'attack', turn: 1 },
  ATTACK('leon', 1),
  ROLL('leon'),
  SLAIN('leon', 1),
  ATTACK('zael', 1),
  ROLL('zael'),
  SLAIN('zael', 1),
  { type: 'phase', phase: 'event', turn: 1 },
  { type: 'event_drawn', event: 'secret-route' },
  { type: 'located', location: 'munitorium' },
  { type: 'phase', phase: 'choose', turn: 2 },
];

beforeAll(() => learn('death-angel/cards'));
beforeEach(() => speak('en'));

describe('scenes of a replay', () => {
  it('hold one death at most, and neither an event with a journey', () => {
    let at = 0;
    const parts = scenes(ROUND).map((count) => ROUND.slice(at, (at += count)).map(({ type }) => type));
    expect(parts).toEqual([
      ['phase', 'swarm_attacks', 'rolled', 'slain'],
      ['swarm_attacks', 'rolled', 'slain'],
      ['phase', 'event_drawn'],
      ['located'],
      ['phase'],
    ]);
    expect(scenes([SLAIN('leon', 1), SLAIN('zael', 1)])).toEqual([1, 1]);
    expect(scenes([])).toEqual([]);
  });
});

describe('a replay of Death Angel', () => {
  const before = tableOf([row('leon', 'left', ['claw', 'head'], []), row('zael', 'left', ['tail'], [])]);
  const frame = (number: number, events: AngelEvent[], view: AngelView): ReplayFrame => ({
    number,
    version: number + 5,
    at: number,
    turn: 1,
    phase: 'attack',
    seat: 'p1',
    by: 'person',
    undone_to: null,
    action: null,
    events,
    view,
  });
  const after = tableOf([], { turn: 2, phase: 'choose' });
  const page: ReplayPage = {
    match: 'm',
    game: 'death-angel',
    mission: null,
    imported: false,
    length: 2,
    over: { how: 'played', winner: null, reason: 'slain' },
    frames: [frame(0, [], before), frame(1, ROUND, after)],
  };

  beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(page)))));
  afterEach(() => vi.unstubAllGlobals());

  async function reelAtStart(): Promise<Reel> {
    const reel = new Reel('m');
    await reel.open(0);
    return reel;
  }

  const slain = (match: ReplayedMatch) =>
    match.log.filter(({ what }) => what.type === 'event' && what.event.type === 'slain').length;

  it('goes on scene by scene, and the log tells no more than the scene that is shown', async () => {
    const reel = await reelAtStart();
    const match = new ReplayedMatch(reel);
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step++) {
      await reel.step(true);
      const view = reel.shown?.view as AngelView | undefined;
      seen.push([reel.place, reel.scene, view?.formation.length, slain(match), reel.isAtEnd]);
    }
    expect(seen).toEqual([
      [1, 0, 1, 1, false],
      [1, 1, 0, 2, false],
      [1, 2, 0, 2, false],
      [1, 3, 0, 2, false],
      [1, 4, 0, 2, true],
    ]);
    await reel.step(true);
    expect([reel.place, reel.scene]).toEqual([1, 4]);
    await reel.step(false);
    expect([reel.scene, reel.isWhole, reel.lastWhole]).toEqual([3, false, 0]);
    for (let step = 0; step < 4; step++) await reel.step(false);
    expect([reel.place, slain(match)]).toEqual([0, 0]);
  });

  it('has a mark for each scene that turned the match, and shows it happening', async () => {
    const reel = await reelAtStart();
    const found = turningsOf(gameOf('death-angel'), reel.frames, (place) => reel.endsOf(place));
    expect(found.map(({ place, scene, turning, text }) => [place, scene, turning, text])).toEqual([
      [1, 0, 'death', 'Leon is slain.'],
      [1, 1, 'death', 'Zael is slain.'],
      [1, 3, 'place', 'New location: Munitorium'],
    ]);
    await reel.replay(1, 1);
    expect([reel.place, reel.scene, reel.shown?.news.map(({ type }) => type)]).toEqual([
      1,
      1,
      ['swarm_attacks', 'rolled', 'slain'],
    ]);
  });
});

describe('the card that is being carried out', () => {
  const view = tableOf([]);
  const partsOf = (events: AngelEvent[]) => {
    let now: Theatre | null = null;
    return events.map((event) => {
      now = theatreAfter(now, event, view);
      return now === null ? null : [now.type, now.part];
    });
  };

  it('lights the parts of a location in their turn', () => {
    const deal = (pile: 'left' | 'right'): AngelEvent => ({ type: 'blips_dealt', pile, count: 6 });
    expect(
      partsOf([
        { type: 'located', location: 'hibernation-cluster' },
        { type: 'terrain_placed', terrain: 'door', position: 1, side: 'left' },
        deal('left'),
        deal('right'),
        deal('left'),
        deal('right'),
      ]),
    ).toEqual([
      ['location', null],
      ['location', 'terrain'],
      ['location', 'blips'],
      ['location', 'blips'],
      ['location', 'text'],
      ['location', 'text'],
    ]);
  });

  it('lights what an action card does by its type, and what it alone does', () => {
    expect(
      partsOf([
        { type: 'resolving', team: 'purple', card: 5 },
        { type: 'tokens_given', marine: 'zael', count: 1 },
        { type: 'swarm_moved', from: { position: 1, side: 'left' }, to: { position: 2, side: 'left' } },
        { type: 'phase', phase: 'attack', turn: 1 },
      ]),
    ).toEqual([['action', null], ['action', 'type'], ['action', 'text'], null]);
  });
});

describe('large pictures', () => {
  it('are there for every Marine, action card and location, and no two are alike', () => {
    const names = [
      ...MARINES.map((marine) => `portraits/${marine}`),
      ...Object.values(deck.action).map(({ id }) => `cards/${id}`),
      ...Object.keys(deck.location).map((id) => `places/${placeName(id)}`),
    ];
    for (const name of names) expect([name, PICTURES.has(name)]).toEqual([name, true]);
    expect(new Set(PICTURES.values()).size).toBe(PICTURES.size);
    expect(PICTURES.size).toBe(new Set(names).size);
  });

  it('have the colors of the theme', () => {
    const rules = angelRules('.angel');
    for (const folder of ['portraits', 'cards', 'places'])
      for (const file of readdirSync(resolve('../art/angel', folder))) {
        const source = readFileSync(resolve('../art/angel', folder, file), 'utf8');
        for (const [, classes = ''] of source.matchAll(/class="([^"]+)"/g))
          for (const one of classes.split(' '))
            expect([file, rules.includes(`.angel .${one}{`) ? one : '']).toEqual([file, one]);
      }
  });
});

describe('several answers with one press', () => {
  const view = tableOf([
    row('leon', 'left', ['claw', 'head'], []),
    row('valencio', 'left', ['tail'], []),
    row('zael', 'right', ['tail', 'claw'], []),
  ]);
  const attack = (marine: 'leon' | 'valencio', position: number): AngelAction => ({
    do: 'attack',
    marine,
    position,
    side: 'left',
  });
  const options = (...actions: AngelAction[]) =>
    optionsOf(
      actions.map((action) => ({ action, risk: false })),
      view,
    );
  const planOf = (begin: () => void): Plan => {
    begin();
    return plans.now!;
  };
  afterEach(() => plans.forget());

  it('mark the largest swarm, of equal ones the nearest, and the first that is no Brood Lord', () => {
    const found = aimsOf(options(attack('leon', 1), attack('leon', 2), attack('valencio', 1), { do: 'pass' }), view);
    expect(found).toEqual([
      { marine: 'leon', position: 1, side: 'left', victim: 'claw' },
      { marine: 'valencio', position: 1, side: 'left', victim: 'claw' },
    ]);
    const lords = tableOf([row('leon', 'left', ['bl-a', 'head'], [])]);
    expect(aimsOf(optionsOf([{ action: attack('leon', 1), risk: false }], lords), lords)[0]?.victim).toBe('head');
  });

  it('attack what was marked and nothing else, and leave every other question to the player', () => {
    const aims = aimsOf(options(attack('leon', 1), attack('valencio', 2)), view);
    const plan = planOf(() => plans.attack(view, 7, aims));
    const answer = (...actions: AngelAction[]) => answerOf(plan, options(...actions), view, null)?.action ?? null;
    expect(answer(attack('valencio', 2), attack('leon', 1))).toEqual(attack('leon', 1));
    const kill = (symbol: Foe, position = 1): AngelAction => ({ do: 'kill', symbol, position, side: 'left' });
    expect(answer(kill('head'), kill('claw'))).toEqual(kill('claw'));
    // The one that was marked is dead: the next in line follows.
    expect(answer(kill('head'))).toEqual(kill('head'));
    expect(answer(kill('head', 3), kill('tongue', 3))).toBeNull();
    expect(answer({ do: 'reroll' }, { do: 'keep' })).toBeNull();
    // The swarm that was marked is gone: nobody attacks another one by itself.
    expect(answer(attack('leon', 3), { do: 'pass' })).toBeNull();
    expect([isDone(plan, view), isDone(plan, { ...view, resolved: 18 })]).toEqual([false, true]);
  });

  it('roll misses again only where that was asked for', () => {
    const aims = aimsOf(options(attack('leon', 1)), view);
    const rolled = (good: boolean) => ({ owner: 'p1', kind: 'reroll', good }) as AngelDecision;
    const asked = options({ do: 'reroll' }, { do: 'keep' });
    const plan = planOf(() => plans.attack(view, 7, aims, { rerolls: true }));
    expect(answerOf(plan, asked, view, rolled(false))?.action.do).toBe('reroll');
    expect(answerOf(plan, asked, view, rolled(true))).toBeNull();
  });

  it('make one attack where one of a swarm was pressed', () => {
    const aim = { marine: 'leon', position: 1, side: 'left', victim: 'head' } as const;
    const first = planOf(() => plans.attack(view, 7, [aim], { attacks: 1 }));
    const answer = answerOf(first, options(attack('leon', 1)), view, null)!;
    plans.advance(7, answer);
    expect(answerOf(plans.now!, options(attack('leon', 1)), view, null)).toBeNull();
    const kill = (symbol: Foe): AngelAction => ({ do: 'kill', symbol, position: 1, side: 'left' });
    expect(answerOf(plans.now!, options(kill('claw'), kill('head')), view, null)?.action).toEqual(kill('head'));
    expect(answerOf(plans.now!, options(kill('claw')), view, null)).toBeNull();
  });

  it('turn those who have a swarm behind them and none before them, then are done', () => {
    const turn = (marine: 'leon' | 'zael'): AngelAction => ({ do: 'turn', marine });
    expect(turnsOf(options(turn('leon'), turn('zael'), { do: 'pass' }), view)).toEqual(['zael']);
    const plan = planOf(() => plans.turn(view, 7, ['zael']));
    expect(answerOf(plan, options(turn('leon'), turn('zael'), { do: 'pass' }), view, null)?.action).toEqual(
      turn('zael'),
    );
    expect(answerOf(plan, options(turn('leon'), { do: 'pass' }), view, null)?.action).toEqual({ do: 'pass' });
  });
});

describe('the clock of a new match', () => {
  it('is for each decision, from a minute to days', () => {
    expect(CLOCKS.map(clockWords)).toEqual([
      'No clock',
      '1 minute per decision',
      '3 minutes per decision',
      '10 minutes per decision',
      'Over days: 1 day per decision',
      'Over days: 3 days per decision',
      'Over days: 7 days per decision',
    ]);
    expect(termsOf(firstMission()).clock).toBeNull();
    expect(termsOf({ ...firstMission(), clock: 86_400 }).clock).toEqual({ each: 'decision', seconds: 86_400 });
  });
});

describe('a question before something final', () => {
  const ask = (practice: boolean): string => {
    const question = { type: 'final', index: 0, label: 'Attack' } as const;
    const control = { question, dismiss: () => {}, confirm: () => {} } as unknown as PlayerControl;
    const page = mount(QuestionDialog, { target: document.body, props: { control, practice } });
    flushSync();
    const text = document.body.textContent ?? '';
    void unmount(page);
    return text;
  };

  it('says that it cannot be taken back, but not in a practice game, where it can', () => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    expect(ask(false)).toContain('This cannot be undone');
    expect(ask(true)).not.toContain('cannot be undone');
  });
});

describe('what is better', () => {
  const keysOf = (action: AngelAction) => pointedKeys(pointOf(action));

  it('is pointed at on the table: a side that is attacked, or the Marine who does something', () => {
    expect(keysOf({ do: 'attack', marine: 'zael', position: 2, side: 'left' } as AngelAction)).toEqual(['cell 2 left']);
    expect(keysOf({ do: 'kill', symbol: 'claw', position: 3, side: 'right' } as unknown as AngelAction)).toEqual([
      'cell 3 right',
    ]);
    expect(keysOf({ do: 'support', marine: 'zael' } as AngelAction)).toEqual(['marine zael']);
    expect(keysOf({ do: 'pass' } as AngelAction)).toEqual([]);
  });
});

describe('the teams before the game', () => {
  it('tell by name who has taken them', () => {
    const seat = (seat: 'p1' | 'p2', name: string) => ({ seat, holder: { type: 'person', person: name, name } });
    learnNames([seat('p1', 'Ana'), seat('p2', 'Ben')] as unknown as Parameters<typeof learnNames>[0]);
    const view = tableOf([], { phase: 'setup', players: 2, teams: { p1: ['red'], p2: ['blue'] } });
    const page = mount(Muster, { target: document.body, props: { view, options: [], take: () => {} } });
    flushSync();
    const told = (team: string) => document.querySelector(`.muster .team-${team} .row`)?.textContent?.trim();
    expect([told('red'), told('blue'), told('grey')]).toEqual(['Red team Ana', 'Blue team Ben', 'Grey team']);
    void unmount(page);
    learnNames([]);
  });
});
