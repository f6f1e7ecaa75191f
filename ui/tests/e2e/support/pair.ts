import { expect, type Browser } from '@playwright/test';
import { Player } from './player.ts';

/** Two people at browsers of their own, in one match. */
export async function sitTogether(
  browser: Browser,
  server: { url: string },
  size: { width: number; height: number },
): Promise<{ ana: Player; ben: Player }> {
  const sit = async (name: string) => {
    const player = new Player(await (await browser.newContext({ viewport: size })).newPage(), server);
    await player.prefer({ name });
    return player;
  };
  const [ana, ben] = [await sit('Ana'), await sit('Ben')];
  await ana.begin({ mission: 'tutorial-2', opponent: 'Friend, by link' });
  await ben.page.goto(await ana.page.getByLabel('Invitation link').inputValue());
  await ben.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(ben.page.locator('.match[data-version]')).toBeVisible();
  return { ana, ben };
}
