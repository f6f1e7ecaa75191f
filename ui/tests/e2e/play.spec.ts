import type { Locator } from '@playwright/test';
import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

type Box = { x: number; y: number; width: number; height: number };

test('what can be taken back is taken back, and the log says so', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.press('All actions');
  await player.press(/Step to/);
  await expect(player.log).toContainText('Orso moves to');
  await player.press(/Undo/);
  await expect(player.log).toContainText('Undo by Marines');
  await expect(player.log).not.toContainText('Orso moves to');
});

test('a roll of the dice is not taken back, and the page says why', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.press(/Fire at door/);
  await expect(player.log.getByRole('img').first()).toBeVisible();
  const rolled = await player.log.getByRole('img').count();
  const undo = player.bar.getByRole('button', { name: /Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('can no longer be undone');
  await page.keyboard.press('u');
  await expect(player.log).not.toContainText('Undo by');
  expect(await player.log.getByRole('img').count()).toBe(rolled);
});

test('in a practice game even dice are taken back, which is marked', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1', practice: true });
  await player.press('Orso');
  await player.press(/Fire at door/);
  await expect(player.log.getByRole('img').first()).toBeVisible();
  await player.press(/Undo\*?/);
  await expect(player.log).toContainText('Undo by Marines');
  await expect(player.log.getByRole('img')).toHaveCount(0);
});

test('odds are shown before a shot, and every die after it', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'final' });
  await player.begin({ mission: 'tutorial-3' });
  await player.press(/Keep it/);
  await player.press('Seph');
  await expect(player.bar.getByRole('button', { name: /Attack/ })).toContainText('%');
  await player.press(/Attack/);
  const dialog = page.getByRole('dialog', { name: /Attack/ });
  await expect(dialog.getByRole('row').first()).toContainText('%');
  await player.isAccessible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(player.log.getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Dice' }).getByRole('img').first()).toBeVisible();
});

test('what is refused is explained with its rule', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await expect(player.cell('16,4')).toHaveAttribute('aria-label', /Genestealer/);
  // One key shows everything, however large the map is.
  await page.keyboard.press('0');
  await player.cell('16,4').click();
  await expect(page.getByRole('alert')).toContainText('does not see it');
  await expect(page.getByRole('alert')).toContainText('SH-SHOOT-01');
});

test('the end of a turn warns of points that would be lost', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ warnEndTurn: true });
  await player.begin({ mission: 'tutorial-1' });
  await player.endTurn();
  const dialog = page.getByRole('dialog', { name: 'End the turn?' });
  await expect(dialog).toContainText('Orso');
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByText('Round 1 of 16')).toBeVisible();
  await player.endTurn();
  await dialog.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.getByText('Round 2 of 16')).toBeVisible();
});

test('a match is opened and played by keys alone', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player.cell('1,4')).toHaveAttribute('aria-label', /Orso/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(player.cell('1,4')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(player.cell('2,4')).toHaveAttribute('aria-label', /Step to/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(player.log).toContainText('Orso moves to 2·4');
  await player.instructor.getByRole('button', { name: 'Got it' }).press('Enter');
  // He could shoot at the door for nothing, and is not asked about it.
  await expect(player.bar).toContainText('Orso is active');
  await page.keyboard.press('w');
  await expect(player.log).toContainText('Orso goes on overwatch');
  await page.keyboard.press('u');
  await expect(player.log).toContainText('Undo by');
  await page.keyboard.press('e');
  await expect(page.getByText('Round 2 of 16')).toBeVisible();
  await page.keyboard.press('l');
  await expect(player.log).toBeFocused();
});

test.describe('with fingers on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('nothing lies over the squad at the start', async ({ page, server }) => {
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission: 'tutorial-3' });
    await expect(page.locator('.token.marine')).toHaveCount(3);
    const covers = page.locator('.instruments .controls, .instruments .minimap');
    await expect(covers).toHaveCount(2);
    const boxes = async (all: Locator) => Promise.all((await all.all()).map((one) => one.boundingBox()));
    const overlap = (a: Box, b: Box) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    await expect
      .poll(async () => {
        const above = await boxes(covers);
        return (await boxes(page.locator('.token.marine > svg'))).filter((unit) =>
          above.some((cover) => unit && cover && overlap(unit, cover)),
        );
      })
      .toEqual([]);
  });

  test('a match is played', async ({ page, server }) => {
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission: 'tutorial-1' });
    await player.bar.getByRole('button', { name: 'Orso' }).tap();
    await player.fits();
    await expect(player.cell('2,4')).toHaveAttribute('aria-label', /Step to/);
    await player.cell('2,4').tap();
    await player.cell('2,4').tap();
    await expect(player.cell('2,4')).toHaveAttribute('aria-label', /Orso/);
    // He could shoot at the door for nothing, and is not asked about it.
    await expect(player.bar.getByRole('button', { name: 'Pass' })).toHaveCount(0);
    // Against the computer there is nobody to talk to.
    await expect(page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0);
    for (const tab of ['Status', 'Log', 'Board']) {
      await page.getByRole('button', { name: tab, exact: true }).tap();
      await player.isAccessible();
      await player.fits();
    }
    await player.endRound('Round 2 of 16');
  });
});
