import type { Browser, Page } from '@playwright/test';
import { AngelPlayer } from './support/angel.ts';
import { PHONE } from './support/browser.ts';
import { playFrom, starts } from './support/rounds.ts';
import { expect, test, type Server } from './support/server.ts';

async function newPlayer(
  browser: Browser,
  server: Server,
  settings: Record<string, unknown> = {},
): Promise<AngelPlayer> {
  const player = new AngelPlayer(await (await browser.newContext()).newPage(), server);
  await player.prefer(settings);
  return player;
}

/** Everything that a page is sent over its sockets from now on. */
function traffic(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** How a chosen card is written on the wire: as a card, and as the choice of its team. */
const marksOf = (card: number) => [new RegExp(`"card":${card}\\b`), new RegExp(`"chosen":\\{[^}]*:${card}\\b`)];

/** What somebody is sent who has chosen cards tells them, or else their absence elsewhere proves nothing. */
async function expectSecret(cards: readonly number[], own: readonly string[], others: readonly string[][]) {
  for (const mark of cards.flatMap(marksOf)) {
    await expect.poll(() => own.join('\n'), `${mark}`).toMatch(mark);
    for (const frames of others) expect(frames.join('\n')).not.toMatch(mark);
  }
}

const MARINES = /^(Claudio|Goriel|Leon|Valencio|Zael|Omnio|Gideon|Noctis|Calistarius|Scipio|Lorenzo|Deino)$/;

test('Death Angel alone, from the start page to its end', async ({ page, server }) => {
  test.slow();
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.open('');
  await page.getByRole('link', { name: /Death Angel/ }).click();
  await expect(page.getByRole('heading', { name: 'Death Angel' })).toBeVisible();
  await player.isAccessible();
  await page.getByRole('button', { name: 'Start match' }).click();
  for (const team of ['yellow team', 'red team', 'purple team']) await player.press(new RegExp(team));
  await expect(player.cards.first()).toBeVisible();
  await expect(player.formation.getByRole('listitem')).toHaveCount(6);
  await player.isAccessible();
  await player.playToEnd();
  await expect(page.getByRole('dialog')).toContainText(/Victory|Defeat/);
  await expect(player.log).toContainText('Genestealer Attack');
  // Nobody has scrolled: the log has followed what happened.
  await expect(player.log.getByRole('listitem').last()).toBeInViewport();
  await player.isAccessible();
});

test('chances beside an attack, its die after it, help on every card', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ confirm: 'dice' });
  await player.beginAngel();
  // Attack with every team until somebody reaches a swarm.
  const attack = player.bar.getByRole('button', { name: /attack position/ });
  for (let turn = 0; turn < 200; turn++) {
    // Dice are dice: a squad may be dead before anybody is in reach.
    if ((await player.settled()) === 'over') await player.beginAngel();
    else if (await attack.first().isVisible()) break;
    else await player.decide();
  }
  // No question stands between the press and the die: the chance is on the button.
  await expect(attack.first()).toContainText('%');
  await player.isAccessible();
  await attack.first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Dice' }).getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: /^Location/ }).click();
  await expect(page.getByRole('dialog')).toContainText('blip pile');
  await player.isAccessible();
  await page.keyboard.press('Escape');
  const marines = page.getByRole('region', { name: 'Status' }).getByRole('button', { name: MARINES });
  await marines.first().click();
  await expect(page.getByRole('dialog')).toContainText('Range');
});

test('a card of the round before is refused with its rule', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel();
  const used = player.bar.getByRole('button', { name: /played last round/ });
  for (let turn = 0; turn < 150 && !(await used.first().isVisible()); turn++) await player.decide();
  await used.first().click();
  await expect(page.getByText('DA-CHOOSE-02')).toBeVisible();
});

