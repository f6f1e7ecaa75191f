/** What the camera promises: squares that are large enough on every map, and what mattered in the middle. */
import type { Page } from '@playwright/test';
import { enterCorridor } from './support/corridor.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

interface Known {
  id: string;
  squares: number;
}

/** The missions with the most squares. */
async function largest(server: { url: string }, count: number): Promise<string[]> {
  const known = (await (await fetch(`${server.url}/api/missions`)).json()) as Known[];
  return known
    .sort((one, two) => two.squares - one.squares)
    .slice(0, count)
    .map(({ id }) => id);
}

/** Opens a mission as the Marines, until something is asked. */
async function open(page: Page, server: { url: string }, mission: string): Promise<Player> {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission, opponent: 'Computer', side: 'Marines' });
  await expect(player.bar.getByRole('button').first()).toBeVisible();
  await player.rests();
  return player;
}

/** The side of a square in pixels. */
async function side(page: Page): Promise<number> {
  const sides = await page
    .locator('[data-cell]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => /^-?\d/.test(cell.getAttribute('data-cell') ?? ''))
        .map((cell) => cell.getBoundingClientRect().width),
    );
  return Math.min(...sides);
}

for (const { name, size, least } of [
  { name: 'large desktop', size: { width: 1920, height: 1080 }, least: 48 },
  { name: 'desktop', size: { width: 1440, height: 900 }, least: 48 },
  { name: 'small desktop', size: { width: 1280, height: 800 }, least: 48 },
  { name: 'tablet', size: { width: 820, height: 1180 }, least: 48 },
  { name: 'phone', size: { width: 390, height: 844 }, least: 36 },
])
  test(`on the three largest maps squares have at least ${least} pixels on a ${name}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize(size);
    const missions = await largest(server, 3);
    expect(missions).toHaveLength(3);
    for (const mission of missions) {
      const player = await open(page, server, mission);
      await expect.poll(() => side(page), { message: mission, timeout: 10_000 }).toBeGreaterThanOrEqual(least - 0.01);
      // The view follows whoever acts, and what the aliens do: squares stay as large.
      if (await player.bar.getByRole('button', { name: 'Keep it' }).isVisible()) await player.press('Keep it');
      await player.rests();
      // Where a squad is still to be set up there is no turn to end.
      if (!(await player.bar.getByRole('button', { name: 'End the turn' }).isVisible())) continue;
      await player.bar.locator('.units').getByRole('button').last().click();
      await player.endRound('Round 2 of');
      expect(await side(page), mission).toBeGreaterThanOrEqual(least - 0.01);
    }
  });

/** How far the middle of a square lies from that of the board, as shares of its width and height. */
async function aside(player: Player, square: string): Promise<number> {
  const [cell, board] = [
    await player.cell(square).boundingBox(),
    await player.page.locator('.hulk-board').boundingBox(),
  ];
  if (!cell || !board) throw new Error(`${square} is not on the page`);
  const off = (at: number, length: number, from: number, room: number) =>
    Math.abs(at + length / 2 - (from + room / 2)) / room;
  return Math.max(off(cell.x, cell.width, board.x, board.width), off(cell.y, cell.height, board.y, board.height));
}

/** The square whose middle lies next to a point of the page. */
async function nearest(page: Page, point: { x: number; y: number }): Promise<string> {
  return page.locator('.hulk-board').evaluate((board, point) => {
    const far = (cell: Element) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return Math.hypot(x + width / 2 - point.x, y + height / 2 - point.y);
    };
    const cells = [...board.querySelectorAll('[data-cell]')].sort((one, two) => far(one) - far(two));
    return cells[0]?.getAttribute('data-cell') ?? '';
  }, point);
}

/** Nothing lies over the middle of a square. */
async function isFree(player: Player, square: string): Promise<boolean> {
  return player.cell(square).evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && top.closest('.hulk-board') !== null && top.closest('[data-over]') === null;
  });
}

const TURNS = [
  { name: 'a phone is turned', sizes: [390, 844, 844, 390, 390, 844] },
  { name: 'a tablet is turned', sizes: [820, 1180, 1180, 820, 820, 1180] },
  { name: 'a window is made smaller and larger', sizes: [1440, 900, 960, 640, 1440, 900] },
] as const;

for (const { name, sizes } of TURNS) {
  const windows = [0, 2, 4].map((at) => ({ width: sizes[at] ?? 0, height: sizes[at + 1] ?? 0 }));

  test(`${name}: whoever was chosen stays in sight, and squares stay large`, async ({ page, server }) => {
    const [first, ...later] = windows;
    await page.setViewportSize(first!);
    const [mission] = await largest(server, 1);
    const player = await open(page, server, mission ?? '');
    if (await player.bar.getByRole('button', { name: 'Keep it' }).isVisible()) await player.press('Keep it');
    await player.bar.locator('.units').getByRole('button').last().click();
    const chosen = page.locator('[data-cell][aria-selected=true]');
    await expect(chosen).toHaveCount(1);
    const square = (await chosen.getAttribute('data-cell')) ?? '';
    for (const window of later) {
      await page.setViewportSize(window);
      // At the edge of a map he cannot stand in its middle, but he is in sight and free.
      await expect.poll(() => isFree(player, square), { timeout: 10_000 }).toBe(true);
      await expect.poll(() => aside(player, square), { timeout: 10_000 }).toBeLessThan(0.5);
      expect(await side(page)).toBeGreaterThanOrEqual(window.width < 480 ? 36 : 47.99);
    }
  });

  test(`${name}: what the player has put into the middle stays there`, async ({ page, server }) => {
    const [first, ...later] = windows;
    await page.setViewportSize(first!);
    const [mission] = await largest(server, 1);
    const player = await open(page, server, mission ?? '');
    // The whole board counts, without what may lie over it.
    await page.getByRole('button', { name: 'Hide the instructor' }).click();
    const board = await page.locator('.hulk-board').boundingBox();
    if (!board) throw new Error('there is no board');
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    // A square itself: between two levels it would be open which of them the player means.
    const square = await nearest(page, { x: x - 100, y: y - 60 });
    const at = await player.cell(square).boundingBox();
    if (!at) throw new Error(`${square} is not on the page`);
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => aside(player, square)).toBeLessThan(0.3);
    for (const window of later) {
      await page.setViewportSize(window);
      // Beside the edge of the map no more emptiness is shown than needed, but the square is in sight.
      await expect.poll(() => aside(player, square), { timeout: 10_000 }).toBeLessThan(0.5);
    }
  });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  // What is left of a window of 1280 by 800 at 200 %.
  { width: 640, height: 400 },
])
  test(`the dock covers neither shooter nor target at ${size.width} by ${size.height}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    const player = new Player(page, server);
    await player.prefer({ confirm: 'final' });
    await enterCorridor(page, server, { alien: 6, aliens: 'me' });
    await player.cell('2,0').click();
    await expect(player.cell('6,0')).toHaveAttribute('aria-label', /Fire at Genestealer/);
    const card = page.locator('.hulk-board .choices.open .card');
    // Wherever the player has put the fight: in the middle, and at each side.
    for (const [x, y] of [
      [0.5, 0.5],
      [0.3, 0.95],
      [0.3, 0.2],
    ] as const) {
      await put(player, '4,0', x, y);
      await player.cell('6,0').click();
      await expect(card).toContainText('%');
      // The picture glides to its place.
      await expect.poll(() => hiddenSquares(player, ['2,0', '6,0'])).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
  });

