import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** What a Marine does first, if it is offered. Doors are opened, not shot at. */
const DEEDS = [/^\d? ?Leave the map/, /Clear the jam/, /Fire at Genestealer/, /Attack Genestealer/, /Open the door/];

/** From the first door of the first tutorial to its exit. */
const WAY =
  '2,4 3,4 4,4 5,4 6,4 7,4 7,3 7,2 8,2 9,2 10,2 11,2 12,2 12,3 12,4 13,4 14,4 15,4 16,4 17,4 18,4 19,4 20,4 21,4 21,3 21,2 22,1 22,0'.split(
    ' ',
  );

/** Presses a button or a square; where it can, at this place of it. */
export type Hand = (target: Locator, position?: { x: number; y: number }) => Promise<void>;

/** The hands that people have: a mouse, a finger, a keyboard. */
export const HANDS = {
  mouse: (target, position) => target.click(position ? { position } : {}),
  touch: (target, position) => target.tap(position ? { position } : {}),
  keys: async (target) => {
    await target.focus();
    await target.page().keyboard.press('Enter');
  },
} satisfies Record<string, Hand>;

/** Leads the two Marines of the first tutorial along its way, by what the page offers. */
export class Squad {
  private readonly names = ['Orso', 'Tarn'];
  private readonly way = WAY;

  constructor(
    private readonly player: Player,
    private readonly hand: Hand = HANDS.mouse,
  ) {}

  /** Plays until the match is over; says whether it was won. */
  async play(turns: number): Promise<boolean> {
    await this.hand(this.player.page.getByRole('button', { name: 'Fit the map' }));
    for (let turn = 0; turn < turns; turn++) {
      for (const name of this.names) await this.act(name);
      if ((await this.settle()) && (await this.endTurn())) continue;
      return this.player.dialog.getByRole('heading', { name: 'Victory' }).isVisible();
    }
    throw new Error(`the tutorial is not over after ${turns} turns`);
  }

  private async endTurn(): Promise<boolean> {
    await this.hand(this.player.bar.getByRole('button', { name: 'End the turn' }).first());
    return this.settle();
  }

  /** One Marine, until nothing useful is left to do. */
  private async act(name: string): Promise<void> {
    for (let deeds = 0; deeds < 8; deeds++) {
      if (!(await this.settle()) || !(await this.choose(name))) return;
      const done = (await this.turn(name)) || (await this.deed()) || (await this.walk(name)) || (await this.face(name));
      if (!done) return;
    }
  }

  /** Picks a Marine, if there is anything that he can do. */
  private async choose(name: string): Promise<boolean> {
    const { bar } = this.player;
    const next = bar.getByRole('button', { name: new RegExp(`go on with ${name}`) });
    const chip = bar.locator('.units').getByRole('button', { name, exact: true });
    if (await chip.isVisible()) await this.hand(chip);
    if (await next.isVisible()) {
      await this.hand(next);
      if (!(await this.settle())) return false;
    }
    return bar.getByRole('group', { name: `Actions of ${name}` }).isVisible();
  }

  /** Looks aside and back where the lesson asks for a turn: a walk goes round a corner without one. */
  private async turn(name: string): Promise<boolean> {
    const isAsked = await this.player.instructor.getByText('Walk to the corner and turn').isVisible();
    return name === 'Orso' && isAsked && (await this.turnTo('north')) && this.turnTo('east');
  }

  /** Looks along the way, where nothing else can be done: a door opens only in front of somebody. */
  private async face(name: string): Promise<boolean> {
    const labels = await this.labels();
    const here = this.way.findIndex((square) => labels.get(square)?.includes(`; ${name},`));
    const [x = 0, y = 0] = (this.way[here] ?? '').split(',').map(Number);
    const [nextX = x, nextY = y] = (this.way[here + 1] ?? `${x + 1},${y}`).split(',').map(Number);
    const side = nextX > x ? 'east' : nextX < x ? 'west' : nextY > y ? 'north' : 'south';
    return here >= 0 && !labels.get(this.way[here] ?? '')?.includes(`facing ${side}`) && this.turnTo(side);
  }

