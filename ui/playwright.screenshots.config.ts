import { defineConfig } from '@playwright/test';
import { use } from './tests/e2e/support/browser.ts';

/** `npm run screenshots` writes every screen in two sizes into `docs/screenshots/`. */
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: 'screenshots.ts',
  timeout: 180_000,
  workers: 1,
  reporter: [['list']],
  use,
});
