/** A table of Death Angel as friends sit at it: words of a game together, who is away, nothing that hides the cards. */
import type { Browser } from '@playwright/test';
import { AngelPlayer } from './support/angel.ts';
import { expect, test, type Server } from './support/server.ts';

async function sit(browser: Browser, server: Server, name: string): Promise<AngelPlayer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const player = new AngelPlayer(await context.newPage(), server);
  await player.prefer({ name });
  return player;
}

/** Words of a game in which two play against each other. A card moves swarms "to the other side", which is meant so. */
const DUEL =
  /(?<!to the )other side|one side has|both sides agreed|opponent|offer a draw|as soon as (it is opened|you are both here)/i;

test('nothing speaks of an other side, from the lobby to the end', async ({ browser, server }) => {
  const [ana, ben] = [await sit(browser, server, 'Ana'), await sit(browser, server, 'Ben')];
  const speaks = async (player: AngelPlayer) => expect(player.page.locator('body')).not.toContainText(DUEL);
  await ana.beginAngel({ players: 3, holders: ['Me', 'Open, by invitation link', 'Open, by invitation link'] });
  const link = await ana.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await expect(ana.page.getByText(/2 seats are free|2 free seats|2 players/i).first()).toBeVisible();
  await speaks(ana);
  // The third seat is filled by the host.
  await ana.page.getByRole('button', { name: 'Let a computer play' }).last().click();
  await ben.page.goto(link);
  await speaks(ben);
  await ben.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(ana.cards.first()).toBeVisible();
  for (const team of [0, 1]) {
    void team;
    await ana.cards.first().click();
    await ana.page.waitForTimeout(200);
  }
  // Ana has chosen and waits for Ben.
  await expect(ana.cards).toHaveCount(0);
  await speaks(ana);
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await speaks(ana);
  await ana.page.keyboard.press('Escape');
  for (const player of [ana, ben]) {
    await player.menu('Resign');
    await speaks(player);
    await player.dialog.getByRole('button', { name: 'Resign' }).click();
  }
  for (const player of [ana, ben]) {
    await expect(player.dialog).toContainText('Defeat');
    await expect(player.dialog).toContainText('Gave up: Ana and Ben.');
    await speaks(player);
    await player.page.context().close();
  }
});

test('who is away is marked, and the computer can play on for him', async ({ browser, server }) => {
  test.slow();
  const [ana, ben] = [await sit(browser, server, 'Ana'), await sit(browser, server, 'Ben')];
  await ana.beginAngel({ players: 2, holders: ['Me', 'Open, by invitation link'] });
  await ben.page.goto(await ana.copiesByHand('Copy', 'Invitation link'));
  await ben.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(ben.cards.first()).toBeVisible();
  const status = ana.page.getByRole('region', { name: 'Status' });
  await expect(status.getByTitle('away', { exact: true })).toHaveCount(0);
  const address = ben.page.url();
  await ben.page.goto('about:blank');
  await expect(status.getByTitle('away', { exact: true })).toBeVisible();
  const takeOver = status.getByRole('button', { name: 'Let the computer play on' });
  // He may come back within ten seconds; after that all others have to agree, and Ana is all others.
  await expect
    .poll(
      async () => {
        if (await takeOver.isVisible()) await takeOver.click({ timeout: 1_000 }).catch(() => {});
        return status.innerText();
      },
      { timeout: 40_000, intervals: [2_000] },
    )
    .toContain('Computer');
  await expect(status.getByTitle('away', { exact: true })).toHaveCount(0);
  await ben.page.goto(address);
  const takeBack = ben.page.getByRole('region', { name: 'Status' }).getByRole('button', { name: /back/ });
  await takeBack.click();
  await expect(status).toContainText('Ben');
  for (const player of [ana, ben]) await player.page.context().close();
});

