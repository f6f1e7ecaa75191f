import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import deck from '../../../src/games/death-angel/deck.json' with { type: 'json' };
import type { AngelAction, AngelDecision, AngelView, RowForm } from '../../../src/wire/angel.ts';

/** What is counted while rounds are played. */
export interface Count {
  rounds: number;
  /** Presses of the mouse. */
  clicks: number;
  /** Time in which the table shows something and nothing can be pressed, in milliseconds. */
  waited: number;
  /** Presses by what was decided with them. */
  by: Record<string, number>;
}

interface Position {
  version: number;
  view: AngelView;
  decision: AngelDecision | null;
  legal: { action: AngelAction }[];
  over: unknown;
}

/** How long the page's clock goes on at a time while the table shows something, in milliseconds. */
const STEP = 250;
/** What a person needs to look at a question before it is answered, in milliseconds of the page's clock. */
const LOOK = 600;
/**
 * How long passes for the server meanwhile, in milliseconds. The page's clock can be moved at once, and the page asks for odds
 * and chances at every question: without a rest these would be more messages than the server takes in a second.
 */
const REST = 150;
const FOLDER = new URL('./starts/', import.meta.url);

/** Starts of matches for one player: whoever plays on from one of them gets the same dice for the same decisions. */
export function starts(): { name: string; record: string }[] {
  const files = readdirSync(FOLDER).sort();
  return files.map((name) => ({ name, record: readFileSync(new URL(name, FOLDER), 'utf8') }));
}

/** Brings a start to a server and opens it in a page. */
export async function playFrom(page: Page, server: { url: string }, record: string): Promise<void> {
  const send = async (path: string, body: string, token = ''): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { person, token } = await send('people', JSON.stringify({ name: 'Ana' }));
  const { match: imported } = await send('records', record, String(token));
  const terms = JSON.stringify({ frame: 0, seats: { p1: { type: 'me' } } });
  const { match } = await send(`matches/${String(imported)}/continue`, terms, String(token));
  const known = { id: (person as { id: string }).id, name: 'Ana', token };
  await page.addInitScript((text) => localStorage.setItem('blipfall.person', text), JSON.stringify(known));
  await page.goto(`${server.url}/#/match/${String(match)}`);
}

/** Somebody who plays by a few simple rules, which are the same whatever the page looks like, and counts. */
export class Counter {
  private readonly count: Count = { rounds: 0, clicks: 0, waited: 0, by: {} };
  readonly #positions = new Map<number, Position>();
  /** How long the table has shown something since the page was opened, in milliseconds of the page's clock. */
  #shown = 0;
  /** The version of the question that was answered last. */
  #answered = -1;

