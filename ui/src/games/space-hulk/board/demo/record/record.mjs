// Records the fixtures of the demo page: `BLIPFALL=path/to/blipfall node src/games/space-hulk/board/demo/record/record.mjs` in ui/.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { odds, reach, sight } from './answers.mjs';
import { Engine } from './engine.mjs';

const program = process.env.BLIPFALL ?? 'blipfall';
const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const own = mkdtempSync(join(tmpdir(), 'missions-'));

/** A small generator of its own, so that recording twice gives the same. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How much a player of the recordings likes an action. */
const LIKES = {
  fire: 30,
  assault: 25,
  move: 14,
  enter: 20,
  convert: 4,
  door: 6,
  overwatch: 3,
  turn: 2,
  climb: 8,
  clear_jam: 20,
  reload: 10,
  psi: 6,
  end_activation: 2,
  end_turn: 0.4,
  pass: 1,
  reinforce: 5,
  deploy: 5,
  place: 5,
  face: 5,
  guard: 1,
};

function choose(actions, dice) {
  const like = (action) => (action.do === 'fire' && action.door ? 0.3 : (LIKES[action.do] ?? 2));
  let rest = dice() * actions.reduce((sum, action) => sum + like(action), 0);
  for (const action of actions) {
    rest -= like(action);
    if (rest <= 0) return action;
  }
  return actions[actions.length - 1];
}

/** Plays until the condition holds; gives what was reached, or null. */
async function playUntil(engine, dice, limit, holds) {
  for (let i = 0; i < limit; i += 1) {
    const state = await engine.ask({ cmd: 'state' });
    if (state.over) return null;
    if (await holds(state, i)) return state;
    const { actions } = await engine.ask({ cmd: 'legal' });
    await engine.ask({ cmd: 'apply', action: choose(actions, dice) });
  }
  return null;
}

/** What rolls dice or shows something; the server finds it out by trying. */
const FINAL = new Set(['fire', 'assault', 'parry', 'reroll', 'spend_psi', 'convert', 'end_turn', 'redraw']);

/** What the seat gets to see now. */
async function moment(engine, seat, events, answers) {
  const { view } = await engine.ask({ cmd: 'view', seat });
  const legal = view.decision?.owner === seat ? (await engine.ask({ cmd: 'legal' })).actions : [];
  const risky = (action) => FINAL.has(action.do);
  const step = { events, view, legal: legal.map((action) => ({ action, risk: risky(action) })) };
  if (!answers || legal.length === 0) return step;
  step.reach = {};
  step.sight = {};
  step.odds = {};
  for (const unit of new Set(legal.map((action) => action.unit).filter(Boolean))) {
    if (legal.some((action) => action.unit === unit && action.do === 'move'))
      step.reach[unit] = await reach(engine, unit);
    step.sight[unit] = await sight(engine, unit, legal);
  }
  for (const [i, action] of legal.entries()) {
    if (['fire', 'assault', 'parry', 'reroll', 'psi'].includes(action.do)) step.odds[i] = await odds(engine, action);
  }
  return step;
}

function names(id) {
  const shown = execFileSync(program, ['mission', 'show', id, '--missions', own], { encoding: 'utf8' });
  const toml = readFileSync(missionFile(id), 'utf8');
  const found = {};
  for (const part of toml.split('[[marine]]').slice(1)) {
    const name = /^name = "(.*)"/m.exec(part);
    const unit = /^id = "(.*)"/m.exec(part);
    if (unit) found[unit[1]] = name ? name[1] : unit[1];
  }
  return { title: shown.split('\n')[0].trim(), names: found };
}

function missionFile(id) {
  const shipped = fileURLToPath(new URL(`../../../../../../../missions/${id}.toml`, import.meta.url));
  try {
    readFileSync(shipped);
    return shipped;
  } catch {
    return join(own, `${id}.toml`);
  }
}

