import { readFileSync } from 'node:fs';
import { FILES } from './support/campaign.ts';
import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** Plays the chapter that the page of the campaign offers, and goes on as the end of the match says. */
async function playChapter(player: Player, number: number, onward: string): Promise<void> {
  const page = player.page;
  await page.getByRole('button', { name: `chapter ${number}` }).click();
  await page.waitForURL(/#\/match\//);
  await player.playOut();
  await player.dialog.getByRole('button', { name: onward }).click();
  await page.waitForURL(/#\/campaigns\//);
}

test('a campaign of three chapters, with a loss and a death, is closed and gone on with, saved and brought in', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const player = new Player(page, server);
  await player.prefer();
  await player.open('campaigns');
  await page.getByRole('radio', { name: /^Scout/ }).check();
  await player.isAccessible();
  await page.getByText('Start from your own files').click();
  await page.getByLabel('Start from your own files').setInputFiles(FILES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three Corridors');
  await expect(page.getByText('This is first.')).toBeVisible();
  await playChapter(player, 1, 'On to chapter 2');
  const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('listitem');
  await expect(chapters.nth(0)).toContainText('Won');
  await expect(chapters.nth(0)).toContainText('Came back: Orso, Tarn');
  await expect(page.getByText('Orso counts: two.')).toBeVisible();

  // The server loses its power in the middle of the second chapter.
  await page.getByRole('button', { name: 'Play chapter 2' }).click();
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  const address = page.url();
  await server.kill();
  await server.start();
  await player.open('campaigns');
  await page.getByRole('link', { name: /Three Corridors/ }).click();
  await expect(page.getByRole('button', { name: 'Go on with chapter 2' })).toBeVisible();
  await playChapter(player, 2, 'On to chapter 3');
  expect(page.url()).not.toBe(address);
  await expect(chapters.nth(1)).toContainText('Lost');
  await expect(chapters.nth(1)).toContainText('Fallen: Tarn');
  await expect(page.getByRole('region', { name: 'The wall of names' })).toContainText('Tarn');
  const briefing = page.getByRole('region', { name: 'Title of third' });
  await expect(briefing).toContainText('They have learned the way.');
  await expect(briefing).toContainText('Orso counts: one.');
  await expect(briefing).toContainText('It is quiet. Joram goes first.');
  await player.isAccessible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = { name: 'saved.json', mimeType: 'application/json', buffer: readFileSync(await download.path()) };

  // Elsewhere, by somebody else, on a phone: the same campaign goes on, and says that it was brought in.
  const guest = new Player(await (await browser.newContext()).newPage(), server);
  await guest.prefer();
  await guest.page.setViewportSize(PHONE);
  await guest.open('campaigns');
  const bad = Buffer.from(file.buffer.toString().replace('"fell": true', '"fell": 1'));
  await guest.page.getByLabel('Import a saved campaign').setInputFiles({ ...file, buffer: bad });
  await expect(guest.page.getByRole('alert')).toContainText('This is not a saved campaign');
  await guest.page.getByLabel('Import a saved campaign').setInputFiles(file);
  await expect(guest.page.getByText(/Imported: this server cannot vouch/)).toBeVisible();
  await guest.fits();
  await playChapter(guest, 3, 'To the epilogue');
  const epilogue = guest.page.getByRole('article');
  await expect(epilogue).toContainText('It is over.');
  await expect(epilogue).toContainText('Orso went home.');
  await expect(epilogue).toContainText('Joram stayed.');
  await expect(epilogue).toContainText('Names on the wall: one.');
  await guest.isAccessible();
  await guest.fits();

  // In the match itself the recruit has his own name.
  await page.getByRole('button', { name: 'Play chapter 3' }).click();
  await expect(player.bar.getByRole('button', { name: 'Joram' })).toBeVisible();

  await guest.page.getByRole('button', { name: 'Delete' }).click();
  await guest.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: /Three Corridors/ })).toHaveCount(0);
});

test('a campaign for two on two screens: whoever joined once has the next chapter too', async ({ browser, server }) => {
  const sit = async (name: string) => {
    const player = new Player(await (await browser.newContext()).newPage(), server);
    await player.prefer({ name });
    return player;
  };
  const [ana, ben] = [await sit('Ana'), await sit('Ben')];
  await ana.open('campaigns');
  await ana.page.getByRole('radio', { name: /^Friend, by link/ }).check();
  await ana.page.getByText('Start from your own files').click();
  await ana.page.getByLabel('Start from your own files').setInputFiles(FILES);
  await ana.page.getByRole('button', { name: 'Play chapter 1' }).click();
  await ben.page.goto(await ana.page.getByLabel('Invitation link').inputValue());
  await ben.page.getByRole('button', { name: 'Join the match' }).click();
  await Promise.all([ana.playOut(), ben.playOut()]);
  for (const player of [ana, ben]) {
    await player.dialog.getByRole('button', { name: 'On to chapter 2' }).click();
    const chapters = player.page.getByRole('region', { name: 'Chapters' }).getByRole('listitem');
    await expect(chapters.nth(0)).toContainText('Won');
  }
  // Only whoever has started it can delete it; both can go on with it, and nobody is invited again.
  await expect(ana.page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Play chapter 2' }).click();
  await expect(ben.page).toHaveURL(/#\/match\//);
  await ana.open('campaigns');
  await ana.page.getByRole('link', { name: /Three Corridors/ }).click();
  await ana.page.getByRole('button', { name: 'Go on with chapter 2' }).click();
  await expect(ana.page).toHaveURL(ben.page.url());
  await expect(ana.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
});

for (const way of ['Solo, variant A', 'Solo, variant B', 'Hot seat']) {
  test(`${way}: a chapter of a campaign is played, and leads on to the next`, async ({ page, server }) => {
    const player = new Player(page, server);
    await player.prefer();
    await player.open('campaigns');
    // Levels have names of their own: the form says which is which.
    await expect(page.getByRole('radio', { name: /Long night.*Hardest/ })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
    await page.getByText('Start from your own files').click();
    await page.getByLabel('Start from your own files').setInputFiles(FILES);
    await playChapter(player, 1, 'On to chapter 2');
    await expect(page.getByText(new RegExp(`As it is · ${way}`))).toBeVisible();
    const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('listitem');
    await expect(chapters.nth(0)).toContainText('Won');
    await expect(page.getByRole('button', { name: 'Play chapter 2' })).toBeVisible();
    await player.fits();
  });
}
