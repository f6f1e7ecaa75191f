import AxeBuilder from '@axe-core/playwright';
import { cell, expect, open, played, step, test } from './page.ts';

test.describe('with a mouse', () => {
  test('a far square is walked to step by step, past a free shot at a door', async ({ page }) => {
    await open(page, 'tutorial-walk', 'pace=fast');
    await cell(page, '1,4').click();
    await expect(cell(page, '1,4')).toHaveAttribute('aria-selected', 'true');
    await cell(page, '4,4').click();
    await expect.poll(() => step(page)).toBe(5);
    await expect(cell(page, '4,4')).toHaveAttribute('aria-label', /Orso/);
  });

  test('a shot shows its exact odds and is asked for twice', async ({ page }) => {
    await open(page, 'firefight', 'pace=instant');
    await cell(page, '4,1').click();
    await cell(page, '8,1').hover();
    await expect(page.getByRole('note')).toContainText('11/36');
    expect(await played(page)).toBe('');
    await cell(page, '8,1').click();
    expect(await played(page)).toBe('');
    await expect(page.getByRole('dialog')).toContainText('31%');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Genestealer 1/ })
      .click();
    await expect.poll(() => step(page)).toBe(1);
  });

  test('a click elsewhere, or Escape, takes nothing but the question away', async ({ page }) => {
    await open(page, 'firefight', 'pace=instant');
    await cell(page, '4,1').click();
    await cell(page, '8,1').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await cell(page, '8,1').click();
    await cell(page, '1,1').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await played(page)).toBe('');
  });

  test('dragging moves the picture and chooses nothing; the wheel zooms where it points', async ({ page }) => {
    await open(page, 'cradle-marine', 'pace=instant');
    const before = await cell(page, '10,10').boundingBox();
    await page.mouse.move(640, 300);
    await page.mouse.down();
    await page.mouse.move(700, 340, { steps: 6 });
    await page.mouse.up();
    const after = await cell(page, '10,10').boundingBox();
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(60, 0);
    expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(40, 0);
    const box = await cell(page, '12,9').boundingBox();
    if (!box) throw new Error('the square is not on the page');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
    await expect
      .poll(async () => (await cell(page, '12,9').boundingBox())?.width ?? 0)
      .toBeGreaterThan(box.width * 1.5);
    const zoomed = await cell(page, '12,9').boundingBox();
    expect((zoomed?.x ?? 0) + (zoomed?.width ?? 0) / 2).toBeCloseTo(middle.x, 0);
    expect(await played(page)).toBe('');
  });

  test('a movement that is shown can be skipped by a click, which does nothing else', async ({ page }) => {
    await open(page, 'firefight', 'pace=slow');
    await cell(page, '4,1').click();
    await cell(page, '8,1').click();
    await cell(page, '8,1').click();
    await expect(page.locator('.effects g').first()).toBeAttached();
    await page.mouse.click(640, 200);
    await expect(page.locator('.effects g')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Overwatch/ })).toBeVisible();
    expect((await played(page)).split(' ')).toHaveLength(1);
  });
});

test.describe('with keys alone', () => {
  test('a unit is found, chosen, and fires', async ({ page }) => {
    await open(page, 'firefight', 'pace=instant');
    await page.keyboard.press('Tab');
    await page.keyboard.press('n');
    await expect(cell(page, '4,1')).toBeFocused();
    await expect(cell(page, '4,1')).toHaveAttribute(
      'aria-label',
      /Orso.*Sergeant.*storm bolter.*facing east.*4 action points/,
    );
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    await expect(cell(page, '8,1')).toBeFocused();
    await expect(cell(page, '8,1')).toHaveAttribute('aria-label', /Genestealer 1.*options: Fire/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: /Fire/ })).toBeFocused();
    expect(await played(page)).toBe('');
    await page.keyboard.press('Enter');
    await expect.poll(() => step(page)).toBe(1);
  });

  test('a facing is chosen with arrows', async ({ page }) => {
    await open(page, 'cradle-alien', 'pace=instant');
    const alien = page.locator('[role=gridcell][aria-label*="Genestealer"]').first();
    await alien.focus();
    await page.keyboard.press('Enter');
    const near = page.locator('[role=gridcell][aria-label*="Step to"][aria-label*="1 AP"]').first();
    await near.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-facing]').first()).toBeVisible();
    const facing = await page.locator('[data-facing]').first().getAttribute('data-facing');
    const arrow = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' }[facing ?? 'N'] ?? '';
    await page.keyboard.press(arrow);
    await expect(page.locator(`[data-facing="${facing}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => played(page)).not.toBe('');
  });

  test('every square of the map has a name of its own', async ({ page }) => {
    await open(page, 'well-marine', 'pace=instant');
    const labels = await page
      .locator('[role=gridcell]')
      .evaluateAll((cells) => cells.map((it) => it.getAttribute('aria-label') ?? ''));
    expect(labels.filter((label) => label === '')).toEqual([]);
    const squares = labels.filter((label) => /^-?\d+·/.test(label)).map((label) => label.split(';')[0]);
    expect(new Set(squares).size).toBe(squares.length);
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });

  test('a first tap shows, a second does', async ({ page }) => {
    await open(page, 'tutorial-walk', 'pace=instant');
    await cell(page, '1,4').tap();
    await cell(page, '2,4').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await played(page)).toBe('');
    await cell(page, '2,4').tap();
    await expect.poll(() => played(page)).not.toBe('');
  });

  test('targets are large enough for a thumb', async ({ page }) => {
    await open(page, 'firefight', 'pace=instant');
    await cell(page, '4,1').tap();
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('two fingers zoom', async ({ page }) => {
    await open(page, 'cradle-marine', 'pace=instant');
    const before = await cell(page, '2,10').boundingBox();
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, apart: number): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 200 - apart, y: 400, id: 1 },
                { x: 200 + apart, y: 400, id: 2 },
              ],
      });
    await touch('touchStart', 40);
    for (const apart of [60, 80, 100]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    const after = await cell(page, '2,10').boundingBox();
    expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(2.5, 0);
    expect(await played(page)).toBe('');
  });
});

test.describe('everybody', () => {
  for (const scene of ['cradle-alien', 'well-marine', 'prompt-overwatch']) {
    test(`axe finds nothing in ${scene}`, async ({ page }) => {
      await open(page, scene, 'pace=instant');
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
    });
  }

  test('fire burns', async ({ page }) => {
    await open(page, 'everything');
    await expect(page.locator('.fire.burns').first()).toHaveCSS('animation-name', /burn/);
  });

  test('nothing moves where motion is not wanted', async ({ page }) => {
    await open(page, 'firefight', 'reduced&pace=slow');
    await cell(page, '4,1').click();
    await cell(page, '8,1').click();
    await cell(page, '8,1').click();
    await expect.poll(() => step(page)).toBe(1);
    await expect(page.locator('.effects g')).toHaveCount(0);
  });
});

for (const [name, size] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`overwatch, guard and jam are signs of at least 12 pixels by default on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, 'everything');
    const signs = page.locator('.token .badges > g');
    await expect(signs).not.toHaveCount(0);
    const sizes = await signs.evaluateAll((all) =>
      all.map((sign) => {
        const { width, height } = sign.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    // One of each at least.
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
