import { Counter, playFrom, starts, type Count } from './support/rounds.ts';
import { AngelPlayer } from './support/angel.ts';
import { expect, test } from './support/server.ts';

const ROUNDS = 4;

/** The same decisions with the same dice on any page: what is counted is what the page asks for on the way. */
test('a round alone takes at most 7 clicks and 3 seconds of waiting', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const counts: Count[] = [];
  for (const { record } of starts()) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const player = new AngelPlayer(page, server);
    await player.prefer({ animation: 'normal', computerPace: 'normal', confirm: 'dice', warnEndTurn: true });
    const counter = new Counter(page);
    await page.clock.install();
    await counter.watch();
    await playFrom(page, server, record);
    await expect(player.cards.first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    counts.push(await counter.play(ROUNDS));
    await page.context().close();
  }
  const total = (what: (count: Count) => number) => counts.reduce((sum, count) => sum + what(count), 0);
  const rounds = total(({ rounds }) => rounds);
  const [clicks, waited] = [total(({ clicks }) => clicks) / rounds, total(({ waited }) => waited) / rounds / 1000];
  console.log(
    `rounds ${rounds}, clicks ${clicks.toFixed(2)}, waiting ${waited.toFixed(2)} s, ${JSON.stringify(counts)}`,
  );
  expect(rounds).toBeGreaterThan(15);
  expect(clicks).toBeLessThanOrEqual(7);
  expect(waited).toBeLessThanOrEqual(3);
});
