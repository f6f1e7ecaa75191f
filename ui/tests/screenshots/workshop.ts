import { Drawer } from '../e2e/support/drawer.ts';
import { expect, test } from '../e2e/support/server.ts';
import { shoot, SIZES } from './camera.ts';

for (const [size, viewport] of SIZES) {
  test(`the workshop, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const drawer = new Drawer(page, server);
    await drawer.prefer({ motion: 'reduced' });
    await drawer.open('workshop/last-light');
    await expect(drawer.map).toBeVisible();
    await drawer.tab('Who wins');
    await page.getByRole('button', { name: 'Predict' }).click();
    await expect(page.getByText('The Marines win', { exact: true })).toBeVisible();
    await page.getByLabel('Show where Marines die').check();
    await page.waitForTimeout(15_000);
    // On a phone the figures lie below the map: the picture begins with the tools.
    await page.evaluate(() => scrollTo(0, 0));
    await shoot(page, 'workshop', size);
  });
}
