import { mkdirSync, writeFileSync } from 'node:fs';
import { FOLDER } from './folder.ts';
import { cell, expect, open, test } from '../board/page.ts';
import { pass } from '../e2e/support/film.ts';
import { animate, toWebp } from './webp.ts';

const SIZE = { width: 640, height: 400 };
const SCALE = 0.75;
/** Milliseconds between two pictures. */
const BEAT = 115;

test.use({ viewport: SIZE });

test('a firefight that moves', async ({ page, context }) => {
  const studio = await context.newPage();
  await page.clock.install({ time: 0 });
  await open(page, 'firefight', 'pace=normal&nobar');
  await page.clock.pauseAt(60_000);
  const pictures: Buffer[] = [];
  const shoot = async (count: number) => {
    for (let frame = 0; frame < count; frame++) {
      await pass(page, BEAT);
      pictures.push(await page.screenshot({ animations: 'allow' }));
    }
  };
  // The clock stands still, and with it whatever a click of a locator would wait for.
  const click = async (square: string) => {
    const box = await cell(page, square).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await click('4,1');
  await shoot(4);
  // As long as the dice roll and lie there; the second time somebody falls as well.
  for (const length of [16, 20]) {
    await click('8,1');
    await shoot(5);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Fire/ })
      .evaluate((button: HTMLElement) => button.click());
    await page.mouse.move(4, SIZE.height - 4);
    await shoot(length);
  }
  const frames: Buffer[] = [];
  for (const picture of pictures) frames.push(await toWebp(studio, picture, SCALE, 0.45));
  mkdirSync(FOLDER, { recursive: true });
  const moving = animate(frames, { width: SIZE.width * SCALE, height: SIZE.height * SCALE }, BEAT);
  expect(moving.length).toBeLessThan(300 * 1024);
  writeFileSync(`${FOLDER}firefight.webp`, moving);
});
