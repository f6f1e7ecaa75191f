import { defineConfig } from '@playwright/test';
import { use } from './tests/e2e/support/browser.ts';

/** Generous: a machine that builds something else beside it must not make a test fail. */
export default defineConfig({
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // A test that fails once and then passes is listed as flaky, and is to be mended; it does not hold up a change.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: { ...use, actionTimeout: 30_000, navigationTimeout: 30_000, screenshot: 'only-on-failure' },
  projects: [
    { name: 'page', testDir: './tests/e2e', testMatch: '*.spec.ts' },
    { name: 'board', testDir: './tests/board', testMatch: '*.spec.ts' },
  ],
});
