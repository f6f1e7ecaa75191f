import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';
import { Squad } from './support/squad.ts';

test('a newcomer is playing within three clicks', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { name: 'First Steps' })).toBeVisible();
  await expect(player.instructor).toContainText('Choose Orso');
  await player.press('Orso');
  await player.press('All actions');
  await player.press(/Step to/);
  await expect(player.log).toContainText('Orso moves to');
  await expect(player.instructor).toContainText('The scanner shows a blip');
  await player.instructor.getByRole('button', { name: 'Got it' }).click();
  await expect(player.instructor).toContainText('closed door');
  await player.isAccessible();
});

/** From the first door to the exit. */
const WAY =
  '2,4 3,4 4,4 5,4 6,4 7,4 7,3 7,2 8,2 9,2 10,2 11,2 12,2 12,3 12,4 13,4 14,4 15,4 16,4 17,4 18,4 19,4 20,4 21,4 21,3 21,2 22,1 22,0'.split(
    ' ',
  );
const TRIES = 4;

test('the first tutorial is played as the instructor says, and won', async ({ page, server }) => {
  test.setTimeout(400_000);
  const player = new Player(page, server);
  await player.prefer();
  // Dice are dice: whoever loses tries again, as people do.
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (attempt > 1) {
      // A lesson that was played leads on to the next one.
      await page.evaluate(() => localStorage.clear());
      await player.prefer();
    }
    await player.open('');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(player.instructor).toContainText('1/8');
    if (await new Squad(player, ['Orso', 'Tarn'], WAY).play(16)) break;
  }
  await expect(player.dialog).toContainText('Victory');
  await expect(player.dialog).toContainText('The tow line is fast');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Escaped: ');
  await player.isAccessible();
});
