import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../../src/net/connection';
import type { By, Start, Step, Update } from '../../src/net/wire';
import { settings } from '../../src/settings/settings.svelte';
import { commitmentTo, isAsSeen } from '../../src/match/contribution';
import { LiveMatch } from '../../src/match/live-match.svelte';
import type { ClientMessage } from '../../src/wire/ClientMessage';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> | undefined {
    return this.sent.findLast((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }
}

const step = (version: number, by: By = 'person'): Step => ({
  version,
  at: 0,
  what: { type: 'played', seat: 'marine', by },
  events: [{ type: 'moved', unit: 'orso', from: '0,0', to: `${version},0` }],
});

function update(version: number, since: number | null, more: Partial<Update> = {}): object {
  const seats = [
    {
      seat: 'marine',
      holder: { type: 'person', person: 'p', name: 'Ana' },
      yours: true,
      decides: true,
      ready: true,
      resigned: false,
      draw: false,
      rematch: false,
      preferences: { passing: 'when_forced' },
    },
  ];
  return {
    type: 'update',
    version,
    since,
    steps: [],
    stage: 'playing',
    seat: 'marine',
    view: {},
    legal: [],
    after_pass: [],
    turn: null,
    seats,
    presence: { seats: [], spectators: 0 },
    ...more,
  };
}

const SERVER = 'ab'.repeat(32);

/** Before the start. */
function waiting(version: number, committed: Start['committed'], until: number | null = null): object {
  const start: Start = { number: 1, commitment: SERVER, committed, reveal_until: until };
  const all = update(version, null, { stage: 'waiting', view: null, start }) as Update;
  return { ...all, seats: all.seats.map((seat) => ({ ...seat, ready: committed.length > 0 })) };
}

function setUp(tell: (version: number) => void = () => {}, mayShow?: (isOwn: boolean) => boolean) {
  const sockets: FakeSocket[] = [];
  const match = new LiveMatch(
    'm1',
    'token',
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    (update) => tell(update.version),
    undefined,
    mayShow,
  );
  match.open();
  const socket = () => sockets.at(-1) as FakeSocket;
  const welcome = () => {
    socket().onopen?.();
    socket().say({ type: 'welcome', re: 0, said: [], you: null, game: 'space-hulk' });
  };
  welcome();
  return { match, socket, welcome };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.computerPace = 'normal';
  settings.autoPass = true;
});
afterEach(() => void vi.useRealTimers());

