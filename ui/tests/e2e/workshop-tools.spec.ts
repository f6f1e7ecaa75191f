import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Drawer, EXAMPLE, sheetOf } from './support/drawer.ts';
import { expect, test } from './support/server.ts';

/** The floor of a level, by squares. */
async function floorOf(drawer: Drawer): Promise<Set<string>> {
  const sheet = await sheetOf(drawer.page, drawer.server.url, await drawer.text());
  const { x, y, rows }: { x: number; y: number; rows: string[] } = sheet.levels[0];
  const squares = rows.flatMap((row, i) =>
    [...row].flatMap((letter, column) => (letter === ' ' ? [] : [`${x + column},${y + rows.length - 1 - i}`])),
  );
  return new Set(squares);
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await saved).path());
}

test('pieces are stamped, and parts of the map erased, copied, moved elsewhere and removed', async ({
  page,
  server,
}) => {
  const drawer = new Drawer(page, server);
  const preview = page.locator('.workshop-map .preview');
  const box = page.locator('.workshop-map .box');
  await drawer.beginEmpty();
  await drawer.writePlayable(EXAMPLE);

  // A stamp shows itself where the keys are, and turns.
  await drawer.tool('Stamp');
  await page.getByLabel('Piece').selectOption({ index: 1 });
  await drawer.moveTo([24, 10]);
  await expect(preview).not.toHaveCount(0);
  await page.keyboard.press('r');
  const n_squares = await preview.count();
  const before = await floorOf(drawer);
  await drawer.moveTo([24, 10]);
  await drawer.pressKeys('Enter');
  expect((await floorOf(drawer)).size).toBe(before.size + n_squares);

  await drawer.draw('Eraser', [11, 1]);
  expect(await floorOf(drawer)).not.toContain('11,1');
  await drawer.pressButton('Undo');
  expect(await floorOf(drawer)).toContain('11,1');

  // A copy has names of its own; the rest of the table stays where it is.
  await drawer.selectPart([7, 2], [7, 5]);
  await page.keyboard.press('Control+c');
  await drawer.moveTo([20, 1]);
  await drawer.pressKeys('Control+v');
  const copied = await drawer.text();
  expect(copied.match(/^id = "(north|copy-1-1)"$/gm)).toHaveLength(2);
  expect(await floorOf(drawer)).toContain('20,4');

  // On another level nothing is selected.
  await expect(box).toHaveCount(1);
  await drawer.field('Level').fill('1');
  await expect(box).toHaveCount(0);
  await drawer.map.focus();
  await page.keyboard.press('Delete');
  expect(await drawer.text()).toBe(copied);
  await drawer.field('Level').fill('0');
  await drawer.map.focus();
  await drawer.pressKeys('Delete');
  const floor = await floorOf(drawer);
  expect(['7,1', '7,2', '7,5'].map((square) => floor.has(square))).toEqual([true, false, false]);
  expect(await drawer.text()).not.toContain('"north"');

  await drawer.selectPart([3, 1], [4, 1]);
  await drawer.pressKeys('Control+x');
  await drawer.moveTo([14, 8]);
  await drawer.pressKeys('Control+v');
  expect((await drawer.text()).match(/\[\[door\]\]\nat = "14,8"/g)).toHaveLength(1);
});

test('layers, deaths, the difference after a change, and proposals are shown', async ({ page, server }) => {
  test.slow();
  const drawer = new Drawer(page, server);
  const on = (mark: string) => page.locator(`.workshop-map .${mark}`);
  await drawer.beginEmpty();
  await drawer.writePlayable(EXAMPLE);
  await drawer.draw('Corridor', [9, 2], [9, 4]);
  await drawer.tool('Select');
  await drawer.moveTo([7, 1]);
  await page.keyboard.press('Enter');
  await page.getByLabel('Lines of sight').check();
  await expect(on('seen')).not.toHaveCount(0);
  await expect(on('watched')).toHaveCount(1);
  await page.getByLabel('Lines of sight').uncheck();
  await expect(on('watched')).toHaveCount(0);
  await page.getByLabel('Action points').check();
  await expect(on('figure')).not.toHaveCount(0);
  await page.getByLabel('Dead ends, unreachable').check();
  await expect(on('dead-end')).toHaveCount(1);

  await drawer.tab('Who wins');
  for (const side of [/^Marines/, /^Aliens/])
    await page.locator('select').and(page.getByLabel(side)).selectOption('scout');
  await page.getByRole('button', { name: 'Predict' }).click();
  await page.getByLabel('Show where Marines die').check();
  await expect(on('heat')).not.toHaveCount(0);
  // What is changed on another tab is measured too, against what was there before.
  const change = page.getByText('Change, in points');
  await expect(change).toHaveCount(0);
  await drawer.part('Aliens and rounds');
  await drawer.fill('Blips at the start', '2');
  await drawer.tab('Who wins');
  await expect(change).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Predict' }).click();
  await expect(change).toHaveCount(0);
  await drawer.draw('Door', [5, 1]);
  await expect(change).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();

  const take = page.getByRole('button', { name: 'Take it' });
  await page.getByRole('button', { name: 'Balance it' }).click();
  await expect(take.first()).toBeVisible();
  await drawer.isAccessible();
  await drawer.draw('Door', [5, 1]);
  await expect(take).toHaveCount(0);
  await page.getByRole('button', { name: 'Balance it' }).click();
  await expect(take.first()).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('blipfall.workshop.draft'));
  await drawer.changes(() => take.first().click());
  expect(await drawer.text()).not.toBe(before);
});