test('three browsers play to the end, and no traffic tells what another has chosen', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const [ana, ben, cleo] = (await Promise.all(
    ['Ana', 'Ben', 'Cleo'].map((name) => newPlayer(browser, server, { name })),
  )) as [AngelPlayer, AngelPlayer, AngelPlayer];
  const own = traffic(ana.page);
  const others = [traffic(ben.page), traffic(cleo.page)];
  await ana.beginAngel({ players: 3, holders: ['Me', 'Open, by invitation link', 'Open, by invitation link'] });
  const link = await ana.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await ana.isAccessible();
  for (const friend of [ben, cleo]) {
    await friend.page.goto(link);
    await friend.page.getByRole('button', { name: 'Join the match' }).click();
  }
  await expect(ana.cards.first()).toBeVisible();
  const chosen: number[] = [];
  for (let team = 0; team < 2; team++) {
    const number = Number(/: (\d+) /.exec((await ana.cards.first().getAttribute('aria-label')) ?? '')?.[1]);
    chosen.push(number);
    await ana.cards.first().click();
    await expect(
      ana.page
        .getByRole('list', { name: 'Cards of this round' })
        .getByRole('button', { name: new RegExp(`^${number} `) }),
    ).toBeVisible();
  }
  await expect(ben.cards.first()).toBeVisible();
  await expect(ben.log).toContainText('a card is chosen');
  await expect(cleo.page.getByText('card chosen').first()).toBeVisible();
  expect(own.join('\n')).toContain('"chosen","team"');
  for (const frames of others) {
    const all = frames.join('\n');
    expect(all).toContain('"committed"');
    expect(all).not.toContain('"chosen","team"');
  }
  await expectSecret(chosen, own, others);
  const players = [ana, ben, cleo];
  for (let turn = 0; turn < 3_000; turn++) {
    const states = await Promise.all(players.map((player) => player.state()));
    if (states.every((state) => state === 'over')) break;
    const deciding = players.find((_, index) => states[index] === 'decide');
    if (deciding) await deciding.decide();
    else await ana.page.waitForTimeout(20);
  }
  for (const player of players) await expect(player.page.getByRole('dialog')).toContainText(/Victory|Defeat/);
  for (const player of players) await player.page.context().close();
});

/** Chooses a card for every team, and says which. */
async function chooseAll(player: AngelPlayer, teams: number): Promise<number[]> {
  const chosen: number[] = [];
  const order = player.page.getByRole('list', { name: 'Cards of this round' });
  for (let team = 0; team < teams; team++) {
    const number = Number(/: (\d+) /.exec((await player.cards.first().getAttribute('aria-label')) ?? '')?.[1]);
    await player.cards.first().click();
    chosen.push(number);
    await expect(order.getByRole('button', { name: new RegExp(`^${number} `) })).toBeVisible();
  }
  return chosen;
}

test('all choose at once, in any order, and who has chosen may leave', async ({ browser, server }) => {
  test.slow();
  const [ana, ben, cleo] = (await Promise.all(
    ['Ana', 'Ben', 'Cleo'].map((name) => newPlayer(browser, server, { name })),
  )) as [AngelPlayer, AngelPlayer, AngelPlayer];
  const frames = [traffic(ana.page), traffic(ben.page), traffic(cleo.page)];
  await ana.beginAngel({ players: 3, holders: ['Me', 'Open, by invitation link', 'Open, by invitation link'] });
  const link = await ana.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  for (const friend of [ben, cleo]) {
    await friend.page.goto(link);
    await expect(friend.page.getByRole('status')).toContainText('Ana has invited you: Death Angel.');
    await friend.page.getByRole('button', { name: 'Join the match' }).click();
  }
  // All three can choose before anybody has.
  for (const player of [ana, ben, cleo]) await expect(player.cards.first()).toBeVisible();
  // Ben leaves before he has chosen: his match waits for him, though the rules ask Ana first.
  const address = ben.page.url();
  await ben.open('');
  await expect(ben.page.getByRole('listitem').filter({ hasText: 'Death Angel' }).first()).toContainText('Your turn');
  // The last in the order of the seats is the first to choose, and has nobody to wait for.
  const secret = await chooseAll(cleo, 2);
  await expect(cleo.cards).toHaveCount(0);
  await expect(ana.page.getByText('card chosen')).toHaveCount(2);
  // She is told all for whom she waits, and who of them is away.
  const waiting = cleo.page.locator('.prompt');
  await expect(waiting).toContainText('Waiting for Ana and Ben');
  await expect(waiting).toContainText('Ben is not connected');
  await expect(waiting.getByTitle('away', { exact: true })).toHaveCount(1);
  await ben.page.goto(address);
  await expect(waiting.getByTitle('away', { exact: true })).toHaveCount(0);
  const hidden = await chooseAll(ben, 2);
  await expectSecret(secret, frames[2]!, [frames[0]!, frames[1]!]);
  await expectSecret(hidden, frames[1]!, [frames[0]!, frames[2]!]);
  // Ben leaves; his choice waits for the last one as it was made.
  await ben.page.goto('about:blank');
  await expect(ana.page.getByRole('region', { name: 'Status' }).getByTitle('away', { exact: true })).toBeVisible();
  await chooseAll(ana, 1);
  await ana.cards.first().click();
  await expect(ana.log).toContainText('Resolve Actions');
  await expect(cleo.log).toContainText('Resolve Actions');
  for (const number of hidden)
    await expect(
      ana.page
        .getByRole('list', { name: 'Cards of this round' })
        .getByRole('button', { name: new RegExp(`^${number} `) }),
    ).toBeVisible();
  await ben.page.goto(address);
  await expect(ben.log).toContainText('Resolve Actions');
  for (const player of [ana, ben, cleo]) await player.page.context().close();
});

