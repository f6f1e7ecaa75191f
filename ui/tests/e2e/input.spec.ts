/** Input that cannot betray: no press does what was not meant. */
import { enterCorridor } from './support/corridor.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** The unit that is highlighted on the board and the one that the list of actions is for. */
async function units(player: Player): Promise<string[]> {
  const { page } = player;
  const chosen = await page.locator('.token.selected .name').allTextContents();
  const named = await player.bar.locator('[role=group][aria-label]').first().getAttribute('aria-label');
  const roster = await page.locator('.marines button[aria-pressed=true] strong').allTextContents();
  return [...chosen, ...roster, named ?? ''];
}

async function isAll(player: Player, name: string): Promise<void> {
  await expect.poll(() => units(player)).toEqual([name, name, expect.stringContaining(name)]);
}

/** Chooses a Marine and steps forward with him. */
async function step(player: Player, from: string, to: string): Promise<void> {
  // A click on the one who is chosen already would ask which way he turns.
  if ((await player.cell(from).getAttribute('aria-selected')) !== 'true') await player.cell(from).click();
  await expect(player.cell(to)).toHaveAttribute('aria-label', /Step to/);
  await player.cell(to).click();
  await expect(player.cell(to)).toHaveAttribute('aria-label', /Orso|Tarn/);
}

test.describe('one press ends one turn', () => {
  test('also where the end of an activation ends it by itself', async ({ page, server }) => {
    const player = new Player(page, server);
    await player.prefer();
    await enterCorridor(page, server);
    for (const round of [1, 2, 3]) {
      await expect(page.getByText(`Round ${round} of 16`)).toBeVisible();
      await player.bar.getByRole('button', { name: 'Tarn' }).click();
      await page.keyboard.press('w');
      await player.press('Finish this unit');
      await expect(player.bar.getByRole('button', { name: 'Tarn' })).toHaveCount(0);
      await page.keyboard.press('g');
      await expect(page.locator('.marines')).toContainText('on guard');
      await player.endTurn();
      await expect(page.getByText(`Round ${round + 1} of 16`)).toBeVisible();
      await page.waitForTimeout(500);
      await expect(page.getByText(`Round ${round + 1} of 16`)).toBeVisible();
    }
  });

  test('whenever between an answer and its picture the next one comes', async ({ page, server }) => {
    const player = new Player(page, server);
    await player.prefer({ animation: 'normal' });
    await enterCorridor(page, server);
    const round = async () => Number(/Round (\d+)/.exec(await page.locator('header').innerText())?.[1]);
    const isMine = page.locator('.match[data-mine=true]');
    for (const pause of [0, 15, 40, 80, 150, 250, 400]) {
      await expect(isMine).toBeVisible();
      await expect(page.locator('.hulk-board')).toHaveAttribute('aria-busy', 'false');
      const before = await round();
      const end = await page.locator('#end-turn').boundingBox();
      if (!end) throw new Error('there is no end of the turn');
      // A click that becomes a double click is meant once, however late its second half is.
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
      await page.mouse.click(end.x + end.width / 2, end.y + end.height / 2, { clickCount: 2, delay: pause / 2 });
      await expect.poll(round).toBe(before + 1);
      await page.waitForTimeout(400);
      expect(await round(), `after ${pause} ms`).toBe(before + 1);
    }
  });

  test('a key that is held answers once', async ({ page, server }) => {
    const player = new Player(page, server);
    await player.prefer();
    await enterCorridor(page, server);
    await expect(page.getByText('Round 1 of 16')).toBeVisible();
    await expect(page.locator('#end-turn')).toBeEnabled();
    for (let held = 0; held < 8; held++) {
      await page.keyboard.down('e');
      await page.waitForTimeout(40);
    }
    await page.keyboard.up('e');
    await expect(page.getByText('Round 2 of 16')).toBeVisible();
  });
});

test('what is chosen is highlighted, named and acted with', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ warnEndTurn: true });
  await enterCorridor(page, server);
  await step(player, '2,0', '3,0');
  await isAll(player, 'Orso');
  await player.cell('0,0').click();
  const question = page.getByRole('dialog', { name: 'Done with Orso?' });
  await expect(question).toContainText('3 action points');
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await isAll(player, 'Orso');
  await player.cell('0,0').click();
  await question.getByRole('button', { name: /switch to Tarn/ }).click();
  await isAll(player, 'Tarn');
  await page.keyboard.press('w');
  await expect(player.log).toContainText('Tarn goes on overwatch');
  await expect(player.log).not.toContainText('Orso goes on overwatch');
});

test('nobody is asked where no points are lost', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ warnEndTurn: true });
  await enterCorridor(page, server);
  await step(player, '2,0', '6,0');
  await player.cell('0,0').click();
  await isAll(player, 'Tarn');
  await expect(page.getByRole('dialog', { name: /Done with/ })).toHaveCount(0);
});