function save(name, scene) {
  mkdirSync(fixtures, { recursive: true });
  const text = JSON.stringify({ name, ...scene });
  writeFileSync(join(fixtures, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${Math.round(text.length / 1024)} KiB, ${scene.steps.length} steps`);
}

/** A position in the middle of a game, and the actions that follow it. */
async function record(
  name,
  { mission, seed, seat, skip, options, n = 1, answers = true, solo = null, ready = () => true, pick = choose },
) {
  const engine = new Engine(program, ['--missions', own]);
  let dice;
  for (let shift = 0, found = null; !found; shift += 1) {
    if (shift > 40) throw new Error(`${name}: every game ended first`);
    dice = random(seed + shift);
    await engine.ask({ cmd: 'new', mission, seed: seed + shift, options, solo });
    found = await playUntil(
      engine,
      dice,
      4000,
      (state, i) => i >= skip && state.decision.owner === seat && ready(state),
    );
  }
  const steps = [await moment(engine, seat, [], answers)];
  while (steps.length < n) {
    const { actions, owner } = await engine.ask({ cmd: 'legal' });
    const action = pick(actions, dice, steps.length);
    if (!action) break;
    const done = await engine.ask({ cmd: 'apply', action });
    const step = await moment(engine, seat, done.events, answers && !done.over && steps.length < 2);
    step.by = owner;
    step.action = owner === seat ? actions.indexOf(action) : null;
    steps.push(step);
    if (done.over) break;
  }
  engine.close();
  save(name, { mission, seat, ...names(mission), steps });
}

/** The first decision of a kind in any of the games tried. */
async function recordPrompt(kind, tries) {
  for (const { mission, options, solo = null, seeds } of tries) {
    for (let seed = 1; seed <= seeds; seed += 1) {
      const engine = new Engine(program, ['--missions', own]);
      await engine.ask({ cmd: 'new', mission, seed, options, solo });
      const state = await playUntil(engine, random(seed), 900, (now) => now.decision.kind === kind);
      if (state) {
        const steps = [await moment(engine, state.decision.owner, [], false)];
        engine.close();
        save(`prompt-${kind}`, { mission, seat: state.decision.owner, ...names(mission), steps });
        return;
      }
      engine.close();
    }
  }
  console.log(`prompt-${kind}: never met`);
}

/** What follows from a made-up position: `plays` are actions with their dice, played one after the other. */
async function recordPosition(name, { position, seat, plays, skip = 0 }) {
  const engine = new Engine(program);
  await engine.ask({ cmd: 'load', position: { game: 'space-hulk', ...position }, seed: 3 });
  let events = [];
  for (const play of plays.slice(0, skip)) events = (await engine.ask({ cmd: 'apply', ...play })).events;
  const steps = [await moment(engine, seat, events, true)];
  for (const play of plays.slice(skip)) {
    const { actions, owner } = await engine.ask({ cmd: 'legal' });
    const same = (action) => Object.entries(play.action).every(([key, value]) => action[key] === value) && !action.cp;
    const done = await engine.ask({ cmd: 'apply', ...play });
    const step = await moment(engine, seat, done.events, !done.over);
    step.by = owner;
    step.action = owner === seat ? actions.findIndex(same) : null;
    steps.push(step);
  }
  engine.close();
  save(name, { mission: 'made-up', seat, title: name, names: NAMES, steps });
}

const NAMES = { m1: 'Orso', m2: 'Ilvane', m3: 'Sabel', m4: 'Keld', m5: 'Seph', m6: 'Brannoch', m7: 'Tarn' };
const HALL = {
  levels: [{ rows: ['   bbb', 'aaabbbccccccdd', '   bbb'] }],
  kinds: { b: 'room', d: 'dead_end' },
  doors: [{ at: '9,1', state: 'open' }],
};

function unit(id, kind, at, facing, more = {}) {
  return { id, kind, at, facing, ...more };
}

const wanted = process.argv.slice(2);
const jobs = [];
const job = (name, run) => jobs.push([name, run]);

function generate(id, archetype, seed) {
  execFileSync(
    program,
    [
      'mission',
      'generate',
      '--archetype',
      archetype,
      '--size',
      'large',
      '--seed',
      String(seed),
      '-o',
      join(own, `${id}.toml`),
    ],
    { stdio: 'ignore' },
  );
}

const steps = (wantedActions) => (actions, _dice, i) => {
  const wanted = wantedActions[i - 1];
  return wanted && actions.find((action) => Object.entries(wanted).every(([key, value]) => action[key] === value));
};

job('tutorial-walk', () =>
  record('tutorial-walk', {
    mission: 'tutorial-1',
    seed: 4,
    seat: 'marine',
    skip: 0,
    n: 9,
    pick: steps([
      { do: 'move', unit: 'orso', to: '2,4' },
      { do: 'pass' },
      { do: 'door', unit: 'orso', at: '3,4' },
      { do: 'move', unit: 'orso', to: '3,4' },
      { do: 'move', unit: 'orso', to: '4,4' },
      { do: 'move', unit: 'orso', to: '5,4' },
      { do: 'end_turn' },
    ]),
  }),
);
job('cradle-marine', () =>
  record('cradle-marine', {
    mission: 'the-cradle',
    seed: 11,
    seat: 'marine',
    skip: 140,
    n: 30,
    ready: (state) => state.decision.kind === 'action',
  }),
);
job('cradle-alien', () =>
  record('cradle-alien', {
    mission: 'the-cradle',
    seed: 11,
    seat: 'alien',
    skip: 170,
    n: 4,
    ready: (state) => state.decision.kind === 'action',
  }),
);
job('well-marine', () =>
  record('well-marine', {
    mission: 'the-well',
    seed: 5,
    seat: 'marine',
    skip: 110,
    n: 6,
    ready: (state) => state.decision.kind === 'action',
  }),
);
job('large-marine', () => {
  generate('breakout-large-2', 'breakout', 2);
  return record('large-marine', {
    mission: 'breakout-large-2',
    seed: 2,
    seat: 'marine',
    skip: 160,
    n: 12,
    ready: (state) => state.decision.kind === 'action',
  });
});
job('large-alien', () => {
  generate('breakout-large-2', 'breakout', 2);
  return record('large-alien', {
    mission: 'breakout-large-2',
    seed: 2,
    seat: 'alien',
    skip: 240,
    n: 2,
    ready: (state) => state.decision.kind === 'action',
  });
});
const everywhere = [
  'the-cradle',
  'last-light',
  'far-voice',
  'crossing-lines',
  'both-ends',
  'shakedown',
  'humming-deck',
];
for (const kind of [
  'place',
  'face',
  'reinforce',
  'deploy',
  'reaction',
  'overwatch',
  'free_shot',
  'broodlord',
  'command',
]) {
  job(`prompt-${kind}`, () =>
    recordPrompt(
      kind,
      everywhere.flatMap((mission) => [
        { mission, seeds: 3 },
        { mission, options: { preset: 'third' }, seeds: 3 },
      ]),
    ),
  );
}
job('prompt-activate', () =>
  recordPrompt('activate', [
    { mission: 'shakedown', solo: 'b', seeds: 4 },
    { mission: 'the-cradle', solo: 'b', seeds: 3 },
  ]),
);

job('firefight', () =>
  recordPosition('firefight', {
    seat: 'marine',
    position: {
      board: HALL,
      burning: [],
      units: [
        unit('m1', 'marine', '4,1', 'E', { rank: 'sergeant', melee: 'power_sword' }),
        unit('m2', 'marine', '2,1', 'E'),
        unit('m4', 'marine', '3,0', 'E', { ranged: 'heavy_flamer' }),
        unit('g1', 'genestealer', '8,1', 'W'),
        unit('g2', 'genestealer', '10,1', 'W'),
        unit('g3', 'genestealer', '12,1', 'W'),
        unit('b1', 'blip', '13,1', 'N', { value: 2 }),
      ],
    },
    plays: [
      { action: { do: 'fire', unit: 'm1', target: 'g1' }, dice: [3, 2] },
      { action: { do: 'fire', unit: 'm1', target: 'g1' }, dice: [6, 5] },
      { action: { do: 'overwatch', unit: 'm1' } },
      { action: { do: 'move', unit: 'm2', to: '3,1' } },
      { action: { do: 'end_activation', unit: 'm2' } },
      { action: { do: 'end_turn' } },
      { action: { do: 'move', unit: 'g2', to: '9,1', facing: 'W' } },
      { action: { do: 'pass' } },
      { action: { do: 'fire', unit: 'm1', target: 'g2' }, dice: [6, 1] },
    ],
  }),
);
const DECK = {
  levels: [
    { rows: ['aaa bbbb', 'aaaccbbbb', 'aaa bbbbd', '  e     d', '  eeeeedd'] },
    { origin: '10,0,1', rows: ['fff', 'fff', 'fff'] },
  ],
  kinds: { a: 'room', b: 'room', f: 'other', e: 'corridor' },
  walls: [['5,4', '6,4']],
  ladders: [['11,1,1', '6,2']],
  doors: [
    { at: '2,3', beyond: '3,3', state: 'closed' },
    { at: '4,3', beyond: '5,3', state: 'open' },
    { at: '4,0', beyond: '5,0', state: 'destroyed' },
  ],
  entries: [
    { id: 'A', at: '2,0', from: 'W' },
    { id: 'B', at: '8,0', from: 'E', takes: ['starting'] },
    { id: 'C', at: '12,2,1', from: 'E', takes: ['reinforcements'] },
  ],
  exits: [
    { at: '0,2', to: 'W', side: 'marine' },
    { at: '8,0', to: 'S', side: 'alien' },
  ],
};
const armed = (id, at, facing, more) => unit(id, 'marine', at, facing, more);
job('everything', () =>
  recordPosition('everything', {
    seat: 'marine',
    plays: [],
    position: {
      board: DECK,
      options: { door_placement: 'edge' },
      active: 'm3',
      barrier: '2,1',
      burning: ['4,0', '5,0', '6,0'],
      generators: ['7,4', { at: '8,2', damaged: true }],
      objects: [
        { kind: 'cat', at: '6,4' },
        { kind: 'key', at: '1,3' },
      ],
      broodlord: 'come',
      units: [
        armed('m1', '0,4', 'E', { rank: 'sergeant', melee: 'power_sword', overwatch: true }),
        armed('m2', '1,4', 'S', { ranged: 'assault_cannon', jammed: false, ammo: 7, sustained_target: 'g1' }),
        armed('m3', '2,3', 'E', { rank: 'librarian', melee: 'force_axe', psi: 12, guard: true }),
        armed('m4', '0,3', 'N', { ranged: 'heavy_flamer', melee: 'chainfist', ammo: 3 }),
        armed('m5', '0,2', 'W', { ranged: 'none', melee: 'lightning_claws', activated: true }),
        armed('m6', '2,4', 'W', { rank: 'sergeant', ranged: 'none', melee: 'hammer_and_shield', activated: true }),
        armed('m7', '1,2', 'E', { jammed: true, carries: ['relic'] }),
        unit('g1', 'genestealer', '5,3', 'W'),
        unit('g2', 'genestealer', '7,3', 'N'),
        unit('l1', 'broodlord', '8,3', 'W'),
        unit('b1', 'blip', '10,0,1', 'N', { value: 2 }),
        { id: 'b2', kind: 'blip', entry: 'A', value: 1 },
        { id: 'b3', kind: 'blip', entry: 'A', value: 3 },
        { id: 'g3', kind: 'genestealer', entry: 'A' },
        { id: 'b4', kind: 'blip', entry: 'C', value: 1 },
      ],
    },
  }),
);
const duel = (marine, alien) => ({
  board: HALL,
  phase: 'alien_action',
  units: [unit('m1', 'marine', '4,1', 'E', marine), unit('g1', 'genestealer', '5,1', 'W', alien)],
});
const attack = (dice) => ({ action: { do: 'assault', unit: 'g1', target: 'm1' }, dice });
job('prompt-parry', () =>
  recordPosition('prompt-parry', {
    seat: 'marine',
    skip: 1,
    position: duel({ rank: 'sergeant', melee: 'power_sword' }),
    plays: [attack([6, 5, 2, 4])],
  }),
);
job('prompt-reroll', () =>
  recordPosition('prompt-reroll', {
    seat: 'marine',
    skip: 1,
    position: duel({ guard: true }),
    plays: [attack([6, 5, 2, 1])],
  }),
);
job('prompt-spend_psi', () =>
  recordPosition('prompt-spend_psi', {
    seat: 'marine',
    skip: 1,
    position: duel({ rank: 'librarian', melee: 'force_axe', psi: 8 }),
    plays: [attack([6, 5, 2, 3])],
  }),
);
job('prompt-turn_to_face', () =>
  recordPosition('prompt-turn_to_face', {
    seat: 'marine',
    skip: 1,
    position: duel({ facing: 'N' }),
    plays: [attack([4, 3, 2, 4])],
  }),
);
job('prompt-convert', () =>
  recordPosition('prompt-convert', {
    seat: 'marine',
    position: { board: HALL, units: [unit('m1', 'marine', '2,1', 'E'), unit('b1', 'blip', '6,1', 'N', { value: 3 })] },
    plays: [],
  }),
);

for (const [name, run] of jobs) {
  if (wanted.length === 0 || wanted.some((part) => name.includes(part))) await run();
}
