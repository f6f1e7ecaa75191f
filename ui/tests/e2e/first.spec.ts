import { Player } from './support/player.ts';
import { Pupil } from './support/pupil.ts';
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

test('the first tutorial is played as the instructor says, and won', async ({ page, server }) => {
  test.setTimeout(400_000);
  const player = new Pupil(page, server);
  await player.prefer();
  await player.open('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(player.instructor).toContainText('1/8');
  // The dice of a lesson are fixed: whoever does what it says wins.
  expect(await new Squad(player).play(16)).toBe(true);
  await expect(player.dialog).toContainText('Victory');
  await expect(player.dialog).toContainText('The tow line is fast');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Escaped: ');
  await player.isAccessible();
});
