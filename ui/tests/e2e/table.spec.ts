import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('on one screen a curtain falls where secrets change hands', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-2', opponent: 'One screen' });
  const curtain = page.getByRole('region', { name: 'Hand over' });
  await expect(curtain).toContainText('The Marines decide now');
  await expect(player.bar.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  await player.isAccessible();
  await curtain.getByRole('button').click();
  await player.press(/Keep it/);
  await player.endTurn();
  await expect(curtain).toContainText('The aliens decide now');
  await expect(page.locator('#command-points')).toContainText('the counter is hidden');
  await curtain.getByRole('button').click();
  await expect(player.bar.getByRole('button', { name: /Blip to entry/ }).first()).toBeVisible();
});

test('two people play online by a link, and a restart of the server loses nothing', async ({ browser, server }) => {
  test.slow();
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map(async (name) => {
    const player = new Player(await (await browser.newContext()).newPage(), server);
    await player.prefer({ name });
    return player;
  })) as [Player, Player];

  await ana.begin({ mission: 'tutorial-2', opponent: 'Friend by a link' });
  const link = await ana.page.getByLabel('Invitation link').inputValue();
  expect(link).toContain('/#/join/');
  await ana.isAccessible();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();

  await ana.press(/Keep it/);
  await ana.press('Orso');
  await ana.press(/Overwatch/);
  await expect(ben.log).toContainText('Orso goes on overwatch');
  await expect(ben.page.getByText('Ana is deciding')).toBeVisible();

  await ben.page.getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await ben.page.keyboard.press('Enter');
  await expect(ana.page.getByRole('log', { name: 'Chat' })).toContainText('Good luck');

  await server.kill();
  await expect(ana.page.getByText('The connection is lost')).toBeVisible();
  await server.start();
  await expect(ana.page.getByText('The connection is lost')).toBeHidden({ timeout: 20_000 });
  await expect(ana.log).toContainText('Orso goes on overwatch');
  await ana.endTurn();
  await expect(ben.bar.getByRole('button', { name: /Blip to entry/ }).first()).toBeVisible({ timeout: 20_000 });

  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ana.page.getByRole('dialog')).toContainText('Victory');
  await expect(ben.page.getByRole('dialog')).toContainText('Defeat');
  await ana.page.getByRole('button', { name: 'Rematch' }).click();
  await ben.page.getByRole('button', { name: 'Rematch' }).click();
  // The sides are swapped.
  await expect(ben.bar.getByRole('button', { name: 'Keep it' })).toBeVisible({ timeout: 20_000 });
  await expect(ana.page.getByText('You: Aliens')).toBeVisible();
});

test('an open match is on the list and can be watched', async ({ browser, server }) => {
  const player = new Player(await (await browser.newContext()).newPage(), server);
  await player.prefer();
  await player.open('new/first-contact');
  await player.page.getByRole('checkbox', { name: 'Others may watch' }).check();
  await player.page.getByRole('button', { name: 'Begin' }).click();
  await player.press('Keep it');
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();

  const watcher = new Player(await (await browser.newContext()).newPage(), server);
  await watcher.prefer();
  await watcher.open('watch');
  await watcher.page.getByRole('link', { name: /First Contact/ }).first().click();
  await expect(watcher.page.getByText('You are watching')).toBeVisible();
  await expect(watcher.bar.getByRole('button', { name: 'End the turn' })).toHaveCount(0);
  await player.endTurn();
  await expect(watcher.page.getByText('Round 2 of 8')).toBeVisible({ timeout: 20_000 });
});

test('a match is continued from the start page', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.press(/Overwatch/);
  await expect(player.log).toContainText('Orso goes on overwatch');
  await page.getByRole('link', { name: /Start/ }).click();
  await page.getByRole('link', { name: /First Steps/ }).first().click();
  await expect(player.log).toContainText('Orso goes on overwatch');
});

test('what there is not is said', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('match/no-such-match');
  await expect(page.getByText('There is no such match here.')).toBeVisible();
});
