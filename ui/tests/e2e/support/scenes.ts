/** Moments that everybody waits for, each played on a position of its own until it happens. */
import { expect, type Page } from '@playwright/test';
import { enterCorridor } from './corridor.ts';
import { film, Gate, type Facts } from './film.ts';
import { Player } from './player.ts';

/** Dice are rolled by the server: where a moment needs luck, it is played again. */
const ATTEMPTS = 60;

interface Events {
  type: string;
  for?: string;
  overwatch?: boolean;
}

interface Scene {
  corridor: Parameters<typeof enterCorridor>[2];
  wanted: (events: Events[]) => boolean;
  /** Plays on until the moment has come, or cannot come any more. */
  play: (player: Player, isCaught: () => boolean) => Promise<void>;
}

const has = (type: string) => (events: Events[]) => events.some((event) => event.type === type);

/** Waits until something is asked, or what was asked has led to what is waited for. */
async function asked(player: Player, isCaught: () => boolean): Promise<void> {
  await expect.poll(async () => isCaught() || (await player.isAsked()), { intervals: [50] }).toBe(true);
}

/** Presses what is offered, as long as it is and nothing has been caught. */
async function again(player: Player, name: RegExp, isCaught: () => boolean): Promise<void> {
  const button = player.bar.getByRole('button', { name });
  while (!isCaught()) {
    await asked(player, isCaught);
    if (isCaught() || !(await button.first().isVisible())) return;
    await button.first().click();
    await player.page.waitForTimeout(60);
  }
}

/** Orso waits on overwatch; a Genestealer comes along the corridor, and he fires whenever he may. */
async function ambush(player: Player, isCaught: () => boolean): Promise<void> {
  await player.cell('2,0').click();
  await player.page.keyboard.press('w');
  await expect(player.page.locator('.marines')).toContainText('on overwatch');
  await player.endTurn();
  await player.rests();
  for (let x = START - 1; x > 6 && !isCaught(); x -= 1) {
    const next = player.cell(`${x},0`);
    if (!(await next.getAttribute('aria-label'))?.includes('Step to')) return;
    await next.click();
    await player.page.waitForTimeout(60);
    await again(player, /Fire at Genestealer/, isCaught);
  }
}

const START = 12;

export const SCENES: Record<string, Scene> = {
  shot: {
    corridor: { alien: 8, aliens: 'me' },
    wanted: (events) => has('fired')(events) && has('killed')(events),
    async play(player, isCaught) {
      await player.cell('2,0').click();
      await again(player, /Fire at Genestealer/, isCaught);
    },
  },
  jam: {
    corridor: { alien: START, aliens: 'me' },
    // Where the last alien falls to the same shot, the round ends, and the jam with it.
    wanted: (events) => has('jammed')(events) && !has('killed')(events),
    play: ambush,
  },
  overwatch: {
    corridor: { alien: START, aliens: 'me' },
    wanted: (events) => events.some(({ type, overwatch }) => type === 'fired' && overwatch === true),
    play: ambush,
  },
  reveal: {
    corridor: { door: 5, blip: 9, aliens: 'me' },
    wanted: has('revealed'),
    async play(player) {
      await player.cell('2,0').click();
      await player.cell('4,0').click();
      await player.rests();
      await player.press(/Open the door/);
    },
  },
  assault: {
    corridor: { alien: 3, aliens: 'me' },
    // In a tie nobody falls, and there is less to see.
    wanted: (events) => has('assault_scored')(events) && has('killed')(events),
    async play(player, isCaught) {
      await player.cell('2,0').click();
      await again(player, /Attack Genestealer/, isCaught);
    },
  },
  parry: {
    corridor: { alien: 3, sword: true, aliens: 'me' },
    wanted: (events) => events.some((event) => event.type === 'rolled' && event.for === 'parry'),
    async play(player, isCaught) {
      await player.cell('2,0').click();
      await again(player, /Attack Genestealer/, isCaught);
      await again(player, /Parry die 1/, isCaught);
    },
  },
  // The target is directly north, and others stand before it, behind it and at both sides.
  north: {
    corridor: { north: true, alien: [4, 5], aside: { east: 3, west: 5 }, aliens: 'me' },
    wanted: has('fired'),
    async play(player, isCaught) {
      await player.cell('0,2').click();
      await again(player, /Fire at Genestealer/, isCaught);
    },
  },
};

/** Plays a scene until its moment comes, and films that. */
export async function filmScene(
  page: Page,
  server: { url: string },
  name: string,
  look: (facts: Facts) => Promise<void>,
): Promise<void> {
  const scene = SCENES[name];
  if (!scene) throw new Error(`there is no scene ${name}`);
  const player = new Player(page, server);
  await player.prefer({ animation: 'normal', unfolded: ['log'] });
  const gate = await Gate.before(page);
  await page.clock.install();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Another person plays every time: the page has to be opened anew.
    await page.goto('about:blank');
    await enterCorridor(page, server, scene.corridor);
    await expect(player.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
    const caught = gate.watch(scene.wanted);
    await scene.play(player, () => gate.hasCaught);
    await Promise.race([caught, page.waitForTimeout(500)]);
    if (gate.hasCaught) return film(page, gate, look);
  }
  throw new Error(`${name} has not happened in ${ATTEMPTS} attempts`);
}
