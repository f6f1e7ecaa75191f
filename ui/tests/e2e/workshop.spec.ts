import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Drawer } from './support/drawer.ts';
import { BINARY, expect, test } from './support/server.ts';

/** The mission that the document leads through. */
const DOCUMENT = readFileSync(new URL('../../../docs/formats/mission.md', import.meta.url), 'utf8');
const EXAMPLE = DOCUMENT.split('```mission\n')[1]?.split('```')[0] ?? '';

/** How a mission begins with the same dice: the hash of the position, everything that happened, and what is asked. */
function positionOf(mission: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'blipfall-drawn-'));
  const text = mission.replace(/^id = .*$/m, 'id = "drawn"');
  writeFileSync(join(folder, 'drawn.toml'), text);
  const input = '{"cmd":"new","mission":"drawn","seed":1}\n{"cmd":"position"}\n';
  const answers = execFileSync(BINARY, ['engine', '--missions', folder], { input, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [first, second] = answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (!first.ok || !second.ok) throw new Error(answers);
  return [first, second];
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
  await drawer.part('Aliens and rounds');
  await drawer.fill('Blips at the start', '1');
  await drawer.fill('In each round', '1');
  await drawer.fill('Last round', '8');
  await drawer.select('Winner after the last round', 'alien');
  await drawer.choose('Marine marine-1');
  await drawer.fill('Name in the file', 'orso');
  await drawer.select('Rank', 'sergeant');
  await drawer.select('Close assault weapon', 'power_sword');
  await drawer.choose('Marine marine-2');
  await drawer.fill('Name in the file', 'dario');
  await drawer.choose('Entry area E1');
  await drawer.fill('Name in the file', 'north');
  await drawer.press('+ Goal');
  await drawer.fill('Name in the file', 'across');
  await drawer.fill('Number', '2');
  await drawer.tab('Check');
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  const drawn = positionOf(await drawer.text());
  expect(drawn).toEqual(positionOf(EXAMPLE));
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