test('the chat of a table is whole, and its button too', async ({ browser, server }) => {
  const ana = await sit(browser, server, 'Ana');
  await ana.beginAngel({ players: 2, holders: ['Me', 'Open, by invitation link'] });
  const ben = await sit(browser, server, 'Ben');
  await ben.page.goto(await ana.page.getByRole('textbox', { name: 'Invitation link' }).inputValue());
  await ben.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(ana.cards.first()).toBeVisible();
  const send = ana.page.getByRole('button', { name: 'Send' });
  await expect(send).toBeInViewport({ ratio: 1 });
  const isOnTop = await send.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const corners = [0.1, 0.9].flatMap((part) => [
      document.elementFromPoint(x + width * part, y + height * 0.1),
      document.elementFromPoint(x + width * part, y + height * 0.9),
    ]);
    return corners.every((found) => found !== null && button.contains(found));
  });
  expect(isOnTop).toBe(true);
  for (const player of [ana, ben]) await player.page.context().close();
});

test('whoever watches twelve Marines sees all of them, and no empty panel', async ({ browser, server }) => {
  const ana = await sit(browser, server, 'Ana');
  await ana.open('angel');
  await ana.page.getByRole('radio', { name: /^3 players/ }).check();
  for (const seat of [2, 3])
    await ana.page.getByRole('combobox', { name: `Player ${seat}`, exact: true }).selectOption('Computer: random');
  await ana.page.getByRole('radio', { name: /^Dealt at random/ }).check();
  await ana.page.getByRole('checkbox', { name: 'Allow spectators' }).check();
  await ana.page.getByRole('button', { name: 'Start match' }).click();
  await expect(ana.cards.first()).toBeVisible();
  const watcher = await sit(browser, server, 'Cleo');
  await watcher.page.goto(ana.page.url());
  const rows = watcher.formation.getByRole('listitem');
  await expect(rows).toHaveCount(12);
  for (const row of [rows.first(), rows.last()]) await expect(row).toBeInViewport({ ratio: 0.99 });
  const bottom = await watcher.page.getByRole('region', { name: 'Actions' }).boundingBox();
  expect(bottom?.height ?? 0).toBeLessThan(120);
  for (const player of [ana, watcher]) await player.page.context().close();
});

test('a card of the round before is marked beside its text, and not on it', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.openAttack();
  await player.chooseAttack();
  const used = player.bar.locator('.pick:has(.stamp)').filter({ hasText: 'played last round' });
  await player.decideUntil(async () => (await used.count()) > 0);
  const covers = await used.first().evaluate((card) => {
    const stamp = card.querySelector('.stamp')!.getBoundingClientRect();
    const face = card.querySelector('.face')!.getBoundingClientRect();
    return stamp.bottom > face.top + 1;
  });
  expect(covers).toBe(false);
});

test('the screen is passed around by default where two seats are one’s own', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.open('angel');
  await page.getByRole('radio', { name: /^2 players/ }).check();
  await page.getByRole('combobox', { name: 'Player 2', exact: true }).selectOption('Me');
  await expect(page.getByRole('checkbox', { name: /pass the screen around/ })).toBeChecked();
});

test('a log offers no filter that finds nothing', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ unfolded: ['log'] });
  await player.beginAngel();
  await expect(player.cards.first()).toBeVisible();
  const filters = page.locator('section.log select').first().locator('option');
  expect(await filters.count()).toBeGreaterThan(1);
  await expect(filters.filter({ hasText: /aliens act/ })).toHaveCount(0);
});

test('a file that is no replay is refused in words that people understand', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.open('replays');
  for (const [name, text] of [
    ['letter.txt', 'Dear Orso'],
    ['empty.blipfall', ''],
    ['other.json', '{"format":1}'],
  ] as const) {
    await page.getByLabel('Import a replay').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    const told = page.getByRole('alert');
    await expect(told).toContainText('The replay was not accepted');
    await expect(told).not.toContainText(/line \d|rule|JSON|column|expected/i);
  }
});
