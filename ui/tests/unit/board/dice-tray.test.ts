import { describe, expect, test } from 'vitest';
import { diceTrayAt, diceTrayIn } from '../../../src/games/space-hulk/board/state/dice-tray';
import type { Box, Point } from '../../../src/games/space-hulk/board/state/camera';

const SIDE = 48;
const desktop = { x: 0, y: 0, width: 1000, height: 700 };
const wide = { width: 240, height: 110 };
const narrow = { width: 120, height: 90 };

/** Those of these figures of which the box lies over a part. */
function covered(box: Box, figures: readonly Point[], side = SIDE): Point[] {
  return figures.filter(
    ({ x, y }) =>
      Math.abs(x - box.x - box.width / 2) < (side + box.width) / 2 &&
      Math.abs(y - box.y - box.height / 2) < (side + box.height) / 2,
  );
}

function isIn(box: Box, free: Box): boolean {
  return (
    box.x >= free.x &&
    box.y >= free.y &&
    box.x + box.width <= free.x + free.width &&
    box.y + box.height <= free.y + free.height
  );
}

/** A place that covers nobody, as it should be in all these scenes. */
function clear(free: Box, fighters: Point[], others: Point[] = [], sizes = [wide, narrow], side = SIDE): Box {
  const box = diceTrayAt(sizes, free, { fighters, others, side });
  expect(covered(box, [...fighters, ...others], side)).toEqual([]);
  expect(isIn(box, free)).toBe(true);
  return box;
}

/** A row of figures to the north. */
const column = (x: number, from: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({ x, y: from - i * SIDE }));

describe('the dice lie beside those who fight', () => {
  test('above the middle of a corridor from west to east', () => {
    const box = clear(desktop, [
      { x: 300, y: 400 },
      { x: 500, y: 400 },
    ]);
    expect(box.x + box.width / 2).toBe(400);
    expect(box.y + box.height).toBeLessThan(400 - SIDE / 2);
    expect(box.width).toBe(wide.width);
  });

  test('on neither of them where the target is directly north', () => {
    for (const squares of [1, 2, 4, 8]) {
      const [shooter, target] = [
        { x: 500, y: 600 },
        { x: 500, y: 600 - squares * SIDE },
      ];
      clear(desktop, [shooter, target]);
      clear(desktop, [target, shooter]);
    }
  });

  test('nor on others who stand in the same corridor, however many', () => {
    const [shooter, target, ...others] = column(500, 600, 9);
    const box = clear(desktop, [shooter!, target!], others);
    // Those others stand to the north: it lies at another side, and not far away.
    expect(Math.abs(box.y + box.height / 2 - 576)).toBeLessThan(3 * SIDE);
  });

  test('the side without bystanders is taken', () => {
    const fighters = column(500, 350, 2);
    const west = [{ x: 380, y: 330 }];
    const east = [{ x: 620, y: 330 }];
    const around = [...column(500, 250, 2), ...column(500, 450, 2)];
    expect(clear(desktop, fighters, [...around, ...west]).x).toBeGreaterThan(500);
    expect(clear(desktop, fighters, [...around, ...east]).x).toBeLessThan(500 - wide.width);
  });

  test('where everybody cannot be spared, those who fight are, and of the others as many as possible', () => {
    const low = { x: 0, y: 0, width: 300, height: 160 };
    const fighters = [{ x: 150, y: 136 }];
    const others = [60, 150, 240].map((x) => ({ x, y: 30 })).concat([{ x: 270, y: 110 }]);
    const box = diceTrayAt([narrow], low, { fighters, others, side: SIDE });
    expect(covered(box, fighters)).toEqual([]);
    expect(covered(box, others).length).toBeLessThanOrEqual(1);
    expect(isIn(box, low)).toBe(true);
  });
});

describe('at the edges', () => {
  test.each([
    { x: 24, y: 24 },
    { x: 976, y: 24 },
    { x: 24, y: 676 },
    { x: 976, y: 676 },
    { x: 500, y: 24 },
    { x: 24, y: 350 },
  ])('a fight at $x, $y keeps its dice in the window', ({ x, y }) => {
    const inwards = y < 350 ? SIDE : -SIDE;
    clear(desktop, [
      { x, y },
      { x, y: y + inwards },
    ]);
  });

  test('a fighter outside of the window does not pull them out', () => {
    clear(desktop, [
      { x: 500, y: 400 },
      { x: 500, y: -900 },
    ]);
  });

  test('a window smaller than the tray shows its beginning', () => {
    const tiny = { x: 10, y: 20, width: 100, height: 60 };
    expect(diceTrayAt([narrow], tiny, { fighters: [{ x: 60, y: 50 }], others: [], side: SIDE })).toMatchObject({
      ...{ x: 10, y: 20 },
    });
  });
});

describe('on a phone', () => {
  const phone = { x: 0, y: 44, width: 390, height: 420 };

  test('a fight from north to south in the middle has them at one side, smaller', () => {
    const fighters = column(195, 430, 2).concat(column(195, 90, 1));
    const box = clear(phone, [fighters[0]!, fighters[2]!], [fighters[1]!], [wide, narrow], 36);
    expect(box.width).toBe(narrow.width);
  });

  test('a fight from west to east through the whole window has them above or below, as large as ever', () => {
    const box = clear(
      phone,
      [
        { x: 20, y: 250 },
        { x: 370, y: 250 },
      ],
      [{ x: 195, y: 250 }],
      [wide, narrow],
      36,
    );
    expect(box.width).toBe(wide.width);
  });

  test('a part of the window that is too low gives way to the rest of it', () => {
    const low = { x: 0, y: 60, width: 390, height: 100 };
    const whole = { ...low, height: 340 };
    const fighters = [200, 236].map((x) => ({ x, y: 120 }));
    const others = [128, 164, 272, 308, 344].map((x) => ({ x, y: 120 }));
    const scene = { fighters, others, side: 36 };
    expect(covered(diceTrayAt([wide, narrow], low, scene), [...fighters, ...others], 36)).not.toEqual([]);
    const box = diceTrayIn([wide, narrow], [low, whole], scene);
    expect(covered(box, [...fighters, ...others], 36)).toEqual([]);
    expect(isIn(box, whole)).toBe(true);
    // Where there is room enough it is not left.
    expect(diceTrayIn([wide], [whole, desktop], scene)).toEqual(diceTrayAt([wide], whole, scene));
  });
});
