import type { Page } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { expect, test } from '../e2e/support/server.ts';
import { shoot, SIZES } from './camera.ts';

/** The chapters of the Vesper Knot. */
const MISSIONS = [
  'cold-lock',
  'three-boards',
  'the-recorder',
  'tow-line',
  'both-ends',
  'seven-doors',
  'humming-deck',
  'far-voice',
  'the-well',
  'the-cradle',
  'crossing-lines',
  'last-light',
];

/** Who falls in which chapter. */
const FALLS: Record<number, string[]> = { 1: ['keld'], 2: ['tarn'], 3: ['brannoch', 'dace'] };
const RECRUITS: Record<string, string> = { keld: 'joram', tarn: 'pell', dace: 'osk', brannoch: 'verrin' };

/** A saved campaign in which the first chapters cost some lives, and nothing was lost but the second. */
async function saved(url: string, chapters: number): Promise<string> {
  const members: Record<string, string> = {};
  const fallen = new Set<string>();
  const results = [];
  for (const [index, id] of MISSIONS.slice(0, chapters).entries()) {
    const mission = await (await fetch(`${url}/api/missions/${id}`)).json();
    const places: string[] = mission.marines.map(({ id }: { id: string }) => id);
    for (const place of places.filter((place) => fallen.has(place))) members[place] = RECRUITS[place] ?? place;
    const falls = (FALLS[index + 1] ?? []).filter((place) => members[place] === undefined);
    const marines = places.map((place, at) => {
      const member = members[place] ?? place;
      return { place, member, kills: (at * 5 + index) % 8, fell: falls.includes(place) };
    });
    falls.forEach((place) => fallen.add(place));
    results.push({ chapter: index + 1, second_try: false, outcome: index === 1 ? 'lost' : 'won', marines });
  }
  const mode = { type: 'computer', player: 'veteran' };
  return JSON.stringify({ blipfall_campaign: 1, campaign: { id: 'vesper-knot' }, level: 'even', mode, results });
}

/**
 * The file stands for a campaign that was played, and would be marked as brought in: the server cannot know that nobody wrote
 * it by hand. The pictures are those of a campaign that was played.
 */
async function asPlayed(page: Page): Promise<void> {
  await page.route(/\/api\/me\/campaigns(\/[^/]+)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"imported":true', '"imported":false');
    await route.fulfill({ response, body });
  });
}

async function bring(page: Page, text: string): Promise<void> {
  const file = { name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[accept^=".json"]').setInputFiles(file);
  await page.waitForURL(/#\/campaigns\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [size, viewport] of SIZES) {
  for (const language of ['en', 'sk']) {
    test(`campaigns, ${size}, ${language}`, async ({ page, server }) => {
      await page.setViewportSize(viewport);
      const player = new Player(page, server);
      await player.prefer({ language, motion: 'reduced' });
      await asPlayed(page);
      await player.open('campaigns');
      await bring(page, await saved(server.url, 4));
      await shoot(page, `campaign-${language}`, size);
      await page.evaluate(() => document.querySelector('#roster')?.scrollIntoView());
      await shoot(page, `campaign-roster-${language}`, size);
      await page.evaluate(() => document.querySelector('#wall')?.scrollIntoView());
      await shoot(page, `campaign-wall-${language}`, size);
      await player.open('campaigns');
      await bring(page, await saved(server.url, 12));
      await shoot(page, `campaign-epilogue-${language}`, size);
      await player.open('campaigns');
      await expect(page.locator('.tile').first()).toBeVisible();
      // The list says little that the other pages do not say, too.
      if (language === 'en' || size === 'phone') await shoot(page, `campaigns-${language}`, size);
    });
  }
}
