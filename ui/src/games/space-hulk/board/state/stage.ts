/** What stands where in the picture while events are being shown. */
import type { Door, Facing, GameEvent, Square, Unit, UnitId, View } from '../types';
import { doorKey } from './model';
import { quarters } from './square';

export interface Token {
  id: UnitId;
  unit: Unit;
  at: Square;
  /** Degrees to the right from north; it grows without bound, so that a turn takes the short way. */
  angle: number;
  dying: boolean;
  /** A blip that is being uncovered: it shows what it was. */
  opening?: boolean;
}

export interface Stage {
  tokens: Map<UnitId, Token>;
  doors: Map<string, Door>;
  burning: Set<Square>;
  barrier: Square | null;
  generators: View['generators'];
  objects: View['objects'];
  /** Who waits at the entry areas. */
  lurking: readonly Unit[];
}

/** Before anything has been shown. */
export const EMPTY: Stage = {
  ...{ tokens: new Map(), doors: new Map(), burning: new Set() },
  ...{ barrier: null, generators: [], objects: [], lurking: [] },
};

export function stageOf(view: View, before?: Stage): Stage {
  const tokens = new Map<UnitId, Token>();
  for (const unit of view.units) {
    if (!unit.at) continue;
    const angle = turnTo(before?.tokens.get(unit.id)?.angle ?? null, unit.facing);
    tokens.set(unit.id, { id: unit.id, unit, at: unit.at, angle, dying: false });
  }
  const doors = new Map(view.board.doors.map((door) => [doorKey(door), door]));
  const { barrier, generators, objects } = view;
  const lurking = view.units.filter((unit) => unit.entry !== undefined);
  return { tokens, doors, burning: new Set(view.burning), barrier, generators, objects, lurking };
}

/** The angle of a facing that is nearest to the one before. */
export function turnTo(before: number | null, facing: Facing | undefined): number {
  const angle = quarters(facing) * 90;
  if (before === null) return angle;
  return angle + Math.round((before - angle) / 360) * 360;
}

/** The stage after an event. Whatever it does not know stays as it is; the view has the last word anyway. */
export function applyEvent(stage: Stage, event: GameEvent, after: View): Stage {
  return arrange(act(stage, event, after), event, after);
}

/** Units, doors and fire. */
function act(stage: Stage, event: GameEvent, after: View): Stage {
  switch (event.type) {
    case 'moved':
    case 'retreated':
    case 'bounced':
    case 'fell':
      return move(stage, event, event.to);
    case 'turned':
      return move(stage, event, undefined);
    case 'entered':
    case 'deployed':
    case 'placed':
    case 'ambushed':
    case 'broodlord_appeared':
      return appear(stage, event, after);
    case 'exited':
    case 'joined':
      return change(stage, event.unit, () => null);
    case 'revealed':
      return change(stage, event.unit, (token) => ({
        ...token,
        opening: true,
        unit: event.value == null ? token.unit : { ...token.unit, value: event.value },
      }));
    case 'killed':
      return change(stage, event.unit, (token) =>
        token.unit.count && token.unit.count > 1 ? token : { ...token, dying: true },
      );
    case 'door_opened':
      return door(stage, event, 'open');
    case 'door_closed':
      return door(stage, event, 'closed');
    case 'door_destroyed':
      return door(stage, event, 'destroyed');
    case 'flamed':
      return { ...stage, burning: new Set([...stage.burning, ...(event.squares ?? [])]) };
    default:
      return mark(stage, event);
  }
}

/** What lies on the floor, and who waits beside the hull. */
function arrange(stage: Stage, event: GameEvent, after: View): Stage {
  switch (event.type) {
    case 'generator_damaged':
      return {
        ...stage,
        generators: stage.generators.map((it) => (placeOf(it) === event.at ? { at: placeOf(it), damaged: true } : it)),
      };
    case 'power_used':
      return event.power === 'force_barrier' ? { ...stage, barrier: event.square ?? null } : stage;
    case 'picked_up':
    case 'dropped':
    case 'pushed': {
      const others = stage.objects.filter(({ kind }) => kind !== event.object);
      return { ...stage, objects: [...others, ...after.objects.filter(({ kind }) => kind === event.object)] };
    }
    case 'entered':
      return { ...stage, lurking: stage.lurking.filter(({ id }) => id !== event.unit) };
    case 'blip_placed':
    case 'lurks': {
      const others = stage.lurking.filter(({ id }) => id !== event.unit);
      return { ...stage, lurking: [...others, ...after.units.filter(({ id, entry }) => id === event.unit && entry)] };
    }
    default:
      return stage;
  }
}

/** Where a generator stands. */
export function placeOf(generator: View['generators'][number]): Square {
  return typeof generator === 'string' ? generator : generator.at;
}

/** Who stands on a square, as far as that has been shown. */
export function standing(stage: Stage, square: Square): Unit[] {
  return [...stage.tokens.values()].filter(({ at, dying }) => at === square && !dying).map(({ unit }) => unit);
}

/** Counters that come and go. */
function mark(stage: Stage, event: GameEvent): Stage {
  const set = (part: Partial<Unit>): Stage =>
    change(stage, event.unit, (token) => ({ ...token, unit: { ...token.unit, ...part } }));
  switch (event.type) {
    case 'overwatch_set':
      return set({ overwatch: true });
    case 'overwatch_lost':
      return set({ overwatch: false });
    case 'guard_set':
      return set({ guard: true });
    case 'guard_lost':
      return set({ guard: false });
    case 'jammed':
      return set({ jammed: true });
    case 'jam_cleared':
      return set({ jammed: false });
    default:
      return stage;
  }
}

function change(stage: Stage, id: UnitId | null | undefined, edit: (token: Token) => Token | null): Stage {
  const token = id ? stage.tokens.get(id) : undefined;
  if (!token) return stage;
  const tokens = new Map(stage.tokens);
  const next = edit(token);
  if (next) tokens.set(token.id, next);
  else tokens.delete(token.id);
  return { ...stage, tokens };
}

function move(stage: Stage, event: GameEvent, to: Square | undefined): Stage {
  return change(stage, event.unit, (token) => ({
    ...token,
    at: to ?? token.at,
    angle: event.facing ? turnTo(token.angle, event.facing) : token.angle,
    unit: event.facing ? { ...token.unit, facing: event.facing } : token.unit,
  }));
}

/** A unit that was not on the board: it looks as it does after all the events. */
function appear(stage: Stage, event: GameEvent, after: View): Stage {
  const id = event.unit;
  const unit = after.units.find((other) => other.id === id);
  const at = event.at ?? event.to ?? unit?.at;
  if (!id || !at || stage.tokens.get(id)?.at === at) return stage;
  const shown: Unit = unit ?? { id, kind: /^b\d/.test(id) ? 'blip' : 'genestealer', ap: 0, activated: false };
  const facing = event.facing ?? shown.facing;
  const others = [...stage.tokens].filter(([, token]) => !token.opening || token.at !== at);
  const tokens = new Map(others).set(id, { id, unit: shown, at, angle: turnTo(null, facing), dying: false });
  return { ...stage, tokens };
}

function door(stage: Stage, event: GameEvent, state: Door['state']): Stage {
  if (!event.at) return stage;
  const key = doorKey({ at: event.at, beyond: event.beyond });
  const known = stage.doors.get(key);
  return known ? { ...stage, doors: new Map(stage.doors).set(key, { ...known, state }) } : stage;
}
