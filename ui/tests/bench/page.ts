import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { enterCorridor } from '../e2e/support/corridor.ts';
import { Player } from '../e2e/support/player.ts';
import { expect, test } from '../e2e/support/server.ts';
import { slow } from './slowed.ts';

const median = (values: number[]): number =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? NaN;
/** The value below which a share of all lies. */
const at = (values: number[], share: number): number =>
  [...values].sort((one, two) => one - two)[Math.ceil(values.length * share) - 1] ?? NaN;
const say = (what: string, figure: string, aim: string): void =>
  console.log(`${what.padEnd(58)} ${figure.padStart(10)}   aim ${aim}`);

/** Notes when something first appears on the page, in milliseconds since the page was asked for. */
async function note(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) === null) return;
      watch.disconnect();
      requestAnimationFrame(() => Object.assign(window, { noted: performance.now() }));
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true });
  }, selector);
}

const noted = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => (window as { noted?: number }).noted)
    .then((handle) => handle.jsonValue() as Promise<number>);

test('from opening the page to the first possible action', async ({ browser, server }) => {
  const player = new Player(await browser.newPage(), server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  const state = await player.page.context().storageState();
  for (const [what, url, selector] of [
    ['start page', server.url, '.hero .button.primary:not(:disabled)'],
    ['match', player.page.url(), '#end-turn'],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < 7; run++) {
      const context = await browser.newContext({ storageState: state });
      const page = await context.newPage();
      await note(page, selector);
      await page.goto(url);
      times.push(await noted(page));
      await context.close();
    }
    say(`${what}: first possible action after (median of 7)`, `${median(times).toFixed(0)} ms`, '1000 ms');
  }
});

test('size of the scripts', async ({ page, server }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  // What comes a little later, such as the titles of a lesson's rules, counts as well.
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  say('scripts that a match loads, compressed', `${(total / 1024).toFixed(1)} KiB`, '170 KiB');
  expect(total / 1024).toBeLessThan(170);
});

test('from an input to the next picture', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  const times: number[] = [];
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const types = ['pointerup', 'click', 'keydown'];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (types.includes(entry.name)) times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work: number[] = [];
  const input = async (press: () => Promise<void>) => void work.push(await worked(page, client, press));
  // A Marine is chosen, goes to a square and shoots; others are leafed through.
  for (let match = 0; match < 6; match += 1) {
    await page.goto('about:blank');
    await enterCorridor(page, server, { alien: 9, aliens: 'me' });
    await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
    if (match === 0) await slow(page);
    for (const name of ['Tarn', 'Orso']) await input(() => player.press(name));
    await input(() => page.keyboard.press('n'));
    await player.press('Orso');
    await expect(player.cell('3,0')).toHaveAttribute('aria-label', /Step to/);
    await input(() => player.cell('3,0').click());
    await player.rests();
    await input(() => player.press(/Fire at Genestealer/));
    times.push(...(await page.evaluate(() => (window as unknown as { times: number[] }).times)));
  }
  // Chromium tells nothing about inputs that take less than 16 ms.
  const all = [...times, ...Array.from({ length: Math.max(0, work.length - times.length) }, () => 16)];
  say('an input is answered by a picture after (median)', `${median(all).toFixed(0)} ms`, '50 ms');
  say('an input is answered by a picture after (95 %)', `${at(all, 0.95).toFixed(0)} ms`, '-');
  say("processor time of the page's thread for it (median)", `${median(work).toFixed(0)} ms`, '50 ms');
  say("processor time of the page's thread for it (95 %)", `${at(work, 0.95).toFixed(0)} ms`, '-');
  expect(median(all)).toBeLessThan(50);
});

/** Milliseconds of processor time that the page's own thread works for an input, its picture and its answers included. */
async function worked(page: Page, client: CDPSession, input: () => Promise<void>): Promise<number> {
  const busy = async () =>
    ((await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) *
    1000;
  const before = await busy();
  await input();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  return (await busy()) - before;
}

/** An hour of play, at one decision in five seconds. */
const DECISIONS = 720;

async function heap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

test('memory after an hour of play', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  const client = await page.context().newCDPSession(page);
  let [decisions, matches] = [0, 0];
  let first = 0;
  while (decisions < DECISIONS) {
    matches += 1;
    await player.begin({ mission: 'first-contact', opponent: 'Hot seat' });
    await expect(page.locator('.match[data-version]')).toBeAttached();
    if (first === 0) first = await heap(client);
    decisions += await hurry(page, DECISIONS - decisions);
  }
  const last = await heap(client);
  say(`memory of the page at the beginning`, `${first.toFixed(1)} MiB`, '-');
  say(
    `memory after ${decisions} decisions in ${matches} matches without a reload`,
    `${last.toFixed(1)} MiB`,
    'no leak',
  );
});

/** Presses, as fast as the page allows, any button that is offered, until the match is over. */
function hurry(page: Page, most: number): Promise<number> {
  return page.evaluate(async (limit) => {
    const until = Date.now() + 300_000;
    let pressed = 0;
    while (pressed < limit && Date.now() < until) {
      if (document.querySelector('dialog[open]')) break;
      const all = [
        ...document.querySelectorAll<HTMLButtonElement>('.curtain button, .bottom .actions button:not(:disabled)'),
      ];
      const deeds = all.filter((button) => button.closest('.units') === null && !button.classList.contains('quiet'));
      const button = deeds[Math.floor(Math.random() * deeds.length)] ?? all[Math.floor(Math.random() * all.length)];
      if (button) {
        button.click();
        pressed += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return pressed;
  }, most);
}
