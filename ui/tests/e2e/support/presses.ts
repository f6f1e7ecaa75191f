/** How many presses things take, on positions in which no die decides about it. Older pages can be counted as well. */
import { expect } from '@playwright/test';
import { enterCorridor, type Corridor } from './corridor.ts';
import type { Player } from './player.ts';

/** Somebody whose presses are counted. */
export class Counted {
  count = 0;

  constructor(readonly player: Player) {}

  /** Opens a corridor with the settings that a new player has, but for what takes time. */
  async enter(corridor: Corridor): Promise<void> {
    await this.player.prefer({ confirm: 'dice', warnEndTurn: true });
    await enterCorridor(this.player.page, this.player.server, corridor);
    await expect(this.player.bar.getByRole('button').first()).toBeVisible();
    this.count = 0;
  }

  async cell(square: string): Promise<void> {
    this.count += 1;
    await this.player.cell(square).click();
  }

  async button(name: string | RegExp): Promise<void> {
    this.count += 1;
    const button = this.player.bar.getByRole('button', { name }).first();
    // Whoever means to shoot reads the odds first, where they are told.
    await expect(button).toBeEnabled();
    await this.player.page.waitForTimeout(500);
    await button.click();
    await this.#confirm();
  }

  async key(key: string): Promise<void> {
    this.count += 1;
    await this.player.page.keyboard.press(key);
    await this.#confirm();
  }

  /** Goes to a square; whatever stands in the way is declined, and the walk goes on. */
  async walk(name: string, square: string): Promise<void> {
    const pass = this.player.bar.getByRole('button', { name: /Pass/ });
    const arrived = () => this.#holds(square, name);
    for (let tries = 0; tries < 8 && !(await arrived()); tries += 1) {
      await expect(this.player.cell(square)).toHaveAttribute('aria-label', /Step to|Enter/);
      await this.cell(square);
      await expect.poll(async () => (await arrived()) || (await pass.isVisible())).toBe(true);
      await this.player.page.waitForTimeout(700);
      if (!(await arrived())) await this.button(/Pass/);
    }
    expect(await arrived()).toBe(true);
  }

  /** Waits until the log tells something so many times. */
  async told(words: RegExp, times = 1): Promise<void> {
    await expect
      .poll(async () => ((await this.player.log.innerText()).match(new RegExp(words, 'g')) ?? []).length)
      .toBeGreaterThanOrEqual(times);
  }

  async #holds(square: string, name: string): Promise<boolean> {
    return (await this.player.cell(square).getAttribute('aria-label'))?.includes(name) ?? false;
  }

  /** A question that is asked back costs a press. */
  async #confirm(): Promise<void> {
    await this.player.page.waitForTimeout(400);
    const confirm = this.player.page.locator('dialog[open] .button.primary');
    if (!(await confirm.isVisible())) return;
    this.count += 1;
    await confirm.click();
  }
}

interface Task {
  name: string;
  /** No more presses than these. */
  most: number;
  play: (counted: Counted) => Promise<void>;
}

/** The east end of the corridor, where blips come in. */
const LAST = 15;

/** Two Genestealers in a row: whoever kills the first may still shoot at the second. */
const TARGETS = { alien: [13, 14], aliens: 'me' } as const;
/** Behind a door, where no Marine sees them. */
const BLIPS = { waiting: 6, door: 7, aliens: 'me' } as const;

async function reinforce(counted: Counted): Promise<void> {
  await counted.enter(BLIPS);
  const all = counted.player.bar.getByRole('button', { name: /^All \d to entry/ });
  const one = counted.player.bar.getByRole('button', { name: /entry/ });
  await expect(one.first()).toBeVisible();
  for (let placed = 0; placed < 12 && (await one.first().isVisible()); placed += 1) {
    await counted.button((await all.first().isVisible()) ? /^All \d to entry/ : /entry/);
    await counted.player.page.waitForTimeout(600);
  }
}

/** Brings the aliens' turn; what the Marines press for that is not counted. */
async function aliensTurn(counted: Counted): Promise<void> {
  const { count } = counted;
  await counted.player.endTurn();
  const sure = counted.player.dialog.locator('.primary');
  await counted.player.page.waitForTimeout(500);
  if (await sure.isVisible()) await sure.click();
  await expect(counted.player.page.locator('header')).toContainText('Alien actions');
  counted.count = count;
}

/** One blip comes in and goes as far as it may. */
async function comeIn(counted: Counted, square: string): Promise<void> {
  const { player } = counted;
  const far = player.cell(square);
  await player.page.waitForTimeout(500);
  const isOffered = async () => /Step to|Enter/.test((await far.getAttribute('aria-label')) ?? '');
  if (!(await isOffered())) await counted.button(/Blip/);
  await player.page.waitForTimeout(500);
  // An older page lets nobody come in and walk at once.
  if (!(await isOffered())) await counted.cell(`${LAST},0`);
  await counted.walk('Blip', square);
}

export const TASKS: Task[] = [
  {
    name: 'move three squares and fire twice',
    most: 4,
    async play(counted) {
      await counted.enter(TARGETS);
      await counted.cell('2,0');
      await counted.walk('Orso', '5,0');
      for (const shots of [1, 2]) {
        await counted.button(/Fire at Genestealer/);
        await counted.told(/fires|keeps firing/, shots);
      }
    },
  },
  {
    name: 'overwatch',
    most: 2,
    async play(counted) {
      await counted.enter({});
      await counted.cell('2,0');
      await counted.key('w');
      await counted.told(/goes on overwatch/);
    },
  },
  {
    name: 'open a door and step through',
    most: 3,
    async play(counted) {
      await counted.enter({ door: 3 });
      await counted.cell('2,0');
      await counted.button(/Open the door/);
      await counted.told(/opens the door/);
      await counted.walk('Orso', '4,0');
    },
  },
  {
    name: 'six blips on the board',
    most: 8,
    async play(counted) {
      await reinforce(counted);
      await aliensTurn(counted);
      for (let blip = 0; blip < 6; blip += 1) await comeIn(counted, `${LAST - 5 + blip},0`);
    },
  },
  {
    name: 'a blip enters and walks',
    most: 1,
    async play(counted) {
      await reinforce(counted);
      await aliensTurn(counted);
      counted.count = 0;
      await comeIn(counted, `${LAST - 4},0`);
    },
  },
];
