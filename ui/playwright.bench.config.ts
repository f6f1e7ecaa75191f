import { defineConfig } from '@playwright/test';
import { use } from './tests/e2e/support/browser.ts';

/** `npm run bench` measures the page and prints the figures. */
export default defineConfig({
  testDir: './tests/bench',
  testMatch: ['board.ts', 'page.ts', 'replay.ts'],
  timeout: 900_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: [['line']],
  use,
});