  private async turnTo(side: string): Promise<boolean> {
    const { bar } = this.player;
    const [turn, more, fewer] = [`Turn ${side}`, 'All actions', 'Show fewer'].map((name) =>
      bar.getByRole('button', { name: new RegExp(name) }).first(),
    ) as [Locator, Locator, Locator];
    if (!(await turn.isVisible()) && (await more.isVisible())) await this.hand(more);
    const isOffered = await turn.isVisible();
    if (isOffered) await this.hand(turn);
    await this.settle();
    if (await fewer.isVisible()) await this.hand(fewer);
    return isOffered;
  }

  private async deed(): Promise<boolean> {
    for (const name of DEEDS) {
      const button = this.player.bar.getByRole('button', { name });
      if (!(await button.first().isVisible())) continue;
      await this.hand(button.first());
      return true;
    }
    return false;
  }

  /** Goes as far along the way as the board offers. */
  private async walk(name: string): Promise<boolean> {
    // Where a walk can end is asked for after the unit is picked.
    await expect.poll(() => this.isQuiet()).toBe(true);
    const labels = await this.labels();
    const here = this.way.findIndex((square) => labels.get(square)?.includes(`; ${name},`));
    const target = this.way.findLastIndex((square) => labels.get(square)?.includes('Step to'));
    if (target <= here) return false;
    await this.hand(this.player.cell(this.way[target] ?? ''), await this.towardsNext(target));
    return true;
  }

  private async labels(): Promise<Map<string, string>> {
    const cells = this.player.page.locator('[data-cell]');
    return new Map(
      await cells.evaluateAll((all) =>
        all.map((cell) => [cell.getAttribute('data-cell') ?? '', cell.getAttribute('aria-label') ?? ''] as const),
      ),
    );
  }

  /** A click near the side of a square makes the Marine look that way. */
  private async towardsNext(at: number): Promise<{ x: number; y: number }> {
    const numbers = (square = '') => square.split(',').map(Number) as [number, number];
    const [x, y] = numbers(this.way[at]);
    const [nextX, nextY] = numbers(this.way[at + 1] ?? `${x + 1},${y}`);
    const box = await this.player.cell(this.way[at] ?? '').boundingBox();
    const size = box?.width ?? 0;
    return { x: size * (0.5 + 0.35 * Math.sign(nextX - x)), y: size * (0.5 - 0.35 * Math.sign(nextY - y)) };
  }

  /** Answers whatever is asked in between, and listens to the instructor; false once the match is over. */
  private async settle(): Promise<boolean> {
    const { bar, instructor, over } = this.player;
    for (let asked = 0; asked < 60; asked++) {
      const understood = instructor.getByRole('button', { name: 'Got it' });
      // A step that has come up holds the game until it was read.
      await expect
        .poll(async () => {
          if (await understood.isVisible()) await this.hand(understood).catch(() => {});
          return this.isQuiet();
        })
        .toBe(true);
      if (await over.isVisible()) return false;
      if (await bar.getByRole('button', { name: 'End the turn' }).isVisible()) return true;
      const shot = bar
        .getByRole('button', { name: /Fire at Genestealer/ })
        .or(bar.getByRole('button', { name: /Pass/ }))
        .or(bar.locator('ul button'));
      await this.hand(shot.first());
    }
    throw new Error('the aliens do not come to an end');
  }

  /** Whether it is our decision, with nothing on its way. */
  private isQuiet(): Promise<boolean> {
    return this.player.page
      .locator('.match')
      .evaluate(
        (match) =>
          document.querySelector('dialog[open] a') !== null ||
          (match.dataset['mine'] === 'true' && match.querySelector('[aria-busy=true]') === null),
      );
  }
}