describe('a table', () => {
  it('asks one question at a time, and none about what is over', async () => {
    const { match, socket } = setUp();
    socket().say(update(3, null));
    const questions = () => socket().sent.filter(({ type }) => type === 'odds');
    const asked = [0, 1, 2].map((index) => match.odds(index).then(() => 'told', String));
    await vi.advanceTimersByTimeAsync(0);
    expect(questions()).toMatchObject([{ action: 0 }]);
    // The server would refuse a second one before the first is answered.
    socket().say({ type: 'odds', re: socket().asked('odds')?.re, outcomes: [], parts: null, exact: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(questions()).toMatchObject([{ action: 0 }, { action: 1 }]);
    socket().say(update(4, 3, { steps: [step(4)] }));
    socket().say({ type: 'odds', re: socket().asked('odds')?.re, outcomes: [], parts: null, exact: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(questions()).toHaveLength(2);
    expect(await Promise.all(asked)).toEqual(['told', 'told', expect.stringContaining('gone on')]);
  });

  it('shows the first update and asks for what happened before it', async () => {
    const { match, socket } = setUp();
    socket().say(update(3, null));
    expect(match.shown?.version).toBe(3);
    expect(socket().asked('history')).toMatchObject({ from: 0, to: 3 });
    socket().say({ type: 'history', re: socket().asked('history')?.re, from: 0, to: 3, steps: [step(2), step(3)] });
    await vi.advanceTimersByTimeAsync(0);
    expect(match.log.map((line) => line.version)).toEqual([2, 3]);
  });

  it('tells moves of the computer one after the other, and all at once when skipped', () => {
    const { match, socket } = setUp();
    socket().say(update(1, null));
    for (const version of [2, 3, 4]) socket().say(update(version, version - 1, { steps: [step(version, 'computer')] }));
    expect(match.shown?.version).toBe(2);
    expect(match.behind).toBe(2);
    vi.advanceTimersByTime(700);
    expect(match.shown?.version).toBe(3);
    match.skip();
    expect(match.shown?.version).toBe(4);
    expect(match.log.map((line) => line.version)).toEqual([2, 3, 4]);
  });

  it('does not hold up what people do', () => {
    const { match, socket } = setUp();
    socket().say(update(1, null));
    for (const version of [2, 3]) socket().say(update(version, version - 1, { steps: [step(version)] }));
    expect(match.shown?.version).toBe(3);
  });

  it('shows what this person did while a lesson holds what others did, and in order', () => {
    const { match, socket } = setUp(undefined, (isOwn) => isOwn);
    socket().say(update(1, null));
    socket().say(update(2, 1, { steps: [step(2)] }));
    expect([match.shown?.version, match.behind]).toEqual([2, 0]);
    socket().say(update(3, 2, { steps: [step(3, 'computer')] }));
    socket().say(update(4, 3, { steps: [step(4)] }));
    expect([match.shown?.version, match.behind]).toEqual([2, 2]);
  });

  it('offers nothing to decide while something is still to be shown', () => {
    const { match, socket } = setUp();
    const legal: Update['legal'] = [{ action: { do: 'pass' }, risk: false }];
    socket().say(update(1, null));
    socket().say(update(2, 1, { steps: [step(2, 'computer')], legal }));
    expect(match.mine).toBe(true);
    socket().say(update(3, 2, { steps: [step(3, 'computer')], legal }));
    expect(match.mine).toBe(false);
  });

  it('says after a lost connection what it knows, and goes on from there', () => {
    const { match, socket, welcome } = setUp();
    socket().say(update(1, null));
    socket().say(update(2, 1, { steps: [step(2)] }));
    socket().onclose?.();
    expect(match.status.type).toBe('waiting');
    // The first pause is 250 ms, and up to half longer by chance.
    vi.advanceTimersByTime(375);
    welcome();
    expect(socket().asked('hello')).toMatchObject({ match: 'm1', token: 'token', since: 2 });
    socket().say(update(4, 2, { steps: [step(3), step(4)] }));
    expect(match.log.map((line) => line.version)).toEqual([2, 3, 4]);
  });

  it('begins afresh where the server does', () => {
    const { match, socket } = setUp();
    socket().say(update(1, null));
    socket().say(update(2, 1, { steps: [step(2)] }));
    socket().say(update(9, null));
    expect(match.shown?.version).toBe(9);
    expect(match.log).toEqual([]);
  });

  it('keeps from the next at the screen what only the one before may read', async () => {
    const { match, socket } = setUp();
    const read = async (from: number, to: number, steps: Step[]) => {
      expect(socket().asked('history')).toMatchObject({ from, to });
      socket().say({ type: 'history', re: socket().asked('history')?.re, from, to, steps });
      await vi.advanceTimersByTimeAsync(0);
    };
    const versions = () => match.log.map((line) => line.version);
    socket().say(update(1, null, { seat: 'p1' }));
    await read(0, 1, [step(1)]);
    socket().say(update(2, 1, { seat: 'p1', steps: [step(2)] }));
    expect(versions()).toEqual([1, 2]);
    // The curtain falls: nothing of what player 1 knows stays, not even until the server has answered.
    socket().say(update(3, 2, { seat: null, curtain: 'p2', steps: [] }));
    expect(versions()).toEqual([]);
    await read(0, 3, [step(1)]);
    expect(versions()).toEqual([1]);
    // Whoever looked before goes on reading where they left off.
    socket().say(update(3, 3, { seat: 'p1' }));
    expect(versions()).toEqual([1, 2]);
    await read(2, 3, [step(3)]);
    expect(versions()).toEqual([1, 2, 3]);
  });

  it('commits to its part of the dice at once, to another number each time', () => {
    const commitments = [1, 2].map(() => {
      const { socket } = setUp();
      socket().say(waiting(1, []));
      return socket().asked('ready')?.commitment;
    });
    expect(commitments[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(commitments[0]).not.toBe(commitments[1]);
  });

  it('reveals when all have committed, and what it had committed to', () => {
    const { socket } = setUp();
    socket().say(waiting(1, []));
    const { commitment = '' } = socket().asked('ready') ?? {};
    socket().say(waiting(2, [{ person: 'p', commitment, revealed: false }]));
    expect(socket().asked('reveal')).toBeUndefined();
    const committed = [
      { person: 'p', commitment, revealed: false },
      { person: 'q', commitment: 'cd'.repeat(32), revealed: false },
    ];
    socket().say(waiting(3, committed, 99));
    const { nonce = '' } = socket().asked('reveal') ?? {};
    const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(commitmentTo(bytes, 'm1', SERVER, 'p')).toBe(commitment);
    expect(isAsSeen('m1', { number: 1, commitment: SERVER, committed, reveal_until: null })).toBe(true);
    const exchanged = committed.map((one) => ({ ...one, commitment: one.person === 'q' ? SERVER : one.commitment }));
    expect(isAsSeen('m1', { number: 1, commitment: SERVER, committed: exchanged, reveal_until: null })).toBe(false);
    expect(isAsSeen('m2', { number: 1, commitment: SERVER, committed, reveal_until: null })).toBe(null);
  });

  it('reveals after a reload, too', () => {
    const first = setUp();
    first.socket().say(waiting(1, []));
    const { commitment = '' } = first.socket().asked('ready') ?? {};
    first.match.close();
    const { socket } = setUp();
    socket().say(waiting(3, [{ person: 'p', commitment, revealed: false }], 99));
    expect(socket().asked('reveal')).toBeDefined();
  });

  it('calls a start off whose number is not kept here, unless another tab reveals it', () => {
    const committed = [{ person: 'p', commitment: 'ef'.repeat(32), revealed: false }];
    const { socket } = setUp();
    socket().say(waiting(3, committed, 99));
    vi.advanceTimersByTime(9_000);
    expect(socket().asked('withdraw')).toBeUndefined();
    vi.advanceTimersByTime(2_000);
    expect(socket().asked('withdraw')).toBeDefined();

    const other = setUp();
    other.socket().say(waiting(3, committed, 99));
    other.socket().say(waiting(4, [{ ...committed[0]!, revealed: true }], 99));
    vi.advanceTimersByTime(20_000);
    expect(other.socket().asked('withdraw')).toBeUndefined();
  });

  it('plays the version that is shown, and waits for the next', async () => {
    const { match, socket } = setUp();
    socket().say(update(5, null));
    const done = match.act(2);
    const next = match.next();
    expect(socket().asked('act')).toMatchObject({ version: 5, action: 2 });
    expect(match.busy).toBe(true);
    socket().say({ type: 'ack', re: socket().asked('act')?.re, version: 6 });
    await vi.advanceTimersByTimeAsync(0);
    // It is done, and the list that is shown is of before.
    expect(match.busy).toBe(true);
    socket().say(update(6, 5, { steps: [step(6)] }));
    await Promise.all([done, next]);
    expect(match.busy).toBe(false);
  });

  it('is not busy for ever with what a server that is gone has done', async () => {
    const { match, socket } = setUp();
    socket().say(update(5, null));
    const done = match.act(2);
    socket().say({ type: 'ack', re: socket().asked('act')?.re, version: 6 });
    await vi.advanceTimersByTimeAsync(0);
    socket().say({ type: 'closing', code: 'replaced', message: '' });
    await done;
    expect(match.busy).toBe(false);
  });

  it('is busy until the last of several requests is answered', async () => {
    const { match, socket } = setUp();
    socket().say(update(5, null));
    const preference = match.prefer('marine');
    const deed = match.act(2);
    socket().say({ type: 'ack', re: socket().asked('prefer')?.re, version: 5 });
    await preference;
    expect(match.busy).toBe(true);
    socket().say(update(6, 5, { steps: [step(6)] }));
    socket().say({ type: 'ack', re: socket().asked('act')?.re, version: 6 });
    await deed;
    expect(match.busy).toBe(false);
  });

  it('tells of every update, also of those that are skipped', () => {
    const told: number[] = [];
    const { match, socket } = setUp((version) => told.push(version));
    socket().say(update(1, null));
    for (const version of [2, 3, 4]) socket().say(update(version, version - 1, { steps: [step(version, 'computer')] }));
    match.skip();
    expect(told).toEqual([1, 2, 3, 4]);
  });
});