for (const size of [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
])
  test(`the small map shows where one is, and leads elsewhere, at ${size.width} by ${size.height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    await open(page, server, (await largest(server, 1))[0] ?? '');
    const map = page.locator('.minimap');
    await expect(map).toBeVisible();
    // On a phone it lies over the middle of the board.
    const hide = page.getByRole('button', { name: 'Hide the instructor' });
    if (await hide.isVisible()) await hide.click();
    const middle = async (of: string) => {
      const box = await page.locator(of).boundingBox();
      if (!box) throw new Error(`${of} is not on the page`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** Where the frame is on the map, as shares of its width and height. */
    const framed = async () => {
      const [box, at] = [await map.boundingBox(), await middle('.minimap .window')];
      return { x: (at.x - box!.x) / box!.width, y: (at.y - box!.y) / box!.height };
    };
    const board = await middle('.hulk-board');
    const first = await framed();
    // The view goes where a hand takes it, and the frame goes with it: away from the edge that it is at.
    const [dx, dy] = [first.x < 0.5 ? -120 : 120, first.y < 0.5 ? -100 : 100];
    await page.mouse.move(board.x, board.y);
    await page.mouse.down();
    await page.mouse.move(board.x + dx, board.y + dy, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => {
        const now = await framed();
        return Math.max((now.x - first.x) * -Math.sign(dx), (now.y - first.y) * -Math.sign(dy));
      })
      .toBeGreaterThan(0.01);
    // A press at the other end of the map brings the squares of that end into the window.
    const box = (await map.boundingBox())!;
    const [far, before] = [first.x < 0.5 ? 0.85 : 0.15, await framed()];
    const square = await nearest(page, board);
    await page.mouse.click(box.x + box.width * far, box.y + box.height / 2);
    const away = (at: { x: number }) => Math.abs(at.x - far);
    await expect.poll(async () => away(before) - away(await framed())).toBeGreaterThan(0.08);
    expect(await nearest(page, board)).not.toBe(square);
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`one key shows every square at ${size.width} by ${size.height}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    await open(page, server, (await largest(server, 1))[0] ?? '');
    await page.keyboard.press('0');
    const covered = () =>
      page.locator('.hulk-board').evaluate((board) =>
        [...board.querySelectorAll('[data-cell]')]
          .filter((cell) => {
            const { x, y, width, height } = cell.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return top?.closest('.hulk-board') !== board || top.closest('[data-over]') !== null;
          })
          .map((cell) => cell.getAttribute('data-cell')),
      );
    // The picture glides to its place; the instructor of a lesson would lie beside it.
    await expect.poll(covered).toEqual([]);
  });

