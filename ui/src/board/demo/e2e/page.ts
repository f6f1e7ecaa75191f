/** What the tests of the board do again and again. */
import { expect, type Locator, type Page } from '@playwright/test';

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
