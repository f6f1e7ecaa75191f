import { defineConfig } from '@playwright/test';
import { use } from './tests/e2e/support/browser.ts';

export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: [['list']],
  use: { ...use, screenshot: 'only-on-failure', trace: 'retain-on-failure' },
});