test('an invitation says what it is to, and whether a seat is free', async ({ browser, server }) => {
  const [ana, ben, cleo] = (await Promise.all(
    ['Ana', 'Ben', 'Cleo'].map((name) => newPlayer(browser, server, { name })),
  )) as [AngelPlayer, AngelPlayer, AngelPlayer];
  await ana.beginAngel({ players: 2, holders: ['Me', 'Open, by invitation link'] });
  const link = await ana.page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await ben.page.goto(link);
  await expect(ben.page.getByRole('status')).toContainText('Ana has invited you: Death Angel.');
  await expect(ben.page.getByText('2 players · 2 teams each · Dealt at random')).toBeVisible();
  // Which teams are taken, and which he would lead.
  const seats = ben.page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  const team = '(?:blue|gr[ea]+[ny]|purple|red|yellow)';
  await expect(seats.nth(0)).toHaveText(new RegExp(`Player 1.*${team} and ${team}.*Ana`));
  await expect(seats.nth(1)).toHaveText(new RegExp(`Player 2.*${team} and ${team}`));
  await ben.isAccessible();
  await ben.page.getByRole('button', { name: 'Join the match' }).click();
  await expect(ben.cards.first()).toBeVisible();
  // Used up and nonsense are told apart before anything is pressed.
  await cleo.page.goto(link);
  await expect(cleo.page.getByRole('status')).toContainText('All seats are taken');
  await expect(cleo.page.getByRole('button', { name: 'Join the match' })).toHaveCount(0);
  await cleo.page.goto(link.replace(/.{6}$/, 'abcdef'));
  await cleo.page.reload();
  await expect(cleo.page.getByRole('status')).toContainText('This link is wrong');
  for (const player of [ana, ben, cleo]) await player.page.context().close();
});

test('threats stand on the Marines, and the help has no keys of the other game', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel({ players: 3, holders: ['Me', 'Computer: random', 'Computer: random'] });
  await expect(player.cards.first()).toBeVisible();
  await expect(page.locator('.danger').first()).toContainText('%');
  await expect(
    player.formation.getByRole('button', { name: /risk in the coming attacks|certain to die/ }).first(),
  ).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Undo');
  await expect(page.getByRole('dialog')).not.toContainText(/overwatch|jam/i);
});

