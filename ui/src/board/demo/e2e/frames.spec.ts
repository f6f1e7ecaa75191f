import { expect, test } from '@playwright/test';
import { open } from './page';

/** Medians of so many frames. */
const FRAMES = 180;

test('panning and hovering over a crowded map', async ({ page }) => {
  await open(page, 'large-marine', 'crowd&pace=instant');
  const cells = await page.locator('[role=gridcell]').count();
  const units = await page.locator('.token').count();
  const pan = await frames(page, 'pan');
  const hover = await frames(page, 'hover');
  console.log(`${cells} cells, ${units} units: panning ${pan.median.toFixed(1)} ms (95 % ${pan.high.toFixed(1)}), hovering ${hover.median.toFixed(1)} ms (95 % ${hover.high.toFixed(1)})`);
  expect(pan.median).toBeLessThan(16);
  expect(hover.median).toBeLessThan(16);
});

function frames(page: import('@playwright/test').Page, what: 'pan' | 'hover'): Promise<{ median: number; high: number }> {
  return page.evaluate(
    async ([count, kind]) => {
      const board = document.querySelector('.hulk-board') as HTMLElement;
      const times: number[] = [];
      let last = performance.now();
      for (let i = 0; i < count; i += 1) {
        const back = Math.floor(i / 30) % 2 === 0 ? 1 : -1;
        if (kind === 'pan') board.dispatchEvent(new WheelEvent('wheel', { deltaY: 12 * back, shiftKey: true, cancelable: true }));
        else board.dispatchEvent(new PointerEvent('pointermove', { clientX: 100 + i * 5, clientY: 400 + 40 * back, pointerType: 'mouse' }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      times.sort((one, two) => one - two);
      return { median: times[Math.floor(count / 2)] ?? 0, high: times[Math.floor(count * 0.95)] ?? 0 };
    },
    [FRAMES, what] as const,
  );
}
