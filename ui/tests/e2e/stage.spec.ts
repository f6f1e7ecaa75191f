/** The board as a stage: it stands still, says little in numbers, and takes few presses. */
import type { Page } from '@playwright/test';
import { enterCorridor } from './support/corridor.ts';
import { sitTogether } from './support/pair.ts';
import { Player } from './support/player.ts';
import { Counted, TASKS } from './support/presses.ts';
import { expect, test } from './support/server.ts';

/** Where the board lies in the window. */
async function place(page: Page): Promise<string> {
  const box = await page.locator('.hulk-board').boundingBox();
  return JSON.stringify(box);
}

for (const [name, size] of Object.entries({
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
})) {
  test(`the board stands still through a whole match on a ${name}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission: 'first-contact', opponent: 'Computer', side: 'Marines' });
    await expect(player.bar.getByRole('button').first()).toBeVisible();
    const [places, decisions] = [new Set<string>(), new Set<string>()];
    const quick = player.bar.getByRole('button', { name: /Pass|Keep it|End the turn/ });
    const any = player.bar.locator('ul, .units').getByRole('button', { disabled: false });
    for (let turn = 0; turn < 200 && !(await player.over.isVisible()); turn += 1) {
      await expect(quick.or(any).or(player.over).first()).toBeVisible();
      places.add(await place(page));
      decisions.add((await page.locator('.match').getAttribute('data-version')) ?? '');
      const button = (await quick.count()) > 0 ? quick.first() : any.last();
      await button.click({ timeout: 2_000 }).catch(() => {});
    }
    await expect(player.over).toBeVisible();
    expect(decisions.size).toBeGreaterThan(8);
    expect([...places]).toHaveLength(1);
  });
}

/** Where the board and its first square lie: with everything in sight the camera has no reason to move. */
async function squareAndBoard({ page }: Player): Promise<string> {
  return JSON.stringify([await place(page), await page.locator('[data-cell]').first().boundingBox()]);
}

test('a square stands still through a lesson, whatever the instructor says', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ animation: 'fast' });
  await player.begin({ mission: 'tutorial-1' });
  await player.rests();
  await page.keyboard.press('0');
  await page.waitForTimeout(400);
  const before = await squareAndBoard(player);
  for (const press of [
    () => player.instructor.getByRole('button', { name: 'Got it' }).click(),
    () => player.press('Orso'),
    () => player.press(/Overwatch/),
    () => player.press('Finish this unit'),
    () => player.endRound('Round 2 of'),
    () => player.press('Tarn'),
  ]) {
    await press();
    await player.rests();
    expect(await squareAndBoard(player)).toBe(before);
  }
});

test('a square stands still in a match of two, whoever acts or talks', async ({ browser, server }) => {
  const { ana, ben } = await sitTogether(browser, server, { width: 1440, height: 900 });
  await ana.rests();
  await ana.page.keyboard.press('0');
  await ana.page.waitForTimeout(400);
  const before = await squareAndBoard(ana);
  for (const [player, press] of [
    [ana, () => ana.press(/Keep it/)],
    [ben, () => ben.page.getByRole('textbox', { name: 'Message' }).fill('Hello')],
    [ben, () => ben.page.keyboard.press('Enter')],
    [ana, () => ana.press('Orso')],
    [ana, () => ana.endTurn()],
    [ben, () => ben.press(/entry/)],
  ] as const) {
    if (player === ben) await expect(ben.page.locator('.match[data-version]')).toBeVisible();
    await press();
    await ana.page.waitForTimeout(200);
    expect(await squareAndBoard(ana)).toBe(before);
  }
  for (const player of [ana, ben]) await player.page.context().close();
});

test('doors slide', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ animation: 'fast' });
  await enterCorridor(page, server, { door: 3, aliens: 'me' });
  const leaf = page.locator('.doors .leaf').first();
  await expect(leaf).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await player.cell('2,0').click();
  await player.press(/Open the door/);
  await expect(leaf).toHaveCSS('transition-duration', '0.24s');
  await expect(leaf).toHaveCSS('transform', 'matrix(1, 0, 0, 1, -23, 0)');
});

test('a banner says whose turn it is, and the roster of the aliens what they are worth and who may act', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer({ animation: 'fast' });
  await enterCorridor(page, server, { door: 5, blip: 9, alien: 12, aliens: 'me' });
  // Everybody in the roster has a portrait, drawn as the figure is.
  const portraits = page.locator('.marines li .portrait');
  await expect(portraits).toHaveCount(2);
  for (const portrait of await portraits.all()) {
    await expect(portrait).toBeInViewport({ ratio: 0.99 });
    const drawn = await portrait.evaluate((svg) => {
      const shapes = [...svg.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
      return { shapes: shapes.length, width: Math.max(0, ...shapes.map(({ width }) => width)) };
    });
    expect(drawn.shapes).toBeGreaterThan(3);
    expect(drawn.width).toBeGreaterThan(20);
  }
  await player.endTurn();
  await expect(page.locator('.banner.alien')).toHaveText(/alien/i);
  const entries = page.locator('.aliens li');
  await expect(entries.filter({ hasText: 'Blip' })).toContainText('2 Genestealers');
  await player.rests();
  await player.bar.getByRole('button', { name: 'Genestealer 1' }).click();
  await expect(player.cell('11,0')).toHaveAttribute('aria-label', /Step to/);
  await player.cell('11,0').click();
  await player.press('Finish this unit');
  // Who is done goes to the end of the list.
  await expect(entries.last()).toContainText('Genestealer 1');
  await expect(entries.last()).toContainText('done');
  await expect(entries.first()).not.toContainText('done');
});

test('at twice the size the board keeps at least half of the height', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { alien: 8 });
  // What is left of a window of 1440 by 900, 1280 by 800 and 1920 by 1080 at 200 %.
  for (const size of [
    { width: 720, height: 450 },
    { width: 640, height: 400 },
    { width: 960, height: 540 },
  ]) {
    await page.setViewportSize(size);
    const share = async () => ((await page.locator('.hulk-board').boundingBox())?.height ?? 0) / size.height;
    await expect.poll(share).toBeGreaterThanOrEqual(0.5);
  }
});

test('a walk is one line of the log, which lights up its way', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ unfolded: ['log'] });
  await enterCorridor(page, server);
  await player.cell('2,0').click();
  await expect(player.cell('5,0')).toHaveAttribute('aria-label', /Step to/);
  await player.cell('5,0').click();
  const line = player.log.getByText(/Orso moves 3 squares/);
  await expect(line).toHaveCount(1);
  await expect(page.locator('.shine')).toHaveCount(0);
  await line.hover();
  await expect(page.locator('.shine')).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(page.locator('.shine')).toHaveCount(0);
});

test('what no Marine sees lies in the dark', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server);
  const dark = page.locator('.dark .deep');
  // Orso looks along the whole corridor; when he turns away, nobody does.
  await expect(player.cell('2,0')).toHaveAttribute('aria-label', /Orso/);
  await expect(dark).toHaveCount(0);
  await player.cell('2,0').click();
  await player.press(/Turn north/);
  await expect(dark).toHaveCount(1);
  await player.press(/Turn east/);
  await expect(dark).toHaveCount(0);
});

test('sound is offered at the first press, once', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ soundAsked: false });
  await enterCorridor(page, server);
  const [offer, yes] = [page.getByText('Play with sound?'), page.getByRole('button', { name: 'Sound on' })];
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await player.cell('2,0').click();
  await expect(offer).toBeVisible();
  await yes.click();
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await player.cell('2,0').click();
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(offer).toHaveCount(0);
});

for (const [name, size] of Object.entries({
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
}))
  test(`the offer of sound covers nothing that is pressed on a ${name}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    const player = new Player(page, server);
    await player.prefer({ soundAsked: false });
    await enterCorridor(page, server);
    await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
    await player.cell('2,0').click();
    const offer = page.getByRole('group', { name: 'Play with sound?' });
    await expect(offer).toBeVisible();
    // A click would fail on what lies under it.
    await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
    for (const tab of ['Status', 'Log'])
      if (name === 'phone') await page.getByRole('button', { name: tab, exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Fit the map' }).click({ trial: true });
    for (const button of await offer.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(size.width);
    }
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer).toHaveCount(0);
  });

test('what stands at the lower edge of the board stays there', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new Player(page, server);
  await player.prefer();
  const top = async () => (await page.getByRole('button', { name: 'Fit the map' }).boundingBox())?.y;
  // A step that has been read says so beside its number.
  await player.begin({ mission: 'tutorial-1' });
  await player.rests();
  const taught = await top();
  await player.instructor.getByRole('button', { name: 'Got it' }).click();
  await expect(player.instructor).toContainText('Your turn');
  expect(await top()).toBe(taught);
  // The flamer's own buttons come and go.
  await player.begin({ mission: 'cold-lock', opponent: 'Computer', side: 'Marines' });
  await player.press('Keep it');
  await player.rests();
  await player.press('Tarn');
  const before = await top();
  await player.press('Keld');
  await expect(page.locator('.foot')).toBeVisible();
  await player.press('Tarn');
  await expect(page.locator('.foot')).toHaveCount(0);
  await expect.poll(top).toBe(before);
});

