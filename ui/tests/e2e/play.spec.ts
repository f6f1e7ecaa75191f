import { PHONE } from './support/browser.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('a newcomer is playing within three clicks', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { name: 'First Steps' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Instructor' })).toContainText('Choose Orso');
  await player.press('Orso');
  await player.press('All actions');
  await player.press(/Step to/);
  await expect(player.log).toContainText('Orso moves to');
  await expect(page.getByRole('complementary', { name: 'Instructor' })).toContainText('closed door');
  await player.isAccessible();
});

test('what can be taken back is taken back, and the log says so', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.press('All actions');
  await player.press(/Step to/);
  await expect(player.log).toContainText('Orso moves to');
  await player.press(/Undo/);
  await expect(player.log).toContainText('Taken back: Marines');
  await expect(player.log).not.toContainText('Orso moves to');
  await expect(player.bar.getByRole('button', { name: /Undo/ })).toBeDisabled();
});

test('odds are shown before a shot, and every die after it', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ confirm: 'dice' });
  await player.begin({ mission: 'tutorial-3' });
  await player.press(/Keep it|Seph/);
  const attack = player.bar.getByRole('button', { name: /Attack/ }).first();
  if (!(await attack.isVisible())) await player.press('Seph');
  await attack.click();
  const dialog = page.getByRole('dialog', { name: /Attack/ });
  await expect(dialog.getByRole('row').first()).toContainText('%');
  await player.isAccessible();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(player.log.getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Dice' }).getByRole('img').first()).toBeVisible();
});

test('the end of a turn warns of points that would be lost', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer({ warnEndTurn: true });
  await player.begin({ mission: 'tutorial-1' });
  await player.endTurn();
  const dialog = page.getByRole('dialog', { name: 'End the turn?' });
  await expect(dialog).toContainText('Orso');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Round 1 of 16')).toBeVisible();
  await player.endTurn();
  await dialog.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.getByText('Round 2 of 16')).toBeVisible();
});

test('a match is played by keys alone', async ({ page, server }) => {
  const player = new Player(page, server);
  await player.prefer();
  await player.open('');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await expect(player.bar.getByRole('button', { name: 'Orso' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await player.bar.getByRole('button', { name: 'Orso' }).press('Enter');
  await page.keyboard.press('w');
  await expect(player.log).toContainText('Orso goes on overwatch');
  await page.keyboard.press('u');
  await expect(player.log).toContainText('Taken back');
  await page.keyboard.press('e');
  await expect(page.getByText('Round 2 of 16')).toBeVisible();
  await page.keyboard.press('l');
  await expect(player.log).toBeFocused();
});

test('a match is played on a phone', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  const player = new Player(page, server);
  await player.prefer();
  await player.begin({ mission: 'tutorial-1' });
  await player.press('Orso');
  await player.fits();
  for (const tab of ['Status', 'Log', 'Chat', 'Board']) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await player.isAccessible();
    await player.fits();
  }
  await player.endTurn();
  await expect(page.getByText('Round 2 of 16')).toBeVisible();
});

for (const [opponent, mission] of [['Solo, variant A', 'first-contact'], ['Solo, variant B', 'first-contact']] as const) {
  test(`${opponent} is played to its end`, async ({ page, server }) => {
    test.slow();
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission, opponent });
    await player.playOut();
    await expect(page.getByRole('dialog')).toContainText(/won/);
    await player.isAccessible();
  });
}

for (const side of ['Marines', 'Aliens']) {
  test(`the ${side} are played against the computer to the end`, async ({ page, server }) => {
    test.slow();
    const player = new Player(page, server);
    await player.prefer();
    await player.begin({ mission: 'first-contact', opponent: 'Computer', side, player: 'Random' });
    await player.playOut();
    await expect(page.getByRole('dialog')).toContainText(/won/);
  });
}
