import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Drawer, sheetOf } from './support/drawer.ts';
import { expect, test } from './support/server.ts';

/** What comes of the test: a test of `content` finds every field of the format in it. */
const FIXTURE = fileURLToPath(new URL('fixtures/everything.toml', import.meta.url));

const CONDITIONS = [
  ...['marines_killed', 'marines_on_board', 'aliens_killed', 'aliens_exited', 'aliens_in_play', 'round', 'marines_in'],
  ...['aliens_in', 'generators_damaged', 'generator_damaged', 'section_burns', 'doors_closed', 'doors_destroyed'],
  ...['object_carried', 'object_exited', 'object_in', 'marine_alive', 'marine_dead', 'marine_exited', 'broodlord_dead'],
  ...['all', 'any', 'not', 'once', 'at_least'],
];
/** The squares of conditions that speak of something there. */
const SQUARES: Record<string, string> = { generator_damaged: '4,4', doors_closed: '8,2', doors_destroyed: '5,2' };
const LANGUAGES = ['English', 'Slovenčina', 'Magyar', 'Italiano', 'Deutsch'];

/** Writes a text in every language. */
async function translate(drawer: Drawer, group: string, stem: string): Promise<void> {
  const inside = drawer.page.getByRole('group', { name: group, exact: true });
  for (const language of LANGUAGES) {
    const field = inside.getByLabel(new RegExp(`^${language}`));
    await drawer.changes(async () => {
      await field.fill(`${stem} (${language})`);
      await field.press('Tab');
    });
  }
}

async function drawMap(drawer: Drawer): Promise<void> {
  await drawer.draw('Room', [0, 0], [4, 4]);
  await drawer.draw('Corridor', [5, 2], [10, 2]);
  await drawer.draw('Door', [5, 2]);
  await drawer.draw('Door', [8, 2]);
  await drawer.draw('Wall', [1, 1]);
  await drawer.draw('Entry area', [10, 2]);
  await drawer.draw('Entry area', [2, 4]);
  await drawer.draw('Exit', [0, 2]);
  await drawer.draw('Area', [0, 3], [1, 4]);
  await drawer.draw('Object', [3, 3]);
  await drawer.draw('Object', [3, 0]);
  await drawer.draw('Generator', [4, 4]);
  for (const x of [0, 1, 2, 3]) await drawer.draw('Marine', [x, 1]);
  await drawer.draw('Genestealer', [7, 2]);
  await drawer.draw('Genestealer', [9, 2]);
  await drawer.draw('Blip', [10, 2]);
  await drawer.draw('Blip', [6, 2]);
  await drawer.field('Level').fill('1');
  await drawer.draw('Brush', [0, 0]);
  await drawer.draw('Brush', [1, 0]);
  await drawer.tool('Ladder');
  await drawer.moveTo([0, 0]);
  await drawer.page.keyboard.press('Enter');
  await drawer.field('Level').fill('0');
  await drawer.moveTo([0, 0]);
  await drawer.changes(() => drawer.page.keyboard.press('Enter'));
}

async function writeHead(drawer: Drawer): Promise<void> {
  await drawer.part('About the mission');
  const head = drawer.form('Mission');
  await drawer.fill('Name in the file', 'everything', head);
  await drawer.fill('Author', 'Somebody', head);
  await drawer.fill('License', 'MIT', head);
  await drawer.fill('Difficulty (1 to 5)', '3', head);
  await drawer.select('Series', 'tutorial', head);
  await drawer.fill('Chapter', '7', head);
  await drawer.fill('Timer of the Marine turn, in seconds', '120', head);
  await drawer.part('Texts');
  for (const group of ['Title', 'Briefing', 'Ending: the Marines win', 'Ending: the aliens win', 'Ending: nobody wins'])
    await translate(drawer, group, group);
  await drawer.part('Sections');
  await drawer.select('b corridor', 'corner');
  await drawer.part('Options of the rules');
  await drawer.select('Edition', 'third');
  await drawer.select('Overwatch fire', 'may');
}

