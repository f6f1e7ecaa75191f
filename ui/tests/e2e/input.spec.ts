/** Input that cannot betray: no press does what was not meant. */
import type { Page } from '@playwright/test';
import { enterCorridor } from './support/corridor.ts';
import { Gate } from './support/film.ts';
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

interface Point {
  x: number;
  y: number;
}

async function round(page: Page): Promise<number> {
  return Number(/Round (\d+)/.exec(await page.locator('header').innerText())?.[1]);
}

/** Waits until the turn can be ended; the round that it is in. */
async function turn(player: Player): Promise<number> {
  await player.rests();
  await expect(player.page.locator('#end-turn')).toBeEnabled();
  return round(player.page);
}

async function middleOfEnd({ page }: Player): Promise<Point> {
  const box = await page.locator('#end-turn').boundingBox();
  if (!box) throw new Error('there is no end of the turn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses again and again until the picture shows what is asked next, and never then; says how often. It looks whenever
 * the page changes: on a busy machine everything may have been shown between two of its turns.
 */
async function hammer(page: Page, isKey: boolean): Promise<number> {
  return page.evaluate(async (isKey) => {
    let pressed = 0;
    let hasLooked = false;
    const isOurs = () =>
      document.querySelector('.match[data-mine=true]:not(:has([aria-busy=true])) #end-turn:enabled') !== null;
    const look = () => {
      if (hasLooked || isOurs()) return;
      hasLooked = true;
      pressed += 1;
      if (isKey) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
      else document.querySelector<HTMLElement>('#end-turn')?.click();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // The first press may not have been taken yet.
    for (let moment = 0; moment < 1500 && !(isOurs() && pressed > 0); moment += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      hasLooked = false;
      look();
    }
    observer.disconnect();
    return pressed;
  }, isKey);
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
    const isMine = page.locator('.match[data-mine=true]');
    for (const pause of [0, 15, 40, 80, 150, 250, 400]) {
      await expect(isMine).toBeVisible();
      await expect(page.locator('.hulk-board')).toHaveAttribute('aria-busy', 'false');
      const before = await round(page);
      const end = await page.locator('#end-turn').boundingBox();
      if (!end) throw new Error('there is no end of the turn');
      // A click that becomes a double click is meant once, however late its second half is.
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
      await page.mouse.click(end.x + end.width / 2, end.y + end.height / 2, { clickCount: 2, delay: pause / 2 });
      await expect.poll(() => round(page)).toBe(before + 1);
      await page.waitForTimeout(400);
      expect(await round(page), `after ${pause} ms`).toBe(before + 1);
    }
  });

  for (const [name, press] of Object.entries<(player: Player, at: Point) => Promise<void>>({
    'two clicks': ({ page }, { x, y }) => page.mouse.click(x, y),
    'two keys': ({ page }) => page.keyboard.press('e'),
  })) {
    test(`${name} before the answer end one turn`, async ({ page, server }) => {
      const player = new Player(page, server);
      await player.prefer({ animation: 'normal' });
      const gate = await Gate.before(page);
      await enterCorridor(page, server, { aliens: 'me' });
      for (const pause of [0, 150]) {
        const before = await turn(player);
        const end = await middleOfEnd(player);
        const caught = gate.watch((events) => events.some(({ type }) => type === 'phase'));
        await press(player, end);
        await caught;
        // The server has ended the turn; the page does not know it yet.
        await page.waitForTimeout(pause);
        await press(player, end);
        gate.open();
        await player.rests();
        await page.waitForTimeout(300);
        expect(await round(page), `after ${pause} ms`).toBe(before + 1);
      }
    });

    test(`${name} between an answer and its picture end one turn`, async ({ page, server }) => {
      const player = new Player(page, server);
      await player.prefer({ animation: 'normal', computerPace: 'fast' });
      // An alien that moves is seen for a while: the answer is there before its picture.
      await enterCorridor(page, server, { alien: 14 });
      for (let turns = 0; turns < 2; turns += 1) {
        const before = await turn(player);
        const end = await middleOfEnd(player);
        // It watches before the first press: on a busy machine the picture may be there before another call is.
        const pressed = hammer(page, name === 'two keys');
        await press(player, end);
        expect(await pressed, 'presses before the picture').toBeGreaterThan(0);
        await page.waitForTimeout(300);
        expect(await round(page)).toBe(before + 1);
      }
    });
  }

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

test('whoever holds Shift sees what command points could do, and only as long as it is held', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { command: 3 });
  await step(player, '2,0', '3,0');
  const price = player.bar.getByText(/^\d CP$/);
  await expect(player.bar.getByRole('button', { name: /Overwatch/ })).toBeVisible();
  await expect(price).toHaveCount(0);
  await page.keyboard.down('Shift');
  await expect(player.bar.getByRole('button', { name: /Overwatch/ })).toContainText('2 CP');
  await page.keyboard.up('Shift');
  await expect(price).toHaveCount(0);
  await expect(page.locator('#command-points')).toContainText('3 of 3 left');
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

test('closing the offer of a free shot passes, and one undo takes that back', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await enterCorridor(page, server, { alien: 9, aliens: 'me' });
  await step(player, '2,0', '3,0');
  await player.cell('9,0').click();
  const card = page.locator('.hulk-board').getByRole('dialog');
  await card.getByRole('button', { name: 'Pass' }).click();
  await expect(card).toHaveCount(0);
  await expect(player.bar).not.toContainText('may shoot for free');
  await page.keyboard.press('u');
  await expect(player.bar).toContainText('may shoot for free');
  await expect(player.cell('3,0')).toHaveAttribute('aria-label', /Orso/);
  // Where nothing is offered, what is closed is only closed.
  await player.cell('9,0').click();
  await card.getByRole('button', { name: 'Pass' }).click();
  await player.cell('9,0').click();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
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
  // It is written as in the list of actions, not as a heading.
  await expect(choices.getByText('Fire at door').first()).toHaveCSS('text-transform', 'none');
  await choices.getByRole('button', { name: /Open the door/ }).click();
  await expect(player.log).toContainText('Orso opens the door');
});

test('whoever walks where only a door can be shot at is asked nothing', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await enterCorridor(page, server, { door: 7 });
  const [pass, dock] = [player.bar.getByRole('button', { name: 'Pass' }), page.locator('.hulk-board [role=dialog]')];
  // With points left, and with none.
  for (const [from, to] of [
    ['2,0', '4,0'],
    ['4,0', '6,0'],
  ] as const) {
    await step(player, from, to);
    await player.rests();
    await expect(player.bar).not.toContainText('for free');
    await expect(player.bar).not.toContainText('Fire at door 7·0 free');
    await expect(pass).toHaveCount(0);
    await expect(dock).toHaveCount(0);
  }
  await player.bar.getByRole('button', { name: 'Tarn' }).click();
  await isAll(player, 'Tarn');
});

test('where nothing else can be done a free shot at a door is named as such, and nothing opens', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await enterCorridor(page, server, { door: 7 });
  await player.bar.getByRole('button', { name: 'Tarn' }).click();
  await page.keyboard.press('w');
  await player.press('Finish this unit');
  await step(player, '2,0', '6,0');
  await expect(player.bar).toContainText('Orso may shoot at a door for free, or pass');
  await expect(player.bar.getByRole('button', { name: 'Pass' })).toBeVisible();
  await expect(page.locator('.hulk-board [role=dialog]')).toHaveCount(0);
  await player.cell('7,0').click();
  await expect(page.locator('.hulk-board [role=dialog]')).toContainText('Fire at door');
});

test('doors come after everything that is done more often', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { door: 3 });
  await player.cell('2,0').click();
  const order = async () => (await player.bar.locator('.own').innerText()).replace(/\s+/g, ' ');
  await expect.poll(order).toMatch(/Open the door.*Overwatch.*Guard.*Fire at door.*Attack door/);
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
