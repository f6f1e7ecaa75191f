/** What is offered and told: nothing that nobody can do, and nothing that only the program understands. */
import { enterCorridor } from './support/corridor.ts';
import { sitTogether } from './support/pair.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

const COORDINATES = /\d+\s?[,·]\s?\d+/;

test('no turn is named to a blip, which has no facing', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { door: 5, blip: 9, aliens: 'me' });
  await player.endTurn();
  await expect(page.locator('header')).toContainText('Alien actions');
  await player.rests();
  // The only one who can act may be chosen already: a click would then be about its own square.
  if ((await player.cell('9,0').getAttribute('aria-selected')) !== 'true') await player.cell('9,0').click();
  await expect(player.cell('8,0')).toHaveAttribute('aria-label', /Step to/);
  for (const square of ['9,0', '8,0', '10,0']) {
    await player.cell(square).hover();
    await expect(player.cell(square)).not.toHaveAttribute('aria-label', /Turn|facing/);
    const tip = page.getByRole('note');
    if (await tip.isVisible()) await expect(tip).not.toContainText(/Turn|facing/i);
  }
  await expect(page.locator('[data-facing]')).toHaveCount(0);
  await player.press(/All actions/);
  await expect(player.bar.getByRole('button', { name: /Turn/ })).toHaveCount(0);
});

test('a question about overwatch says who has acted', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { alien: 9, aliens: 'me' });
  await player.cell('2,0').click();
  await page.keyboard.press('w');
  await expect(page.locator('.marines')).toContainText('on overwatch');
  await player.endTurn();
  await player.cell('9,0').click();
  await expect(player.cell('8,0')).toHaveAttribute('aria-label', /Step to/);
  await player.cell('8,0').click();
  await expect(page.locator('.prompt strong')).toHaveText(/^(An alien|Genestealer 1) has acted in view\. /);
});

test('what is aimed at squares is chosen on the board, not from a list of numbers', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'the-well', opponent: 'Computer', side: 'Marines' });
  const barrier = player.bar.getByRole('button', { name: /Force barrier at/ });
  // The Librarian may raise it before the counter is kept.
  await expect(player.bar.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await expect(barrier).toHaveCount(0);
  await player.press('Keep it');
  await player.rests();
  for (const name of ['Sabel', 'Keld']) {
    await player.press(name);
    await expect(player.bar.getByRole('button', { name: /Overwatch|Guard/ }).first()).toBeVisible();
    await expect(player.bar.getByRole('button', { name: /\d·\d/ })).toHaveCount(0);
  }
  await player.press('Sabel');
  await page.locator('.hulk-board').getByRole('button', { name: 'Force barrier' }).click();
  await expect(page.locator('[data-cell][aria-label*="Force barrier"]').first()).toBeVisible();
  await player.press('All actions');
  await expect(barrier.first()).toBeVisible();
});

test('squares light up in the log instead of being numbers', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ unfolded: ['log'] });
  await enterCorridor(page, server, { alien: 12, door: 6, aliens: 'me' });
  await player.cell('2,0').click();
  await player.cell('5,0').click();
  await expect(player.log).toContainText('Orso moves 3 squares');
  await player.press(/Open the door/);
  await expect(player.log).toContainText('Orso opens the door');
  // Those who listen are told the square; those who see are shown it.
  const seen = await player.log.evaluate((log) => {
    const copy = log.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
    return copy.textContent ?? '';
  });
  expect(seen).toContain('Orso opens the door at');
  expect(seen).not.toMatch(COORDINATES);
  const line = player.log.getByText(/Orso opens the door/);
  await line.hover();
  await expect(page.locator('.shine')).toHaveCount(1);
});

test('a number means the same action whatever else there is, and nothing where there is none', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { door: 3, aliens: 'me' });
  await player.cell('2,0').click();
  await expect(player.bar.getByRole('button', { name: /Overwatch/ })).toBeVisible();
  const before = await player.log.innerText();
  // He has no powers, and there is no exit.
  for (const key of ['4', '5', '7']) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  expect(await player.log.innerText()).toBe(before);
  await page.keyboard.press('3');
  await expect(player.log).toContainText('Orso opens the door');
  // The door is open now, and the same number closes it.
  await page.keyboard.press('3');
  await expect(player.log).toContainText('Orso closes the door');
  await page.keyboard.press('9');
  await expect(player.bar.getByRole('button', { name: 'Finish this unit' })).toHaveCount(0);
});