async function writeBoard(drawer: Drawer): Promise<void> {
  await drawer.choose('Door 1');
  await drawer.select('State', 'open', drawer.form('Door'));
  await drawer.choose('Entry area E1');
  await drawer.select('For', 'starting', drawer.form('Entry area'));
  await drawer.choose('Exit 1');
  await drawer.select('Side', 'marine', drawer.form('Exit'));
  await drawer.choose('Area area-1');
  await translate(drawer, 'Name', 'Corner');
  await drawer.choose('Object object-1');
  await translate(drawer, 'Name', 'Relic');
  await drawer.choose('Object object-2');
  await drawer.fill('Square', '', drawer.form('Object'));
}

async function writeForces(drawer: Drawer): Promise<void> {
  const { page } = drawer;
  await drawer.pressButton('+ Squad');
  await translate(drawer, 'Name', 'Squad');
  const marine = drawer.form('Marine');
  await drawer.choose('Marine marine-1');
  await drawer.fill('Name', 'Orso', marine);
  await drawer.select('Squad', 'squad-1', marine);
  await drawer.select('Rank', 'sergeant', marine);
  await drawer.select('Close assault weapon', 'power_sword', marine);
  await drawer.check('object-2');
  await drawer.check('Victory depends on him');
  await drawer.choose('Marine marine-2');
  await drawer.select('Rank', 'librarian', marine);
  await drawer.select('Close assault weapon', 'force_axe', marine);
  await drawer.fill('Psi points', '9', marine);
  await drawer.choose('Marine marine-3');
  await drawer.select('Ranged weapon', 'heavy_flamer', marine);
  await drawer.fill('Ammunition', '4', marine);
  // The zone of the fourth is chosen on the map: with a press of the button the keys are there.
  await drawer.choose('Marine marine-4');
  await page.getByRole('button', { name: 'Choose on the map: Deployed on one of' }).click();
  await drawer.moveTo([3, 1], true);
  await drawer.changes(() => page.keyboard.press('Enter'));
  await drawer.moveTo([4, 1], true);
  await drawer.changes(() => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Done' }).click();
  await drawer.part('Aliens and rounds');
  await drawer.fill('Blips at the start', '2');
  await drawer.fill('In each round', '1');
  await drawer.pressButton('Another number from the next round on');
  await drawer.fill('Round 2 and later', '2');
  await drawer.check('Not the full set');
  for (const [value, count] of [
    ['1', '5'],
    ['2', '2'],
    ['3', '3'],
  ] as const)
    await drawer.fill(`Blips of value ${value}`, count);
  await drawer.fill('Reshuffles', '1');
  await drawer.check('Broodlord takes part');
  await drawer.fill('Last round', '12');
  await drawer.select('Winner after the last round', 'alien');
  await drawer.choose('Genestealer 2');
  await drawer.select('In the entry area', 'E1', drawer.form('Genestealer'));
  await drawer.choose('Blip 1');
  await drawer.fill('Value', '2', drawer.form('Blip'));
  await drawer.choose('Blip 2');
  await drawer.select('In the entry area', 'E2', drawer.form('Blip'));
}

async function writeGoals(drawer: Drawer): Promise<void> {
  await drawer.pressButton('+ Goal');
  await translate(drawer, 'Text', 'Leave');
  const goal = drawer.form('Goal');
  for (const condition of CONDITIONS) {
    await drawer.pressButton('+ Goal');
    await drawer.select('For', 'alien', goal);
    await drawer.changes(() => drawer.field('Ends the game at once').uncheck());
    const when = goal.getByRole('group', { name: 'When' });
    await drawer.select('Condition', condition, when);
    const squares = SQUARES[condition];
    if (squares) await drawer.fill('Squares', squares, when);
  }
}

async function writeSpecial(drawer: Drawer): Promise<void> {
  await drawer.part('Special rules');
  await drawer.check('Generators can be attacked');
  await drawer.fill('Sealed doors', '8,2');
  await drawer.fill('Command points in each round', '3');
  await drawer.pressButton('Let an entry area open later');
  await drawer.select('Entry area', 'E2');
  await drawer.fill('Opens in round', '3');
  await drawer.select('Side', 'alien', drawer.form('Lesson'));
  await drawer.fill('Seed of the dice', '7');
}

async function writeHints(drawer: Drawer): Promise<void> {
  const hint = drawer.form('Hint');
  await drawer.pressButton('+ Hint');
  await drawer.fill('Rules', 'SH-MOVE-01 SH-LAD-01', hint);
  await translate(drawer, 'Text', 'Read');
  await drawer.select('Points at', 'unit', hint);
  await drawer.select('Until', 'action', hint);
  await drawer.select('Who does it', 'marine-2', hint);
  await drawer.pressButton('+ Hint');
  await drawer.select('Points at', 'squares', hint);
  await drawer.fill('Squares', 'area:area-1 4,4', hint);
  await drawer.select('Until', 'when', hint);
  await drawer.pressButton('+ Hint');
  await drawer.select('Points at', 'control', hint);
  await drawer.fill('A control on the screen', 'command_points', hint);
  await drawer.select('Until', 'round', hint);
  await drawer.pressButton('+ Hint');
  await drawer.select('Until', 'phase', hint);
}

test('everything that the format has is made by hand once', async ({ page, server }) => {
  test.setTimeout(600_000);
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawMap(drawer);
  await writeHead(drawer);
  await writeBoard(drawer);
  await writeForces(drawer);
  await writeGoals(drawer);
  await writeSpecial(drawer);
  await writeHints(drawer);
  await drawer.isAccessible();
  const text = await drawer.text();
  if (process.env['BLIPFALL_UPDATE']) writeFileSync(FIXTURE, text);
  expect(text).toBe(readFileSync(FIXTURE, 'utf8'));
  const sheet = await sheetOf(page, server.url, text);
  expect(sheet.findings.filter(({ level }: { level: string }) => level === 'error')).toEqual([]);
  // Doors between squares belong to other options: the tool and the form make them, too.
  await drawer.part('Options of the rules');
  await drawer.select('Doors', 'edge');
  await drawer.choose('Door 2');
  await drawer.fill('Between two squares', '8,2 9,2', drawer.form('Door'));
  await drawer.draw('Door', [6, 2]);
  const edges = await drawer.text();
  expect(edges).toContain('between = ["8,2", "9,2"]');
  expect(edges.match(/between = \["6,2", /g)).toHaveLength(1);
});

/** Choices on the page whose text is the word of the file, or looks like one; names that the mission gives are its own. */
async function rawWords(page: Page, own: ReadonlySet<string>): Promise<string[]> {
  const choices = await page
    .locator('.workshop option')
    .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent?.trim() ?? '']));
  const isRaw = ([value = '', text = '']: string[]) =>
    text.includes('_') || (text === value && text !== '' && !/^\d+$/.test(text) && !own.has(text));
  const written = (await page.locator('.workshop .pane').innerText()).split('\n').filter((line) => line.includes('_'));
  return [...choices.filter(isRaw).map(([value]) => value ?? ''), ...written];
}

