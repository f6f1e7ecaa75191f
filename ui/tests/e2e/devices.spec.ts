import type { Browser, Page } from '@playwright/test';
import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test, type Server } from './support/server.ts';

/** Somebody in a browser of their own: nothing is shared with another one. */
async function someone(browser: Browser, server: Server, settings: Record<string, unknown> = {}): Promise<Player> {
  const player = new Player(await (await browser.newContext()).newPage(), server);
  await player.prefer(settings);
  return player;
}

async function showCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show a code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the other device' })).toBeVisible();
  const code = await page.getByLabel('Code for the other device', { exact: true }).innerText();
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return code;
}

test('a second device plays on, and the first one is removed', async ({ browser, server }) => {
  const first = await someone(browser, server, { name: 'Ann' });
  await first.begin({ mission: 'tutorial-1' });
  const match = first.page.url();
  await first.open('devices');
  const code = await showCode(first.page);

  const second = await someone(browser, server);
  await second.open('settings');
  await second.page.getByRole('link', { name: 'I have a code' }).click();
  // Without a code the page says the same as with a wrong one, and the browser says nothing.
  await second.page.getByRole('button', { name: 'Add this device' }).click();
  await expect(second.page.getByRole('alert')).toContainText('wrong or no longer works');
  await second.page.getByLabel('Code', { exact: true }).fill('0000-0000');
  await second.page.getByRole('button', { name: 'Add this device' }).click();
  await expect(second.page.getByRole('alert')).toContainText('wrong or no longer works');
  await second.page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await second.page.getByRole('button', { name: 'Add this device' }).click();
  await expect(second.page.getByRole('status')).toContainText('Welcome back, Ann.');
  await expect(first.page.getByText('is now one of your devices.')).toBeVisible();
  await expect(first.page.getByRole('button', { name: 'Show a code' })).toBeVisible();

  await second.page.goto(match);
  await expect(second.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await first.page.goto(match);
  await expect(first.bar.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await second.open('devices');
  await expect(second.page.getByRole('listitem')).toHaveCount(2);
  await second.page.getByRole('button', { name: 'Remove' }).click();
  await second.dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(second.page.getByRole('listitem')).toHaveCount(1);
  await expect(first.page.getByText('This device was removed from your list of devices.')).toBeVisible();
  expect(await first.page.evaluate(() => localStorage.getItem('blipfall.person'))).toBeNull();
});

test('the picture leads a phone there, and everything fits', async ({ browser, server }) => {
  const first = await someone(browser, server, { name: 'Ben' });
  await first.page.setViewportSize(PHONE);
  await first.open('devices');
  await expect(first.page.getByText('No device is known yet')).toBeVisible();
  const code = await showCode(first.page);
  await first.isAccessible();
  await first.fits();

  const phone = await someone(browser, server, { name: 'Cid' });
  await phone.page.setViewportSize(PHONE);
  await phone.open(`device/${code.replace('-', '')}`);
  await phone.page.getByRole('button', { name: 'Add this device' }).click();
  await expect(phone.page.getByRole('status')).toContainText('Welcome back, Ben.');
  await phone.page.getByRole('link', { name: 'Your devices' }).click();
  await expect(phone.page.getByRole('listitem')).toHaveCount(2);
  await phone.isAccessible();
  await phone.fits();
});
