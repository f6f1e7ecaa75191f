import { AngelPlayer, type Press } from './support/angel.ts';
import { PHONE } from './support/browser.ts';
import { Pupil } from './support/pupil.ts';
import { expect, test } from './support/server.ts';
import { HANDS, Squad } from './support/squad.ts';

/** Every lesson, the first of its steps that asks for something, and how many of them point at something. */
const LESSONS = [
  { mission: 'tutorial-1', asks: 1, pointing: 7 },
  { mission: 'tutorial-2', asks: 2, pointing: 6 },
  { mission: 'tutorial-3', asks: 1, pointing: 6 },
  { mission: 'tutorial-4', asks: 1, pointing: 6 },
  { mission: 'tutorial-5', asks: 2, pointing: 1 },
] as const;

const LAPTOP = { width: 1440, height: 900 };

for (const { mission, asks } of LESSONS) {
  test(`${mission} waits for whoever only says "Got it"`, async ({ page, server }) => {
    const pupil = new Pupil(page, server);
    await pupil.prefer();
    await pupil.take(mission);
    await pupil.readAll((button) => button.click());
    await pupil.isAt(asks);
    await expect(pupil.understood).toHaveCount(0);
    await expect(pupil.instructor).toContainText('the instructor waits until it is done');
    // Whatever the other side does meanwhile, it comes to a decision of the pupil and goes no further.
    await pupil.quiet();
    const before = await pupil.version();
    await pupil.isAt(asks);
    expect(await pupil.version()).toBe(before);
    await pupil.isAccessible();
  });

  test(`${mission} waits by touch on a phone, and by keys`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const pupil = new Pupil(await context.newPage(), server);
    await pupil.prefer();
    await pupil.take(mission);
    // The first press by touch, all others by keys.
    let presses = 0;
    await pupil.readAll(async (button) => {
      if (presses++ === 0) return button.tap();
      await button.focus();
      await pupil.page.keyboard.press('Enter');
    });
    await pupil.isAt(asks);
    await pupil.fits();
    // The instructor goes away, and the menu calls it back where it was.
    await pupil.instructor.getByRole('button', { name: 'Hide the instructor' }).tap();
    await expect(pupil.instructor).toHaveCount(0);
    await pupil.menu('Show the instructor');
    await pupil.isAt(asks);
    await context.close();
  });
}

for (const { mission, pointing } of LESSONS) {
  for (const [name, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE })) {
    test(`${mission} covers nothing that it points at on a ${name}`, async ({ browser, server }) => {
      const context = await browser.newContext({ viewport });
      const pupil = new Pupil(await context.newPage(), server);
      await pupil.prefer();
      await pupil.take(mission);
      expect(await pupil.leafThrough(() => pupil.seesTarget())).toBe(pointing);
      await context.close();
    });
  }
}

