import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

const WORDS: [string, string, string, string][] = [
  ['Slovenčina', 'Misie', 'Prvé kroky', 'Ukončiť ťah'],
  ['Magyar', 'Küldetések', 'Első lépések', 'Kör vége'],
  ['Italiano', 'Missioni', 'Primi passi', 'Fine del turno'],
  ['Deutsch', 'Missionen', 'Erste Schritte', 'Zug beenden'],
  ['English', 'Missions', 'First Steps', 'End the turn'],
];

test('the language is switched at any time, without loading the page again', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('missions');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const [language, title, mission] of WORDS) {
    await page.getByRole('banner').getByRole('combobox').selectOption({ label: language });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(mission, { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('a match speaks each language, also while it is played', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  for (const [language, , mission, endTurn] of WORDS) {
    await page.locator('header.top').getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await page.getByRole('dialog').getByRole('combobox').first().selectOption({ label: language });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mission);
    await expect(page.getByRole('button', { name: endTurn })).toBeVisible();
  }
});
