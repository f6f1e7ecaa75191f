import type { APIRequestContext, Page } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { expect, test, type Server } from '../e2e/support/server.ts';

const LENGTH = 500;
const JUMPS = 60;

/** A match that two computer players have played to its end, with this many actions or more. */
async function finishedMatch(page: Page, request: APIRequestContext, server: Server): Promise<{ match: string; length: number }> {
  const answer = await request.post(`${server.url}/api/people`, { data: { name: 'Bench' } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const computer = { type: 'computer', player: 'random' };
  const terms = { game: { name: 'space-hulk', mission: 'the-cradle', options: {} }, seats: { marine: computer, alien: computer }, practice: false, open_hands: false, visibility: 'public' };
  for (let attempt = 0; attempt < 20; attempt++) {
    const created = await request.post(`${server.url}/api/matches`, { headers, data: terms });
    const { match } = (await created.json()) as { match: string };
    // Computers begin when somebody comes to watch.
    await page.goto(`${server.url}/#/match/${match}`);
    const length = await lengthOf(request, `${server.url}/api/matches/${match}/replay?seat=all&from=0&to=0`, headers);
    if (length > LENGTH) return { match, length };
  }
  throw new Error(`no match came to ${LENGTH} actions`);
}

/** How many moments a match has, once it is over. */
async function lengthOf(request: APIRequestContext, address: string, headers: Record<string, string>): Promise<number> {
  let length = 0;
  await expect
    .poll(
      async () => {
        const page = (await (await request.get(address, { headers })).json()) as { length?: number; over?: unknown };
        length = page.length ?? 0;
        return page.over != null;
      },
      { timeout: 300_000, intervals: [1_000] },
    )
    .toBe(true);
  return length;
}

test('rewinding a finished match', async ({ page, request, server }) => {
  const { match, length } = await finishedMatch(page, request, server);
  const player = new Player(page, server);
  await player.prefer({ motion: 'reduced' });
  await page.goto(`${server.url}/#/replay/${match}`);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('max', String(length - 1));
  // The rest of the match is loaded in the background.
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(
    async ([jumps, last]) => {
      const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const times: number[] = [];
      for (let jump = 0; jump < jumps; jump++) {
        const place = (jump * 193) % last;
        const start = performance.now();
        slider.value = String(place);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        while (!slider.getAttribute('aria-valuetext')?.includes(`${place} of`)) await painted();
        await painted();
        times.push(performance.now() - start);
      }
      return times.sort((one, two) => one - two);
    },
    [JUMPS, length - 1] as const,
  );
  const figure = (time: number | undefined) => `${(time ?? NaN).toFixed(0)} ms`;
  console.log(`rewinding a match of ${length - 1} actions to its picture, log included: median ${figure(times[JUMPS / 2])}, slowest of ${JUMPS} ${figure(times.at(-1))}   aim 100 ms`);
});