test('what the other side did before the lesson was known is shown once its steps are read', async ({
  page,
  server,
}) => {
  // All of it waits for the mission, and is let out in one go: as far as the lesson holds again.
  await page.route(/\/api\/matches\/[^/]+\/mission$/, async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  const pupil = new Pupil(page, server);
  await pupil.prefer();
  await pupil.take('tutorial-5');
  await pupil.readAll((button) => button.click());
  await pupil.isAt(2);
  await pupil.quiet();
  await expect(pupil.bar).toContainText('Your decision');
});

test('a step that has to be read holds the game, and can be gone back to', async ({ page, server }) => {
  const pupil = new Pupil(page, server);
  await pupil.prefer();
  await pupil.take('tutorial-1');
  await pupil.act('Orso', /All actions/, /Step to/);
  await expect(pupil.instructor).toContainText('The scanner shows a blip');
  const before = await pupil.version();
  await pupil.press(/Step to/);
  await expect(page.getByRole('alert')).toContainText('Read what the instructor says first');
  expect(await pupil.version()).toBe(before);
  await pupil.instructor.getByRole('button', { name: 'Back to the previous step' }).click();
  await expect(pupil.instructor).toContainText('Choose Orso');
  await expect(pupil.instructor).toContainText('Done');
  await pupil.instructor.getByRole('button', { name: 'On to the next step' }).click();
  await pupil.read(2);
  await expect(pupil.instructor).toContainText('closed door');
  // Rules have titles here, and open the entry that tells them.
  await pupil.instructor.getByRole('button', { name: 'Read rule Opening and closing' }).click();
  await expect(pupil.dialog).toContainText('Opening or closing a door costs 1 AP');
});

test('The Well, where ladders come first, says what they are', async ({ page, server }) => {
  const pupil = new Pupil(page, server);
  await pupil.prefer();
  await pupil.begin({ mission: 'the-well', opponent: 'Computer', player: 'Random' });
  // Whoever deploys sees the ladders: the hint is there before the first turn, and points at them.
  await expect(pupil.instructor).toContainText('These are ladders.');
  await expect(page.locator('.targets .rim')).not.toHaveCount(0);
  await expect(pupil.instructor.getByRole('button', { name: 'Read rule Ladders' })).toBeVisible();
  await pupil.read(1);
  await expect(pupil.instructor).toContainText('Marines are heavy');
});

for (const [name, hand] of Object.entries(HANDS)) {
  test(`First Steps is followed to its last step by ${name}`, async ({ browser, server }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext(name === 'touch' ? { viewport: PHONE, hasTouch: true } : {});
    const pupil = new Pupil(await context.newPage(), server, hand);
    await pupil.prefer();
    await pupil.take('tutorial-1');
    // Whether they win depends on where each of them looks in the end; all eight steps are done before that.
    await new Squad(pupil, hand).play(16);
    await pupil.hasLearned(8);
    await pupil.fits();
    await context.close();
  });
}

async function followHoldTheLine(pupil: Pupil): Promise<void> {
  await pupil.take('tutorial-2');
  await pupil.read(1);
  await pupil.press('Keep it');
  await pupil.isAt(3);
  await pupil.act('Orso', /Overwatch/);
  await pupil.read(4);
  await pupil.endTurn();
  // The aliens act; what they do is not shown before the step about jams was read.
  await pupil.read(6);
  await pupil.heed(7);
  await pupil.endTurnWhenAsked();
  await pupil.press('Keep it');
  await pupil.act('Orso', /Overwatch/);
  await pupil.isDone();
}

async function followStepBack(pupil: Pupil): Promise<void> {
  await pupil.take('tutorial-3');
  await pupil.skipCounter();
  await pupil.act('Seph', /Attack Genestealer/);
  // The dice of a lesson are fixed: what its first step asks for goes well.
  await pupil.hasLogged('Genestealer 1 is killed (close assault)');
  await pupil.read(2);
  await pupil.act('Brannoch', /Guard/);
  await pupil.isAt(4);
  await pupil.act('Nilo', /All actions/, /Step to/);
  await pupil.read(5);
  await pupil.isAt(6);
  await pupil.seesTarget();
  await pupil.send('Nilo', '13,5');
  await pupil.nextRound();
  await pupil.act('Nilo', /Open/);
  await pupil.send('Nilo', '10,5');
  for (const square of ['6,5', '2,5', '0,5']) {
    await pupil.nextRound();
    await pupil.send('Nilo', square);
  }
  await pupil.press('Leave the map');
  await pupil.isDone();
}

test('whoever resigns in the middle of a lesson sees the end of the match', async ({ page, server }) => {
  const pupil = new Pupil(page, server);
  await pupil.prefer();
  await pupil.take('tutorial-3');
  await pupil.skipCounter();
  await pupil.act('Seph', /Attack Genestealer/);
  // The second step waits to be read.
  await pupil.isAt(2);
  await pupil.resign();
  await expect(pupil.over).toBeVisible();
});

async function followFireAndWill(pupil: Pupil): Promise<void> {
  await pupil.take('tutorial-4');
  await pupil.aim('Keld', 'heavy flamer', '5,9');
  await pupil.hasLogged('Keld floods 11 squares with fire');
  await expect(pupil.instructor).toContainText('The section burns');
  await pupil.read(2);
  await pupil.act('Ilvane', /Fire at Genestealer/);
  await pupil.isAt(4);
  await pupil.act('Hask', /Attack/);
  await pupil.isAt(5);
  await pupil.act('Sabel', /Psychic storm/);
  await pupil.read(6);
  await expect(pupil.instructor).toContainText('Now get out');
  await pupil.seesTarget();
  await pupil.send('Hask', '5,0');
  for (const square of ['2,0', '0,0']) {
    await pupil.nextRound();
    await pupil.send('Hask', square);
  }
  await pupil.press('Leave the map');
  await pupil.isDone();
}

async function followTheOtherSide(pupil: Pupil): Promise<void> {
  await pupil.take('tutorial-5');
  await pupil.read(1);
  await pupil.heed(2);
  await pupil.quiet();
  await pupil.press(/^All 2 to entry B/);
  await pupil.read(3);
  // The blip with two Genestealers comes in and creeps to the corner.
  await pupil.act('Blip 2', /All actions/, /Enter the board/);
  await pupil.isAt(5);
  await pupil.touchSquare('5,3');
  await pupil.isAt(6);
  await pupil.quiet();
  await pupil.endTurn();
  await pupil.heed(7);
  // The next round: what has come is placed, and the blip at the corner reveals itself.
  await pupil.quiet();
  await pupil.press(/^All 2 to entry A/);
  await pupil.act('Blip 2', /Reveal/);
  await pupil.read(8);
  await pupil.answerAll();
  await pupil.isAt(9);
  await expect(pupil.instructor).toContainText('Strike.');
  // Quill fires on overwatch and his weapon jams: the first Genestealer reaches him.
  for (const square of ['6,4', '7,4']) await pupil.send('Genestealer 1', square);
  await pupil.hasLogged('the weapon jams');
  await pupil.press(/Turn east/);
  await pupil.quiet();
  await pupil.press(/Attack Quill/);
  await expect(pupil.instructor).toContainText('Go on until two of them are dead');
  // The last step waits for the win.
  await pupil.heed(10);
  await expect(pupil.instructor).toContainText('the instructor waits until it is done');
  await pupil.hasLearned(9);
}

const FOLLOWED = {
  'Hold the Line': followHoldTheLine,
  'Step Back': followStepBack,
  'Fire and Will': followFireAndWill,
  'The Other Side': followTheOtherSide,
};

for (const [title, follow] of Object.entries(FOLLOWED)) {
  test(`${title} is followed to its last step`, async ({ page, server }) => {
    const pupil = new Pupil(page, server);
    await pupil.prefer();
    await follow(pupil);
  });

  test(`${title} is followed by touch on a phone`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const pupil = new Pupil(await context.newPage(), server, HANDS.touch);
    await pupil.prefer();
    await follow(pupil);
    await pupil.fits();
    await context.close();
  });

  test(`${title} is followed by keys`, async ({ page, server }) => {
    const pupil = new Pupil(page, server, HANDS.keys);
    await pupil.prefer();
    await follow(pupil);
  });
}

