import type { Page } from '@playwright/test';
import { AngelPlayer, openTwelve } from '../e2e/support/angel.ts';
import { expect, test } from '../e2e/support/server.ts';
import { shoot as take, SIZES } from './camera.ts';

const STILL = { motion: 'reduced', confirm: 'dice' };

for (const [size, viewport] of SIZES) {
  const shoot = (page: Page, name: string) => take(page, name, size);

  test(`Death Angel, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const player = new AngelPlayer(page, server);
    await player.prefer(STILL);
    await player.open('angel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, 'angel-new');
    await page.getByRole('button', { name: 'Learn by playing' }).click();
    await expect(page.getByRole('complementary', { name: 'Instructor' })).toBeVisible();
    await expect(player.cards.first()).toBeVisible();
    await shoot(page, 'angel-lesson');
    await player.beginAngel({ dealt: false });
    await expect(page.getByRole('button', { name: 'Take the red team' })).toBeVisible();
    await shoot(page, 'angel-teams');
    await player.beginAngel({ players: 2, holders: ['Me', 'Computer: veteran'] });
    await expect(player.cards.first()).toBeVisible();
    await shoot(page, 'angel-cards');
    // Where nobody has a target, a round goes by without a question.
    for (let cards = 0; cards < 20 && (await player.answers.count()) === 0; cards++) {
      await player.decide();
      await player.settled();
    }
    await shoot(page, 'angel-attack');
    // A swarm that can be attacked would be: a card of the round can only be read.
    await page.getByRole('list', { name: 'Cards of this round' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(page, 'angel-help');
  });

  test(`twelve Marines in a long language, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(size === 'desktop' ? { width: 1440, height: 900 } : viewport);
    await openTwelve(page, server, 'de');
    await expect(page.locator('.formation > li')).toHaveCount(12);
    await expect(page.locator('.pick .picture path').first()).toBeAttached();
    await shoot(page, 'angel-twelve-de');
  });

  test(`replays, ${size}`, async ({ page, server }) => {
    test.setTimeout(400_000);
    await page.setViewportSize(viewport);
    const player = new AngelPlayer(page, server);
    await player.prefer({ ...STILL, confirm: 'never', language: 'en' });
    await player.beginAngel();
    await player.playToEnd();
    await shoot(page, 'angel-over');
    await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: 'Next turning point' }).click();
    await shoot(page, 'replay-angel');
    await page.getByRole('button', { name: 'Dice proof' }).click();
    await expect(page.getByRole('dialog')).toContainText('Everything fits');
    await shoot(page, 'replay-proof');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await shoot(page, 'replay-play-on');
    await player.open('replays');
    await expect(page.getByRole('link', { name: /^Watch:/ }).first()).toBeVisible();
    await shoot(page, 'replays');
  });
}
