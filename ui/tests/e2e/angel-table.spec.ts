import { readFileSync } from 'node:fs';
import deck from '../../src/games/death-angel/deck.json' with { type: 'json' };
import { AngelPlayer, openTwelve } from './support/angel.ts';
import { DESKTOP, PHONE } from './support/browser.ts';
import { playFrom, starts } from './support/rounds.ts';
import { expect, test } from './support/server.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;

/** Whether nothing lies over the middle of something. Runs in the page. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}

/** Texts of the table that do not fit: cut off, outside of what can be reached, or broken in the middle of a word. */
function misfits(): string[] {
  const found: string[] = [];
  const isHidden = (element: Element) =>
    !element.checkVisibility() || element.closest('.visually-hidden, [aria-hidden="true"] svg') !== null;
  const clipped = (element: HTMLElement) => {
    const style = getComputedStyle(element);
    const cuts = (axis: string) => axis === 'hidden' || axis === 'clip';
    if (style.clipPath !== 'none' || element.clientWidth <= 1) return false;
    return (
      (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    '.angel-actions *, .formation .name, .angel.table header *, .angel.table > ol *',
  )) {
    if (isHidden(element) || element.tagName === 'svg' || element.closest('svg')) continue;
    const words = element.textContent?.trim().slice(0, 40) ?? '';
    if (words !== '' && clipped(element)) found.push(`cut: ${words}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>('.pick strong, .angel.table > ol b, .formation .name')) {
    const [node] = element.childNodes;
    if (isHidden(element) || !(node instanceof Text)) continue;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: ${word}`);
    }
  }
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return wider > 0 ? [...found, `the page is ${wider} px too wide`] : found;
}

for (const [width, height] of SIZES)
  for (const language of ['de', 'hu'])
    test(`twelve Marines in ${language} on ${width} by ${height}, and nothing is cut`, async ({
      page,
      server,
    }, info) => {
      await page.setViewportSize({ width, height });
      await openTwelve(page, server, language);
      const rows = page.locator('.formation > li');
      await expect(rows).toHaveCount(12);
      await expect(page.locator('.pick')).toHaveCount(6);
      await expect(page.locator('.pick .picture path').first()).toBeAttached();
      for (const row of [rows.first(), rows.last()]) await expect(row).toBeInViewport({ ratio: 0.99 });
      if (width > 800)
        for (const card of await page.locator('.pick').all()) await expect(card).toBeInViewport({ ratio: 0.99 });
      // To be looked at: what fits can be ugly.
      await page.screenshot({ path: info.outputPath(`twelve-${language}-${width}.png`) });
      expect(await page.evaluate(misfits)).toEqual([]);
    });

test('six teams are read at once before one is chosen, in long languages too', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel({ dealt: false });
  const teams = page.locator('.muster > ul > li');
  // The match has an address of its own before the page is opened again.
  await expect(teams).toHaveCount(6);
  for (const language of ['en', 'de', 'hu', 'it', 'sk']) {
    await page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem('blipfall.settings') ?? '{}') as object;
      localStorage.setItem('blipfall.settings', JSON.stringify({ ...settings, language }));
    }, language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(teams).toHaveCount(6);
    await expect(page.locator('.muster .card')).toHaveCount(18);
    for (const team of await teams.all()) await expect(team).toBeInViewport({ ratio: 0.99 });
    // Whole, and with nothing under the tray.
    expect(await page.locator('.muster').evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
    for (const text of await page.locator('.muster .card .text').all()) expect(await text.evaluate(isOnTop)).toBe(true);
    expect(await page.evaluate(misfits)).toEqual([]);
  }
});

