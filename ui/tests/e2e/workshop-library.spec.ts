import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Drawer, EXAMPLE } from './support/drawer.ts';
import { Server, expect, freePort, test } from './support/server.ts';

test('a mission is saved on the server, found by another person, and deleted by its author', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'blipfall-library-'));
  const server = new Server(await freePort());
  await server.start(['--mission-library', folder]);
  try {
    const author = new Drawer(await (await browser.newContext()).newPage(), server);
    await author.beginEmpty();
    await author.writePlayable(EXAMPLE);
    await author.tab('Play and share');
    await author.page.getByRole('button', { name: 'Save on this server' }).click();
    await expect(author.page.getByText('Saved. Everyone on this server')).toBeVisible();
    const other = new Drawer(await (await browser.newContext()).newPage(), server);
    await other.prefer();
    await other.open('missions');
    const list = other.page.getByRole('region', { name: 'From this server' });
    await expect(list.getByText('The Long Way')).toBeVisible();
    await expect(list.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await other.isAccessible();
    await list.getByRole('link', { name: 'Open and play' }).click();
    await expect(other.map).toBeVisible();
    await expect.poll(() => other.text()).toBe(EXAMPLE);
    await author.open('missions');
    await author.page.getByRole('button', { name: 'Delete The Long Way' }).click();
    await expect(author.page.getByText('Nobody has saved a mission here yet.')).toBeVisible();
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('where the host does not allow it nothing is offered', async ({ page, server }) => {
  const drawer = new Drawer(page, server);
  await drawer.beginEmpty();
  await drawer.tab('Play and share');
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save on this server' })).toHaveCount(0);
});
