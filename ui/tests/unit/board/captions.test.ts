import { expect, test } from 'vitest';
import { pipSize } from '../../../src/games/space-hulk/board/draw/unit';
import { captions } from '../../../src/games/space-hulk/board/state/captions';
import { CELL } from '../../../src/games/space-hulk/board/state/model';

const row = (...names: string[]) => names.map((name, index) => ({ id: name, name, x: index * CELL, y: 0 }));

test('names side by side do not run into one another', () => {
  expect([...captions(row('Nilo', 'Brannoch', 'Seph')).values()]).toEqual(['Nilo', 'Brann…', 'Seph']);
  expect([...captions(row('Nilo', 'Orso')).values()]).toEqual(['Nilo', 'Orso']);
  for (const [one, two] of [
    ['Brannoch', 'Brannoch'],
    ['Brannoch', 'Seph'],
  ] as const) {
    const [left = '', right = ''] = captions([
      { id: 'a', name: one, x: 0, y: 0 },
      { id: 'b', name: two, x: CELL, y: 0 },
    ]).values();
    expect(((left.length + right.length) * 9.5) / 2).toBeLessThanOrEqual(CELL - 12);
  }
});

test('a name with room on both sides is told in full', () => {
  const apart = row('Brannoch', 'Brannoch').map((one, index) => ({ ...one, id: `${index}`, x: index * 2 * CELL }));
  expect([...captions(apart).values()]).toEqual(['Brannoch', 'Brannoch']);
});

test('points can be counted: four of them have six pixels each on a phone, and eight still fit under a figure', () => {
  expect((pipSize(4) * 48) / CELL).toBeGreaterThanOrEqual(8);
  expect((pipSize(4) * 36) / CELL).toBeGreaterThanOrEqual(6);
  for (let count = 1; count <= 8; count += 1) expect(count * (pipSize(count) + 2)).toBeLessThanOrEqual(60);
});
