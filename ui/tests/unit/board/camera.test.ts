import { expect, test } from 'vitest';
import {
  clamp,
  cover,
  fit,
  LARGEST_SCALE,
  pinch,
  reveal,
  toPicture,
  toWindow,
  within,
  zoomAt,
} from '../../../src/games/space-hulk/board/state/camera';

const WINDOW = { width: 800, height: 600 };
/** Larger than the window in every direction from where a camera begins. */
const PICTURE = { width: 5000, height: 5000 };

test('a picture that fits is in the middle and wholly visible', () => {
  const camera = fit(WINDOW, { x: 0, y: 0, width: 2000, height: 1000 });
  const corner = toWindow(camera, { x: 2000, y: 1000 });
  expect(camera.x).toBeGreaterThanOrEqual(0);
  expect(corner.x).toBeLessThanOrEqual(800);
  expect(camera.x).toBeCloseTo(800 - corner.x);
  expect(camera.y).toBeCloseTo(600 - corner.y);
});

test('zooming keeps the point under the pointer, within limits', () => {
  const camera = { x: -30, y: 12, scale: 0.7 };
  const point = { x: 210, y: 330 };
  const before = toPicture(camera, point);
  const after = toPicture(zoomAt(camera, point, 1.8, 0.1), point);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(zoomAt(camera, point, 1000, 0.1).scale).toBe(LARGEST_SCALE);
  expect(zoomAt(camera, point, 0.0001, 0.1).scale).toBe(0.1);
});

test('what lies under two fingers stays under them', () => {
  const camera = { x: 5, y: 7, scale: 0.5 };
  const [one, two] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const [three, four] = [
    { x: 80, y: 160 },
    { x: 280, y: 160 },
  ];
  const after = pinch(camera, [one, two], [three, four], 0.1);
  expect(after.scale).toBeCloseTo(1);
  for (const [from, to] of [
    [one, three],
    [two, four],
  ] as const) {
    expect(toPicture(after, to).x).toBeCloseTo(toPicture(camera, from).x);
    expect(toPicture(after, to).y).toBeCloseTo(toPicture(camera, from).y);
  }
});

test('the picture cannot get lost', () => {
  const picture = { width: 3000, height: 2000 };
  for (const far of [-1e6, 1e6]) {
    const camera = clamp({ x: far, y: far, scale: 1 }, WINDOW, picture);
    expect(camera.x).toBeLessThan(800);
    expect(camera.x + 3000).toBeGreaterThan(0);
    expect(camera.y).toBeLessThan(600);
    expect(camera.y + 2000).toBeGreaterThan(0);
  }
});

test('what is in sight is not moved; what is not is brought in', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(reveal(camera, WINDOW, [{ x: 400, y: 300 }], PICTURE)).toEqual(camera);
  const moved = toWindow(reveal(camera, WINDOW, [{ x: 1500, y: 900 }], PICTURE), { x: 1500, y: 900 });
  expect(moved).toEqual({ x: 400, y: 300 });
});

test('what is brought in at an edge shows no emptiness beyond it, and does not move the other way', () => {
  const wide = { width: 2000, height: 500 };
  const camera = { x: -600, y: 50, scale: 1 };
  // The left end comes to stand at the left side of the window, not in its middle.
  expect(reveal(camera, WINDOW, [{ x: 40, y: 250 }], wide)).toEqual({ x: 12, y: 50, scale: 1 });
  expect(reveal(camera, WINDOW, [{ x: 1980, y: 250 }], wide)).toEqual({ x: 800 - 12 - 2000, y: 50, scale: 1 });
  // A picture that fits is not pulled about for what stands at its edge.
  const low = { width: 700, height: 580 };
  const whole = cover({ x: 0, y: 0, scale: 1 }, WINDOW, { width: 700, height: 560 });
  expect(reveal(whole, WINDOW, [{ x: 10, y: 10 }], { width: 700, height: 560 })).toEqual(whole);
  expect(reveal({ x: 50, y: 12, scale: 1 }, WINDOW, [{ x: 350, y: 570 }], low).y).toBe(12 - 4);
});

test('both sides of a fight are brought in together, or the first of them', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const near = [
    { x: 700, y: 300 },
    { x: 1200, y: 300 },
  ];
  for (const point of near) {
    const { x } = toWindow(reveal(camera, WINDOW, near, PICTURE, 40), point);
    expect(x).toBeGreaterThanOrEqual(40);
    expect(x).toBeLessThanOrEqual(WINDOW.width - 40);
  }
  const far = [
    { x: 700, y: 300 },
    { x: 4000, y: 300 },
  ];
  expect(reveal(camera, WINDOW, far, PICTURE, 40)).toEqual(camera);
});

test('no more emptiness is shown than needed', () => {
  const wide = { width: 2000, height: 300 };
  expect(cover({ x: 500, y: -400, scale: 1 }, WINDOW, wide)).toEqual({ x: 12, y: 150, scale: 1 });
  expect(cover({ x: -1900, y: 0, scale: 1 }, WINDOW, wide).x).toBe(800 - 12 - 2000);
  expect(cover({ x: -700, y: 0, scale: 1 }, WINDOW, wide).x).toBe(-700);
});

test('the frame of the small map has all four sides on it, wherever the window is', () => {
  const map = { x: 0, y: 0, width: 300, height: 200 };
  expect(within(map, { x: -50, y: 20, width: 100, height: 400 })).toEqual({ x: 0, y: 20, width: 50, height: 180 });
  expect(within(map, { x: -50, y: -50, width: 500, height: 500 })).toEqual(map);
  expect(within(map, { x: 400, y: 0, width: 100, height: 100 })).toEqual({ x: 300, y: 0, width: 0, height: 100 });
});