test('a shot tells its chance in percent, and the fraction on demand', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await enterCorridor(page, server, { alien: 8, aliens: 'me' });
  await player.cell('2,0').click();
  const odds = player.bar.getByRole('button', { name: /Fire at Genestealer/ }).locator('.odds');
  await expect(odds).toContainText('31%');
  await expect(odds).not.toContainText('/36');
  await expect(odds).toHaveAttribute('title', /11\/36/);
});

test('a question about a roll tells percentages, and each fraction on demand', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'final' });
  await enterCorridor(page, server, { alien: 3, aliens: 'me' });
  await player.cell('2,0').click();
  await player.press(/Attack Genestealer/);
  await expect(player.dialog.getByRole('row').first()).toContainText('%');
  const shown = player.dialog.locator('summary').filter({ visible: true });
  await expect(shown.first()).toHaveText(/^\d+(\.\d)?%$/);
  await expect(player.dialog.getByText(/\d\/\d/).filter({ visible: true })).toHaveCount(0);
  await shown.first().click();
  await expect(player.dialog.getByText(/^\d+\/\d+$/).filter({ visible: true })).toHaveCount(1);
  await expect(player.dialog.locator('details').first()).toHaveAttribute('title', /^\d+\/\d+$/);
});

test('each die that a sword can parry tells its chance in percent, and the fraction on demand', async ({
  page,
  server,
}) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { alien: 3, sword: true, aliens: 'me' });
  await player.cell('2,0').click();
  await player.press(/Attack Genestealer/);
  const parries = player.bar.getByRole('button', { name: /Parry die/ });
  await expect(parries.first()).toBeVisible();
  for (const parry of await parries.all()) {
    const odds = parry.locator('.odds');
    await expect(odds).toHaveText(/\d+%/);
    await expect(odds).not.toContainText('/');
    const [percent] = /\d+(?=%)/.exec(await odds.innerText()) ?? [];
    // What is certain has no fraction but 1. Another die is rolled, and nothing else: sixths are all there is.
    const [, top = '', bottom = '1'] = /% (\d+)(?:\/(\d+))?$/m.exec((await odds.getAttribute('title')) ?? '') ?? [];
    expect(top).not.toBe('');
    expect(6 % Number(bottom)).toBe(0);
    expect(Math.round((100 * Number(top)) / Number(bottom))).toBe(Number(percent));
  }
});

test('nobody who has not asked for a clock sees one', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  // The Well has a timer of its own, for those who want one.
  for (const mission of ['tutorial-1', 'the-well']) {
    await player.begin({ mission });
    await expect(player.bar.getByRole('button').first()).toBeVisible();
    if (await player.bar.getByRole('button', { name: 'Keep it' }).isVisible()) await player.press('Keep it');
    await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  }
});

test('who was chosen in one match is not chosen in the next', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await expect(page.locator('.token.selected')).toHaveCount(1);
  await player.begin({ mission: 'tutorial-1' });
  await expect(player.bar.getByRole('button', { name: 'Orso' })).toBeVisible();
  await expect(page.locator('.token.selected')).toHaveCount(0);
  await expect(page.locator('[data-cell][aria-selected=true]')).toHaveCount(0);
});

test('the log keeps to its end, unless somebody reads further up', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  const player = new Player(page, server);
  await player.prefer({ unfolded: ['log'] });
  await enterCorridor(page, server, { aliens: 'me' });
  const under = () => player.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  for (let round = 1; round < 7; round += 1) {
    await player.endTurn();
    await expect(page.getByText(`Round ${round + 1} of 16`)).toBeVisible();
    await expect.poll(under).toBeLessThan(24);
  }
  const top = () => player.log.evaluate((log) => log.scrollTop);
  expect(await top()).toBeGreaterThan(0);
  await player.log.hover();
  await page.mouse.wheel(0, -2000);
  await expect.poll(top).toBe(0);
  await player.endTurn();
  await player.rests();
  await page.waitForTimeout(200);
  expect(await top()).toBe(0);
});

test('lessons are rated as hard as they are', async ({ server }) => {
  interface Rated {
    id: string;
    difficulty: number;
    lesson: { seat: string } | null;
    win_rate: { games: number; marine: number } | null;
  }
  const missions = (await (await fetch(`${server.url}/api/missions`)).json()) as Rated[];
  const measured = missions.flatMap(({ id, difficulty, lesson, win_rate: rate }) => {
    if (!rate) return [];
    const wins = lesson?.seat === 'alien' ? rate.games - rate.marine : rate.marine;
    return [{ id, difficulty, share: wins / rate.games }];
  });
  expect(measured.length).toBeGreaterThan(10);
  for (const { id, difficulty, share } of measured.filter(({ id }) => id.startsWith('tutorial'))) {
    expect(share < 0.3 ? difficulty >= 4 : difficulty <= 3, `${id}: ${share}, rated ${difficulty}`).toBe(true);
  }
});

