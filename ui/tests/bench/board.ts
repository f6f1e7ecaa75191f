import type { Page } from '@playwright/test';
import { expect, open, test } from '../board/page.ts';
import { use } from '../e2e/support/browser.ts';
import { slow } from './slowed.ts';

/** So many frames are measured. */
const FRAMES = 180;

test.use({
  launchOptions: {
    ...use.launchOptions,
    args: [...(use.launchOptions?.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  },
});

/**
 * What a frame costs the page's own thread in processor time, on the largest mission with every third square taken. The
 * time on the wall is printed as well, but depends on whatever else the machine does.
 */
test('panning and hovering over a crowded map', async ({ page }) => {
  await open(page, 'large-marine', 'crowd&pace=instant');
  const cells = await page.locator('[role=gridcell]').count();
  const units = await page.locator('.token').count();
  await slow(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> =>
    ((await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) *
    1000;
  for (const what of ['pan', 'hover'] as const) {
    const wall = await frames(page, what, 0, FRAMES);
    const work: number[] = [];
    for (let number = 0; number < FRAMES; number += 1) {
      const before = await busy();
      await frames(page, what, number, 1);
      work.push((await busy()) - before);
    }
    const high = sorted(work)[Math.ceil(FRAMES * 0.95) - 1] ?? Infinity;
    console.log(
      `${`${what}, ${cells} cells, ${units} units: processor time of a frame (95 %)`.padEnd(58)} ` +
        `${`${high.toFixed(1)} ms`.padStart(10)}   aim 16 ms   ` +
        `(on the wall: median ${wall.median.toFixed(1)} ms, 95 % ${wall.high.toFixed(1)} ms)`,
    );
    expect(high).toBeLessThan(16);
  }
});

const sorted = (values: readonly number[]): number[] => [...values].sort((one, two) => one - two);

/** Moves the picture or the pointer in so many frames, from the frame of this number on. */
function frames(
  page: Page,
  what: 'pan' | 'hover',
  from: number,
  count: number,
): Promise<{ median: number; high: number }> {
  return page.evaluate(
    async ([kind, from, count]) => {
      const board = document.querySelector('.hulk-board') as HTMLElement;
      const times: number[] = [];
      let last = performance.now();
      for (let i = from; i < from + count; i += 1) {
        const back = Math.floor(i / 30) % 2 === 0 ? 1 : -1;
        if (kind === 'pan')
          board.dispatchEvent(new WheelEvent('wheel', { deltaY: 12 * back, shiftKey: true, cancelable: true }));
        else
          board.dispatchEvent(
            new PointerEvent('pointermove', { clientX: 100 + i * 5, clientY: 400 + 40 * back, pointerType: 'mouse' }),
          );
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      times.sort((one, two) => one - two);
      return { median: times[Math.floor(count / 2)] ?? 0, high: times[Math.floor(count * 0.95)] ?? 0 };
    },
    [what, from, count] as const,
  );
}
