/** What is on the table in the middle of an update: the view before it, changed event by event. */
import type { AngelEvent, AngelSide, AngelView, Cell, CellContent, Foe, RowForm } from '../../wire/angel';

function changed(view: AngelView, position: number, change: (place: RowForm) => RowForm): AngelView {
  return { ...view, formation: view.formation.map((place, index) => (index + 1 === position ? change(place) : place)) };
}

function inCell(view: AngelView, cell: Cell, change: (content: CellContent) => CellContent): AngelView {
  return changed(view, cell.position, (place) => ({ ...place, [cell.side]: change(place[cell.side]) }));
}

function ofMarine(view: AngelView, marine: string, change: (place: RowForm) => RowForm): AngelView {
  return { ...view, formation: view.formation.map((place) => (place.marine === marine ? change(place) : place)) };
}

function without(foes: readonly Foe[] | undefined, foe: Foe): Foe[] {
  const rest = [...(foes ?? [])];
  const at = rest.indexOf(foe);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}

function lose(content: CellContent, foe: Foe): CellContent {
  if (content.swarm.includes(foe)) return { ...content, swarm: without(content.swarm, foe) };
  return { ...content, attacked: without(content.attacked, foe) };
}

function swarmOf(content: CellContent): Foe[] {
  return [...content.swarm, ...(content.attacked ?? [])];
}

function pile(view: AngelView, side: AngelSide, more: number): AngelView {
  const count = Math.max(0, view.blips[side].count + more);
  return { ...view, blips: { ...view.blips, [side]: { ...view.blips[side], count } } };
}

function swap(view: AngelView, marine: string, other: string): AngelView {
  const [a, b] = [marine, other].map((name) => view.formation.find((place) => place.marine === name));
  if (!a || !b) return view;
  const who = ({ marine, facing, tokens }: RowForm) => ({ marine, facing, tokens });
  return {
    ...view,
    formation: view.formation.map((place) =>
      place === a ? { ...a, ...who(b) } : place === b ? { ...b, ...who(a) } : place,
    ),
  };
}

function moveSwarm(view: AngelView, from: Cell, to: Cell): AngelView {
  const source = view.formation[from.position - 1]?.[from.side];
  if (!source) return view;
  const foes = swarmOf(source);
  const emptied = inCell(view, from, ({ attacked: _, ...content }) => ({ ...content, swarm: [] }));
  return inCell(emptied, to, (content) => ({ ...content, swarm: [...content.swarm, ...foes] }));
}

/** The row of the dead closes: what lay beside him goes to the neighbor on the smaller part's side. */
function close(view: AngelView, position: number): AngelView {
  const rows = [...view.formation];
  const [gone] = rows.splice(position - 1, 1);
  const isAbove = position > 1 && (position - 1 < rows.length - position + 1 || position > rows.length);
  const heir = isAbove ? position - 2 : position - 1;
  if (!gone || rows.length === 0) return { ...view, formation: rows };
  const both = (a: CellContent, b: CellContent): CellContent => ({
    ...a,
    swarm: [...a.swarm, ...swarmOf(b)],
    terrain: [...a.terrain, ...b.terrain],
  });
  const formation = rows.map((place, index) =>
    index === heir ? { ...place, left: both(place.left, gone.left), right: both(place.right, gone.right) } : place,
  );
  return { ...view, formation };
}

function fallen(view: AngelView, marine: string, slain: boolean): AngelView {
  const tokens = slain ? (view.formation.find((place) => place.marine === marine)?.tokens ?? 0) : 0;
  const marines = view.marines.map((one) => (one.marine === marine ? { ...one, slain } : one));
  return { ...view, marines, supply: view.supply + tokens };
}

function withoutTerrain(view: AngelView, terrain: string): AngelView {
  const keep = (content: CellContent) => ({ ...content, terrain: content.terrain.filter(({ id }) => id !== terrain) });
  return {
    ...view,
    formation: view.formation.map((place) => ({ ...place, left: keep(place.left), right: keep(place.right) })),
  };
}

/** The formation as it stands before the first swarms come: that it is dealt one by one is not worth a show. */
export function drawnUp(before: AngelView, after: AngelView): AngelView {
  if (before.formation.length > 0 || after.formation.length === 0) return before;
  const bare = ({ attacked: _, ...content }: CellContent): CellContent => ({ ...content, swarm: [] });
  const formation = after.formation.map((place) => ({ ...place, left: bare(place.left), right: bare(place.right) }));
  return { ...after, formation, blips: before.blips };
}

/** The view after one more event. The update's own view has the last word. */
export function applyEvent(view: AngelView, event: AngelEvent): AngelView {
  switch (event.type) {
    case 'phase':
      return { ...view, phase: event.phase, turn: event.turn };
    case 'revealed':
      return { ...view, chosen: { ...view.chosen, [event.team]: event.card }, committed: [] };
    case 'resolving':
      return { ...view, resolved: event.card };
    case 'current_player':
      return { ...view, current: event.seat };
    case 'tokens_given':
      return ofMarine({ ...view, supply: view.supply - event.count }, event.marine, (place) => ({
        ...place,
        tokens: place.tokens + event.count,
      }));
    case 'tokens_lost':
      return ofMarine({ ...view, supply: view.supply + event.count }, event.marine, (place) => ({
        ...place,
        tokens: Math.max(0, place.tokens - event.count),
      }));
    case 'swapped':
      return swap(view, event.marine, event.other);
    case 'turned':
      return ofMarine(view, event.marine, (place) => ({ ...place, facing: event.facing }));
    case 'terrain_placed':
      // There is one card of each kind: on the way to a new location it leaves its old place.
      return inCell(withoutTerrain(view, event.terrain), event, (content) => ({
        ...content,
        terrain: [...content.terrain, { id: event.terrain, tokens: 0 }],
      }));
    case 'terrain_removed':
      return withoutTerrain(view, event.terrain);
    case 'killed':
    case 'discarded':
      return inCell(view, event, (content) => lose(content, event.symbol));
    case 'spawned':
      return pile(
        inCell(view, event, (content) => ({ ...content, swarm: [...content.swarm, event.symbol] })),
        event.side,
        -1,
      );
    case 'swarm_moved':
      return moveSwarm(view, event.from, event.to);
    case 'shielded':
      return inCell(view, event, (content) => ({ ...content, shielded: true }));
    case 'slain':
      return close(fallen(view, event.marine, true), event.position);
    case 'rescued':
      return fallen(view, event.marine, false);
    case 'event_drawn':
    case 'event_hidden':
      return { ...view, decks: { ...view.decks, events: Math.max(0, view.decks.events - 1) } };
    case 'located':
      return {
        ...view,
        location: event.location,
        location_tokens: 0,
        location_deck: view.location_deck.slice(1),
      };
    case 'blip_discarded':
      return pile(view, event.pile, -1);
    case 'blips_dealt':
      return pile(view, event.pile, event.count - view.blips[event.pile].count);
    case 'shuffled_in':
      return pile(view, event.pile, 1);
    default:
      return view;
  }
}