test('a lone survivor stands in the middle of a corridor that fills the table', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const player = new AngelPlayer(page, server);
  await player.prefer();
  const rows = page.locator('.formation > li');
  // The dice of a start are known, but a swarm may kill the last two of a match in one round.
  for (const { record } of starts()) {
    await page.goto('about:blank');
    await playFrom(page, server, record);
    await expect(rows).toHaveCount(6);
    for (let turn = 0; turn < 400; turn += 1) {
      if ((await player.settled()) === 'over' || (await rows.count()) === 1) break;
      await player.decide();
    }
    if ((await rows.count()) === 1) break;
  }
  await expect(rows).toHaveCount(1);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const { above, below, row, whole } = await page.locator('.formation').evaluate((formation) => {
      const [all, one] = [formation, formation.querySelector('li')!].map((it) => it.getBoundingClientRect());
      const drawn = (part: string) => {
        const { backgroundImage, height } = getComputedStyle(formation, part);
        return backgroundImage === 'none' ? 0 : Number.parseFloat(height);
      };
      return { above: drawn('::before'), below: drawn('::after'), row: one!.height, whole: all!.height };
    });
    expect(row, `${width}`).toBeGreaterThan(90);
    expect(Math.abs(above - below), `${width}`).toBeLessThan(2);
    expect(above + row + below, `${width}`).toBeGreaterThan(whole - 8);
  }
});

test('on a phone no threat touches a name, however certain it is', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTwelve(page, server, 'en');
  const badge = page.locator('.formation .danger').first();
  await expect(badge).toBeVisible();
  // The widest badge there is: a skull, from behind, certain.
  await badge.evaluate((it) => {
    it.classList.add('certain');
    it.innerHTML = '<svg style="width: var(--skull, 0.85rem); height: var(--skull, 0.85rem)"></svg><i>⤺</i>100%';
  });
  const gap = await page.locator('.formation .marine:has(.danger)').evaluateAll((marines) =>
    marines.map((marine) => {
      const box = (part: string) => marine.querySelector(part)!.getBoundingClientRect();
      return box('.name').top - box('.danger').bottom;
    }),
  );
  expect(gap.length).toBeGreaterThan(0);
  expect(Math.min(...gap)).toBeGreaterThanOrEqual(0);
});

for (const language of ['en', 'de', 'hu', 'it', 'sk'])
  test(`no name of a card is broken on the track in ${language} on 1280 by 800`, async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTwelve(page, server, language);
    // One card of each of the two teams.
    const open = page.locator('.pick:not(.barred)');
    await open.first().click();
    await expect(page.locator('.angel.table > ol:not(.formation) button')).toHaveCount(1);
    await open.last().click();
    const names = page.locator('.angel.table > ol:not(.formation) button .name');
    await expect(names).toHaveCount(6);
    const words = readFileSync(new URL(`../../locales/death-angel/cards/${language}.ftl`, import.meta.url), 'utf8');
    const cards = Object.values(deck.action).map(
      ({ id }) => new RegExp(`^card-${id} = (.*)$`, 'm').exec(words)?.[1] ?? '',
    );
    expect(cards.filter((name) => name === '')).toEqual([]);
    // Longer words are hyphenated by browsers that have a dictionary of the language.
    const isShort = (word: string) => word.length <= 16;
    const broken = await names.first().evaluate((slot, cards) => {
      const isBroken = (word: string) => {
        slot.textContent = word;
        const range = document.createRange();
        range.selectNodeContents(slot);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      };
      return cards.flatMap((name) => name.split(/[ -]/).filter(isBroken));
    }, cards);
    expect(broken.filter(isShort)).toEqual([]);
  });

