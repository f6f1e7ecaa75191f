import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../e2e/support/browser.ts';
import { FOLDER } from './folder.ts';
import { toWebp } from './webp.ts';

/** All pictures together stay under two megabytes: `tests/unit/screenshots.test.ts` counts them. */
const SCALE = { desktop: 0.56, phone: 0.72 } as const;
const QUALITY = 0.42;

export const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

/** A picture of what the page shows, once it has come to rest. */
export async function shoot(page: Page, name: string, size: keyof typeof SCALE): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForTimeout(400);
  const studio = await page.context().newPage();
  const packed = await toWebp(studio, await page.screenshot(), SCALE[size], QUALITY);
  await studio.close();
  writeFileSync(`${FOLDER}${name}-${size}.webp`, packed);
}
