import type { AngelAction, AngelMarine, AngelView } from '../../wire/angel';
import type { Option, Thing } from './targets';

/** Why something cannot be done, and the rule that says so. */
export interface Why {
  text: string;
  rule: string | null;
}

/** The action that a press on a thing was most likely meant as, to ask why it cannot be done. */
export function questionAbout(
  thing: Thing,
  actor: AngelMarine | null,
  options: readonly Option[],
  view: AngelView,
): AngelAction | null {
  const kind = view.decision?.kind;
  const asks = new Set(options.map(({ action }) => action.do));
  switch (thing.type) {
    case 'marine':
      if (kind === 'token') return { do: 'support', marine: thing.marine };
      return asks.has('target')
        ? { do: 'target', marine: thing.marine }
        : moveQuestion(thing.marine, actor, kind, view);
    case 'cell':
    case 'foe':
      return cellQuestion(thing, actor, kind, asks);
    case 'terrain':
      if (kind === 'move' && actor) return { do: 'activate', marine: actor, terrain: thing.terrain };
      return asks.has('target') ? { do: 'target', terrain: thing.terrain } : null;
    case 'pile':
      return asks.has('target') ? { do: 'target', pile: thing.side } : null;
  }
}

function moveQuestion(
  marine: AngelMarine,
  actor: AngelMarine | null,
  kind: string | undefined,
  view: AngelView,
): AngelAction | null {
  if (kind !== 'move') return null;
  const position = view.formation.findIndex((place) => place.marine === marine) + 1;
  return actor === null || actor === marine ? { do: 'turn', marine } : { do: 'swap', marine: actor, position };
}

function cellQuestion(
  thing: Thing & { type: 'cell' | 'foe' },
  actor: AngelMarine | null,
  kind: string | undefined,
  asks: Set<string>,
): AngelAction | null {
  const { position, side } = thing;
  if (kind === 'attack' && actor) return { do: 'attack', marine: actor, position, side };
  if (kind === 'kill' && thing.type === 'foe') return { do: 'kill', symbol: thing.symbol, position, side };
  return asks.has('target') ? { do: 'target', position, side } : null;
}