test('a finished match is in the list with its result, is stepped scene by scene, and tried again', async ({
  page,
  server,
}) => {
  test.setTimeout(400_000);
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel();
  await expect(player.cards.first()).toBeVisible();
  await player.playToEnd();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Victory|Defeat/);
  const again = dialog.getByRole('button', { name: /Try again from round \d+/ });
  // On every screen all that can be done next is in sight, however long the story is.
  const ways = dialog.locator('.actions').locator('button, a, select');
  expect(await ways.count()).toBeGreaterThan(4);
  for (const size of [PHONE, { width: 1440, height: 900 }, { width: 640, height: 400 }, DESKTOP]) {
    await page.setViewportSize(size);
    const story = dialog.locator('.body');
    for (const end of ['first', 'last'] as const) {
      await dialog.locator('.body p, .body li')[end]().scrollIntoViewIfNeeded();
      for (const way of size.height < 500 ? [] : await ways.all()) await expect(way).toBeInViewport({ ratio: 0.99 });
      // Nothing of them lies over the line that is read.
      expect(await dialog.locator('.body p, .body li')[end]().evaluate(isOnTop)).toBe(true);
    }
    expect(await story.evaluate((body) => body.clientHeight)).toBeGreaterThan(100);
  }
  await player.isAccessible();
  await dialog.getByRole('combobox', { name: 'Round' }).selectOption('1');
  await expect(again).toHaveText('Try again from round 1');
  const address = page.url();
  await again.click();
  await expect(page).not.toHaveURL(address);
  await expect(player.cards.first()).toBeVisible();
  await expect(page.getByText('Round 1', { exact: true }).first()).toBeVisible();

  await player.open('replays');
  const entry = page.getByRole('listitem').filter({ hasText: 'Death Angel' });
  await expect(entry).toContainText(/(Victory The Marines made it|Defeat All is lost)/);
  await entry.getByRole('link', { name: /Watch/ }).click();
  // A death is seen happening when its mark is pressed; the legend says what the marks are.
  const marks = page.locator('.marks .death');
  await expect(page.locator('.legend')).toContainText('A Marine dies');
  const told = await marks.first().getAttribute('aria-label');
  // Lines of later moments are there, but not to be seen.
  await expect(player.log.getByText(told!).first()).toBeHidden();
  await marks.first().click();
  await expect(player.log.getByText(told!).first()).toBeVisible();
  await player.isAccessible();
  // One step never tells two deaths.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  const deaths = () =>
    player.log.evaluate(
      (log) =>
        [...log.querySelectorAll('li')].filter(
          (line) => line.checkVisibility() && /^(?!Genestealer).* is slain\.$/.test(line.innerText.trim()),
        ).length,
    );
  const forward = page.getByRole('button', { name: 'One step forward' });
  let before = await deaths();
  for (let step = 0; step < 60 && (await forward.isEnabled()); step++) {
    await forward.click();
    await page.waitForTimeout(20);
    const now = await deaths();
    expect(now - before).toBeLessThanOrEqual(1);
    before = now;
  }
});

test('a clock for play over days, and a friend who takes part in it', async ({ browser, server }) => {
  const [ana, ben] = await Promise.all(
    ['Ana', 'Ben'].map(async (name) => {
      const player = new AngelPlayer(await (await browser.newContext()).newPage(), server);
      await player.prefer({ name });
      return player;
    }),
  );
  await ana!.open('angel');
  await ana!.page.getByRole('radio', { name: /^2 players/ }).check();
  await expect(ana!.page.getByRole('combobox', { name: 'Clock' })).toHaveCount(0);
  await ana!.page.getByRole('combobox', { name: 'Player 2', exact: true }).selectOption('Open, by invitation link');
  await ana!.page.getByRole('combobox', { name: 'Clock' }).selectOption('Over days: 3 days per decision');
  await ana!.page.getByRole('radio', { name: /^Dealt at random/ }).check();
  await ana!.page.getByRole('button', { name: 'Start match' }).click();
  const link = await ana!.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await ben!.page.goto(link);
  await ben!.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(ana!.page.getByRole('timer')).toHaveText(/^(3 d 0 h|2 d 23 h)$/);
  for (const player of [ana!, ben!]) await player.page.context().close();
});

test('one of a swarm is attacked by pressing it, and all attack with one press', async ({ page, server }) => {
  test.slow();
  const player = new AngelPlayer(page, server);
  await player.prefer({ autoAttack: false });
  await player.openAttack();
  await player.chooseAttack();
  const all = player.bar.getByRole('button', { name: /^All attack what is marked/ });
  await expect(all).toBeVisible();
  await expect(page.locator('.cross')).toHaveCount(1);
  const foe = player.formation.getByRole('button', { name: /^Genestealer \(claw\), position 3 left/ });
  await foe.click();
  await expect(player.log).toContainText(/attacks: position 3 left/);
});

test('an attack in which nobody has anything to choose is made without a press', async ({ page, server }) => {
  test.slow();
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.openAttack();
  await player.chooseAttack();
  await expect(player.log).toContainText(/attacks: position 3 left/);
});

