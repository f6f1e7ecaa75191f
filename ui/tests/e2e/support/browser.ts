import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** Debian's Chromium, with what it needs in a container. */
export const use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  },
};

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1280, height: 800 };
export const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };
