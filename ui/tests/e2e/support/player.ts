import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Everything that would make a test wait. */
const FAST = {
  ...{ computerPace: 'instant', animation: 'instant', confirm: 'never', warnEndTurn: false },
  // Sound is offered once; a test asks for it where it is about sound.
  soundAsked: true,
};

export interface MatchChoices {
  mission: string;
  opponent?: string;
  side?: string;
  player?: string;
  practice?: boolean;
}

/** Somebody who plays by the page alone. */
export class Player {
  constructor(
    readonly page: Page,
    readonly server: { url: string },
  ) {}

  /** Sets preferences before the page is first opened. */
  async prefer(settings: Record<string, unknown> = {}): Promise<void> {
    const all = { language: 'en', ...FAST, ...settings };
    await this.page.addInitScript((text) => {
      if (localStorage.getItem('blipfall.settings') === null) localStorage.setItem('blipfall.settings', text);
    }, JSON.stringify(all));
  }

  async open(hash: string): Promise<void> {
    await this.page.goto(`${this.server.url}/#/${hash}`);
  }

  /** Makes a match on the page for new ones. */
  async begin(choices: MatchChoices): Promise<void> {
    await this.open(`new/${choices.mission}`);
    for (const name of [choices.opponent, choices.side, choices.player]) {
      if (name) await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    }
    if (choices.practice) await this.page.getByRole('checkbox', { name: /Practice game/ }).check();
    await this.page.getByRole('button', { name: 'Start match' }).click();
    await this.page.waitForURL(/#\/match\//);
  }

  /** Presses a button that copies where there is no clipboard: the page says so, and all of the link is selected. */
  async copiesByHand(button: string, field: string): Promise<string> {
    // So it is for a page that came over plain HTTP from another machine.
    await this.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await expect(this.page.getByText('Copying is not possible here.')).toBeVisible();
    const link = this.page.getByRole('textbox', { name: field });
    await expect(link).toBeFocused();
    const selected = () =>
      link.evaluate((node: HTMLTextAreaElement) => node.value.slice(node.selectionStart, node.selectionEnd));
    await expect.poll(selected).toBe(await link.inputValue());
    return selected();
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Actions' });
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: 'Log' });
  }

  get instructor(): Locator {
    return this.page.getByRole('complementary', { name: 'Instructor' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** A square of the board. */
  cell(square: string): Locator {
    return this.page.locator(`[data-cell="${square}"]`);
  }

  /** Whether everything has been shown and something is asked on this screen. */
  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.match[data-mine=true]:not(:has([aria-busy=true]))').count()) > 0;
  }

  async rests(): Promise<void> {
    await expect.poll(() => this.isAsked(), { intervals: [50] }).toBe(true);
  }

  /** Presses one of the buttons of the action bar. */
  async press(name: string | RegExp): Promise<void> {
    await this.bar.getByRole('button', { name }).first().click();
  }

  async endTurn(): Promise<void> {
    await this.press('End the turn');
  }

  /**
   * Ends the turn and passes whatever is asked until the next round: how often depends on what the aliens do. Alone, a die
   * may leave it to the player where a blip comes.
   */
  async endRound(next: string): Promise<void> {
    const reached = this.page.getByText(next);
    const pass = this.bar.getByRole('button', { name: /Pass|Blip to entry/ }).first();
    await this.endTurn();
    for (let asked = 0; asked < 60; asked++) {
      await expect(reached.or(pass).first()).toBeVisible();
      if (await reached.isVisible()) return;
      // What was asked may be answered by now.
      await pass.click({ timeout: 2_000 }).catch(() => {});
    }
    throw new Error('the aliens do not come to an end');
  }

  async menu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.dialog.getByRole('button', { name: entry }).click();
  }

  async resign(): Promise<void> {
    await this.menu('Resign');
    await this.dialog.getByRole('button', { name: 'Resign' }).click();
  }

  get over(): Locator {
    return this.dialog.getByRole('button', { name: 'Look at the board' });
  }

  /** Plays on with whatever ends each decision soonest, for everybody at this screen, until the match is over. */
  async playOut(limit = 400): Promise<void> {
    const curtain = this.page.getByRole('region', { name: 'Pass the screen' }).getByRole('button');
    const quick = this.bar.getByRole('button', { name: /Pass|Keep it|End the turn/ });
    const any = this.bar.locator('ul, .units').getByRole('button', { disabled: false });
    for (let round = 0; round < limit; round++) {
      await expect(curtain.or(quick).or(any).or(this.over).first()).toBeVisible();
      if (await this.over.isVisible()) return;
      const isHidden = (await curtain.count()) > 0;
      const button = isHidden ? curtain : (await quick.count()) > 0 ? quick.first() : any.last();
      await button.click({ timeout: 2_000 }).catch(() => {});
    }
    throw new Error(`the match is not over after ${limit} decisions`);
  }

  /** No rule of the WCAG is broken on what is shown now. */
  async isAccessible(): Promise<void> {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const found = await new AxeBuilder({ page: this.page }).withTags(tags).analyze();
    // A map that is larger than the window has squares that lie partly under its edge or its buttons: the picture can
    // be moved. What counts is that each of them is large enough by itself.
    const isEdge = (id: string, target: string) => id === 'target-size' && target.includes('data-cell');
    await this.hasLargeSquares();
    const short = found.violations
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes
          .map((node) => `${node.target.join(' ')}: ${node.failureSummary}`)
          .filter((node) => !isEdge(id, node.split(':')[0] ?? '')),
      }))
      .filter(({ nodes }) => nodes.length > 0);
    expect(short).toEqual([]);
  }

  /** Every square of the board is large enough to be hit, whatever lies over a part of it (WCAG 2.5.8). */
  async hasLargeSquares(): Promise<void> {
    const sizes = await this.page.locator('[data-cell]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(24, ...sizes.filter((size) => size > 0))).toBe(24);
  }

  /** Nothing sticks out at the side. */
  async fits(): Promise<void> {
    const wider = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  }
}