test('in another language no choice is a word of the format', async ({ page, server }) => {
  const text = readFileSync(FIXTURE, 'utf8');
  const own = new Set([...text.matchAll(/(?:id|kind) = "([^"]*)"/g)].map(([, name]) => name ?? ''));
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') own.add(letter);
  // Aliens are counted.
  for (const alien of ['g1', 'g2', 'b1', 'b2']) own.add(alien);
  const drawer = new Drawer(page, server);
  await drawer.prefer({ language: 'sk' });
  await drawer.open('workshop');
  await expect(page.getByRole('application')).toBeVisible();
  const tabs = page.getByRole('tab');
  await page.locator('#tab-text').click();
  await drawer.changes(() => page.getByRole('textbox').fill(text));
  const found = new Set<string>();
  const look = async () => (await rawWords(page, own)).forEach((word) => found.add(word));
  let n_choices = 0;
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    if ((await tabs.nth(i).getAttribute('id')) === 'tab-text') continue;
    await page.locator('.pane details').evaluateAll((all) => all.forEach((part) => part.setAttribute('open', '')));
    await look();
    n_choices += await page.locator('.workshop option').count();
  }
  await page.locator('#tab-mission').click();
  for (const thing of await page.locator('.chip[aria-pressed]').all()) {
    await thing.click();
    await look();
  }
  for (const tool of await page.getByRole('radio').all()) {
    await tool.click();
    await look();
  }
  expect([...found]).toEqual([]);
  // Something was there to be looked at: the options of the rules alone have more.
  expect(n_choices).toBeGreaterThan(80);
});
