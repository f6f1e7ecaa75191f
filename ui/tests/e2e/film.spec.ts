/** The moment of the dice, moment by moment: they fall, the verdict is stamped, the piece reacts, the log tells it. */
import type { Facts } from './support/film.ts';
import { PHONE } from './support/browser.ts';
import { SCENES, filmScene } from './support/scenes.ts';
import { expect, test } from './support/server.ts';

type Sign = [name: string, isSeen: (facts: Facts, first: Facts) => boolean];

const dice: Sign = ['dice', (facts) => facts.dice > 0];
const verdict = (words: RegExp): Sign => ['verdict', (facts) => words.test(facts.verdict)];
const piece = (name: string, isSeen: (facts: Facts, first: Facts) => boolean): Sign => [name, isSeen];
const roster = (isSeen: (facts: Facts, first: Facts) => boolean): Sign => ['roster', isSeen];
const log = (words: RegExp): Sign => ['log', (facts, first) => words.test(facts.log.slice(first.log.length))];

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0);

/** What has to be seen, in this order, each at a later moment than the one before. */
const ORDERS: Record<string, Sign[]> = {
  shot: [
    dice,
    verdict(/Killed/),
    piece('falls', (now, first) => (now.standing['genestealer'] ?? 0) < (first.standing['genestealer'] ?? 0)),
    log(/is killed/),
  ],
  jam: [
    dice,
    verdict(/Jam/),
    piece('jams', (now) => now.jams > 0),
    log(/the weapon jams/),
    roster((now) => /jammed/.test(now.roster)),
  ],
  parry: [dice, verdict(/Parried/), verdict(/wins|Tie/), log(/Close assault/)],
  north: [dice, verdict(/Missed|Killed/), log(/Orso, [^\n]*:/)],
  overwatch: [dice, verdict(/Missed|Killed/), log(/Orso, [^\n]*:/)],
  reveal: [piece('turns over', (now) => now.opening > 0), log(/is revealed/)],
  assault: [
    dice,
    verdict(/wins|Tie/),
    log(/Close assault/),
    // Whoever lost is gone: a Marine from the roster, an alien from its count.
    roster((now, first) => now.roster !== first.roster && sum(now.standing) < sum(first.standing)),
  ],
};

for (const name of Object.keys(SCENES)) {
  test(`${name}: nothing is told before it is seen`, async ({ page, server }) => {
    const frames: Facts[] = [];
    await filmScene(page, server, name, async (facts) => void frames.push(facts));
    const [first] = frames;
    if (!first) throw new Error('nothing was filmed');
    // Whoever fights or stands by is seen while the dice lie there.
    expect(frames.flatMap(({ covered }) => covered)).toEqual([]);
    const order = (ORDERS[name] ?? []).map(([what, isSeen]): [string, number] => [
      what,
      frames.find((facts) => isSeen(facts, first))?.at ?? Infinity,
    ]);
    const told = JSON.stringify(order);
    for (const [index, [what, at]] of order.entries()) {
      const before = order[index - 1]?.[1] ?? -1;
      expect(at, told).toBeLessThan(Infinity);
      // What the log told last may be in the roster at the same moment, but never before.
      if (what === 'roster') expect(at, told).toBeGreaterThanOrEqual(before);
      else expect(at, told).toBeGreaterThan(before);
    }
    console.log(`${name}: ${order.map(([what, at]) => `${what} ${at} ms`).join(', ')}`);
  });
}

test('on a phone, too, the dice of a shot to the north cover nobody', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  const frames: Facts[] = [];
  await filmScene(page, server, 'north', async (facts) => void frames.push(facts));
  expect(frames.some(({ dice, verdict }) => dice > 0 && verdict !== '')).toBe(true);
  expect(frames.flatMap(({ covered }) => covered)).toEqual([]);
});
