import { defineConfig } from '@playwright/test';
import { use } from './tests/e2e/support/browser.ts';

/**
 * `npm run screenshots` writes every screen in two sizes, and a firefight that moves, into `docs/screenshots/`, and film
 * strips of what happens in a fight into `target/strips/`.
 */
export default defineConfig({
  testDir: './tests/screenshots',
  testMatch: ['screens.ts', 'campaign.ts', 'angel.ts', 'workshop.ts', 'firefight.ts', 'strips.ts'],
  timeout: 400_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: [['list']],
  use,
});