test('two presses in a row that both mean to be done end one question, and skip no attack', async ({
  page,
  server,
}) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ autoAttack: false });
  await page.clock.install();
  await player.openAttack();
  for (const name of ['Onward Brothers', 'Flamer Attack', 'Dead Aim'])
    await player.bar.getByRole('button', { name: new RegExp(name) }).click();
  const done = player.bar.getByRole('button', { name: 'Done with this card' });
  await expect(done).toBeVisible();
  // Time stands still: however busy the machine is, the second press follows at once.
  await page.clock.pauseAt(Date.now() + 60_000);
  await done.click();
  const skip = player.bar.getByRole('button', { name: 'Do not attack' });
  const prompt = player.bar.locator('.prompt');
  await expect(prompt).toContainText('Flamer Attack');
  await skip.click();
  await page.waitForTimeout(300);
  await expect(prompt).toContainText('Flamer Attack');
  await page.clock.runFor(600);
  await skip.click();
  await expect(prompt).not.toContainText('Flamer Attack');
});

test('the last event is the one that was drawn last, also after a reload', async ({ page, server }) => {
  test.setTimeout(180_000);
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.openAttack();
  const status = page.getByRole('region', { name: 'Status' });
  const drawn = async () =>
    [...(await player.log.innerText()).matchAll(/^Event(?: shown)?: (.+)$/gm)].map(([, card]) => card!.trim());
  const isNewest = async () => {
    const newest = (await drawn()).at(-1)!;
    await expect(status).toContainText(new RegExp(`Last event\\s*${newest}`, 'i'));
    return newest;
  };
  // Until a card lies on the pile that comes later in the alphabet than the newest.
  await player.decideUntil(async () => {
    const cards = await drawn();
    return cards.length > 1 && cards.toSorted().at(-1) !== cards.at(-1) && (await player.cards.count()) > 0;
  });
  const newest = await isNewest();
  await page.reload();
  await expect(player.cards.first()).toBeVisible();
  expect(await isNewest()).toBe(newest);
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test(`in low rows tokens, reach and shields keep to their own row on ${width} by ${height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await openTwelve(page, server, 'en');
    await expect(page.locator('.pick')).toHaveCount(6);
    const player = new AngelPlayer(page, server);
    // Both teams choose their Support card, and every token goes to the Marine who is offered first.
    for (const team of ['red', 'purple'])
      await page
        .getByRole('list', { name: `Cards of the ${team} team` })
        .getByRole('button')
        .first()
        .click();
    const token = player.bar.getByRole('button', { name: /Token for/ }).first();
    await expect(token).toBeVisible();
    await token.click();
    await expect(page.locator('.formation .tokens').first()).toBeVisible();
    // The field of the grey team, on every swarm of more than one.
    await page.locator('.formation .cell:has(.count)').evaluateAll((cells) => {
      for (const cell of cells) {
        const count = cell.querySelector('.count')!;
        const shield = document.createElement('span');
        shield.className = count.className.replace('count', 'shield');
        shield.textContent = '◈';
        cell.append(shield);
      }
    });
    const found = await page.locator('.formation > li').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const frame = row.getBoundingClientRect();
        const boxes = (scope: Element, part: string) =>
          [...scope.querySelectorAll(part)]
            .filter((it) => it.checkVisibility())
            .map((it) => ({ part, box: it.getBoundingClientRect() }));
        const meet = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const groups = [...row.querySelectorAll('.marine')].map((marine) => [
          ...['.tokens', '.range', '.danger'].flatMap((part) => boxes(marine, part)),
        ]);
        groups.push(
          ...[...row.querySelectorAll('.cell')].map((cell) => [...boxes(cell, '.count'), ...boxes(cell, '.shield')]),
        );
        const out = boxes(row, '.tokens').filter(({ box }) => box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
        const name = row.textContent?.trim() ?? '';
        return [
          ...out.map(({ part }) => `${part} leaves the row: ${name}`),
          ...groups.flatMap((group) =>
            group.flatMap((one, index) =>
              group
                .slice(index + 1)
                .filter((other) => meet(one.box, other.box))
                .map((other) => `${one.part} over ${other.part}: ${name}`),
            ),
          ),
        ];
      }),
    );
    expect(found).toEqual([]);
    expect(await page.locator('.formation .shield').count()).toBeGreaterThan(0);
  });
