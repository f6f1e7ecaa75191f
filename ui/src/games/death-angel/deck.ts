import { knows, t } from '../../i18n/words.svelte';
import type {
  AngelMarine,
  AngelSeat,
  AngelSide,
  EventCard,
  Foe,
  LocationCard,
  Symbol,
  Team,
  Terrain,
} from '../../wire/angel';
import facts from './deck.json';

export type CardType = 'support' | 'move' | 'attack';
export type SpawnColor = 'red' | 'orange' | 'yellow' | 'green';
export type SpawnSize = 'major' | 'minor';

export interface ActionFacts {
  id: string;
  team: Team;
  type: CardType;
}

export interface EventFacts {
  copies: number;
  instinct: boolean;
  spawns: [SpawnSize, SpawnColor][];
  movement: ['adjacent' | 'flank', Symbol] | null;
}

interface Deck {
  action: Record<string, ActionFacts>;
  event: Record<EventCard, EventFacts>;
  location: Record<string, { blips: [number, number]; terrain: { card: Terrain }[] }>;
  terrain: Record<Terrain, { color: SpawnColor; threat: number; activates: boolean }>;
  marine: Record<AngelMarine, { team: Team; range: number; arrows: ['up' | 'down', 'up' | 'down'] }>;
}

/** What is printed on the cards; written from `decks/death-angel`. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- TypeScript reads words in JSON as any string
export const deck = facts as unknown as Deck;

// prettier-ignore
export const MARINES: readonly AngelMarine[] = [
  'claudio', 'goriel', 'leon', 'valencio', 'zael', 'omnio', 'gideon', 'noctis', 'calistarius', 'scipio', 'lorenzo', 'deino',
];

export const TEAMS: readonly Team[] = ['yellow', 'red', 'purple', 'green', 'grey', 'blue'];
export const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const satisfies readonly AngelSeat[];
export const TYPES: readonly CardType[] = ['support', 'move', 'attack'];

export function action(number: number): ActionFacts {
  return deck.action[number] ?? { id: '', team: 'grey', type: 'support' };
}

/** The three cards of a team, by type. */
export function handOf(team: Team): number[] {
  const own = Object.entries(deck.action).filter(([, card]) => card.team === team);
  return own.sort(([, a], [, b]) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type)).map(([number]) => Number(number));
}

export function cardName(id: string): string {
  return knows(`card-${id}`) ? t(`card-${id}`) : id;
}

export function cardText(id: string): string {
  return knows(`card-${id}-text`) ? t(`card-${id}-text`) : '';
}

/** The setup cards are one place to players. */
export function locationId(location: LocationCard | string): string {
  return location === 'void-lock' ? 'void-lock-6' : location;
}

/** The name of its picture: the setup cards share one. */
export function placeName(location: LocationCard | string): string {
  return location.startsWith('void-lock') ? 'void-lock' : location;
}

/** A word of the game, as in `deckWord('symbol', 'claw')`. */
export function deckWord(kind: string, id: string): string {
  const key = `deck-${kind}-${id}`;
  return knows(key) ? t(key) : id;
}

export function deckText(kind: string, id: string): string {
  const key = `deck-${kind}-${id}-text`;
  return knows(key) ? t(key) : '';
}

/** A Marine by the one name that everybody calls him. */
export function marineName(marine: unknown): string {
  const name = String(marine ?? '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether somebody is one of the twelve. */
export function isMarine(name: string): name is AngelMarine {
  return Object.hasOwn(deck.marine, name);
}

export function isLord(foe: Foe | string): boolean {
  return foe === 'bl-a' || foe === 'bl-b';
}

export function foeName(foe: Foe | string): string {
  return isLord(foe) ? deckWord('term', 'brood-lord') : t('angel-foe', { symbol: deckWord('symbol', foe) });
}

export function cellName(position: unknown, side: unknown): string {
  return t('angel-cell', { position: Number(position), side: deckWord('side', String(side)) });
}

export function otherSide(side: AngelSide): AngelSide {
  return side === 'left' ? 'right' : 'left';
}

export function teamName(team: unknown): string {
  return t('angel-team', { team: deckWord('team', String(team)) });
}
