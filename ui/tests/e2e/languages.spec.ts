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

/** What is read in two languages when something goes wrong: no word of the browser or of the server. */
const FAILURES = [
  {
    language: 'sk',
    campaigns: 'Načítať uloženú kampaň',
    badCampaign: 'Toto nie je uložená kampaň',
    replays: 'Importovať záznam',
    badReplay: 'Súbor je poškodený',
    silent: 'Server neodpovedá.',
    lost: 'Spojenie sa stratilo.',
  },
  {
    language: 'hu',
    campaigns: 'Mentett hadjárat betöltése',
    badCampaign: 'Ez nem mentett hadjárat',
    replays: 'Felvétel importálása',
    badReplay: 'A fájl sérült',
    silent: 'A szerver nem válaszol.',
    lost: 'Megszakadt a kapcsolat.',
  },
] as const;

for (const words of FAILURES) {
  test(`what goes wrong is said in the language that is spoken: ${words.language}`, async ({
    page,
    context,
    server,
  }) => {
    const player = new Player(page, server);
    await player.prefer({ language: words.language });
    const alert = page.getByRole('alert');
    const file = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format": 99') };
    await player.open('campaigns');
    await page.getByLabel(words.campaigns).setInputFiles(file);
    await expect(alert).toContainText(words.badCampaign);
    await player.open('replays');
    await page.getByLabel(words.replays).setInputFiles(file);
    await expect(alert).toContainText(words.badReplay);
    await context.setOffline(true);
    await page.getByLabel(words.replays).setInputFiles({ ...file, name: 'again.json' });
    await expect(alert).toContainText(words.silent);
    await context.setOffline(false);

    // The server goes away in the middle of a match, and comes back.
    await player.open('missions/tutorial-5');
    await page.locator('main .primary').first().click();
    await page.waitForURL(/#\/match\//);
    await expect(page.locator('.lesson aside')).toBeVisible();
    await server.kill();
    await expect(page.getByText(words.lost).first()).toBeVisible();
    await server.start();
    await expect(page.getByText(words.lost)).toHaveCount(0);
  });
}

/** Why a shot is refused, as the page words it. */
const REFUSALS = { sk: 'Mariňák to nevidí.', hu: 'A katona nem látja.' } as const;

for (const [language, words] of Object.entries(REFUSALS)) {
  test(`a move that the rules refuse is explained in the language that is spoken: ${language}`, async ({
    page,
    server,
  }) => {
    const player = new Player(page, server);
    await player.prefer({ language });
    await player.open('new/tutorial-1');
    await page.locator('main .primary').first().click();
    await page.waitForURL(/#\/match\//);
    await page.locator('.bottom').getByRole('button', { name: 'Orso' }).first().click();
    await page.keyboard.press('0');
    await player.cell('16,4').click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).not.toContainText('does not see');
  });
}