test('the button that sends a message is whole at 1440 by 900 in every language', async ({ browser, server }) => {
  const { ana, ben } = await sitTogether(browser, server, { width: 1440, height: 900 });
  await expect(ana.page.getByRole('button', { name: 'Send' })).toBeVisible();
  const words = new Set<string>();
  for (const language of ['en', 'sk', 'hu', 'it', 'de']) {
    await ana.page.evaluate((language) => {
      const known = JSON.parse(localStorage.getItem('blipfall.settings') ?? '{}') as object;
      localStorage.setItem('blipfall.settings', JSON.stringify({ ...known, language }));
    }, language);
    await ana.page.reload();
    const send = ana.page.locator('.chat form button');
    await expect(send).toBeInViewport({ ratio: 1 });
    words.add(await send.innerText());
    const isCut = await send.evaluate((button) => {
      const panel = button.closest('.panel')!.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      return box.right > panel.right || box.bottom > panel.bottom || button.scrollWidth > button.clientWidth;
    });
    expect(isCut, language).toBe(false);
  }
  expect(words.size).toBeGreaterThan(3);
  for (const player of [ana, ben]) await player.page.context().close();
});

test('messages that were not read are counted on the tab of a phone', async ({ browser, server }) => {
  const { ana, ben } = await sitTogether(browser, server, { width: 390, height: 844 });
  await ben.page.getByRole('button', { name: 'Chat', exact: true }).click();
  for (const text of ['Hello', 'Good luck']) {
    await ben.page.getByRole('textbox', { name: 'Message' }).fill(text);
    await ben.page.keyboard.press('Enter');
  }
  const tab = ana.page.getByRole('button', { name: /^Chat/ });
  await expect(tab.locator('.badge')).toHaveText('2');
  await tab.click();
  await expect(ana.page.getByRole('log', { name: 'Chat' })).toContainText('Good luck');
  await expect(tab.locator('.badge')).toHaveCount(0);
});

test('the end of a match tells its story, and leads to the replay and a rematch', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await enterCorridor(page, server, { alien: 8, aliens: 'me', practice: true });
  await player.cell('2,0').click();
  // A practice game takes back what missed, and rolls are not repeated: step by step another die is rolled.
  const fire = player.bar.getByRole('button', { name: /Fire at Genestealer/ });
  for (let shots = 0; shots < 60 && !(await player.log.innerText()).includes('is killed'); shots += 1) {
    if (await fire.first().isVisible()) await fire.first().click();
    else await player.press(/End the turn|Pass/);
    await player.rests();
  }
  await expect(player.log).toContainText('is killed');
  await player.resign();
  const story = player.dialog.getByRole('region', { name: 'The story of the match' });
  await expect(story).toContainText('Aliens killed by');
  await expect(story).toContainText('Orso: 1');
  await expect(story).toContainText(/Marines: \d+ six(es)? .*\d/);
  await expect(player.dialog.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await player.dialog.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/#\/replay\//);
});

test('matches to go on with have a picture, a side, a round and a time', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  for (const mission of ['tutorial-1', 'first-contact']) {
    await player.begin({ mission });
    await expect(player.bar.getByRole('button').first()).toBeVisible();
  }
  await player.open('');
  const entries = page.locator('.going .entry');
  await expect(entries).toHaveCount(2);
  for (const title of ['First Steps', 'First Contact']) {
    const entry = entries.filter({ hasText: title });
    await expect(entry).toContainText(/Marines · Round 1 · (now|\d+ seconds? ago|this minute)/);
    const picture = entry.locator('img');
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    await expect(entry.getByRole('button', { name: `Remove ${title} from this list` })).toBeVisible();
  }
});

test('on a phone the first action is in sight, however many Marines can be chosen', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-2' });
  await player.press(/Keep it/);
  for (const name of ['Orso', 'Tarn', 'Ruen']) {
    await player.press(name);
    const isActive = player.bar.getByRole('button', { name: 'Finish this unit' });
    if (!(await isActive.isVisible())) {
      await player.press('Overwatch');
      await expect(isActive).toBeVisible();
    }
    await expect(player.bar.locator('.own button').first()).toBeInViewport({ ratio: 1 });
  }
  // Chips stand in one row, which fades where there are more of them.
  const chips = player.bar.locator('.units');
  const rows = await chips
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
});
