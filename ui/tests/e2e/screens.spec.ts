import { gzipSync } from 'node:zlib';
import { SIZES } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SCREENS = [
  '',
  'missions',
  'missions/last-light',
  'new/last-light',
  'enter',
  'join/x/y',
  'watch',
  'settings',
  'devices',
  'record',
  'puzzles',
  'device/7KQM2XRA',
  'about',
  'nowhere',
];

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every screen is accessible and fits on a ${size}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer({ motion: 'reduced' });
    for (const screen of SCREENS) {
      await player.open(screen);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await player.isAccessible();
      await player.fits();
    }
  });
}

/** Opens every dialog of a match, one after the other. */
const DIALOGS: Record<string, (player: Player) => Promise<void>> = {
  menu: async ({ page }) => page.getByRole('button', { name: 'Menu' }).click(),
  settings: (player) => player.menu('Settings'),
  keys: (player) => player.menu('Keyboard shortcuts'),
  resign: (player) => player.menu('Resign'),
  odds: (player) => player.press(/Attack/),
  'end of the turn': (player) => player.endTurn(),
};

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every part of a match is accessible and fits on a ${size}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer({ motion: 'reduced', confirm: 'final', warnEndTurn: true });
    await player.begin({ mission: 'the-recorder', opponent: 'Friend, by link' });
    await expect(page.getByLabel('Invitation link')).toBeVisible();
    await player.isAccessible();
    await player.fits();
    await player.begin({ mission: 'tutorial-3' });
    await player.press(/Keep it/);
    await player.press('Seph');
    await player.isAccessible();
    for (const open of Object.values(DIALOGS)) {
      await open(player);
      await expect(player.dialog).toBeVisible();
      await player.isAccessible();
      await player.fits();
      await page.keyboard.press('Escape');
      await expect(player.dialog).toBeHidden();
    }
    await player.resign();
    await expect(player.over).toBeVisible();
    await player.isAccessible();
    await player.fits();
  });
}

test('text may be twice as large', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ textSize: 200, motion: 'reduced' });
  for (const screen of ['', 'missions', 'new/last-light', 'settings']) {
    await player.open(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await player.fits();
  }
});

test('high contrast is accessible too', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ contrast: 'high', motion: 'reduced' });
  for (const screen of ['', 'missions', 'settings']) {
    await player.open(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await player.isAccessible();
  }
});

test('every rule that can be read in two ways is explained', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('new/first-contact');
  await page.getByText('Rule options').click();
  const selects = page.locator('details select');
  expect(await selects.count()).toBeGreaterThan(20);
  for (const select of await selects.all()) {
    await expect(select).toHaveAccessibleDescription(/.{20,}/);
    expect(await select.locator('option').allTextContents()).not.toContainEqual(expect.stringMatching(/_/));
  }
  await page.getByLabel('Overwatch fire', { exact: true }).selectOption('must');
  await expect(page.getByText('(1 changed)')).toBeVisible();
  await player.isAccessible();
});

test('nothing is loaded from elsewhere', async ({ page, server }) => {
  const player = new Player(page, server);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) elsewhere.push(request.url());
  });
  await player.prefer();
  for (const screen of ['', 'missions', 'new/last-light']) await player.open(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('the scripts of the page and of a match stay under 170 KiB', async ({ page, server }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  const player = new Player(page, server);
  await player.prefer();
  await player.open('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  // What comes a little later, such as the titles of a lesson's rules, counts as well.
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(170 * 1024);
});
