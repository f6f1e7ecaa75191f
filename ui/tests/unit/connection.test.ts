import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Socket, type Status } from '../../src/net/connection';
import { readMessage } from '../../src/net/messages';
import { Refusal } from '../../src/net/refusal';
import type { ClientMessage } from '../../src/wire/ClientMessage';

const HELLO = { type: 'hello', protocol: 1, match: 'm1', token: null } as const;

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.say({ type: 'welcome', re: 0 });
  }
  fail(): void {
    this.onclose?.();
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const statuses: Status['type'][] = [];
  const heard: string[] = [];
  const connection = new Connection({
    dial: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hello: () => ({ ...HELLO, since: heard.length }),
    onmessage: (message) => heard.push(message.type),
    onstatus: (status) => statuses.push(status.type),
  });
  connection.open();
  const last = () => sockets.at(-1) as FakeSocket;
  return { connection, sockets, statuses, heard, last };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Pauses as they are in the middle.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a server that stops', () => {
  it('is left for another one within two seconds, by chance', () => {
    for (const [chance, pause] of [
      [0, 0],
      [0.25, 500],
      [0.999, 1998],
    ] as const) {
      const { connection, sockets, last } = setUp();
      last().welcome();
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      last().say({ type: 'closing', code: 'stopping', message: '' });
      last().fail();
      expect(connection.status).toEqual({ type: 'waiting', until: Date.now() + pause });
      vi.advanceTimersByTime(pause);
      expect(sockets.length).toBe(2);
    }
  });

  it('is asked again when it refuses because it stops or cannot store, and not when it refuses us', () => {
    for (const code of ['closing', 'storage']) {
      const { connection, last } = setUp();
      last().onopen?.();
      last().say({ type: 'refused', re: 0, code, message: '' });
      expect(connection.status.type, code).toBe('waiting');
    }
    const { connection, last } = setUp();
    last().onopen?.();
    last().say({ type: 'refused', re: 0, code: 'not_found', message: '' });
    expect(connection.status).toEqual({ type: 'ended', why: 'not_found' });
  });
});

describe('what comes through a socket', () => {
  it('is read if it is a message of a type that the server has', () => {
    expect(readMessage('{"type":"pong","re":3}')).toEqual({ type: 'pong', re: 3 });
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"pong"',
      '{"re":3}',
      '{"type":3}',
      '{"type":"toString"}',
      '{"type":"pang"}',
    ]) {
      expect(readMessage(text), text).toBeNull();
    }
    expect(readMessage(new Blob())).toBeNull();
  });
});

describe('a connection', () => {
  it('says hello first and is open when it is welcomed', () => {
    const { last, connection } = setUp();
    expect(connection.status.type).toBe('connecting');
    last().onopen?.();
    expect(last().sent).toEqual([{ ...HELLO, since: 0, re: 0 }]);
    last().say({ type: 'welcome', re: 0 });
    expect(connection.status).toEqual({ type: 'open' });
  });

  it('settles each request by its own number', async () => {
    const { connection, last } = setUp();
    last().welcome();
    const first = connection.ask({ type: 'odds', version: 3, action: 1, after_pass: false });
    const second = connection.ask({ type: 'say', text: 'hi' });
    last().say({ type: 'ack', re: 2, version: 4 });
    last().say({ type: 'odds', re: 1, outcomes: [] });
    expect((await second).type).toBe('ack');
    expect((await first).type).toBe('odds');
  });

  it('hands a refusal over with its code and rule', async () => {
    const { connection, last } = setUp();
    last().welcome();
    const asked = connection.ask({ type: 'act', version: 1, action: 0, turn: null, after_pass: false });
    last().say({ type: 'refused', re: 1, code: 'illegal_action', message: 'no', rule: 'SH-MOVE-07' });
    await expect(asked).rejects.toMatchObject({ code: 'illegal_action', rule: 'SH-MOVE-07' });
  });

  it('comes back by itself, with growing pauses', () => {
    const { sockets, last, connection } = setUp();
    const pauses = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, pause] of pauses.entries()) {
      last().fail();
      expect(connection.status.type).toBe('waiting');
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(index + 2);
    }
  });

  it('begins with short pauses again once it was open', () => {
    const { sockets, last } = setUp();
    for (const pause of [250, 500, 1000]) {
      last().fail();
      vi.advanceTimersByTime(pause);
    }
    last().welcome();
    last().fail();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(5);
  });

  it('does not wait when somebody asks for a try', () => {
    const { sockets, last, connection } = setUp();
    last().fail();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it('sends an action again on the new socket, and a stale answer means that it was taken', async () => {
    const { connection, last } = setUp();
    last().welcome();
    const act = connection.ask({ type: 'act', version: 7, action: 2, turn: null, after_pass: false });
    last().fail();
    vi.advanceTimersByTime(250);
    last().welcome();
    expect(last().sent.at(-1)).toEqual({ type: 'act', version: 7, action: 2, turn: null, after_pass: false, re: 1 });
    last().say({ type: 'refused', re: 1, code: 'stale', message: '' });
    expect((await act).type).toBe('refused');
  });

  it('does not take a stale answer for granted when nothing was sent twice', async () => {
    const { connection, last } = setUp();
    last().welcome();
    const act = connection.ask({ type: 'act', version: 7, action: 2, turn: null, after_pass: false });
    last().say({ type: 'refused', re: 1, code: 'stale', message: '' });
    await expect(act).rejects.toBeInstanceOf(Refusal);
  });

  it('gives up what cannot be sent again', async () => {
    const { connection, last } = setUp();
    last().welcome();
    const said = connection.ask({ type: 'say', text: 'hi' });
    last().fail();
    await expect(said).rejects.toMatchObject({ code: 'lost' });
    vi.advanceTimersByTime(250);
    last().welcome();
    expect(last().sent.filter((message) => message.type === 'say')).toEqual([]);
  });

  it('notices a line that has gone silent', () => {
    const { sockets, last, connection } = setUp();
    last().welcome();
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)?.type).toBe('ping');
    last().say({ type: 'pong', re: 1 });
    vi.advanceTimersByTime(15_000 + 9_999);
    expect(connection.status.type).toBe('open');
    vi.advanceTimersByTime(1);
    expect(connection.status.type).toBe('waiting');
    expect(sockets[0]?.closed).toBe(true);
  });

  it('stays away when the server refuses the hello', async () => {
    const { connection, last, sockets } = setUp();
    last().onopen?.();
    last().say({ type: 'refused', re: 0, code: 'not_found', message: 'no such match' });
    expect(connection.status).toEqual({ type: 'ended', why: 'not_found' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('comes back after a restart of the server, but not when it was sent away', () => {
    const stopping = setUp();
    stopping.last().welcome();
    stopping.last().say({ type: 'closing', code: 'stopping', message: '' });
    stopping.last().fail();
    vi.advanceTimersByTime(1_000);
    expect(stopping.sockets).toHaveLength(2);

    const replaced = setUp();
    replaced.last().welcome();
    replaced.last().say({ type: 'closing', code: 'replaced', message: '' });
    vi.advanceTimersByTime(60_000);
    expect(replaced.sockets).toHaveLength(1);
    expect(replaced.connection.status.type).toBe('ended');
  });

  it('ignores what is no message', () => {
    const { last, heard } = setUp();
    last().welcome();
    for (const data of ['', 'null', '[1', '7', '{"re":1}']) last().onmessage?.({ data });
    expect(heard).toEqual(['welcome']);
  });
});
