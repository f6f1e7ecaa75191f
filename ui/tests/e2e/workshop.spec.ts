import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** The mission that the document leads through. */
const DOCUMENT = readFileSync(new URL('../../../docs/formats/mission.md', import.meta.url), 'utf8');
const EXAMPLE = DOCUMENT.split('```mission\n')[1]?.split('```')[0] ?? '';

/** Somebody who draws, by the page alone. */
class Drawer extends Player {
  get map() {
    return this.page.getByRole('application', { name: 'Drawing of the mission' });
  }

  async beginEmpty(): Promise<void> {
    await this.prefer();
    await this.open('workshop');
    await expect(this.map).toBeVisible();
    await this.tab('Open');
    await this.page.getByRole('button', { name: 'Empty deck' }).click();
    await expect(this.page.getByRole('tab', { name: 'Mission' })).toHaveAttribute('aria-selected', 'true');
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  tool(name: string): Promise<void> {
    return this.page.getByRole('radio', { name, exact: true }).click();
  }

  /** Moves the cursor of the keys to a square; it begins at 0,0 on an empty deck. */
  async go(from: [number, number], to: [number, number], shift = false): Promise<void> {
    const press = async (key: string, times: number) => {
      for (let i = 0; i < times; i++) await this.page.keyboard.press(shift ? `Shift+${key}` : key);
    };
    await press(to[0] > from[0] ? 'ArrowRight' : 'ArrowLeft', Math.abs(to[0] - from[0]));
    await press(to[1] > from[1] ? 'ArrowUp' : 'ArrowDown', Math.abs(to[1] - from[1]));
  }

  #at: [number, number] = [0, 0];

  /** Uses a tool from one square to another, with the keys alone. */
  async draw(tool: string, from: [number, number], to = from): Promise<void> {
    await this.tool(tool);
    await this.map.focus();
    await this.go(this.#at, from);
    await this.go(from, to, true);
    await this.page.keyboard.press('Enter');
    this.#at = to;
    await expect(this.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  }

  async text(): Promise<string> {
    await this.tab('Text');
    return this.page.getByLabel('Mission file (TOML)').inputValue();
  }

  async write(text: string): Promise<void> {
    await this.tab('Text');
    await this.page.getByLabel('Mission file (TOML)').fill(text);
  }
}

/** What the server makes of a file. */
async function sheetOf(page: Page, url: string, text: string) {
  const person = await page.request.post(`${url}/api/people`, { data: { name: 'Reader' } });
  const { token } = await person.json();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post(`${url}/api/workshop/sheet`, { data: { text, edits: [] }, headers });
  return answer.json();
}

test('a mission is drawn from nothing with the keys, checked, measured and played', async ({ page, server }) => {
  test.slow();
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawer.draw('Room', [0, 0], [2, 2]);
  await drawer.draw('Corridor', [3, 1], [6, 1]);
  await drawer.draw('Corridor', [7, 1], [11, 1]);
  await drawer.draw('Corridor', [7, 2], [7, 5]);
  await drawer.draw('Door', [3, 1]);
  await drawer.draw('Entry area', [7, 5]);
  await drawer.draw('Exit', [11, 1]);
  await drawer.draw('Marine', [2, 1]);
  await drawer.draw('Marine', [1, 1]);
  await drawer.tab('Mission');
  await page.getByText('Aliens and rounds').click();
  await page.getByLabel('Blips at the start').fill('1');
  await page.getByLabel('Blips in each round').fill('1');
  await page.getByLabel('Last round', { exact: true }).fill('8');
  await page.getByLabel('Winner after the last round').selectOption('alien');
  await page.getByRole('button', { name: '+ Goal' }).click();
  await page.getByLabel('Number', { exact: true }).fill('2');
  await page.getByLabel('Number', { exact: true }).press('Tab');
  await drawer.tab('Check');
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  const drawn = await sheetOf(page, server.url, await drawer.text());
  const expected = await sheetOf(page, server.url, EXAMPLE);
  expect(expected.playable).toBe(true);
  expect(drawn.levels).toEqual(expected.levels);
  expect(drawn.fields.entry[0].from).toBe('N');
  for (const key of ['door.0.at', 'entry.0.at', 'exit.0.at', 'marine.0.at', 'marine.1.at']) {
    expect(drawn.squares[key], key).toEqual(expected.squares[key]);
  }
  expect(drawn.fields.aliens).toEqual(expected.fields.aliens);
  expect(drawn.fields.rounds).toEqual(expected.fields.rounds);
  await drawer.isAccessible();
  await drawer.tab('Who wins');
  await page.getByRole('button', { name: 'Predict' }).click();
  await expect(page.getByText('The Marines win', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await drawer.tab('Play and share');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/#\/match\//);
  await page.getByRole('link', { name: 'Workshop' }).click();
  await expect(drawer.map).toBeVisible();
  expect(await drawer.text()).toContain('limit = 8');
});

test('a damaged text keeps the drawing, and is mended; a wrong word is mended by its button', async ({
  page,
  server,
}) => {
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawer.write(EXAMPLE);
  await drawer.tab('Check');
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  await drawer.write(EXAMPLE.replace('[rounds]', '[rounds'));
  await expect(page.getByText('The drawing stays as it was')).toBeVisible();
  await drawer.tab('Mission');
  await expect(page.getByRole('button', { name: 'Marine Sergeant Orso' })).toBeVisible();
  await drawer.write(EXAMPLE.replace('"sergeant"', '"sargeant"'));
  await drawer.tab('Check');
  await page.getByRole('button', { name: 'Write “sergeant”' }).click();
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  expect(await drawer.text()).toBe(EXAMPLE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Mission file (TOML)')).toHaveValue(/sargeant/);
});

test('a room is drawn with the mouse and a link carries the mission', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawer.tool('Room');
  const box = await drawer.map.boundingBox();
  if (!box) throw new Error('the map has a place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 150, box.y + box.height / 2 + 150, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const text = await drawer.text();
  expect(text).toMatch(/\n *aa+\n/);
  await drawer.tab('Play and share');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.removeItem('blipfall.workshop.draft'));
  await page.goto('about:blank');
  await page.goto(address);
  await expect(drawer.map).toBeVisible();
  await expect.poll(() => drawer.text()).toBe(text);
});
