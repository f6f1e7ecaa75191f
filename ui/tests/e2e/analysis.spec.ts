import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('a finished match is analysed, its errors are seen on the board, and it is tried again from one', async ({
  page,
  server,
}) => {
  test.slow();
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1', player: 'Veteran' });
  await player.playOut();
  await player.dialog.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const graph = page.getByRole('img', { name: 'The Marines’ chance to win over the match' });
  await expect(graph).toBeVisible({ timeout: 120_000 });

  // Whoever only ends turns loses chances.
  await page.getByRole('button', { name: 'Next error' }).click();
  const decision = page.getByRole('region', { name: 'Analysis' }).last();
  await expect(decision).toContainText('The next decision: Marines');
  await expect(decision).toContainText(/points lost/);
  await expect(decision).toContainText('best');
  await player.isAccessible();
  await page.setViewportSize(PHONE);
  await expect(graph).toBeVisible();
  await player.isAccessible();

  await decision.getByRole('button', { name: 'Try again from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/#\/match\//);
});

test('the coach of a practice game gives a hint in three steps, and a contest has none', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'first-contact', player: 'Random', practice: true });
  await player.press(/Keep it/);
  await player.rests();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const card = page.getByRole('region', { name: 'Hint' });
  await expect(card).toContainText('Hint 1 of 3');
  await card.getByRole('button', { name: 'More' }).click();
  await expect(card).toContainText('Hint 2 of 3');
  await card.getByRole('button', { name: 'More' }).click();
  await expect(card).toContainText(/chance to win \d+%/);
  await player.isAccessible();

  await player.begin({ mission: 'first-contact', player: 'Random' });
  await player.press(/Keep it/);
  await player.rests();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
