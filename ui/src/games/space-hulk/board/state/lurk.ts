/** Who lurks in an entry area. */
import type { Unit } from '../types';

export interface Lurkers {
  kind: Unit['kind'];
  count: number;
}

export function lurkers(units: readonly Unit[], entry: string): Lurkers[] {
  const kinds = ['blip', 'genestealer', 'broodlord'] as const;
  return kinds
    .map((kind) => ({ kind, count: units.filter((unit) => unit.entry === entry && unit.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
