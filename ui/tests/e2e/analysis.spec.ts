import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.ts';
import { enterCorridor } from './support/corridor.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('a finished match is analysed, and its errors are found by keys', async ({ page, server }) => {
  test.slow();
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1', player: 'Veteran' });
  await player.playOut();
  await expect(player.dialog).toContainText('The aliens have won');
  await player.dialog.getByRole('link', { name: 'Watch the replay' }).click();
  // The analysis is read by keys alone.
  await page.getByRole('button', { name: 'Analysis', exact: true }).focus();
  await page.keyboard.press('Enter');
  const graph = page.getByRole('img', { name: 'The Marines’ chance to win over the match' });
  await expect(graph).toBeVisible({ timeout: 120_000 });

  // Whoever only ends turns loses chances.
  await page.getByRole('button', { name: 'Next error' }).focus();
  await page.keyboard.press('Enter');
  const decision = page.getByRole('region', { name: 'Analysis' }).last();
  await expect(decision).toContainText('The next decision: Marines');
  await expect(decision).toContainText(/points lost/);
  await expect(decision).toContainText('best');
  await player.isAccessible();
  await page.setViewportSize(PHONE);
  await expect(graph).toBeVisible();
  await player.isAccessible();
});

/** What the tab of the analysis and its graph are called in each language. */
const TABS: [string, string, string][] = [
  ['sk', 'Analýza', 'Šanca mariňákov na výhru počas hry'],
  ['hu', 'Elemzés', 'A katonák nyerési esélye a játszma során'],
  ['it', 'Analisi', 'Probabilità di vittoria dei Marine durante la partita'],
  ['de', 'Analyse', 'Gewinnchance der Marines im Lauf der Partie'],
  ['en', 'Analysis', 'The Marines’ chance to win over the match'],
];

/** The page as it is, in another language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const known = JSON.parse(localStorage.getItem('blipfall.settings') ?? '{}') as object;
    localStorage.setItem('blipfall.settings', JSON.stringify({ ...known, language }));
  }, language);
  await page.reload();
}

test('a blunder is seen on the board, and whoever tries again from there comes to another end', async ({
  page,
  server,
}) => {
  test.slow();
  const player = new Player(page, server);
  await player.prefer();
  // Orso could leave at once, and there is no other round.
  await enterCorridor(page, server, { dash: true });
  await player.rests();
  await player.endTurn();
  await expect(player.dialog).toContainText('The aliens have won');
  await player.dialog.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  await page.getByRole('button', { name: /^\?\? .*Blunder: 100.0 points lost/ }).click();
  const decision = page.getByRole('region', { name: 'Analysis' }).last();
  await expect(decision.getByText('?? Blunder: 100.0 points lost')).toBeInViewport();
  await expect(decision).toContainText(/Orso · .*100.0%\s*best/);
  await expect(decision).toContainText(/End the turn\s*0.0%\s*played/);
  await expect(page.locator('#board .targets .rim')).toBeVisible();
  await player.isAccessible();
  for (const [language, tab, graph] of TABS) {
    await speak(page, language);
    await page.getByRole('button', { name: tab, exact: true }).click();
    await expect(page.getByRole('img', { name: graph })).toBeVisible();
  }

  await decision.getByRole('button', { name: 'Try again from here' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Marines' }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await player.rests();
  await player.cell('13,0').click();
  await player.cell('15,0').click();
  await player.press('Leave the map');
  await expect(player.dialog).toContainText('The Marines have won');

  // What was found is part of the record of one’s own, which has room for it on a phone, too.
  await player.open('record');
  await expect(page.getByText(/Errors and luck are known for 1 of 2 matches/)).toBeVisible();
  await player.isAccessible();
  await page.setViewportSize(PHONE);
  await player.fits();
  await player.isAccessible();
});

/** What a hint and its first step are called in each language. */
const HINTS: [string, string, string][] = [
  ['sk', 'Rada', 'Rada 1 z 3'],
  ['hu', 'Tipp', '1. tipp a 3-ból'],
  ['it', 'Suggerimento', 'Suggerimento 1 di 3'],
  ['de', 'Tipp', 'Tipp 1 von 3'],
  ['en', 'Hint', 'Hint 1 of 3'],
];

