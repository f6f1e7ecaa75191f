import type { APIRequestContext, Page } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { expect, test, type Server } from '../e2e/support/server.ts';

/** How long a match is that has to be rewound in time. */
const ACTIONS = 500;
const JUMPS = 100;
const ATTEMPTS = 40;

interface Kind {
  game: Record<string, unknown>;
  seats: readonly string[];
  /** The computer player on every seat. */
  player: string;
}

interface Finished {
  match: string;
  /** How many actions it had. */
  actions: number;
}

const HULK: Kind = {
  game: { name: 'space-hulk', mission: 'the-cradle', options: {} },
  seats: ['marine', 'alien'],
  player: 'random',
};
const ANGEL: Kind = {
  game: { name: 'death-angel', players: 6 },
  seats: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
  player: 'veteran',
};

/** Matches that computer players have played to their end, until one of them has more actions than this. */
async function finishedMatch(
  page: Page,
  request: APIRequestContext,
  server: Server,
  kind: Kind,
  least: number,
): Promise<Finished> {
  const answer = await request.post(`${server.url}/api/people`, { data: { name: 'Bench' } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const seats = Object.fromEntries(kind.seats.map((seat) => [seat, { type: 'computer', player: kind.player }]));
  const terms = { game: kind.game, seats, practice: false, open_hands: false, visibility: 'public' };
  const lengths: number[] = [];
  while (lengths.length < ATTEMPTS) {
    const created = await request.post(`${server.url}/api/matches`, { headers, data: terms });
    const { match } = (await created.json()) as { match: string };
    // Computers begin when somebody comes to watch.
    await page.goto(`${server.url}/#/match/${match}`);
    const actions = await actionsOf(request, `${server.url}/api/matches/${match}/replay?seat=all&from=0&to=0`, headers);
    if (actions > least) return { match, actions };
    lengths.push(actions);
  }
  throw new Error(`no match had more than ${least} actions: ${lengths.join(', ')}`);
}

/** How many actions a match had, once it is over. */
async function actionsOf(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string>,
): Promise<number> {
  let length = 0;
  await expect
    .poll(
      async () => {
        const page = (await (await request.get(address, { headers })).json()) as { length?: number; over?: unknown };
        length = page.length ?? 0;
        return page.over != null;
      },
      { timeout: 300_000, intervals: [500] },
    )
    .toBe(true);
  return length - 1;
}

interface Jump {
  /** Milliseconds from the input to the picture. */
  waited: number;
  /** Milliseconds that the page's thread worked for it, whatever else the machine had to do. */
  worked: number;
}

async function jumps(page: Page, server: Server, { match, actions }: Finished): Promise<Jump[]> {
  await page.goto(`${server.url}/#/replay/${match}`);
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('max', String(actions));
  // The rest of the match is loaded in the background.
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () =>
    1000 *
    ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  const list: Jump[] = [];
  for (let [random, place] = [1, 0]; list.length < JUMPS;) {
    random = (random * 48271) % 2147483647;
    const goal = random % (actions + 1);
    if (goal === place) continue;
    place = goal;
    const before = await work();
    const waited = await jump(page, place);
    list.push({ waited, worked: (await work()) - before });
  }
  return list;
}

/** Milliseconds until a moment is in the picture. */
function jump(page: Page, place: number): Promise<number> {
  return page.evaluate(async (place) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const start = performance.now();
    slider.value = String(place);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    while (!slider.getAttribute('aria-valuetext')?.includes(`${place} of`)) await painted();
    await painted();
    return performance.now() - start;
  }, place);
}

function report(name: string, { actions }: Finished, list: readonly Jump[]): void {
  const figures = (of: (jump: Jump) => number): string => {
    const times = list.map(of).sort((one, two) => one - two);
    const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? NaN).toFixed(0)} ms`;
    return `median ${at(0.5)}, 95% ${at(0.95)}, slowest of ${times.length} ${at(1)}`;
  };
  console.log(
    `rewinding ${name} of ${actions} actions to its picture, log included: ${figures(({ waited }) => waited)}   aim 100 ms`,
  );
  console.log(`  of which the page's thread works: ${figures(({ worked }) => worked)}`);
}

/** The same match up to a moment, played on from there by a person who gives up at once. */
async function endedAt(page: Page, server: Server, { match }: Finished, place: number): Promise<Finished> {
  await page.goto(`${server.url}/#/replay/${match}/${place}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/#\/match\//);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (let press = 0; press < 2; press++)
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  const actions = Number(await slider.getAttribute('max'));
  return { match: /replay\/([\w-]+)/.exec(page.url())?.[1] ?? '', actions };
}

test('rewinding a finished match', async ({ page, request, server }) => {
  await new Player(page, server).prefer({ motion: 'reduced' });
  const long = await finishedMatch(page, request, server, HULK, ACTIONS);
  const usual = await endedAt(page, server, long, ACTIONS);
  report('a match', usual, await jumps(page, server, usual));
  report('a match', long, await jumps(page, server, long));
});

test('rewinding a match of Death Angel', async ({ page, request, server }) => {
  await new Player(page, server).prefer({ motion: 'reduced' });
  const finished = await finishedMatch(page, request, server, ANGEL, 150);
  report('a match of Death Angel', finished, await jumps(page, server, finished));
});
