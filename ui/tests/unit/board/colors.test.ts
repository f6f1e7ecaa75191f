import { expect, test } from 'vitest';
import theme from '../../../../art/theme.json';
import { piece } from '../../../src/widgets/art';

type Color = [number, number, number];
type Matrix = readonly (readonly [number, number, number])[];

/** How colors look without one kind of cones: Machado, Oliveira and Fernandes 2009, severity 1, in linear light. */
const EYES: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(name: keyof typeof theme.colors): Color {
  const byte = (at: number): number => parseInt(theme.colors[name].slice(at, at + 2), 16) / 255;
  const light = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return [light(byte(1)), light(byte(3)), light(byte(5))];
}

function seen([r, g, b]: Color, eyes: Matrix): Color {
  const [red, green, blue] = eyes.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function luminance([r, g, b]: Color): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** CIE L*a*b*, in which equal distances look about equally large; about 2 is the least that is noticed. */
function lab(color: Color): Color {
  const [r, g, b] = color;
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(luminance(color)),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: Color, two: Color): number {
  return Math.hypot(...lab(one).map((value, axis) => value - (lab(two)[axis] ?? 0)));
}

/** The colors by which each kind of figure is known: the largest surface of its piece. */
const FIGURES = { marine: 'armor', genestealer: 'carapace', broodlord: 'brood', blip: 'blip' } as const;
const FLOORS = ['plate', 'plate-room', 'plate-dark'] as const;

test('every figure has the color that is compared here', () => {
  for (const [name, color] of Object.entries(FIGURES)) expect(piece(name)).toContain(`-${color} `);
});

for (const [name, eyes] of Object.entries(EYES)) {
  test(`figures differ by color with ${name} sight`, () => {
    const colors = Object.entries(FIGURES).map(([figure, color]) => ({ figure, color: seen(linear(color), eyes) }));
    for (const [index, one] of colors.entries()) {
      for (const two of colors.slice(index + 1)) {
        const far = distance(one.color, two.color);
        expect(far, `${one.figure} and ${two.figure}: ${far.toFixed(0)}`).toBeGreaterThan(25);
      }
    }
  });

  test(`figures stand out from the floor with ${name} sight`, () => {
    for (const [figure, color] of Object.entries(FIGURES)) {
      for (const floor of FLOORS) {
        const [light, dark] = [color, floor].map((it) => luminance(seen(linear(it), eyes)) + 0.05);
        const contrast = (light ?? 0) / (dark ?? 1);
        expect(contrast, `${figure} on ${floor}: ${contrast.toFixed(1)}`).toBeGreaterThan(1.8);
      }
    }
  });
}

/** The dark ground under each figure, and what lies on the floor itself to be pressed. */
const GROUNDS = {
  marine: 'base-marine',
  genestealer: 'base-alien',
  broodlord: 'base-alien',
  blip: 'base-blip',
} as const;
const MARKS = ['text', 'exit', 'hazard', 'blip'] as const;

for (const [name, eyes] of Object.entries(EYES)) {
  /** WCAG 1.4.11: what has to be recognised has a contrast of 3 to what is around it. */
  test(`figures on their ground and marks on the floor have a contrast of 3 with ${name} sight`, () => {
    const pairs = [
      ...(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map(
        (figure) => [FIGURES[figure], GROUNDS[figure]] as const,
      ),
      ...MARKS.flatMap((mark) => FLOORS.map((floor) => [mark, floor] as const)),
    ];
    for (const [above, below] of pairs) {
      const [light, dark] = [above, below].map((it) => luminance(seen(linear(it), eyes)) + 0.05);
      const contrast = (light ?? 0) / (dark ?? 1);
      expect(contrast, `${above} on ${below}: ${contrast.toFixed(1)}`).toBeGreaterThan(3);
    }
  });
}

/** Without any color: no two outlines are the same. */
test('every weapon, rank and alien has an outline of its own', () => {
  const names = [
    ...['ranged-storm_bolter', 'ranged-heavy_flamer', 'ranged-assault_cannon', 'ranged-none'],
    ...['melee-power_fist', 'melee-chainfist', 'melee-lightning_claws', 'melee-hammer_and_shield'],
    ...['melee-power_sword', 'melee-force_axe', 'rank-sergeant', 'rank-librarian'],
    ...['marine', 'genestealer', 'broodlord', 'blip'],
  ];
  const outlines = names.map((name) => piece(name).replace(/ class="[^"]*"/g, ''));
  expect(new Set(outlines).size).toBe(names.length);
});
