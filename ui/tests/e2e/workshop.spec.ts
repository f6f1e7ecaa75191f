import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Drawer, EXAMPLE } from './support/drawer.ts';
import { BINARY, expect, test } from './support/server.ts';

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
  await drawer.fill('Name in the file', 'orso', drawer.form('Marine'));
  await drawer.select('Rank', 'sergeant');
  await drawer.select('Close assault weapon', 'power_sword');
  await drawer.choose('Marine marine-2');
  await drawer.fill('Name in the file', 'dario', drawer.form('Marine'));
  await drawer.choose('Entry area E1');
  await drawer.fill('Name in the file', 'north', drawer.form('Entry area'));
  await drawer.pressButton('+ Goal');
  await drawer.fill('Name in the file', 'across', drawer.form('Goal'));
  await drawer.fill('Number', '2', drawer.form('Goal'));
  await drawer.tab('Check');
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  await drawer.isAccessible();
  const drawn = positionOf(await drawer.text());
  expect(drawn).toEqual(positionOf(EXAMPLE));
  await drawer.isAccessible();
  await drawer.tab('Who wins');
  await page.getByRole('button', { name: 'Predict' }).click();
  await expect(page.getByText('The Marines win', { exact: true })).toBeVisible();
  await drawer.isAccessible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await drawer.tab('Open');
  await drawer.isAccessible();
  await drawer.tab('Play and share');
  await drawer.isAccessible();
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
  await drawer.writePlayable(EXAMPLE);
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
  await drawer.changes(() => page.mouse.up());
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

  await drawer.tab('Play and share');
  expect(await drawer.copiesByHand('Copy a link', 'Link')).toBe(address);
});

test('a mission goes to Tiled and comes back, and a broken map is explained', async ({ page, server }) => {
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawer.writePlayable(EXAMPLE);
  await drawer.tab('Play and share');
  for (const form of ['TMX', 'TMJ']) {
    await drawer.tab('Play and share');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: form, exact: true }).click();
    const file = await (await saved).path();
    await drawer.tab('Open');
    await page.getByLabel('From a file').setInputFiles({
      name: `map.${form.toLowerCase()}`,
      mimeType: 'text/plain',
      buffer: readFileSync(file),
    });
    await expect(page.getByRole('button', { name: 'Marine Sergeant Orso' })).toBeVisible();
    expect(positionOf(await drawer.text())).toEqual(positionOf(EXAMPLE));
  }
  await drawer.tab('Open');
  const broken = { name: 'map.tmx', mimeType: 'text/plain', buffer: Buffer.from('<map width="900" height="2"/>') };
  await page.getByLabel('From a file').setInputFiles(broken);
  await expect(page.getByText('900 by 2 squares')).toBeVisible();
});

test('a match begins at a later moment, and findings are told in the language of the page', async ({
  page,
  server,
}) => {
  const drawer = new Drawer(page, server);
  await drawer.prefer({ language: 'de' });
  await drawer.open('workshop');
  await expect(page.getByRole('application')).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByLabel('Missionsdatei (TOML)').fill(EXAMPLE.replace('for = "marine"', 'for = "alien"'));
  await page.getByRole('tab', { name: /^Prüf/ }).click();
  await expect(page.getByText('Eine Seite kann nie gewinnen.')).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByLabel('Missionsdatei (TOML)').fill(EXAMPLE);
  await page.getByRole('tab', { name: /^Prüf/ }).click();
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  await page.getByRole('tab', { name: /^Spielen/ }).click();
  await page.getByLabel('Beginn').selectOption('after-aliens');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await page.waitForURL(/#\/match\//);
  await expect(page.getByText(/Runde 2/).first()).toBeVisible();
});

test.describe('with fingers on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a room is drawn, a Marine is put down and moved, and two fingers move the view', async ({ page, server }) => {
    const drawer = new Drawer(page, server);
    await drawer.beginEmpty();
    const box = await drawer.map.boundingBox();
    if (!box) throw new Error('the map has a place');
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number, id = 0) => ({ x: box.x + x, y: box.y + y, id });
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: ReturnType<typeof at>[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const drag = async (from: [number, number], to: [number, number]) => {
      await send('touchStart', [at(...from)]);
      for (let step = 1; step <= 4; step++) {
        const part = (i: 0 | 1) => from[i] + ((to[i] - from[i]) * step) / 4;
        await send('touchMove', [at(part(0), part(1))]);
      }
      // The finger does not rest before it is lifted: the tap on a tool that follows so quick a stroke must press it.
      await send('touchEnd', []);
    };
    const middle: [number, number] = [box.width / 2, box.height / 2];
    await page.getByRole('radio', { name: 'Room', exact: true }).tap();
    await drawer.changes(() => drag(middle, [middle[0] + 150, middle[1] + 150]));
    await page.getByRole('radio', { name: 'Marine', exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'Marine', exact: true })).toBeChecked();
    await drawer.changes(() => drag(middle, middle));
    const before = await drawer.text();
    expect(before).toMatch(/\naa+\n|\n *aa+\n/);
    const first = /\[\[marine\]\][^[]*?at = "(-?\d+,-?\d+)"/.exec(before)?.[1];
    expect(first).toBeTruthy();
    await page.getByRole('radio', { name: 'Select', exact: true }).tap();
    await drawer.changes(() => drag(middle, [middle[0] + 120, middle[1]]));
    const moved = /\[\[marine\]\][^[]*?at = "(-?\d+,-?\d+)"/.exec(await drawer.text())?.[1];
    expect(moved).not.toBe(first);
    const world = page.locator('.workshop-map .world');
    const view = await world.getAttribute('transform');
    await send('touchStart', [at(...middle, 0), at(middle[0] + 60, middle[1], 1)]);
    await send('touchMove', [at(middle[0] - 60, middle[1], 0), at(middle[0] + 140, middle[1], 1)]);
    await send('touchEnd', []);
    await expect.poll(() => world.getAttribute('transform')).not.toBe(view);
    expect(/\[\[marine\]\][^[]*?at = "(-?\d+,-?\d+)"/.exec(await drawer.text())?.[1]).toBe(moved);
    await drawer.isAccessible();
  });
});