test('the instructor does not grow when the titles of its rules come late', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new Player(page, server);
  await player.prefer();
  let letThrough = () => {};
  const late = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('Activating a unit')) await late;
    await route.fulfill({ response: answer });
  });
  await player.begin({ mission: 'tutorial-1' });
  await player.rests();
  await expect(player.instructor).toContainText('Choose Orso');
  const top = async () => (await player.instructor.boundingBox())?.y;
  const before = await top();
  await expect(player.instructor).not.toContainText('Activating a unit');
  letThrough();
  await expect(player.instructor).toContainText('Activating a unit');
  expect(await top()).toBe(before);
});

test('the end of a lesson leads to the next one, and the start page goes on where one was', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.resign();
  await expect(player.dialog.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await player.dialog.getByRole('button', { name: 'Next lesson: Hold the Line' }).click();
  await expect(page.getByRole('heading', { name: 'Hold the Line' })).toBeVisible();
  // Whoever leaves before the start has a match that waits.
  await expect(page.getByText(/Round 1 of/).first()).toBeVisible();
  await player.open('');
  await expect(page.getByText(/Hold the Line · Marines · Round 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Hold the Line from this list' }).click();
  // Nothing is left to continue: the lesson after the one that was played comes next.
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { name: 'Hold the Line' })).toBeVisible();
  await expect(page.getByText(/Round 1 of/).first()).toBeVisible();
  await player.open('');
  await page.getByRole('button', { name: 'Show 1 removed match' }).click();
  await expect(page.getByRole('link', { name: /Hold the Line/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Hold the Line' })).toBeVisible();
});

test('the log folds away while it has nothing to say; nothing of that moves the board', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { alien: 8 });
  const [fold, unfold] = [
    page.getByRole('button', { name: 'Fold away: Log' }),
    page.getByRole('button', { name: 'Unfold: Log' }),
  ];
  const squares = async () =>
    JSON.stringify([await place(page), await player.cell('2,0').boundingBox(), await player.cell('8,0').boundingBox()]);
  await expect(unfold).toBeVisible();
  await player.cell('2,0').click();
  await player.press(/Turn north/);
  await player.press(/Turn east/);
  await expect(player.log).toContainText('Orso turns');
  await expect(unfold).toBeVisible();
  const before = await squares();
  await player.press(/Fire at Genestealer/);
  await expect(fold).toBeVisible();
  expect(await squares()).toBe(before);
  // Whoever folds it means it, and it is remembered.
  await fold.click();
  await expect(unfold).toBeVisible();
  expect(await squares()).toBe(before);
  await page.reload();
  await expect(unfold).toBeVisible();
  await page.keyboard.press('l');
  await expect(fold).toBeVisible();
  await expect(player.log).toBeFocused();
});

test('a column that was put away stays so', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server);
  await page.getByRole('button', { name: 'Fold away: Status' }).click();
  await expect(page.locator('.marines')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Unfold: Status' }).click();
  await expect(page.locator('.marines')).toBeVisible();
});

for (const { name, most, play } of TASKS) {
  test(`presses: ${name}`, async ({ page, server }) => {
    const counted = new Counted(new Player(page, server));
    await play(counted);
    console.log(`${name.padEnd(40)} ${counted.count} presses`);
    expect(counted.count).toBeLessThanOrEqual(most);
  });
}