test('a card that is looked at shows what it would change, and for whom', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  // The swarms of this start are known: a Marine of another team than green is in danger.
  await playFrom(page, server, starts().find(({ name }) => name === 'red-purple-green.jsonl')!.record);
  const card = player.bar.getByRole('button', { name: /: 1 Block$/ });
  const changes = page.locator('.danger b');
  const threatened = page.locator('.marine:has(.danger)');
  await expect(threatened.first()).toContainText('%');
  await expect(changes).toHaveCount(0);
  await card.hover();
  await expect(changes).toHaveText(['→17%']);
  await expect(page.locator('.marine:has(.danger b)')).toContainText(/[2-9]\d%→17%/);
  await page.mouse.move(2, 2);
  await expect(changes).toHaveCount(0);
  // The same for whoever has no mouse.
  await card.focus();
  await expect(changes).toHaveText(['→17%']);
  await card.blur();
  await expect(changes).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`twelve Marines and all cards fit on ${width} by ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const player = new AngelPlayer(page, server);
    await player.prefer();
    await player.beginAngel({ players: 3, holders: ['Me', 'Computer: random', 'Computer: random'] });
    await expect(player.formation.getByRole('listitem')).toHaveCount(12);
    await expect(player.bar.locator('.pick')).toHaveCount(6);
    for (const row of [1, 12])
      await expect(player.formation.getByRole('listitem', { name: `Position ${row}`, exact: true })).toBeInViewport({
        ratio: 0.99,
      });
    for (const card of await player.bar.locator('.pick').all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  });

test('with computer players to the end', async ({ page, server }) => {
  test.setTimeout(600_000);
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel({
    players: 4,
    holders: ['Me', 'Computer: veteran', 'Computer: random', 'Computer: random'],
  });
  await expect(player.cards.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Computer: Veteran');
  await player.playToEnd();
  await expect(page.getByRole('dialog')).toContainText(/Victory|Defeat/);
});

test('on one screen the curtain hides what the next player may not see', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.open('angel');
  await page.getByRole('radio', { name: /^2 players/ }).check();
  await page.getByRole('combobox', { name: 'Player 2', exact: true }).selectOption('Me');
  await page.getByRole('checkbox', { name: /pass the screen around/ }).check();
  await page.getByRole('radio', { name: /^Dealt at random/ }).check();
  await page.getByRole('button', { name: 'Start match' }).click();
  const curtain = page.getByRole('region', { name: 'Pass the screen' });
  const shown = page.getByRole('list', { name: 'Cards of this round' }).getByRole('button');
  // What is chosen stays a secret: whoever chooses first has to say that nobody else looks.
  await expect(curtain).toContainText('Player 1 decides now');
  await expect(player.cards).toHaveCount(0);
  await curtain.getByRole('button').click();
  // Once is enough: the curtain stays up for all cards of this player.
  for (const before of [0, 1]) {
    await expect(shown).toHaveCount(before);
    await player.cards.first().click();
  }
  await expect(curtain).toContainText('Player 2 decides now');
  await expect(player.log).toContainText('a card is chosen');
  await expect(player.log).not.toContainText('in secret');
  await expect(player.bar).toContainText('Player 2 is deciding');
  await expect(player.cards).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  await player.isAccessible();
  await curtain.getByRole('button').click();
  await expect(player.cards.first()).toBeVisible();
});

test('a team is read about before it is taken', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel({ dealt: false });
  await page.getByRole('button', { name: /Forward Scouting/ }).click();
  await expect(player.dialog).toContainText('You may look at the top event card');
  await page.keyboard.press('Escape');
  await player.isAccessible();
  for (const team of ['purple', 'red', 'blue'])
    await page.getByRole('button', { name: `Take the ${team} team` }).click();
  await expect(player.cards.first()).toBeVisible();
  await expect(player.formation.getByRole('listitem')).toHaveCount(6);
});

test('by keys alone', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.open('angel');
  await page.getByRole('radio', { name: /^Dealt at random/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start match' }).focus();
  await page.keyboard.press('Enter');
  await expect(player.cards.first()).toBeVisible();
  for (let team = 0; team < 3; team++) {
    const before = await page.getByRole('list', { name: 'Cards of this round' }).getByRole('button').count();
    await page.keyboard.press('1');
    if (team < 2)
      await expect(page.getByRole('list', { name: 'Cards of this round' }).getByRole('button')).toHaveCount(before + 1);
  }
  await expect(player.log).toContainText('Resolve Actions');
  // The formation is one stop of the tab key; arrows lead through it.
  await page.keyboard.press('b');
  const focused = page.locator('#board :focus');
  await expect(focused).toHaveAttribute('data-nav', '1 3');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('data-nav', '2 3');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('data-nav', '1 3');
  // A support card is asked for: Enter on a Marine gives him the token.
  await page.keyboard.press('Enter');
  await expect(player.log).toContainText('gets a support token');
});

test('on a phone', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel({ players: 2, holders: ['Me', 'Computer: random'] });
  await expect(player.cards.first()).toBeVisible();
  await player.fits();
  await player.isAccessible();
  for (const tab of ['Status', 'Log', 'Board']) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await player.fits();
    await player.isAccessible();
  }
  for (let turn = 0; turn < 12 && !(await player.isOver()); turn++) {
    await player.decide();
    await player.fits();
  }
  await player.isAccessible();
});

test('what happens between two decisions is shown, and the space bar skips it', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ animation: 'slow' });
  await page.clock.install();
  // Time stands still: on a busy machine what is shown would be over before it is looked for.
  await player.openAttack();
  await page.clock.pauseAt(Date.now() + 60_000);
  await player.chooseAttack();
  // The first attack is made by itself; nothing can be decided meanwhile.
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  await expect(skip).toBeVisible();
  await expect(player.answers).toHaveCount(0);
  const told = (await player.log.textContent()) ?? '';
  await page.locator('body').press('Space');
  await expect(player.log).not.toHaveText(told);
  await page.clock.resume();
  await expect(player.answers.first()).toBeVisible();
});

test('a card shows its key, and the second half of a double click on one answers nothing', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ autoAttack: false });
  await player.openAttack();
  const card = (name: string) => player.bar.getByRole('button', { name: new RegExp(name) });
  // The key is another number than the one that is printed on the card.
  await page.keyboard.press((await card('Onward Brothers').locator('kbd').textContent()) ?? '');
  await expect(player.cards).toHaveCount(6);
  await card('Flamer Attack').click();
  await card('Dead Aim').dblclick();
  const prompt = player.bar.locator('.prompt');
  await expect(prompt).toContainText('Onward Brothers');
  await expect(player.bar.getByRole('button', { name: 'Done with this card' })).toBeVisible();
  await expect(player.log).not.toContainText(/trades places|turns: /);
});

test('the space bar that comes a moment after a show passes nothing', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ animation: 'slow', autoAttack: false });
  await page.clock.install();
  const prompt = player.bar.locator('.prompt');
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  await player.openAttack();
  await page.clock.pauseAt(Date.now() + 60_000);
  await player.chooseAttack();
  await player.formation.getByRole('button', { name: /^Genestealer \(claw\), position 3 left/ }).click();
  await expect(skip).toBeVisible();
  for (let steps = 0; steps < 100 && (await skip.count()) > 0; steps++) await page.clock.runFor(50);
  await expect(skip).toHaveCount(0);
  const asked = await prompt.innerText();
  await page.locator('body').press('Space');
  await page.waitForTimeout(300);
  expect(await prompt.innerText()).toBe(asked);
  await page.clock.runFor(400);
  await page.locator('body').press('Space');
  await expect(prompt).not.toHaveText(asked);
});

test('a card is taken back before anything was rolled', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer();
  await player.beginAngel();
  const order = page.getByRole('list', { name: 'Cards of this round' });
  const first = player.cards.first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const number = /: (\d+) /.exec(name)?.[1] ?? '';
  await first.click();
  await expect(order.getByRole('button', { name: new RegExp(`^${number} `) })).toBeVisible();
  await player.press(/Undo/);
  await expect(order.getByRole('button', { name: new RegExp(`^${number} `) })).toHaveCount(0);
  await expect(player.bar.getByRole('button', { name })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('Not possible');
});

/** The line of the first card that is played after all have been turned up. */
const RESOLVING = /\d+ [A-Z][^:.()]* \((red|yellow|green|blue|purple|grey)\)/;
const ATTACKS = /attacks: position 3 left/;

test('the log and the question follow what the table shows, and nobody has to wait for it', async ({
  page,
  server,
}) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ animation: 'slow', autoAttack: false });
  await page.clock.install();
  const prompt = player.bar.locator('.prompt');
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  // Time stands still: an attack has begun, and its roll waits.
  await player.openAttack();
  await page.clock.pauseAt(Date.now() + 60_000);
  await player.chooseAttack();
  const foe = player.formation.getByRole('button', { name: /^Genestealer \(claw\), position 3 left/ });
  await foe.click();
  await expect(prompt).toHaveText(/More to come/);
  await expect(skip).toBeVisible();
  await expect(player.log).toContainText(RESOLVING);
  await expect(player.log).not.toContainText(ATTACKS);
  // A key that would choose something only ends the show.
  await page.keyboard.press('1');
  await expect(player.log).toContainText(ATTACKS);
  await expect(prompt).not.toHaveText(/More to come/);
  await expect(skip).toHaveCount(0);
});

test('with motion reduced everything is told at once', async ({ page, server }) => {
  const player = new AngelPlayer(page, server);
  await player.prefer({ animation: 'slow', motion: 'reduced' });
  await page.clock.install();
  await player.beginAngel();
  await expect(player.cards.first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let team = 0; team < 3; team++) await player.decide();
  await expect(player.log).toContainText(RESOLVING);
  await expect(player.bar).not.toContainText('More to come');
});