/** Follows the lesson of Death Angel to its end, and looks at each step that points at something. */
async function followAngel(player: AngelPlayer, press: Press): Promise<void> {
  const { instructor, page, understood } = player;
  const pupil = new Pupil(page, player.server);
  await player.prefer();
  await player.open('angel');
  await press(page.getByRole('button', { name: 'Learn by playing' }));
  await expect(instructor).toContainText('These are your Marines');
  for (const words of ['The lamp shows', 'Red is a swarm', 'Doors, ducts', 'Choose one card']) {
    await pupil.seesTarget();
    await press(understood);
    await expect(instructor).toContainText(words);
  }
  await press(understood);
  await expect(understood).toHaveCount(0);
  await expect(instructor).toContainText('Choose one card');
  await player.isAccessible();
  // Two quick presses on cards at one place count once, so a card may have to be pressed again.
  await player.decideUntil(() => instructor.getByText('in the order of their numbers').isVisible(), press, 12);
  await player.decideUntil(() => instructor.getByText('every swarm has attacked').isVisible(), press);
  await press(understood);
  await expect(instructor).toContainText('Then an event was drawn');
  await press(understood);
  await expect(instructor).toContainText('cannot be played in the next round');
  await player.decideUntil(() => instructor.getByText('A new location').isVisible(), press);
  await press(understood);
  await expect(instructor).toHaveCount(0);
}

test('the lesson of Death Angel waits, and is followed to its end', async ({ page, server }) => {
  test.setTimeout(300_000);
  await followAngel(new AngelPlayer(page, server), (button) => button.click());
});

test('the lesson of Death Angel is followed by touch on a phone', async ({ browser, server }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  await followAngel(new AngelPlayer(await context.newPage(), server), (button) => button.tap());
  await context.close();
});

test('the lesson of Death Angel is followed by keys', async ({ page, server }) => {
  test.setTimeout(300_000);
  await followAngel(new AngelPlayer(page, server), async (button) => {
    await button.focus();
    await page.keyboard.press('Enter');
  });
});
