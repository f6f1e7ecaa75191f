import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { playFrom, starts } from './rounds.ts';

export interface AngelChoices {
  players?: number;
  /** Who holds each seat, as the page words it. */
  holders?: string[];
  dealt?: boolean;
}

/** How a button is pressed: by a mouse, a finger or a key. */
export type Press = (button: Locator) => Promise<void>;

const click: Press = (button) => button.click();

/** Somebody who plays Death Angel by the page alone. */
export class AngelPlayer extends Player {
  async beginAngel(choices: AngelChoices = {}): Promise<void> {
    await this.open('angel');
    const players = choices.players ?? 1;
    await this.page.getByRole('radio', { name: players === 1 ? /^Solo/ : new RegExp(`^${players} players`) }).check();
    for (const [index, holder] of (choices.holders ?? []).entries()) {
      await this.page.getByRole('combobox', { name: `Player ${index + 1}`, exact: true }).selectOption(holder);
    }
    if (choices.dealt !== false) await this.page.getByRole('radio', { name: /^Dealt at random/ }).check();
    await this.page.getByRole('button', { name: 'Start match' }).click();
  }

  /** Opens a start whose dice are known: the first card that is played is an attack of two Marines with one target each. */
  async openAttack(): Promise<void> {
    const start = starts().find(({ name }) => name === 'red-purple-green.jsonl');
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await playFrom(this.page, this.server, start!.record);
    await expect(this.cards.first()).toBeVisible();
  }

  async chooseAttack(): Promise<void> {
    for (const name of ['Full Auto', 'Flamer Attack', 'Dead Aim'])
      await this.bar.getByRole('button', { name: new RegExp(name) }).click();
  }

  /** The cards that may be chosen now. */
  get cards(): Locator {
    return this.bar.locator('.pick:not(.barred)');
  }

  get answers(): Locator {
    return this.bar.locator('.angel-actions li .button:enabled');
  }

  get formation(): Locator {
    return this.page.getByRole('list', { name: 'Formation' });
  }

  /** What is to be done here now; asked at once, because a match has many decisions. */
  async state(): Promise<'over' | 'decide' | 'wait'> {
    return this.page.evaluate(() => {
      if (document.querySelector('dialog[open]')?.textContent?.includes('Look at the board')) return 'over';
      const open = document.querySelector('.angel-actions :is(.pick:not(.barred), li .button):enabled');
      return open ? 'decide' : 'wait';
    });
  }

  /** Waits until there is something to do, or the match is over. */
  async settled(): Promise<'over' | 'decide' | 'wait'> {
    await expect.poll(() => this.state(), { timeout: 60_000, intervals: [50] }).not.toBe('wait');
    return this.state();
  }

  async isOver(): Promise<boolean> {
    return (await this.state()) === 'over';
  }

  /**
   * Waits for a decision and takes the last card; ends what can be ended, else takes the first answer: what leads
   * on. Pressed in the page at once: a match has hundreds of decisions, and none of them waits for a picture.
   */
  async decide(): Promise<void> {
    await this.settled();
    await this.page.evaluate(() => {
      const all = (selector: string) => [
        ...document.querySelectorAll<HTMLButtonElement>(`.angel-actions ${selector}:enabled`),
      ];
      const one = all('.pick:not(.barred)').at(-1) ?? all('.pass .button')[0] ?? all('li .button')[0];
      one?.click();
    });
  }

  /** The same with a press of a finger or a key. */
  async decideBy(press: Press): Promise<void> {
    await this.settled();
    const [picks, ends, others] = ['.pick:not(.barred)', '.pass .button', 'li .button'].map((selector) =>
      this.bar.locator(`.angel-actions ${selector}:enabled`),
    );
    if (!picks || !ends || !others) return;
    if ((await picks.count()) > 0) await press(picks.last());
    else await press(((await ends.count()) > 0 ? ends : others).first());
  }

  get understood(): Locator {
    return this.instructor.getByRole('button', { name: 'Got it' });
  }

  /** Decides until something is to be seen; says that steps of a lesson were read on the way. */
  async decideUntil(isThere: () => Promise<boolean>, press: Press | null = null, limit = 150): Promise<void> {
    for (let turn = 0; turn < limit; turn++) {
      await this.settled();
      if (await isThere()) return;
      if (await this.understood.isVisible()) await (press ?? click)(this.understood);
      else await (press ? this.decideBy(press) : this.decide());
    }
    throw new Error(`not seen after ${limit} decisions`);
  }

  /** Plays on until the match is over. */
  async playToEnd(limit = 1_500): Promise<void> {
    for (let turn = 0; turn < limit; turn++) {
      await this.decide();
      if (await this.isOver()) return;
    }
    throw new Error(`the match is not over after ${limit} decisions`);
  }
}

/** Opens a match of three with two computers, in a language, without the words of any page. */
export async function openTwelve(page: Page, server: { url: string }, language: string): Promise<void> {
  const send = async (path: string, body: unknown, token = ''): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { person, token } = await send('people', { name: 'Ana' });
  const computer = { type: 'computer', player: 'random' };
  const teams = { p1: ['red', 'purple'], p2: ['yellow', 'grey'], p3: ['green', 'blue'] };
  const terms = {
    game: { name: 'death-angel', players: 3, teams },
    seats: { p1: { type: 'me' }, p2: computer, p3: computer },
    practice: false,
    open_hands: true,
    visibility: 'link',
  };
  const { match } = await send('matches', terms, String(token));
  const known = { id: (person as { id: string }).id, name: 'Ana', token };
  await page.addInitScript(
    ([who, settings]) => {
      localStorage.setItem('blipfall.person', who!);
      localStorage.setItem('blipfall.settings', settings!);
    },
    [
      JSON.stringify(known),
      JSON.stringify({ language, animation: 'instant', computerPace: 'instant', soundAsked: true }),
    ],
  );
  // A page that is open already would only follow the hash, and stay with the person and language that it knows.
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/match/${String(match)}`);
}
