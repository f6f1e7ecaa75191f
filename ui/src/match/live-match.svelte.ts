import { Connection, type Socket, type Status } from '../net/connection';
import { isOfType, type Ask, type Hello, type MessageOf, type ServerMessage } from '../net/messages';
import { forget } from '../net/person';
import { Refusal } from '../net/refusal';
import {
  PROTOCOL,
  type AdvisedAnswer,
  type GameAction,
  type GameEvent,
  type Passing,
  type ReachSpot,
  type Said,
  type Seat,
  type Step,
  type Update,
  type Welcome,
} from '../net/wire';
import type { Taker } from '../wire/Taker';
import type { OddsAnswer } from './action-words';
import { nextStep } from './contribution';
import { extend, LogBySeat, type LogLine } from './log';
import type { MatchModel, Sight, Threat, WhyNot } from './match-model';
import { Pacer } from './pacer';
import { computerPause, settings } from '../settings/settings.svelte';
import { answersOf, type Shown } from './shown';

const HISTORY_AT_ONCE = 200;
/** How long another tab or device has to reveal a number that is not kept here, in milliseconds. */
const WITHDRAW_AFTER = 10_000;
const NO_NEWS: readonly GameEvent[] = [];

/** One match as this browser sees it: what the server said, shown at the player's pace. */
export class LiveMatch implements MatchModel {
  readonly id: string;
  status = $state.raw<Status>({ type: 'connecting', again: false });
  welcome = $state.raw<Welcome | null>(null);
  /** The update that is shown; newer ones may wait for their turn. */
  shown = $state.raw<Shown | null>(null);
  readonly news = $derived(this.shown?.news ?? NO_NEWS);
  log = $state.raw<LogLine[]>([]);
  said = $state.raw<Said[]>([]);
  /** How many updates wait to be shown. */
  behind = $state(0);
  /** How many requests are on their way, or what they have changed. */
  #underway = $state(0);

  #connection: Connection;
  #pacer: Pacer<Update>;
  /** The newest version that has arrived, shown or not. */
  #newest: number | null = null;
  #logs = new LogBySeat();
  /** Whether the log has everything that the seat that is shown may read. */
  #complete = false;
  #token: string | null;
  /** The step towards the start that was taken last: it is taken once on each connection. */
  #taken = '';
  #withdrawal: ReturnType<typeof setTimeout> | undefined;
  #waiters: { after: number; resolve(): void }[] = [];
  #arrivals: { version: number; resolve(): void }[] = [];

  /** `onshow` is told of every update, also of those that are skipped. */
  constructor(
    id: string,
    token: string | null,
    dial: () => Socket,
    private readonly onshow: (shown: Shown) => void = () => {},
    /** How long what has happened is looked at before the next is shown, in milliseconds. */
    stay: (events: readonly GameEvent[], byComputer: boolean) => number = (_, byComputer) =>
      byComputer ? computerPause() : 0,
    /** Whether the next update may be shown, which this person made or not; `resume` asks again. */
    mayShow: (isOwn: boolean) => boolean = () => true,
    /** Whether the board has come to the end of an update: what this person does then is shown at once. */
    private readonly hasShown: (version: number) => boolean = () => false,
  ) {
    this.id = id;
    this.#token = token;
    this.#pacer = new Pacer<Update>(
      (update) => this.#show(update),
      (update) =>
        stay(
          update.steps.flatMap((step) => step.events),
          update.steps.some(isComputers),
        ),
      (waiting) => (this.behind = waiting),
      (update) => mayShow(update.steps.every((step) => this.#isOwn(step))),
    );
    this.#connection = new Connection({
      dial,
      hello: () => this.#hello(),
      onmessage: (message) => this.#receive(message),
      onstatus: (status) => this.#setStatus(status),
    });
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#pacer.clear();
    clearTimeout(this.#withdrawal);
    this.#connection.close();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    this.#pacer.skip();
  }

  /** Shows what waits if it may be shown by now. */
  resume(): void {
    this.#pacer.resume();
  }

  /** Nothing else can be asked for: a request is on its way, or what it has changed has not arrived. */
  get busy(): boolean {
    return this.#underway > 0;
  }

