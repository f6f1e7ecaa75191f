import type { Page } from '@playwright/test';
import { AngelPlayer } from './support/angel.ts';
import { PHONE } from './support/browser.ts';
import { Counter, playFrom, starts } from './support/rounds.ts';
import { expect, test } from './support/server.ts';

/** How often the table is looked at while it shows something, in milliseconds of the page's clock. */
const MOMENT = 60;

interface Moment {
  /** Verdicts of fights that are on the table together. */
  lights: number;
  /** What lies over something that has to be seen. */
  covered: string[];
}

/** Verdicts that lie over each other, a Marine, or the swarm that fights. Runs in the page. */
function lookAtVerdicts(): Moment {
  const lights = [...document.querySelectorAll<HTMLElement>('.light.placed')];
  const boxes = lights.map((light) => light.firstElementChild!.getBoundingClientRect());
  const meet = (one: DOMRect, two: DOMRect) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  const marines = [...document.querySelectorAll('.formation .file')].map((file) => file.getBoundingClientRect());
  const covered = boxes.flatMap((box, index) => {
    const words = lights[index]?.textContent?.trim() ?? '';
    const isCut = box.left < 0 || box.right > innerWidth || box.top < 0;
    const [middle] = marines;
    const isLeft = middle !== undefined && box.right <= middle.left + 1;
    return [
      ...(isCut ? [`${words} is cut off`] : []),
      ...(marines.some((marine) => meet(box, marine)) ? [`${words} lies over a Marine`] : []),
      ...(boxes.slice(index + 1).some((other) => meet(box, other)) ? [`${words} lies over another`] : []),
      ...(lights[index]?.classList.contains(isLeft ? 'left' : 'right') ? [`${words} lies over the swarm`] : []),
    ];
  });
  return { lights: lights.length, covered };
}

/** Looks at the table at every moment that passes on the page's clock. */
function watchMoments(page: Page, look: (moment: Moment) => Promise<void>): void {
  const run = page.clock.runFor.bind(page.clock);
  page.clock.runFor = async (time) => {
    for (let left = Number(time); left > 0; left -= MOMENT) {
      await run(Math.min(left, MOMENT));
      await look(await page.evaluate(lookAtVerdicts));
    }
  };
}

test('on a phone the verdicts of fights hide nobody, and not each other', async ({ page, server }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const player = new AngelPlayer(page, server);
  await player.prefer({ animation: 'normal', computerPace: 'normal', confirm: 'never', warnEndTurn: false });
  const counter = new Counter(page);
  await page.clock.install();
  await counter.watch();
  await playFrom(page, server, starts()[0]!.record);
  await expect(player.cards.first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  let [fights, together] = [0, 0];
  const covered = new Set<string>();
  watchMoments(page, async (moment) => {
    if (moment.lights > 0) fights += 1;
    together = Math.max(together, moment.lights);
    for (const words of moment.covered) covered.add(words);
  });
  await counter.play(2);
  expect([...covered]).toEqual([]);
  expect(fights).toBeGreaterThan(5);
  expect(together).toBeGreaterThan(0);
});

test('on a phone the cards of each team are one swipe away', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel();
  const teams = player.bar.locator('.hand > section');
  await expect(teams).toHaveCount(3);
  const hand = (await player.bar.locator('.hand').boundingBox())!;
  const touch = await context.newCDPSession(page);
  /** A finger on a card that goes so far to the right, slowly enough to throw nothing. */
  const swipe = async (distance: number) => {
    const from = { x: hand.x + hand.width / 2 - distance / 2, y: hand.y + 40 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 10; step += 1) {
      const at = { ...from, x: from.x + (distance * step) / 10 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      await page.waitForTimeout(20);
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  /** The teams of which all cards are in sight, from edge to edge. */
  const whole = async () => {
    const boxes = await teams.evaluateAll((all) => all.map((team) => team.getBoundingClientRect()));
    return boxes.flatMap(({ left, right }, team) =>
      left >= hand.x - 1 && right <= hand.x + hand.width + 1 ? [team] : [],
    );
  };
  expect(await whole()).toEqual([0]);
  // Less than its width is enough: it comes to rest at a team, and never between two.
  for (const [distance, team] of [
    [-220, 1],
    [-220, 2],
    [220, 1],
  ] as const) {
    await swipe(distance);
    await expect.poll(whole).toEqual([team]);
  }
  await player.fits();
  await context.close();
});
