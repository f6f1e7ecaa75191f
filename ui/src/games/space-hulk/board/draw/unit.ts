/** Units as shapes: the same pieces as in crates/drawing/src/build/units.rs. */
import type { Unit } from '../types';
import { piece, placed } from '../../../../widgets/art';

/** The part that turns with the unit. */
export function bodyOf(unit: Unit): string {
  if (unit.kind === 'blip') return piece(blipValue(unit) === '' ? 'blip' : 'blip-open');
  if (unit.kind !== 'marine') return piece(unit.kind);
  const names = ['marine', `ranged-${unit.ranged ?? 'storm_bolter'}`, `melee-${unit.melee ?? 'power_fist'}`];
  if (unit.melee === 'lightning_claws' && unit.ranged === 'none') names.push('second-claw');
  if (unit.rank && unit.rank !== 'trooper') names.push(`rank-${unit.rank}`);
  return names.map(piece).join('');
}

/** What is written on a blip: its value, or those of a stack, where the view knows them. */
export function blipValue(unit: Unit): string {
  if (unit.kind !== 'blip') return '';
  if (unit.values) return unit.values.join('·');
  return unit.value ? String(unit.value) : '';
}

export interface Badge {
  piece: string;
  x: number;
  y: number;
  /** A number beside the counter. */
  text: string;
}

const CORNER = 22;

/** Counters in the corners of the square, each in a corner of its own where they cannot meet. */
export function badgesOf(unit: Unit): Badge[] {
  const badges: Badge[] = [];
  const add = (has: unknown, name: string, x: number, y: number, text = ''): void => {
    if (has) badges.push({ piece: name, x: x * CORNER, y: y * CORNER, text });
  };
  const carries = Array.isArray(unit.carries) ? unit.carries.length > 0 : Boolean(unit.carries);
  add(unit.overwatch, 'counter-overwatch', -1, 1);
  add(unit.guard, 'counter-guard', 1, 1);
  add(unit.jammed, 'counter-jammed', 1, -1);
  add(unit.sustained_target && !unit.jammed, 'counter-sustained', 1, -1);
  add(carries, 'counter-carries', -1, -1);
  add(unit.held, 'counter-held', 1, -1);
  return badges;
}

/** Ammunition and psi points, for units that have them. */
export function supplyOf(unit: Unit): { kind: 'psi' | 'ammo'; n: number } | null {
  if (unit.psi !== undefined && unit.rank === 'librarian') return { kind: 'psi', n: unit.psi };
  if (unit.ammo !== undefined && unit.ammo !== null) return { kind: 'ammo', n: unit.ammo };
  return null;
}

/** The side of a point of action, of so many in a row under a figure: as large as the square is wide. */
export function pipSize(count: number): number {
  return Math.min(11, 60 / Math.max(count, 1) - 2);
}

export const badgeShapes = (badge: Badge): string => placed(badge.piece, badge.x, badge.y, 0, 0.44);
