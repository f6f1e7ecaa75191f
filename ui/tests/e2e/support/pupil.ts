import { expect, type Locator, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { HANDS, type Hand } from './squad.ts';

/** A pupil who takes a lesson and does what it says. */
export class Pupil extends Player {
  constructor(
    page: Page,
    server: { url: string },
    private readonly hand: Hand = HANDS.mouse,
  ) {
    super(page, server);
  }

  override async press(name: string | RegExp): Promise<void> {
    await this.hand(this.bar.getByRole('button', { name }).first());
  }

  /** Opens a lesson from the page of its mission. */
  async take(mission: string): Promise<void> {
    await this.open(`missions/${mission}`);
    await this.page.getByRole('button', { name: 'Take this lesson' }).click();
    await this.page.waitForURL(/#\/match\//);
    await expect(this.instructor).toBeVisible();
  }

  get understood(): Locator {
    return this.instructor.getByRole('button', { name: 'Got it' });
  }

  /** How far the match is, as the page tells it. */
  async version(): Promise<string> {
    return (await this.page.locator('.match').getAttribute('data-version')) ?? '';
  }

  /** The step that is shown has this number. */
  async isAt(place: number): Promise<void> {
    await expect(this.instructor.locator('.label')).toContainText(new RegExp(`\\b${place}/\\d+`));
  }

  /** Says that the step of this number has been read, and comes to the next. */
  async read(place: number): Promise<void> {
    await this.isAt(place);
    await this.hand(this.understood);
    await this.isAt(place + 1);
  }

  /** Says that the step of this number has been read, which asks for something that cannot be done yet. */
  async heed(place: number): Promise<void> {
    await this.isAt(place);
    await this.hand(this.understood);
  }

  /** Presses "Got it" as long as there is one. */
  async readAll(press: (button: Locator) => Promise<void>): Promise<number> {
    for (let presses = 0; presses < 30; presses++) {
      const places = await this.instructor.locator('.label').textContent();
      if (!(await this.understood.isVisible())) return presses;
      await press(this.understood);
      await expect
        .poll(async () => {
          const isGone = !(await this.understood.isVisible());
          return isGone || (await this.instructor.locator('.label').textContent()) !== places;
        })
        .toBe(true);
    }
    throw new Error('the lesson can be read to its end without doing anything');
  }

  /** What the step points at can be seen: it is where it belongs, and the instructor covers nothing of it. */
  async seesTarget(): Promise<void> {
    await expect.poll(() => this.page.evaluate(hiddenParts)).toEqual([]);
  }

  /** Goes through all steps without doing what they ask for, and looks at each; says how many point at something. */
  async leafThrough(look: () => Promise<void>): Promise<number> {
    const label = this.instructor.locator('.label');
    const skip = this.instructor.getByRole('button', { name: 'Skip this step' });
    const steps = Number((await label.textContent())?.split('/')[1]);
    let pointing = 0;
    for (let place = 1; place <= steps; place++) {
      await this.isAt(place);
      pointing += (await this.page.locator('.targets .rim, .match[data-point]').count()) > 0 ? 1 : 0;
      await look();
      await this.understood.click();
      await expect(this.understood.or(skip).or(this.page.locator('.match:not(:has(.lesson))')).first()).toBeVisible();
      if (await skip.isVisible()) await skip.click();
    }
    await expect(this.instructor).toHaveCount(0);
    return pointing;
  }

  /** Lets a unit act: it is chosen, and what it is to do is pressed. */
  async act(unit: string, ...deeds: RegExp[]): Promise<void> {
    await this.choose(unit);
    for (const deed of deeds) {
      await this.quiet();
      await this.press(deed);
    }
  }

  async choose(unit: string): Promise<void> {
    await this.quiet();
    const chip = this.bar.locator('.units').getByRole('button', { name: unit, exact: true });
    if (await chip.isVisible()) await this.hand(chip);
    const next = this.bar.getByRole('button', { name: new RegExp(`go on with ${unit}`) });
    if (await next.isVisible()) await this.hand(next);
  }

  /** Sends a unit to a square that it reaches in this turn. */
  async send(unit: string, square: string): Promise<void> {
    await this.choose(unit);
    await this.touchSquare(square);
    await this.quiet();
  }

  /** Aims something at a square, by its switch on the board. */
  async aim(unit: string, what: string, square: string): Promise<void> {
    await this.choose(unit);
    await this.quiet();
    await this.hand(this.page.locator('.hulk-board').getByRole('button', { name: what }));
    await this.touchSquare(square);
  }

  /** Presses a square of the board. */
  async touchSquare(square: string): Promise<void> {
    await this.quiet();
    await this.hand(this.page.getByRole('button', { name: 'Fit the map' }));
    await expect(this.cell(square)).toHaveAttribute('aria-label', /Step to|Fire at/);
    await this.hand(this.cell(square));
    if (this.hand === HANDS.mouse) return;
    // A finger and a key are first shown what a second press does.
    await expect(this.page.locator('.hulk-board [role=dialog]')).toBeVisible();
    await this.hand(this.cell(square));
  }

  /** Ends the turn, answers the other side and begins the next turn; a command counter is kept. */
  async nextRound(): Promise<void> {
    const [keep, end, pass] = ['Keep it', 'End the turn', /Pass/].map((name) => this.bar.getByRole('button', { name }));
    await this.endTurn();
    for (let asked = 0; asked < 60 && keep && end && pass; asked++) {
      await this.quiet();
      if (await keep.isVisible()) await this.hand(keep);
      else if (await end.isVisible()) return;
      else await this.hand(pass.or(this.bar.locator('ul button')).first());
    }
    throw new Error('the other side does not come to an end');
  }

  /** The lesson has been done to its last step; called back, the instructor says so. */
  async isDone(): Promise<void> {
    await expect(this.instructor).toHaveCount(0);
    await this.menu('Show the instructor');
    await expect(this.instructor).toContainText('This was the last step');
  }

  /** At least this many steps of the lesson have been done, as this browser keeps it. */
  async hasLearned(steps: number): Promise<void> {
    const id = this.page.url().split('#/match/')[1] ?? '';
    const kept = () => this.page.evaluate(() => localStorage.getItem('blipfall.lessons') ?? '{}');
    await expect
      .poll(async () => (JSON.parse(await kept()) as Record<string, number>)[id] ?? 0)
      .toBeGreaterThanOrEqual(steps);
  }

  /** The log tells this; on a phone it has a tab of its own. */
  async hasLogged(text: string): Promise<void> {
    const [log, board] = ['Log', 'Board'].map((name) => this.page.getByRole('button', { name, exact: true }));
    const isPhone = (await log?.isVisible()) ?? false;
    if (isPhone && log) await this.hand(log);
    await expect(this.log).toContainText(text);
    if (isPhone && board) await this.hand(board);
  }

  /** Answers with whatever comes first until the turn could be ended. */
  async answerAll(): Promise<void> {
    for (let asked = 0; asked < 30; asked++) {
      await this.quiet();
      if (await this.bar.getByRole('button', { name: 'End the turn' }).isVisible()) return;
      await this.hand(this.bar.locator('ul button').first());
    }
    throw new Error('there is always something else to answer');
  }

  /** Keeps the command counter, where one was drawn. */
  async skipCounter(): Promise<void> {
    await this.quiet();
    const keep = this.bar.getByRole('button', { name: 'Keep it' });
    if (await keep.isVisible()) await this.hand(keep);
  }

  /** Answers the other side until the next command counter is drawn. */
  async endTurnWhenAsked(): Promise<void> {
    const [keep, pass] = ['Keep it', /Pass/].map((name) => this.bar.getByRole('button', { name }));
    for (let asked = 0; asked < 60 && keep && pass; asked++) {
      await this.quiet();
      if (await keep.isVisible()) return;
      await this.hand(pass.first());
    }
    throw new Error('the aliens do not come to an end');
  }

  /**
   * Waits until it is our decision, with nothing on its way. It never reads a step: while one holds the game, the
   * decision may not come.
   */
  async quiet(): Promise<void> {
    await expect.poll(() => this.isOurs()).toBe(true);
  }

  private isOurs(): Promise<boolean> {
    return this.page
      .locator('.match')
      .evaluate(
        (match) =>
          document.querySelector('dialog[open]') !== null ||
          (match.dataset['mine'] === 'true' && match.querySelector('[aria-busy=true]') === null),
      );
  }
}

/** What a step points at and what of it lies under the instructor or outside of its place. Runs in the page. */
function hiddenParts(): string[] {
  const instructor = document.querySelector('.lesson')?.getBoundingClientRect();
  if (!instructor) return ['there is no instructor'];
  const CONTROLS: Record<string, string> = {
    formation: '.formation > li',
    actions: '.angel-actions',
    end_turn: '#end-turn',
    command_points: '#command-points',
  };
  const control = CONTROLS[document.querySelector<HTMLElement>('.match')?.dataset['point'] ?? ''];
  const targets = [...document.querySelectorAll(`.targets .rim${control ? `, ${control}` : ''}`)];
  return targets.flatMap((target) => {
    const box = target.getBoundingClientRect();
    const around = target.closest('.hulk-board')?.querySelector('.deck') ?? document.documentElement;
    const place = around.getBoundingClientRect();
    const isUnder =
      Math.min(box.right, instructor.right) - Math.max(box.left, instructor.left) > 1 &&
      Math.min(box.bottom, instructor.bottom) - Math.max(box.top, instructor.top) > 1;
    const isOutside =
      box.top < place.top - 1 ||
      box.left < place.left - 1 ||
      box.right > place.right + 1 ||
      box.bottom > place.bottom + 1;
    const name = control ?? 'the squares';
    return [...(isUnder ? [`${name}: covered`] : []), ...(isOutside ? [`${name}: outside`] : [])];
  });
}
