import { readFileSync } from 'node:fs';
import { AngelPlayer } from './support/angel.ts';
import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** Ends the match that is shown by giving up, and goes to its replay. */
async function resignAndWatch(player: Player): Promise<void> {
  const page = player.page;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
}

test('a board game is wound back, proven, saved, brought in elsewhere, and played on', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-2', player: 'Random' });
  await player.press(/Keep it/);
  await player.press('Orso');
  await player.press(/Overwatch/);
  await player.endRound('Round 2 of');
  await resignAndWatch(player);

  const slider = page.getByRole('slider', { name: 'Moment' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(4);
  await expect(player.log).not.toContainText('goes on overwatch', { useInnerText: true });
  await player.isAccessible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(player.log).toContainText('Orso goes on overwatch', { useInnerText: true });
  await expect(player.log.getByRole('listitem').last()).toBeInViewport();
  await slider.fill('1');
  await expect(player.log).not.toContainText('Orso goes on overwatch', { useInnerText: true });
  await expect(page).toHaveURL(/\/1$/);
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page).toHaveURL(/\/2$/);
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Aliens');
  await expect(page.getByText(`2 of ${last}`)).toBeVisible();

  // A link to a moment opens there, in another browser too.
  const guest = new Player(await (await browser.newContext()).newPage(), server);
  await guest.prefer();
  await guest.page.goto(page.url());
  await expect(guest.page.getByText(`2 of ${last}`)).toBeVisible();
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(
    await page.getByRole('heading', { level: 1 }).innerText(),
  );

  expect(await player.copiesByHand('Copy link', 'Link')).toBe(page.url());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dice proof' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everything fits');
  await player.isAccessible();
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const record = readFileSync(await download.path());
  await guest.open('replays');
  await guest.page
    .getByLabel('Import a replay')
    .setInputFiles({ name: 'game.blipfall', mimeType: 'application/jsonl', buffer: record });
  await expect(guest.page.getByText(`0 of ${last}`)).toBeVisible();
  await guest.open('replays');
  await expect(guest.page.getByText('game.blipfall')).toBeVisible();
  await guest.isAccessible();

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Marines' }).check();
  await player.isAccessible();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await page.getByRole('button', { name: 'Hide the instructor' }).click();
  await player.endTurn();
  await expect(player.log).toContainText('Alien actions');
});

test('Death Angel: a replay with its turning points, everything open, and played on', async ({ page, server }) => {
  test.slow();
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel({ players: 2, holders: ['Me', 'Computer: random'] });
  await player.playToEnd();
  await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect(slider).toBeVisible();
  await expect(page.getByRole('list', { name: 'Formation' })).toBeVisible();
  // Also where everything lies open the server says how many cards and tokens there are.
  await page.getByRole('button', { name: 'Status' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(/Tokens in the supply\s*12/);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(/Event deck\s*\d\d/);
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Next turning point' }).click();
  await expect(player.log).toContainText(/is slain|New location/);
  await player.isAccessible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await slider.fill('3');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(player.cards.or(player.answers).first()).toBeVisible({ timeout: 30_000 });
  await player.open('replays');
  await expect(page.getByRole('link', { name: /Watch: Death Angel/ }).first()).toBeVisible();
});

test('a replay on a phone', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1', player: 'Random' });
  await player.press('Orso');
  await resignAndWatch(player);
  await player.fits();
  await player.isAccessible();
});