test('a mission is drawn as a picture, printed and kept, and a finding leads to its place', async ({
  page,
  server,
}) => {
  const drawer = new Drawer(page, server);
  const alien = '\n[[genestealer]]\nat = ["9,1", "10,1"]\nfacing = "W"\n';
  const mission = EXAMPLE.replace('reinforcements = 1', 'reinforcements = [1, 2]').replace(
    '\n[aliens]',
    `${alien}\n[aliens]`,
  );
  await drawer.beginEmpty();
  await drawer.writePlayable(mission);
  await drawer.tab('Play and share');
  expect((await downloaded(page, 'SVG')).toString()).toContain('<svg');
  expect([...(await downloaded(page, 'PNG')).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);

  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  const leaflet = page.locator('body > .leaflet');
  await expect(leaflet).toHaveCount(1);
  await expect(leaflet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(leaflet.getByRole('heading', { name: 'The Long Way' })).toBeVisible();
  await expect(leaflet.getByText('Round 1: 1, Round 2 and later: 2')).toBeVisible();
  await expect(leaflet.getByText('Genestealer: 9,1 10,1')).toBeVisible();
  await expect(page.locator('.workshop')).toBeHidden();
  const picture = await leaflet.locator('img').boundingBox();
  expect(picture?.width).toBeGreaterThan(300);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await drawer.tab('Open');
  await expect(leaflet).toHaveCount(0);
  await drawer.pressButton('Empty deck');
  await drawer.pressButton('Undo');
  expect(await drawer.text()).toBe(mission);
  await drawer.pressButton('Redo');
  await drawer.tab('Open');
  await drawer.pressButton('the-long-way');
  expect(await drawer.text()).toBe(mission);
  await drawer.tab('Open');
  await page.getByRole('button', { name: 'Delete the-long-way' }).click();
  await expect(page.getByRole('button', { name: 'the-long-way' })).toHaveCount(0);

  await drawer.write(mission.replace('at = "X"', 'at = "0,60"'));
  await drawer.tab('Check');
  const finding = page.getByRole('button', { name: /0,60/ }).first();
  await expect(finding).toBeVisible();
  await drawer.field('Level').fill('3');
  const place = page.locator('.workshop-map .pointed');
  await expect(place).toHaveCount(0);
  await finding.click();
  await expect(drawer.field('Level')).toHaveValue('0');
  const map = await drawer.map.boundingBox();
  await expect
    .poll(async () => {
      const square = await place.last().boundingBox();
      return square !== null && map !== null && square.y >= map.y && square.y + square.height <= map.y + map.height;
    })
    .toBe(true);
});

test('a drawing is played by two at one screen, and alone', async ({ page, server }) => {
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawer.writePlayable(EXAMPLE);
  for (const way of ['hotseat', 'solo_a', 'solo_b']) {
    await drawer.tab('Play and share');
    await page.getByLabel('Who plays').selectOption(way);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/#\/match\//);
    const curtain = page.getByRole('region', { name: 'Pass the screen' });
    if (way === 'hotseat') {
      await expect(curtain).toContainText('The alien player decides now');
      await curtain.getByRole('button').click();
      await drawer.press(/Blip to entry/);
      await expect(curtain).toContainText('The Marine player decides now');
    } else {
      // A die may leave it to the player to which entry area the blip of the start comes.
      const option = (name: RegExp) => drawer.bar.getByRole('button', { name }).first();
      const [entry, keep] = [option(/Blip to entry/), option(/Keep it/)];
      await expect(entry.or(keep)).toBeVisible();
      if (await entry.isVisible()) await entry.click();
      await keep.click();
      await drawer.endRound('Round 2 of 8');
    }
    await page.getByRole('link', { name: 'Workshop' }).click();
    await expect(drawer.map).toBeVisible();
  }
});
