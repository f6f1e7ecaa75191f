import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** Puzzles of the program whose answers the page offers as buttons. */
const HULK = { id: 'tutorial-2-1-57', right: /Attack Ruen/, wrong: /Turn north/ };
const ANGEL = { id: 'angel-5p-4-143', right: /Use it: Intimidation/, wrong: /^(\S )?Pass/ };

test('a puzzle is failed, explained, tried again and solved, and the first answer is remembered', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open(`puzzles/${HULK.id}`);
  // What is played for stands beside the question.
  const task = page.getByRole('region', { name: 'Task' });
  await expect(task).toContainText('You play: Aliens');
  await expect(task).toContainText(/Round \d of 8/);
  await expect(task).toContainText('Two Marines are dead.');
  await player.bar.getByRole('button', { name: HULK.wrong }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('Not solved');
  await expect(why).toContainText(/points of 100 less than the best answer/);
  await expect(why).toContainText(/Best: Genestealer 1 · Attack Ruen \(\d+% to win\)/);
  // Steps to one square are told apart by where it looks then.
  const answers = await why.getByRole('rowheader').allTextContents();
  expect(answers.filter((answer) => answer.includes('Step to 9·5, facing')).length).toBeGreaterThan(1);
  expect(new Set(answers).size).toBe(answers.length);
  await expect(why).toContainText('What the dice may bring');
  await player.isAccessible();
  await page.setViewportSize(PHONE);
  await expect(why).toBeVisible();
  await player.fits();
  await player.isAccessible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await player.bar.getByRole('button', { name: HULK.right }).click();
  await expect(why).toContainText('Solved');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator(`a[href="#/puzzles/${HULK.id}"]`)).toContainText('Not solved');
  await player.isAccessible();

  // A browser that has forgotten everything but who it is hears it from the server.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith('blipfall.puzzle'))) {
      localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(page.locator(`a[href="#/puzzles/${HULK.id}"]`)).toContainText('Not solved');
});

test('a puzzle of Death Angel is solved with keys alone', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('puzzles');
  await page.locator(`a[href="#/puzzles/${ANGEL.id}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(player.bar.getByRole('button', { name: ANGEL.wrong })).toBeVisible();
  await player.bar.getByRole('button', { name: ANGEL.right }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Solved');
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Use it: Intimidation');
  await page.getByRole('link', { name: 'Next puzzle' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/puzzles\/angel-/);
  await expect(page).not.toHaveURL(new RegExp(ANGEL.id));
});

test('every day has its puzzle, which is answered with keys alone', async ({ page, server }) => {
  // Which one it is follows from the date.
  await page.route('**/api/puzzles', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), daily: HULK.id } });
  });
  const player = new Player(page, server);
  await player.prefer();
  await player.open('puzzles');
  const daily = page.getByRole('link', { name: /Puzzle of the day/ });
  await daily.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await player.bar.getByRole('button', { name: HULK.right }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Solved');
  await page.getByRole('link', { name: 'All puzzles' }).focus();
  await page.keyboard.press('Enter');
  await expect(daily).toContainText('Solved');
});

/** How puzzles, the puzzle of the day and the record of one’s own are called in each language. */
const TITLES: [string, string, string, string][] = [
  ['Slovenčina', 'Úlohy', 'Úloha dňa', 'Moja bilancia'],
  ['Magyar', 'Feladványok', 'A nap feladványa', 'Saját mérleg'],
  ['Italiano', 'Problemi', 'Problema del giorno', 'Il mio bilancio'],
  ['Deutsch', 'Aufgaben', 'Aufgabe des Tages', 'Meine Bilanz'],
  ['English', 'Puzzles', 'Puzzle of the day', 'My record'],
];

test('puzzles and the record speak every language', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('puzzles');
  for (const [language, puzzles, daily, record] of TITLES) {
    await page.getByRole('banner').getByRole('combobox').selectOption({ label: language });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(puzzles);
    await expect(page.getByRole('link', { name: daily })).toBeVisible();
    await player.open('record');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(record);
    await player.open('puzzles');
  }
});

test('on a phone the board begins at the unit that is asked about', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await page.setViewportSize(PHONE);
  await player.open(`puzzles/${HULK.id}`);
  await expect(player.bar.getByRole('button', { name: HULK.right })).toBeVisible();
  // Ruen, whom it may attack, stands in the next square to the west.
  const board = await page.locator('#board').boundingBox();
  const square = await page.getByRole('gridcell', { name: /; Genestealer 1,.*2 action points/ }).boundingBox();
  if (!board || !square) throw new Error('the board is not drawn');
  const [middle, far] = [square.x + square.width / 2, board.width / 6];
  expect(Math.abs(middle - (board.x + board.width / 2))).toBeLessThan(far);
});
