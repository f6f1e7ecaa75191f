/** What the tests of the board do again and again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { build, preview } from 'vite';

const CONFIG = fileURLToPath(new URL('../../src/games/space-hulk/board/demo/vite.config.ts', import.meta.url));

/** Tests get the page of recorded games, built once for their worker. */
export const test = base.extend<object, { demo: string }>({
  demo: [
    async ({}, provide) => {
      const outDir = mkdtempSync(join(tmpdir(), 'blipfall-board-'));
      const quiet = { configFile: CONFIG, logLevel: 'error', build: { outDir } } as const;
      await build(quiet);
      const server = await preview({ ...quiet, preview: { host: '127.0.0.1', port: 0 } });
      await provide(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ demo }, provide) => provide(demo),
});

export { expect } from '@playwright/test';

export async function open(page: Page, scene: string, more = ''): Promise<void> {
  await page.goto(`/?scene=${scene}&${more}`);
  await expect(page.locator('.hulk-board')).toBeVisible();
  await expect(page.locator('[role=gridcell]').first()).toBeAttached();
}

export function cell(page: Page, key: string): Locator {
  return page.locator(`[data-cell="${key}"]`);
}

/** How many steps of the recording have been played. */
export async function step(page: Page): Promise<number> {
  return Number(await page.locator('main').getAttribute('data-step'));
}

/** The indices that the board has asked for. */
export async function played(page: Page): Promise<string> {
  return (await page.locator('main').getAttribute('data-played')) ?? '';
}
