import type { Page } from '@playwright/test';

/** `SLOWED=4` measures on a processor that is four times as slow. */
export const SLOWED = Number(process.env['SLOWED'] ?? 1);

export async function slow(page: Page): Promise<void> {
  if (SLOWED <= 1) return;
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}
