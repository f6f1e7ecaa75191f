/** Tests of the board alone: `npx playwright test --config src/board/demo/playwright.config.ts` in ui/. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const folder = fileURLToPath(new URL('.', import.meta.url));
const PORT = 4174;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'];

export default defineConfig({
  testDir: `${folder}e2e`,
  timeout: 60_000,
  workers: 1,
  reporter: [['list']],
  outputDir: `${folder}../../../test-results/board`,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: FLAGS },
  },
  projects: [
    { name: 'board', testIgnore: /frames/ },
    { name: 'frames', testMatch: /frames/, use: { launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: [...FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'] } } },
  ],
  webServer: {
    command: `npx vite build --config ${folder}vite.config.ts && npx vite preview --config ${folder}vite.config.ts --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