for (const size of [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
])
  test(`the view comes back to the Marines for their turn at ${size.width} by ${size.height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    const player = new Player(page, server);
    await player.prefer({ animation: 'fast' });
    await enterCorridor(page, server, { alien: 14, door: 12, aliens: 'me' });
    await player.cell('2,0').click();
    await player.press(/Overwatch/);
    await player.endTurn();
    await player.rests();
    await player.bar.getByRole('button', { name: 'Genestealer 1' }).click();
    await expect.poll(() => isFree(player, '14,0')).toBe(true);
    await player.press(/Turn/);
    await player.endTurn();
    await expect(page.getByText(/Round 2 of/)).toBeVisible();
    await player.rests();
    await expect.poll(async () => (await isFree(player, '2,0')) || (await isFree(player, '0,0'))).toBe(true);
  });

/** Drags a square to a place of the board, given as shares of its width and height. */
async function put(player: Player, square: string, x: number, y: number): Promise<void> {
  const { mouse } = player.page;
  const [from, board] = [
    await player.cell(square).boundingBox(),
    await player.page.locator('.hulk-board').boundingBox(),
  ];
  if (!from || !board) throw new Error(`${square} is not on the page`);
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(board.x + board.width * x, board.y + board.height * y, { steps: 4 });
  await mouse.up();
}

/** Those of these squares that lie outside of the board, or under a card on it. */
async function hiddenSquares(player: Player, squares: readonly string[]): Promise<string[]> {
  return player.page.locator('.hulk-board').evaluate((board, squares) => {
    const room = board.getBoundingClientRect();
    const card = board.querySelector('.choices .card')?.getBoundingClientRect();
    return squares.filter((square) => {
      const cell = board.querySelector(`[data-cell="${square}"]`)?.getBoundingClientRect();
      if (!cell || !card) return true;
      const isOver =
        cell.right > card.left && cell.left < card.right && cell.bottom > card.top && cell.top < card.bottom;
      const isInside =
        cell.left >= room.left && cell.right <= room.right && cell.top >= room.top && cell.bottom <= room.bottom;
      return isOver || !isInside;
    });
  }, squares);
}
