import { AngelPlayer } from './support/angel.ts';
import { PHONE, SIZES } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SCREENS = [
  'rules',
  'rules/space-hulk/moving',
  'rules/death-angel/attacking/range',
  'rules/death-angel',
  'rules/space-hulk/ten',
  'rules/death-angel/ten',
  'rules/space-hulk/glossary',
  'rules/space-hulk/odds',
  'rules/death-angel/odds',
  'missions/the-recorder',
  'rules/nowhere',
];

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`the rules are accessible and fit on a ${size}`, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer({ motion: 'reduced' });
    for (const screen of SCREENS) {
      await player.open(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await player.isAccessible();
      await player.fits();
    }
  });
}

test('a refusal in Death Angel leads to its rule, and the match is not left', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const player = new AngelPlayer(page, server);
  await player.prefer({ motion: 'reduced' });
  await player.beginAngel();
  const used = player.bar.getByRole('button', { name: /played last round/ });
  for (let turn = 0; turn < 150 && !(await used.first().isVisible()); turn++) await player.decide();
  const match = page.url();
  await used.first().click();
  await page.getByRole('button', { name: 'Read rule DA-CHOOSE-02' }).click();
  // The sheet is called as the entry that tells the rule.
  const sheet = page.getByRole('dialog', { name: 'No card twice in a row' });
  await expect(sheet.getByRole('link', { name: /Open the chapter/ })).toHaveAttribute(
    'href',
    '#/rules/death-angel/round/no-repetition',
  );
  await player.isAccessible();
  await player.fits();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(match);
});

test('a refusal on the board and a step of the tutorial lead to their rules', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ motion: 'reduced' });
  await player.begin({ mission: 'tutorial-1' });
  // A lesson names rules by their titles.
  const taught = player.instructor.getByRole('button', { name: /^Read rule / });
  await expect(taught.first()).toHaveText('Stepping');
  await taught.first().focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Stepping' });
  await expect(sheet).toContainText('Example:');
  await page.keyboard.press('Escape');
  await expect(taught.first()).toBeFocused();
  await player.press('Orso');
  const refused = page.getByRole('alert').getByRole('button', { name: /^Read rule SH-/ });
  // He has no line of fire to it; it is shown with everything else.
  await page.keyboard.press('0');
  await page.locator('[data-cell][aria-label*="Genestealer"]').first().click();
  await refused.click();
  await expect(page.getByRole('dialog')).toContainText('Example:');
});

test('rules are found by a word, without marks, and by their ID', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Rules' }).click();
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('sh-move-06');
  const hits = page.getByRole('listitem').getByRole('link');
  await expect(hits.first()).toContainText('SH-MOVE-06');
  await search.fill('zzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await search.fill('brood lords');
  await page.getByRole('link', { name: /Attacks by swarms Brood Lords/ }).click();
  await expect(page).toHaveURL(/#\/rules\/death-angel\/defense\/brood-lords$/);
  await expect(page.locator('#brood-lords')).toBeFocused();
  await expect(page.locator('#brood-lords')).toBeInViewport();
  await page.getByRole('banner').getByRole('combobox').selectOption('sk');
  await expect(page.getByRole('heading', { name: /Broodlordi/ })).toBeVisible();
  await player.open('rules');
  await page.getByRole('searchbox').fill('obchadzanie');
  await expect(hits.first()).toContainText('Obchádzanie');
});

test('the glossary explains words and leads to the rules', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('rules/death-angel/glossary');
  const terms = page.getByRole('term');
  await expect(terms.first()).toBeVisible();
  const all = await terms.allTextContents();
  expect(all.length).toBeGreaterThan(15);
  expect(all).toEqual([...all].sort((one, two) => one.localeCompare(two, 'en')));
  await page.getByRole('searchbox').fill('blip pile');
  await expect(terms.first()).toHaveText('blip pile');
  await page.getByRole('link', { name: 'Blip piles' }).click();
  await expect(page.locator('#blip-piles')).toBeFocused();
});

test('the odds are those of the rules', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('rules/space-hulk/odds');
  const row = (name: RegExp) => page.getByRole('row', { name }).first();
  await expect(row(/^Storm bolter, Genestealer/i)).toContainText('30.6%');
  await expect(row(/^Storm bolter, Genestealer/i)).toContainText('11/36');
  await expect(row(/^Chainfist/i)).toBeVisible();
  await page.getByRole('link', { name: 'A Marine attacks a closed door' }).click();
  await expect(page.locator('#a-marine-attacks-a-closed-door')).toBeFocused();
  await player.open('rules/death-angel/odds');
  await expect(row(/^Swarm, 2/)).toContainText('50.0%');
  await expect(row(/^Flamer Attack/)).toContainText('5/6');
});

test('a mission has a page with its forces, rules and how it went', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('missions');
  await page.getByRole('link', { name: /Humming Deck/ }).click();
  await expect(page.getByRole('img', { name: /Map of/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forces' })).toBeVisible();
  await expect(page.getByText(/storm bolter, power fist/).first()).toBeVisible();
  await expect(page.getByText(/blips? each round|Blips by round/)).toBeVisible();
  await expect(page.getByText('Generators can be attacked')).toBeVisible();
  await expect(page.getByText(/95% confidence interval/)).toBeVisible();
  await page.getByRole('link', { name: 'Play this mission' }).click();
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible();
});