test('command points are spent only on purpose, and the price is told before', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { command: 3 });
  const left = page.locator('#command-points');
  await expect(left).toContainText('3 of 3 left');
  await step(player, '2,0', '3,0');
  await player.cell('0,0').click();
  await isAll(player, 'Tarn');
  await player.cell('1,0').click();
  await expect(player.cell('1,0')).toHaveAttribute('aria-label', /Tarn/);
  await expect(left).toContainText('3 of 3 left');
  const spend = player.bar.getByRole('button', { name: /Use command points/ });
  await spend.click();
  await expect(spend).toHaveAttribute('aria-pressed', 'true');
  await expect(player.bar.getByRole('button', { name: /Overwatch/ })).toContainText('2 CP');
  await player.press(/Overwatch/);
  await expect(left).toContainText('1 of 3 left');
  // It is off again: the next action is paid for as usual.
  await expect(player.bar.getByRole('button', { name: /Use command points/ })).not.toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the free reaction is offered before the paid one', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { command: 3, alien: 9, aliens: 'me' });
  await player.cell('2,0').click();
  await page.keyboard.press('w');
  await expect(player.log).toContainText('Orso goes on overwatch');
  await player.endTurn();
  await player.cell('9,0').click();
  await expect(player.cell('8,0')).toHaveAttribute('aria-label', /Step to/);
  await player.cell('8,0').click();
  const fire = player.bar.getByRole('button', { name: /Fire at Genestealer/ });
  await expect(fire.first()).toContainText('free');
  await expect(player.bar).not.toContainText('1 CP');
  await isAll(player, 'Orso');
  await fire.first().click();
  await expect(player.log).toContainText('fires on overwatch');
  await expect(page.locator('#command-points')).toContainText('3 of 3 left');
});

test('a free shot is an offer: the next action declines it, and one undo takes back one step', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await enterCorridor(page, server, { alien: 14, aliens: 'me' });
  await step(player, '2,0', '3,0');
  await expect(player.bar).toContainText('may shoot for free');
  await expect(page.locator('.hulk-board').getByRole('dialog')).toHaveCount(0);
  await expect(player.cell('14,0')).toHaveAttribute('aria-label', /Fire at Genestealer/);
  await expect(player.cell('4,0')).toHaveAttribute('aria-label', /Step to/);
  await player.cell('4,0').click();
  await expect(player.cell('4,0')).toHaveAttribute('aria-label', /Orso/);
  await page.keyboard.press('u');
  await expect(player.cell('3,0')).toHaveAttribute('aria-label', /Orso/);
  // What the step had declined is offered again.
  await expect(player.bar).toContainText('may shoot for free');
  await expect(player.cell('14,0')).toHaveAttribute('aria-label', /Fire at Genestealer/);
  await page.keyboard.press('u');
  await expect(player.cell('2,0')).toHaveAttribute('aria-label', /Orso/);
  await step(player, '2,0', '3,0');
  await page.keyboard.press('w');
  await expect(player.log).toContainText('Orso goes on overwatch');
});

test('a door is offered as a target only where it is chosen', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await enterCorridor(page, server, { door: 4 });
  await step(player, '2,0', '3,0');
  await expect(page.locator('.hulk-board').getByRole('dialog')).toHaveCount(0);
  await expect(player.bar.getByRole('button', { name: /Fire at door/ })).toHaveCount(0);
  await player.cell('4,0').click();
  const choices = page.locator('.hulk-board').getByRole('dialog');
  await expect(choices).toContainText('Fire at door');
  await choices.getByRole('button', { name: /Open the door/ }).click();
  await expect(player.log).toContainText('Orso opens the door');
});

test('nobody is offered what he already has', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { command: 4 });
  await player.cell('2,0').click();
  await page.keyboard.press('w');
  await expect(page.locator('.marines')).toContainText('on overwatch');
  await player.bar.getByRole('button', { name: /Use command points/ }).click();
  await player.bar.getByRole('button', { name: 'Orso' }).click();
  await expect(player.bar.getByRole('button', { name: /Guard/ })).toBeVisible();
  await expect(player.bar.getByRole('button', { name: /Overwatch/ })).toHaveCount(0);
});

test('in a practice game nothing is called final, and the mark of undo is explained in words', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'final' });
  await enterCorridor(page, server, { alien: 8, practice: true });
  await player.cell('2,0').click();
  await player.press(/Fire at Genestealer/);
  await expect(player.dialog).toContainText('%');
  await expect(player.dialog).not.toContainText('cannot be undone');
  await player.dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(player.bar.getByRole('button', { name: /Undo/ })).toContainText('noted in the log');
});
