import type { Browser } from '@playwright/test';
import { Line } from './support/line.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** Somebody at a browser of their own. */
async function somebody(browser: Browser, server: { url: string }, name: string): Promise<Player> {
  const player = new Player(await (await browser.newContext()).newPage(), server);
  await player.prefer({ name });
  return player;
}

/** One makes a match, the other takes the seat by the link. */
async function sitDown(one: Player, other: Player): Promise<void> {
  await one.begin({ mission: 'tutorial-2', opponent: 'Friend, by link' });
  const link = await one.page.getByLabel('Invitation link').inputValue();
  expect(link).toContain('/#/join/');
  await other.page.goto(`${other.server.url}/${new URL(link).hash}`);
  await other.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(one.bar.getByRole('button', { name: 'Keep it' })).toBeVisible();
}

test('on one screen a curtain falls where secrets change hands', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-2', opponent: 'Hot seat' });
  const curtain = page.getByRole('region', { name: 'Pass the screen' });
  await expect(curtain).toContainText('The Marine player decides now');
  await expect(player.bar.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  await player.isAccessible();
  await curtain.getByRole('button').click();
  await player.press(/Keep it/);
  await player.endTurn();
  await expect(curtain).toContainText('The alien player decides now');
  await expect(page.locator('#command-points')).toContainText('the counter is hidden');
  await curtain.getByRole('button').click();
  await player.press(/Blip to entry/);
  await player.endTurn();
  await expect(curtain).toContainText('The Marine player decides now');
  await curtain.getByRole('button').click();
  await expect(page.getByText('Round 2 of 8')).toBeVisible();
  await expect(player.bar.getByRole('button', { name: 'Keep it' })).toBeVisible();
});

test('two people play online by a link, talk, resign and play again', async ({ browser, server }) => {
  test.slow();
  const [ana, ben] = [await somebody(browser, server, 'Ana'), await somebody(browser, server, 'Ben')];
  await sitDown(ana, ben);
  await ana.press(/Keep it/);
  await expect(ben.page.getByText('Ana is deciding')).toBeVisible();
  await ben.page.getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await ben.page.keyboard.press('Enter');
  await expect(ana.page.getByRole('log', { name: 'Chat' })).toContainText('Good luck');
  await ana.isAccessible();
  await ben.resign();
  await expect(ana.dialog).toContainText('Victory');
  await expect(ben.dialog).toContainText('Defeat');
  await ana.page.getByRole('button', { name: 'Rematch' }).click();
  await ben.page.getByRole('button', { name: 'Rematch' }).click();
  // The sides are swapped.
  await expect(ben.bar.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await expect(ana.page.getByText('You: Aliens')).toBeVisible();
});

test('a connection that is lost in the middle comes back by itself', async ({ browser, server }) => {
  test.slow();
  const line = await Line.to(server.port);
  const [ana, ben] = [await somebody(browser, server, 'Ana'), await somebody(browser, line, 'Ben')];
  await sitDown(ana, ben);
  await ana.press(/Keep it/);
  await ana.press('Orso');
  await ana.press(/Overwatch/);
  await expect(ben.log).toContainText('Orso goes on overwatch');

  line.cut();
  await expect(ben.page.getByText('The connection is lost')).toBeVisible();
  await ana.press('Finish this unit');
  await ana.press('Tarn');
  await ana.press(/Overwatch/);
  await ana.endTurn();
  await expect(ana.page.getByText('Ben is not connected')).toBeVisible();
  line.mend();
  await expect(ben.page.getByText('The connection is lost')).toBeHidden();
  await expect(ben.log).toContainText('Tarn goes on overwatch');
  await ben.press(/Blip to entry/);
  await expect(ana.log).toContainText('lurks at entry');
  line.close();
});

test('a server that is killed and started again has lost nothing, and the page comes back to it', async ({
  page,
  server,
}) => {
  test.slow();
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.press(/Fire at door/);
  await player.press(/Overwatch/);
  await expect(player.log).toContainText('Orso goes on overwatch');
  const before = await player.log.innerText();
  const dice = await player.log.getByRole('img').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  await server.kill();
  await expect(page.getByText('The connection is lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('The connection is lost')).toBeHidden();
  expect(await player.log.innerText()).toBe(before);
  await page.reload();
  await expect(player.log).toContainText('Orso goes on overwatch');
  expect(await player.log.innerText()).toBe(before);
  expect(
    await player.log.getByRole('img').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label'))),
  ).toEqual(dice);
  await player.press('Finish this unit');
  await player.press(/Guard/);
  await expect(player.log).toContainText('Tarn stands on guard');
});

test('an open match is on the list and can be watched', async ({ browser, server }) => {
  const player = await somebody(browser, server, 'Ana');
  await player.open('new/first-contact');
  await player.page.getByRole('checkbox', { name: 'Allow spectators' }).check();
  await player.page.getByRole('button', { name: 'Start match' }).click();
  await player.press('Keep it');
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();

  const watcher = await somebody(browser, server, 'Ben');
  await watcher.open('watch');
  await watcher.page
    .getByRole('link', { name: /First Contact/ })
    .first()
    .click();
  await expect(watcher.page.getByText('You are watching')).toBeVisible();
  await expect(watcher.bar.getByRole('button', { name: 'End the turn' })).toHaveCount(0);
  await player.endRound('Round 2 of 8');
  await expect(watcher.page.getByText('Round 2 of 8')).toBeVisible();
});

test('a match is continued from the start page', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.press(/Overwatch/);
  await expect(player.log).toContainText('Orso goes on overwatch');
  await page.getByRole('link', { name: /Home/ }).click();
  await page
    .getByRole('link', { name: /First Steps/ })
    .first()
    .click();
  await expect(player.log).toContainText('Orso goes on overwatch');
});

test('what there is not is said', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('match/no-such-match');
  await expect(page.getByText('Match not found.')).toBeVisible();
});
