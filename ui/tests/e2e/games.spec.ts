import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

for (const opponent of ['Solo, variant A', 'Solo, variant B']) {
  test(`${opponent} is played to its end`, async ({ page, server }) => {
    test.slow();
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission: 'first-contact', opponent });
    await player.playOut();
    await expect(player.dialog).toContainText(/have won/);
    await player.over.click();
    // What moved the aliens is told with its rule.
    await page.getByRole('combobox', { name: 'Show' }).selectOption('rules');
    await expect(player.log.locator('.rule').first()).toBeVisible();
  });
}

for (const side of ['Marines', 'Aliens']) {
  test(`the ${side} are played against the computer to the end`, async ({ page, server }) => {
    test.slow();
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission: 'first-contact', opponent: 'Computer', side, player: 'Random' });
    await player.playOut();
    await expect(player.dialog).toContainText(/have won/);
  });
}