  /** Listens from before the page is opened; time stands still unless the table shows something. */
  constructor(private readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  /** Measures from the first moment of the page on; its clock has to be installed before. */
  async watch(): Promise<void> {
    await this.page.addInitScript(watchTable);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Position & { type: string };
    if (message.type === 'update') this.#positions.set(message.version, message);
  }

  /** Plays until this many rounds are over, or the match is. */
  async play(rounds: number): Promise<Count> {
    const first = (await this.#ready())?.view.turn ?? 1;
    const shownBefore = this.#shown;
    // A round in which the match ends is none: it may be a short one.
    let whole = structuredClone(this.count);
    for (let presses = 0; presses < 60 * rounds; presses++) {
      const position = await this.#ready();
      this.count.waited = this.#shown - shownBefore;
      const turn = position?.view.turn ?? first;
      if (turn - first > whole.rounds) whole = { ...structuredClone(this.count), rounds: turn - first };
      if (position === null || position.over !== null || whole.rounds >= rounds) break;
      await this.page.clock.runFor(LOOK);
      await this.page.waitForTimeout(REST);
      await this.#answer(position);
    }
    return whole;
  }

  /** Waits until something can be pressed: while the table shows something the clock goes on. */
  async #ready(): Promise<Position | null> {
    const until = Date.now() + 120_000;
    while (Date.now() < until) {
      const { state, version, shown } = await this.page.evaluate(stateOf);
      this.#shown = shown;
      if (state === 'over') return null;
      const position = this.#positions.get(version);
      // The answer to the last press may be on its way: what was there before it is no new question.
      if (state === 'ready' && position && version !== this.#answered) return position;
      if (state === 'showing') await this.page.clock.runFor(STEP);
      else await this.page.waitForTimeout(20);
    }
    throw new Error('there is nothing to press');
  }

  async #answer(position: Position): Promise<void> {
    this.#answered = position.version;
    const actions = position.legal.map(({ action }) => action);
    const index = choose(actions, position.view, position.decision);
    const action = actions[index]!;
    const before = this.count.clicks;
    if (action.do === 'choose')
      await this.#click(`.pick[aria-label*=" ${action.card} "]:not(.barred), .pick[aria-label^="${action.card} "]`);
    else if (action.do === 'pass') await this.#click('.pass .button');
    else if (action.do === 'attack' && (await this.#has('.rerolls'))) await this.#click('.rerolls .button');
    else if (action.do === 'attack' && (await this.#has('.all'))) await this.#click('.all .button');
    else if (action.do === 'turn' && (await this.#has('.turns'))) await this.#click('.turns .button');
    else await this.#press(actions, index);
    const kind = action.do === 'target' ? (position.decision?.work ?? 'target') : action.do;
    this.count.by[kind] = (this.count.by[kind] ?? 0) + this.count.clicks - before;
  }

  /** By the place in the list, after choosing the Marine where that has to be done first. */
  async #press(actions: AngelAction[], index: number): Promise<void> {
    const marked = `.angel-actions [data-index="${index}"]`;
    if ((await this.page.locator(marked).count()) > 0) return this.#click(marked);
    const action = actions[index]!;
    const acting = new Set(actions.flatMap((one) => actorOf(one) ?? []));
    const actor = actorOf(action);
    const isChosen = acting.size < 2 || actor === null;
    const chip = this.page.locator('.angel-actions .chip', { hasText: new RegExp(`^${actor ?? ''}$`, 'i') });
    if (!isChosen && (await chip.getAttribute('aria-pressed')) !== 'true') {
      this.count.clicks += 1;
      await chip.click();
    }
    const listed = actions.filter(
      (one) => one.do !== 'pass' && (acting.size < 2 || actorOf(one) === null || actorOf(one) === actor),
    );
    await this.#click(`.choices ul > li:nth-child(${listed.indexOf(action) + 1}) .button`);
  }

  /** Whether the page has a button for several answers at once, with this class. */
  async #has(several: string): Promise<boolean> {
    return (await this.page.locator(`.angel-actions ${several} .button`).count()) > 0;
  }

  async #click(selector: string): Promise<void> {
    this.count.clicks += 1;
    await this.page.locator(selector).first().click();
  }
}

/** Adds up how long "Skip ahead" is offered, which is how long the table shows something. Runs in the page. */
function watchTable(): void {
  let total = 0;
  let since: number | null = null;
  const look = () => {
    const isShowing = document.querySelector('.table > .skip') !== null;
    if (isShowing) since ??= performance.now();
    else if (since !== null) {
      total += performance.now() - since;
      since = null;
      document.documentElement.dataset['shown'] = String(total);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** What the page lets somebody do now. Runs in the page. */
function stateOf(): { state: 'over' | 'ready' | 'showing' | 'wait'; version: number; shown: number } {
  const match = document.querySelector<HTMLElement>('.match');
  const version = Number(match?.dataset['version'] ?? -1);
  const shown = Number(document.documentElement.dataset['shown'] ?? 0);
  if (document.querySelector('dialog[open]')) return { state: 'over', version, shown };
  if (document.querySelector('.table > .skip')) return { state: 'showing', version, shown };
  const open = document.querySelector('.angel-actions :is(.pick:not(.barred), li .button):enabled');
  return { state: open && match?.dataset['mine'] === 'true' ? 'ready' : 'wait', version, shown };
}

function actorOf(action: AngelAction): string | null {
  return action.do === 'swap' || action.do === 'turn' || action.do === 'activate' || action.do === 'attack'
    ? action.marine
    : null;
}

const foes = ({ swarm, attacked = [] }: RowForm['left']) => swarm.length + attacked.length;
const behind = (row: RowForm) => foes(row[row.facing === 'left' ? 'right' : 'left']);

/** The best of a list; of equal ones the first. */
function best<T>(list: readonly T[], worth: (one: T) => number): T {
  return list.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** How far an attack reaches, as less than one alien. */
function far({ marine, position }: Extract<AngelAction, { do: 'attack' }>, view: AngelView): number {
  const place = view.formation.findIndex((row) => row.marine === marine) + 1;
  return Math.abs(place - position) / 100;
}

/** The first of the swarm that is not a Brood Lord. */
function victim(kills: readonly Kill[], view: AngelView): Kill {
  const { position, side } = kills[0]!;
  const { swarm, attacked = [] } = view.formation[position - 1]![side];
  const first = [...swarm, ...attacked].find((foe) => !foe.startsWith('bl-'));
  return kills.find((kill) => kill.symbol === first && kill.position === position && kill.side === side) ?? kills[0]!;
}

/** What is decided: attack what is in reach, turn to what is behind, help whoever is most in danger. */
function choose(actions: readonly AngelAction[], view: AngelView, decision: AngelDecision | null): number {
  const of = <K extends AngelAction['do']>(name: K) =>
    actions.filter((action): action is Extract<AngelAction, { do: K }> => action.do === name);
  const row = (marine: string) => view.formation.find((place) => place.marine === marine);
  const at = (action: AngelAction) => actions.indexOf(action);
  const [first] = actions;
  if (first?.do === 'choose') return at(chosenCard(of('choose'), view));
  if (of('support').length > 0)
    return at(best(of('support'), ({ marine }) => foes(row(marine)!.left) + foes(row(marine)!.right)));
  if (of('attack').length > 0)
    return at(
      best(of('attack'), (action) => foes(view.formation[action.position - 1]![action.side]) - far(action, view)),
    );
  if (of('kill').length > 0) return at(victim(of('kill'), view));
  const turn = of('turn').find(
    ({ marine }) => behind(row(marine)!) > 0 && foes(row(marine)![row(marine)!.facing]) === 0,
  );
  if (turn) return at(turn);
  if (of('reroll').length > 0) return at((decision?.good ? of('keep')[0] : of('reroll')[0]) ?? first!);
  const isMove = decision?.kind === 'move';
  const other = isMove ? of('pass')[0] : actions.find((action) => action.do !== 'pass');
  return at(other ?? of('pass')[0] ?? first!);
}

const KINDS: Record<string, { type: string }> = deck.action;
const RANGES: Record<string, { team: string; range: number }> = deck.marine;

type Kill = Extract<AngelAction, { do: 'kill' }>;
type Choice = Extract<AngelAction, { do: 'choose' }>;

function chosenCard(all: readonly Choice[], view: AngelView): Choice {
  const { team } = all[0]!;
  const own = all.filter((action) => action.team === team);
  const card = (type: string) => own.find((action) => KINDS[action.card]?.type === type);
  const marines = view.formation
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => RANGES[row.marine]?.team === team);
  const reaches = marines.some(({ row, index }) =>
    view.formation.some(
      (other, place) => Math.abs(place - index) <= (RANGES[row.marine]?.range ?? 0) && foes(other[row.facing]) > 0,
    ),
  );
  const isSurrounded = marines.some(({ row }) => behind(row) > 0);
  return (
    (reaches ? card('attack') : undefined) ?? (isSurrounded ? card('move') : undefined) ?? card('support') ?? own[0]!
  );
}