  /** The seats of this browser's person. */
  get seats(): Seat[] {
    return (this.shown?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  /** Whether the decision that is shown is ours to make, with nothing newer on its way. */
  get mine(): boolean {
    return (this.shown?.legal.length ?? 0) > 0 && this.behind === 0;
  }

  /** Resolves once a newer version is shown than the one that is shown now. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiters.push({ after: this.#version(), resolve }));
  }

  /** Plays an action of the list that is shown; in another turn than the one that is meant the server refuses it. */
  act(index: number, turn = this.shown?.turn ?? null): Promise<void> {
    return this.#change({ type: 'act', version: this.#version(), turn, ...this.#placeOf(index) });
  }

  undo(): Promise<void> {
    return this.#change({ type: 'undo', version: this.#version() });
  }

  resign(seat: Seat): Promise<void> {
    return this.#change({ type: 'resign', seat });
  }

  draw(answer: 'offer' | 'accept' | 'decline'): Promise<void> {
    return this.#change({ type: 'draw', answer });
  }

  sit(seat: Seat, taker: Taker): Promise<void> {
    return this.#change({ type: 'sit', seat, taker });
  }

  rematch(): Promise<void> {
    return this.#change({ type: 'rematch' });
  }

  lift(seat: Seat): Promise<void> {
    return this.#change({ type: 'lift', seat });
  }

  say(text: string): Promise<void> {
    return this.#change({ type: 'say', text });
  }

  prefer(seat: Seat): Promise<void> {
    return this.#change({ type: 'prefer', seat, preferences: { passing: passing() } });
  }

  odds(index: number): Promise<OddsAnswer> {
    return this.#inTurn({ type: 'odds', version: this.#version(), ...this.#placeOf(index) }, 'odds');
  }

  /** Where the server's lists have an action of the list that is shown. */
  #placeOf(index: number): { action: number; after_pass: boolean } {
    const answer = this.shown?.legal[index];
    return { action: answer?.place ?? index, after_pass: answer?.afterPass ?? false };
  }

  whyNot(action: GameAction): Promise<WhyNot> {
    return this.#inTurn({ type: 'why_not', version: this.#version(), action }, 'why_not');
  }

  async reach(unit: string): Promise<ReachSpot[]> {
    return (await this.#question({ type: 'reach', version: this.#version(), unit }, 'reach')).spots;
  }

  sight(unit: string | null): Promise<Sight> {
    return this.#question({ type: 'sight', version: this.#version(), unit }, 'sight');
  }

  async threats(index?: number): Promise<Threat[]> {
    const action = index === undefined ? {} : { action: this.#placeOf(index).action };
    return (await this.#question({ type: 'threats', version: this.#version(), ...action }, 'threats')).threats;
  }

  /** Advice on the decision that is shown, in a practice game; an action of the list is compared in any case if it is named. */
  async advise(index?: number): Promise<AdvisedAnswer[]> {
    const action = index === undefined ? {} : { action: this.#placeOf(index).action };
    return (await this.#inTurn({ type: 'advise', version: this.#version(), ...action }, 'advice')).answers;
  }

  /** Asks something that has an answer of its own type. */
  async #question<T extends ServerMessage['type']>(message: Ask, type: T): Promise<MessageOf<T>> {
    const answer = await this.#connection.ask(message);
    if (isOfType(answer, type)) return answer;
    throw new Refusal('other', `the server answered ${message.type} with ${answer.type}`);
  }

  /** What is computed for this connection now: the server refuses others of its kind meanwhile. */
  #computed: Promise<unknown> = Promise.resolve();

  /** Asks something that the server has to compute, as soon as everything before it is answered. */
  #inTurn<T extends ServerMessage['type']>(message: Ask & { version: number }, type: T): Promise<MessageOf<T>> {
    const answer = this.#computed.then(() => {
      if (message.version !== this.#version()) throw new Refusal('stale', 'the match has gone on');
      return this.#question(message, type);
    });
    this.#computed = answer.catch(() => {});
    return answer;
  }

  async #change(message: Ask): Promise<void> {
    this.#underway += 1;
    try {
      const answer = await this.#connection.ask(message);
      // The acknowledgement comes first: until the change itself is here, the old list of actions must not be used.
      await this.#arrival(answer.type === 'ack' ? answer.version : 0);
    } finally {
      this.#underway -= 1;
    }
  }

  /** Resolves once this version or a newer one has come, shown or not; or nothing will come any more. */
  #arrival(version: number): Promise<void> {
    if (version <= (this.#newest ?? 0) || this.status.type === 'ended') return Promise.resolve();
    return new Promise((resolve) => this.#arrivals.push({ version, resolve }));
  }

  #arrive(version: number): void {
    for (const arrival of this.#arrivals.filter((one) => one.version <= version)) arrival.resolve();
    this.#arrivals = this.#arrivals.filter((one) => one.version > version);
  }

  #isOwn({ what }: Step): boolean {
    return (
      (what.type === 'undone' || (what.type === 'played' && what.by === 'person')) && this.seats.includes(what.seat)
    );
  }

  #isOwnUpdate({ steps }: Update): boolean {
    return steps.length > 0 && steps.every((step) => this.#isOwn(step));
  }

  #setStatus(status: Status): void {
    this.status = status;
    if (status.type !== 'ended') return;
    if (status.why === 'dropped') forget();
    this.#arrive(Infinity);
  }

  #version(): number {
    return this.shown?.version ?? 0;
  }

  #hello(): Hello {
    return { type: 'hello', protocol: PROTOCOL, match: this.id, token: this.#token, since: this.#newest };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#greet(message);
      case 'update':
        return this.#take(message);
      case 'said':
        this.said = [...this.said, message];
        return;
      case 'presence':
        if (this.shown) this.shown = { ...this.shown, presence: message };
        return;
    }
  }

  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.said = welcome.said;
    this.#taken = '';
  }

  #take(update: Update): void {
    const afresh = update.since === null || update.since !== this.#newest;
    this.#newest = update.version;
    this.#arrive(update.version);
    this.#comeNearer(update);
    if (!afresh) return this.#pacer.put(update, this.#isOwnUpdate(update) && this.hasShown(this.#version()));
    this.#pacer.clear();
    this.#logs = new LogBySeat();
    this.shown = null;
    this.#show({ ...update, steps: [] });
    this.#prepare(update);
  }

  /** What is said once a table is seen for the first time. */
  #prepare(update: Update): void {
    for (const seat of update.seats.filter((one) => one.yours)) {
      if (seat.preferences?.passing !== passing()) void this.prefer(seat.seat).catch(() => {});
    }
  }

  /** Commits to this browser's part of the dice, and reveals it once all have committed. */
  #comeNearer({ start, seats }: Update): void {
    const own = seats.find((seat) => seat.yours)?.holder;
    const person = own?.type === 'person' ? own.person : null;
    if (!start || person === null) return;
    const committed = start.committed.find((one) => one.person === person);
    // In a match from before there were commitments somebody can be ready without one.
    if (!committed && seats.every((seat) => !seat.yours || seat.ready)) return;
    const step = `${start.number} ${committed?.commitment} ${start.reveal_until} ${committed?.revealed}`;
    if (step === this.#taken) return;
    this.#taken = step;
    clearTimeout(this.#withdrawal);
    const message = nextStep(this.id, person, start);
    if (message?.type === 'withdraw') this.#withdrawal = setTimeout(() => void this.#quietly(message), WITHDRAW_AFTER);
    else if (message) void this.#quietly(message);
  }

  #quietly(message: Ask): Promise<void> {
    return this.#connection.ask(message).then(
      () => {},
      () => {},
    );
  }

  /** Fills the log with what happened while the match was not shown from this seat. */
  async #recall(seat: Seat | null, from: number, to: number): Promise<void> {
    const known = this.log.filter((line) => line.version <= from);
    let steps: Step[] = [];
    while (from < to) {
      const ask: Ask = { type: 'history', from, to: Math.min(to, from + HISTORY_AT_ONCE) };
      const answer = await this.#question(ask, 'history').catch(() => null);
      if (answer === null) return;
      steps = steps.concat(answer.steps);
      if (answer.to <= from) break;
      from = answer.to;
    }
    if (this.shown?.seat !== seat) return;
    const later = this.log.filter((line) => line.version > to);
    this.log = [...extend(known, steps), ...later];
    this.#complete = true;
  }

  /**
   * The log of the seat that is shown from now on: where several share a screen, what one of them knows must not
   * stay on it for the next.
   */
  #turn(from: Shown | null, to: Update): void {
    if (from !== null && this.#complete) this.#logs.keep(from.seat, this.log, from.version);
    this.#complete = false;
    const seen = this.#logs.of(to.seat);
    this.log = seen.lines;
    void this.#recall(to.seat, seen.version, to.version);
  }

  #show(update: Update): void {
    const before = this.shown;
    const shown = { ...update, legal: answersOf(update), news: update.steps.flatMap((step) => step.events) };
    this.shown = shown;
    if (before?.seat !== update.seat) this.#turn(before, update);
    else this.log = extend(this.log, update.steps);
    this.onshow(shown);
    const isDue = (waiter: { after: number }) => waiter.after < update.version;
    for (const waiter of this.#waiters.filter(isDue)) waiter.resolve();
    this.#waiters = this.#waiters.filter((waiter) => !isDue(waiter));
  }
}

function isComputers(step: Step): boolean {
  return step.what.type === 'played' && step.what.by === 'computer';
}

function passing(): Passing {
  return settings.autoPass ? 'when_forced' : 'never';
}

/** A socket to the server that the page came from. */
export function dialServer(): Socket {
  const url = new URL('api/play', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return new WebSocket(url);
}
