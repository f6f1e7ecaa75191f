import type { Page } from '@playwright/test';
import { Gate, film } from '../e2e/support/film.ts';
import { Player } from '../e2e/support/player.ts';
import { expect, test } from '../e2e/support/server.ts';
import { shoot as take, SIZES } from './camera.ts';

const STILL = { motion: 'reduced', confirm: 'final', warnEndTurn: true };

const PAGES: [name: string, hash: string][] = [
  ['start', ''],
  ['missions', 'missions'],
  ['mission', 'missions/last-light'],
  ['rules', 'rules'],
  ['rules-chapter', 'rules/space-hulk/shooting'],
  ['rules-entry', 'rules/death-angel/attacking/attack-action'],
  ['rules-ten', 'rules/space-hulk/ten'],
  ['rules-glossary', 'rules/death-angel/glossary'],
  ['rules-odds', 'rules/space-hulk/odds'],
  ['new-match', 'new/last-light'],
  ['enter', 'enter'],
  ['watch', 'watch'],
  ['settings', 'settings'],
  ['about', 'about'],
];

/** Lists that look the same on a phone, only longer. */
const WIDE_ONLY = ['rules-glossary', 'rules-odds'];

for (const [size, viewport] of SIZES) {
  const shoot = (page: Page, name: string) => take(page, name, size);

  test(`pages, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer(STILL);
    for (const [name, hash] of PAGES) {
      if (size === 'phone' && WIDE_ONLY.includes(name)) continue;
      await player.open(hash);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await shoot(page, name);
    }
    if (size === 'desktop') {
      await player.open('rules');
      await page.getByRole('searchbox').fill('sustained');
      await shoot(page, 'rules-search');
    }
    await player.open('new/last-light');
    await page.getByText('Rule options').click();
    await page.locator('details').scrollIntoViewIfNeeded();
    await shoot(page, 'options');
  });

  test(`lobby, invitation, curtain, other languages, ${size}`, async ({ page, server, browser }) => {
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    // The invitation names the host.
    await player.prefer({ ...STILL, name: 'Ana' });
    await player.begin({ mission: 'the-recorder', opponent: 'Friend, by link' });
    await expect(page.getByLabel('Invitation link')).toBeVisible();
    await shoot(page, 'lobby');
    // Somebody else sees the invitation, and could accept it.
    const link = await page.getByLabel('Invitation link').inputValue();
    const guest = new Player(await (await browser.newContext({ viewport })).newPage(), server);
    await guest.prefer({ ...STILL, name: 'Ben' });
    await guest.page.goto(link);
    await expect(guest.page.getByRole('button', { name: 'Join the match' })).toBeEnabled();
    await shoot(guest.page, 'join');
    await guest.page.context().close();
    await player.begin({ mission: 'tutorial-2', opponent: 'Hot seat' });
    await expect(page.getByRole('region', { name: 'Pass the screen' })).toBeVisible();
    await shoot(page, 'curtain');
    const speak = (language: string) => page.getByRole('banner').getByRole('combobox').selectOption(language);
    await player.open('');
    for (const language of ['sk', 'hu', 'it', 'de']) {
      await speak(language);
      // One in two sizes is enough to see what a longer language does to a page.
      if (language === 'sk' || size === 'phone') await shoot(page, `start-${language}`);
    }
    await player.open('rules/space-hulk/shooting');
    await speak('sk');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await shoot(page, 'rules-chapter-sk');
  });

  // The lessons about heavy weapons and about the other side, one of them in another language.
  for (const [lesson, language] of [
    ['tutorial-4', 'de'],
    ['tutorial-5', 'en'],
  ] as const)
    test(`${lesson}, ${size}, ${language}`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      const player = new Player(page, server);
      await player.prefer({ ...STILL, language });
      await player.open(`missions/${lesson}`);
      await page
        .getByRole('button', { name: language === 'de' ? 'Diese Lektion beginnen' : 'Take this lesson' })
        .click();
      await page.waitForURL(/#\/match\//);
      await expect(page.locator('aside.panel')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await shoot(page, language === 'de' ? `${lesson}-${language}` : lesson);
    });

  test(`a match, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer(STILL);
    await player.open('');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(player.bar.getByRole('button', { name: 'Orso' })).toBeVisible();
    await shoot(page, 'tutorial');
    await player.instructor
      .getByRole('button', { name: /^Read rule/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Example:');
    await shoot(page, 'rule-sheet');
    await page.keyboard.press('Escape');
    await player.begin({ mission: 'tutorial-3', practice: true });
    await player.press('Keep it');
    await player.press('Seph');
    await shoot(page, 'match');
    await player.press(/Attack/);
    await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
    await shoot(page, 'odds');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    for (const tab of ['Status', 'Log'] as const) {
      if (size !== 'phone') break;
      await page.getByRole('button', { name: tab, exact: true }).click();
      await shoot(page, `tab-${tab.toLowerCase()}`);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await shoot(page, 'menu');
    if (size === 'desktop') {
      await page.getByRole('dialog').getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await shoot(page, 'keys');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(player.over).toBeVisible();
    await shoot(page, 'over');
  });

  test(`dice on the board, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer({ animation: 'normal' });
    const gate = await Gate.before(page);
    await page.clock.install();
    await player.begin({ mission: 'tutorial-3', practice: true });
    await player.press('Keep it');
    await player.press('Seph');
    const caught = gate.watch((events) => events.some(({ type }) => type === 'assault_scored'));
    await player.press(/Attack/);
    await caught;
    let moments = 0;
    await film(page, gate, async ({ verdict }) => {
      // Once the stamp has come to rest.
      if (verdict !== '' && (moments += 1) === 6) await shoot(page, 'dice');
    });
    expect(moments).toBeGreaterThanOrEqual(6);
  });

  test(`a large mission in Slovak, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const player = new Player(page, server);
    await player.prefer({ ...STILL, language: 'sk' });
    await player.open('new/the-cradle');
    await page.getByRole('button', { name: 'Začať' }).click();
    await expect(page.locator('.bottom button').first()).toBeVisible();
    await shoot(page, 'large-sk');
  });
}
