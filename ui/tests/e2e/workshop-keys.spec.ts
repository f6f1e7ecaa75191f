import type { Locator } from '@playwright/test';
import { Drawer } from './support/drawer.ts';
import { expect, test } from './support/server.ts';

/** Somebody without a mouse: nothing is pressed, focused or filled in but with keys. */
class Typist extends Drawer {
  /** Goes to something with the Tab key. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let pressed = 0; pressed < 120; pressed++) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`the Tab key does not lead to ${String(target)}`);
  }

  /** Chooses one of a group, which is one stop of the Tab key. */
  async #chooseOf(role: 'radio' | 'tab', chosen: string, name: RegExp): Promise<void> {
    await this.tabTo(this.page.locator(`.workshop [role=${role}][${chosen}=true]`), 'Shift+Tab');
    const wanted = this.page.getByRole(role, { name });
    for (let pressed = 0; pressed < 20; pressed++) {
      if ((await wanted.getAttribute(chosen)) === 'true') {
        await expect(wanted).toBeFocused();
        return;
      }
      await this.page.keyboard.press('ArrowRight');
    }
    throw new Error(`the arrow keys do not lead to ${String(name)}`);
  }

  override tab(name: string): Promise<void> {
    return this.#chooseOf('tab', 'aria-selected', new RegExp(`^${name}`));
  }

  override async draw(tool: string, from: [number, number], to = from): Promise<void> {
    await this.#chooseOf('radio', 'aria-checked', new RegExp(`^${tool}$`));
    await this.tabTo(this.map);
    await this.moveTo(from, true);
    await this.stretch(from, to);
    await this.pressKeys('Enter');
  }

  /** Writes into a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(text);
    await this.pressKeys('Tab');
  }
}

test('a small mission is drawn and played with the keys alone', async ({ page, server }) => {
  const typist = new Typist(page, server);
  await typist.prefer();
  await typist.open('workshop');
  await expect(typist.map).toBeVisible();
  await typist.tabTo(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await typist.tabTo(page.getByRole('button', { name: 'Empty deck' }));
  await typist.pressKeys('Enter');
  await typist.draw('Room', [0, 0], [2, 2]);
  await typist.draw('Corridor', [3, 1], [6, 1]);
  await typist.draw('Exit', [0, 1]);
  await typist.draw('Marine', [1, 1]);
  await typist.draw('Entry area', [6, 1]);
  await typist.tabTo(page.getByRole('button', { name: '+ Goal' }));
  await typist.pressKeys('Enter');
  await typist.tabTo(page.locator('summary', { hasText: 'Aliens and rounds' }));
  await page.keyboard.press('Enter');
  await typist.type(typist.field('Blips at the start'), '1');
  await typist.type(typist.field('Last round'), '8');
  const winner = page.locator('select').and(page.getByLabel(/^Winner after the last round/));
  await typist.tabTo(winner);
  await typist.pressKeys('a');
  await expect(winner).toHaveValue('alien');
  await typist.tab('Check');
  await expect(page.locator('[data-playable=true]')).toBeVisible();
  await typist.tab('Play and share');
  await typist.tabTo(page.getByRole('button', { name: 'Play now' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/match\//);
  await typist.rests();
  await page.keyboard.press('e');
  const [second, pass] = [page.getByText('Round 2 of 8'), typist.bar.getByRole('button', { name: /Pass/ })];
  await expect(async () => {
    if ((await pass.count()) > 0) await page.keyboard.press('p');
    await expect(second).toBeVisible({ timeout: 300 });
  }).toPass();
  await typist.tabTo(page.getByRole('link', { name: 'Workshop' }));
  await page.keyboard.press('Enter');
  await expect(typist.map).toBeVisible();
});
