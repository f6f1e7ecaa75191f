import type { GameName, GameView } from '../net/wire';
import { deck } from '../games/death-angel/deck';
import type { AngelMarine, AngelView, Place, Team } from '../wire/angel';

type Fields = Record<string, unknown>;

/** Where everything lies open a frame holds the position itself: this is it in the form of a view. */
export function openView(game: GameName, given: GameView): GameView {
  const position = given as unknown as Fields;
  const opened = game === 'death-angel' ? openAngel(position) : { decision: null, goals: [], ...position };
  return opened as unknown as GameView;
}

const TOKENS = 12;

function openAngel(position: Fields): Fields {
  const formation = (position['formation'] ?? []) as Place[];
  const teams = Object.values((position['teams'] ?? {}) as Record<string, Team[]>).flat();
  const blips = position['blips'] as Record<'left' | 'right', unknown>;
  const pile = (given: unknown) => ({ count: Array.isArray(given) ? given.length : Number(given), known: [], under: 0, counted: 0 });
  const view: Partial<AngelView> = {
    blips: { left: pile(blips.left), right: pile(blips.right), counted: [] },
    marines: marinesOf(teams, formation),
    supply: TOKENS - formation.reduce((sum, place) => sum + tokensAt(place), 0) - Number(position['location_tokens'] ?? 0),
    committed: [],
    put_back: { top: 0, bottom: 0 },
    event: null,
    decision: null,
    decks: { genestealers: length(position['genestealer_deck']), events: length(position['event_deck']) },
  };
  return { ...position, ...view };
}

function length(list: unknown): number {
  return Array.isArray(list) ? list.length : Number(list ?? 0);
}

function tokensAt(place: Place): number {
  const onTerrain = [...place.left.terrain, ...place.right.terrain].reduce((sum, { tokens }) => sum + tokens, 0);
  return place.tokens + onTerrain;
}

function marinesOf(teams: readonly Team[], formation: readonly Place[]): AngelView['marines'] {
  const all = Object.entries(deck.marine) as [AngelMarine, { team: Team }][];
  return all
    .filter(([, { team }]) => teams.includes(team))
    .map(([marine, { team }]) => ({ marine, team, slain: !formation.some((place) => place.marine === marine) }));
}
