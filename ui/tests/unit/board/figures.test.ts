import { expect, test } from 'vitest';
import theme from '../../../../art/theme.json';
import { bodyOf } from '../../../src/games/space-hulk/board/draw/unit';
import type { Unit } from '../../../src/games/space-hulk/board/types';
import { difference, shapesOf, silhouette } from './silhouette';

const marine = (ranged: string, melee: string, rank = 'trooper'): Unit =>
  ({ id: '', kind: 'marine', ranged, melee, rank }) as unknown as Unit;

/** Everybody whom a player has to tell apart on the board. */
const FIGURES: Record<string, Unit> = {
  'storm bolter': marine('storm_bolter', 'power_fist'),
  flamer: marine('heavy_flamer', 'power_fist'),
  'assault cannon': marine('assault_cannon', 'power_fist'),
  'hammer and shield': marine('none', 'hammer_and_shield', 'sergeant'),
  claws: marine('none', 'lightning_claws'),
  chainfist: marine('storm_bolter', 'chainfist'),
  Librarian: marine('storm_bolter', 'force_axe', 'librarian'),
  Sergeant: marine('storm_bolter', 'power_sword', 'sergeant'),
};

/** The default sizes of a square: on a desktop and on a phone. */
for (const pixels of [48, 36]) {
  const drawn = Object.entries(FIGURES).map(
    ([name, unit]) => [name, silhouette(shapesOf(bodyOf(unit), theme.widths), theme.cell, pixels)] as const,
  );
  for (const [index, [name, one]] of drawn.entries()) {
    for (const [other, two] of drawn.slice(index + 1)) {
      test(`the outlines of ${name} and ${other} differ by 8% of a square of ${pixels} pixels`, () => {
        expect(difference(one, two, pixels)).toBeGreaterThanOrEqual(0.08);
      });
    }
  }
}
