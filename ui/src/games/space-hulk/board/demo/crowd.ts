/** A view with far more on it than any game has, for measuring. */
import { readModel } from '../state/model';
import type { Unit, View } from '../types';

const WEAPONS = ['storm_bolter', 'assault_cannon', 'heavy_flamer'] as const;

export function crowded(view: View): View {
  const taken = new Set(view.units.map((unit) => unit.at));
  const free = [...readModel(view.board, 'row').floors.keys()].filter((square) => !taken.has(square));
  const extra = free.filter((_, i) => i % 3 === 0).map((at, i) => somebody(at, i));
  return {
    ...view,
    units: [...view.units, ...extra],
    burning: free.filter((_, i) => i % 9 === 1),
    objects: free.filter((_, i) => i % 29 === 2).map((at) => ({ kind: 'cat', at })),
  };
}

function somebody(at: string, i: number): Unit {
  const facing = (['N', 'E', 'S', 'W'] as const)[i % 4] ?? 'N';
  if (i % 3 === 0) return { id: `x${i}`, kind: 'blip', at, ap: 6, activated: false };
  if (i % 3 === 1) return { id: `x${i}`, kind: 'genestealer', at, facing, ap: 6, activated: false };
  const ranged = WEAPONS[i % WEAPONS.length] ?? 'storm_bolter';
  return {
    id: `x${i}`,
    kind: 'marine',
    at,
    facing,
    ap: 4,
    activated: false,
    ranged,
    melee: 'power_fist',
    rank: 'trooper',
    overwatch: true,
    jammed: true,
    guard: true,
  };
}
