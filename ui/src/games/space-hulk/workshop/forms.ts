/** Every table of a mission file with its fields: what `docs/formats/mission.md` says, as forms. */
import type { Names } from './things';

export type Kind =
  | { type: 'text'; long?: boolean }
  | { type: 'number'; least: number; most: number }
  | { type: 'flag' }
  | { type: 'words'; words: readonly string[]; otherwise?: string }
  | { type: 'squares'; many: boolean }
  | { type: 'names'; table: string; key: string }
  | { type: 'name'; table: string; key: string }
  | { type: 'texts' }
  | { type: 'condition' }
  /** Blips in each round. */
  | { type: 'schedule' }
  | { type: 'reserve' }
  /** Entry areas with their rounds. */
  | { type: 'opens' }
  /** A list of words. */
  | { type: 'tokens' }
  | { type: 'point' }
  | { type: 'until' };

export interface Field {
  name: string;
  kind: Kind;
}

const text: Kind = { type: 'text' };
const flag: Kind = { type: 'flag' };
const texts: Kind = { type: 'texts' };
const square: Kind = { type: 'squares', many: false };
const squares: Kind = { type: 'squares', many: true };
const number = (least: number, most: number): Kind => ({ type: 'number', least, most });
const words = (list: readonly string[], otherwise?: string): Kind =>
  otherwise === undefined ? { type: 'words', words: list } : { type: 'words', words: list, otherwise };
const facing = words(['N', 'E', 'S', 'W']);

const FORMS: Record<string, Record<string, Kind>> = {
  '': {
    id: text,
    author: text,
    licence: text,
    difficulty: number(1, 5),
    series: words(['single', 'tutorial', 'campaign', 'generated'], 'single'),
    chapter: number(1, 99),
    timer_seconds: number(1, 3600),
  },
  aliens: {
    starting_blips: number(0, 60),
    reinforcements: { type: 'schedule' },
    reserve: { type: 'reserve' },
    reshuffles: number(0, 9),
    broodlord: flag,
  },
  rounds: { limit: number(1, 99), winner: words(['marine', 'alien', 'nobody'], 'nobody') },
  special: {
    generators_break: flag,
    sealed_doors: squares,
    command_points: number(0, 6),
    entry_opens: { type: 'opens' },
  },
  lesson: { side: words(['marine', 'alien'], 'marine'), dice: number(0, 4_000_000_000) },
  area: { id: text, name: texts, squares },
  door: { at: squares, between: squares, state: words(['closed', 'open', 'destroyed'], 'closed') },
  entry: { id: text, at: square, from: facing, for: words(['both', 'starting', 'reinforcements'], 'both') },
  exit: { at: square, to: facing, side: words(['', 'marine', 'alien'], '') },
  ladder: { upper: square, lower: square },
  object: { kind: text, name: texts, at: square },
  generator: { at: squares },
  squad: { id: text, name: texts },
  marine: {
    id: text,
    name: text,
    squad: { type: 'name', table: 'squad', key: 'id' },
    rank: words(['trooper', 'sergeant', 'librarian'], 'trooper'),
    ranged: words(['storm_bolter', 'assault_cannon', 'heavy_flamer', 'none'], 'storm_bolter'),
    melee: words(
      ['power_fist', 'chainfist', 'lightning_claws', 'power_sword', 'hammer_and_shield', 'force_axe'],
      'power_fist',
    ),
    at: square,
    facing,
    deploy: squares,
    ammo: number(0, 99),
    psi: number(0, 99),
    carries: { type: 'names', table: 'object', key: 'kind' },
    key: flag,
  },
  genestealer: { at: squares, entry: { type: 'name', table: 'entry', key: 'id' }, facing },
  blip: { at: squares, entry: { type: 'name', table: 'entry', key: 'id' }, value: number(1, 3) },
  goal: {
    for: words(['marine', 'alien', 'nobody']),
    id: text,
    immediate: flag,
    text: texts,
    when: { type: 'condition' },
  },
  hint: { id: text, text: texts, rules: { type: 'tokens' }, point: { type: 'point' }, until: { type: 'until' } },
};

export function formOf(table: string): Field[] {
  return Object.entries(FORMS[table] ?? {}).map(([name, kind]) => ({ name, kind }));
}

/** What a hint can point at. */
export const POINTS = ['unit', 'squares', 'control'] as const;

/** Until when a hint can be shown. */
export const UNTILS = ['read', 'action', 'when', 'round', 'phase'] as const;

/** The actions of the engine protocol. */
export const ACTIONS = [
  'move',
  'turn',
  'fire',
  'assault',
  'overwatch',
  'guard',
  'clear_jam',
  'reload',
  'door',
  'enter',
  'exit',
  'climb',
  'give',
  'drop',
  'convert',
  'activate',
  'psi',
  'deploy',
  'reinforce',
  'place',
  'face',
  'parry',
  'reroll',
  'spend_psi',
  'turn_to_face',
  'broodlord',
  'end_activation',
  'redraw',
  'keep',
  'pass',
  'end_turn',
] as const;

export const PHASES = [
  'setup',
  'marine_command',
  'marine_action',
  'alien_reinforcement',
  'alien_action',
  'mission_status',
] as const;

/** The kinds of sections. */
export const SECTION_KINDS = [
  'corridor',
  'room',
  'crossroads',
  't_junction',
  'corner',
  'dead_end',
  'end_piece',
  'shaft',
  'other',
] as const;

/** What a condition asks for. */
export type Ask =
  'list' | 'one' | 'some' | 'number' | 'in' | 'squares' | 'section' | 'carried' | 'object_in' | 'marine' | 'flag';

export const CONDITIONS: Record<string, Ask> = {
  marines_exited: 'number',
  marines_killed: 'number',
  marines_on_board: 'number',
  aliens_killed: 'number',
  aliens_exited: 'number',
  aliens_in_play: 'number',
  round: 'number',
  marines_in: 'in',
  aliens_in: 'in',
  generators_damaged: 'number',
  generator_damaged: 'squares',
  section_burns: 'section',
  doors_closed: 'squares',
  doors_destroyed: 'squares',
  object_carried: 'carried',
  object_exited: 'carried',
  object_in: 'object_in',
  marine_alive: 'marine',
  marine_dead: 'marine',
  marine_exited: 'marine',
  broodlord_dead: 'flag',
  all: 'list',
  any: 'list',
  not: 'one',
  once: 'one',
  at_least: 'some',
};

/** A condition of this kind to begin with; it speaks of what the mission has. */
export function newCondition(name: string, names: Names): Record<string, unknown> {
  const object = names('object', 'kind')[0] ?? 'object-1';
  const inner = { marines_exited: 1 };
  switch (CONDITIONS[name]) {
    case 'list':
      return { [name]: [inner] };
    case 'one':
      return { [name]: inner };
    case 'some':
      return { [name]: { count: 1, of: [inner] } };
    case 'in':
      return { [name]: { count: 1, area: '0,0' } };
    case 'squares':
      return { [name]: '0,0' };
    case 'section':
      return { [name]: names('section', 'letter')[0] ?? 'a' };
    case 'marine':
      return { [name]: names('marine', 'id')[0] ?? 'marine-1' };
    case 'carried':
      return { [name]: { object, side: 'marine' } };
    case 'object_in':
      return { [name]: { object, area: '0,0' } };
    case 'flag':
      return { [name]: true };
    default:
      return { [name]: 1 };
  }
}
