/** A film of what one update shows, picture by picture, with what the page says at each moment. */
import type { Page } from '@playwright/test';

interface Told {
  type: string;
  for?: string;
  overwatch?: boolean;
}

/** What is seen at a moment. */
export interface Facts {
  /** Milliseconds since the update came. */
  at: number;
  /** Faces of dice that lie on the board. */
  dice: number;
  /** What is stamped on them. */
  verdict: string;
  /** Figures over which a part of what lies there and has come to rest is drawn. */
  covered: string[];
  /** Figures that stand, by kind. */
  standing: Record<string, number>;
  /** Blips that are being turned over. */
  opening: number;
  /** Figures that carry the mark of a jam. */
  jams: number;
  log: string;
  /** The Marines with what holds for them, and how many aliens there are. */
  roster: string;
}

/** Lets everything through to the page but an update that tells what is waited for: that one waits for the camera. */
export class Gate {
  #wanted: ((events: Told[]) => boolean) | null = null;
  #caught: (() => void) | null = null;
  #release: (() => void) | null = null;

  static async before(page: Page): Promise<Gate> {
    const gate = new Gate();
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => gate.#pass(String(message), () => socket.send(message)));
    });
    return gate;
  }

  /** Waits for such events from now on; resolves when they are held back. */
  watch(wanted: (events: Told[]) => boolean): Promise<void> {
    this.#wanted = wanted;
    return new Promise((resolve) => (this.#caught = resolve));
  }

  get hasCaught(): boolean {
    return this.#release !== null;
  }

  open(): void {
    this.#release?.();
    this.#release = null;
  }

  #pass(message: string, send: () => void): void {
    const update = JSON.parse(message) as { type: string; steps?: { events: Told[] }[] };
    const events = update.type === 'update' ? (update.steps ?? []).flatMap((step) => step.events) : [];
    if (!this.#wanted?.(events)) return send();
    this.#wanted = null;
    this.#release = send;
    this.#caught?.();
  }
}

/** Lets a little time pass on a page whose clock stands still, for timers and for everything that is drawn in motion. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate((beat) => {
    for (const animation of document.getAnimations()) {
      const time = animation.playState === 'paused' ? Number(animation.currentTime) + beat : 0;
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

/** Milliseconds between two pictures, and how many there are at most. */
const BEAT = 60;
const MOST = 110;

/** Opens the gate and looks at every moment until the board has shown everything. */
export async function film(page: Page, gate: Gate, look: (facts: Facts) => Promise<void>): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Far enough ahead for a machine that is busy.
  await page.clock.pauseAt(now + 5_000);
  gate.open();
  for (let moment = 0; moment < MOST; moment += 1) {
    await pass(page, BEAT);
    await look(await factsOf(page, (moment + 1) * BEAT));
    // What comes over the network needs no clock, but a moment.
    await new Promise((resolve) => setTimeout(resolve, moment === 0 ? 100 : 5));
    const isBusy = await page.locator('.hulk-board').getAttribute('aria-busy');
    if (moment > 3 && isBusy === 'false') break;
  }
  await page.clock.resume();
}

function factsOf(page: Page, at: number): Promise<Facts> {
  return page.evaluate((at) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const text = (selector: string) => all(selector).map((one) => one.textContent?.trim() ?? '');
    const rests = (one: Element) =>
      one.getAnimations().every(({ currentTime, effect }) => {
        const end = effect?.getComputedTiming().endTime;
        return Number(currentTime) >= Number(end);
      });
    const lying = all('.effects .die, .effects .verdict').filter(rests);
    const covered = all('.token').filter((token) => {
      // The square of the figure, without the rim around it that names and lights need.
      const at = token.getBoundingClientRect();
      const rim = at.width * 0.16;
      return lying
        .map((one) => one.getBoundingClientRect())
        .some(
          (box) =>
            box.left < at.right - rim &&
            box.right > at.left + rim &&
            box.top < at.bottom - rim &&
            box.bottom > at.top + rim,
        );
    });
    const standing: Record<string, number> = {};
    for (const token of all('.token:not(.dying)'))
      for (const kind of ['marine', 'genestealer', 'blip'])
        if (token.classList.contains(kind)) standing[kind] = (standing[kind] ?? 0) + 1;
    return {
      at,
      dice: all('.effects .die').length,
      verdict: text('.effects .verdict').join(' '),
      covered: covered.map((token) => `${token.className} ${token.textContent}`),
      standing,
      opening: all('.token.opening').length,
      jams: all('.token[data-jammed]').length,
      log: text('[role=log] li').join('\n'),
      roster: text('.marines, [aria-labelledby=aliens-title] .lines').join('\n'),
    };
  }, at);
}