test('the coach of a practice game gives a hint in three steps, and a contest has none', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'first-contact', player: 'Random', practice: true });
  await player.press(/Keep it/);
  await player.rests();
  // It is asked for by keys alone.
  await page.getByRole('button', { name: 'Hint', exact: true }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Hint' });
  const more = card.getByRole('button', { name: 'More' });
  await expect(card).toContainText('Hint 1 of 3');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Hint 2 of 3');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText(/Hint 3 of 3.*chance to win \d+%/);
  await player.isAccessible();
  await page.setViewportSize(PHONE);
  await expect(card).toContainText(/chance to win \d+%/);
  await player.isAccessible();
  await player.fits();
  await page.setViewportSize(DESKTOP);
  for (const [language, hint, step] of HINTS) {
    await speak(page, language);
    await page.getByRole('button', { name: hint, exact: true }).click();
    await expect(page.getByRole('region', { name: hint })).toContainText(step);
  }

  await player.begin({ mission: 'first-contact', player: 'Random' });
  await player.press(/Keep it/);
  await player.rests();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

/** Lets the coach take every answer for a blunder: what it really thinks depends on dice. */
async function frighten(page: Page): Promise<void> {
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; answers?: object[] };
      const answers = message.answers?.map((answer) => ({ ...answer, loss: 3000, error: 'blunder' }));
      socket.send(message.type === 'advice' ? JSON.stringify({ ...message, answers }) : text);
    });
  });
}

test('a blunder is warned of on the board and in the list, and in no contest', async ({ page, server }) => {
  await frighten(page);
  const player = new Player(page, server);
  await player.prefer({ warnBlunders: true });
  /** Orso steps forward by two presses on the board. */
  const step = async () => {
    if ((await player.cell('2,0').getAttribute('aria-selected')) !== 'true') await player.cell('2,0').click();
    await expect(player.cell('3,0')).toHaveAttribute('aria-label', /Step to/);
    await player.cell('3,0').click();
  };
  await enterCorridor(page, server, { practice: true });
  await step();
  await expect(player.dialog).toContainText('This loses about 30 points of 100.');
  await player.isAccessible();
  await player.dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(player.dialog).toHaveCount(0);
  await expect(player.cell('2,0')).toHaveAttribute('aria-label', /Orso/);
  await player.endTurn();
  await expect(player.dialog).toContainText('This loses about 30 points of 100.');
  await page.keyboard.press('Escape');
  // Whoever has taken it back can do the same again, and mean it.
  await step();
  await player.dialog.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(player.cell('3,0')).toHaveAttribute('aria-label', /Orso/);
  await expect(player.dialog).toHaveCount(0);

  await enterCorridor(page, server);
  await step();
  await expect(player.cell('3,0')).toHaveAttribute('aria-label', /Orso/);
  await expect(player.dialog).toHaveCount(0);
});

test('the record of one’s own after three matches', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('record');
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const choices of [
    { mission: 'shakedown' },
    { mission: 'shakedown' },
    { mission: 'first-contact', side: 'Aliens' },
  ]) {
    await player.begin({ player: 'Random', ...choices });
    await player.resign();
    await expect(player.over).toBeVisible();
  }
  await player.open('record');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Space Hulk')).toHaveText(/Space Hulk\s*3\s*0\s*3\s*0/);
  await expect(row('Shakedown')).toHaveText(/Shakedown\s*2\s*0\s*2\s*0/);
  await expect(row('Aliens')).toHaveText(/Aliens\s*1\s*0\s*1\s*0/);
  await expect(row('Marines')).toHaveText(/Marines\s*2\s*0\s*2\s*0/);
  await player.isAccessible();
  await page.setViewportSize(PHONE);
  await player.fits();
  await player.isAccessible();
});
