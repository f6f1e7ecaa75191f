import { CLOSE } from '../wire/constants';

/** What we use of a WebSocket; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status =
  | { type: 'connecting'; again: boolean }
  | { type: 'open' }
  /** The next try is at `until`, in milliseconds of the clock. */
  | { type: 'waiting'; until: number }
  /** No further try: the server has said that there is no point in it. */
  | { type: 'ended'; why: string };

/** A message to the server, before it gets its number. */
export type Outgoing = { type: string; version?: number } & Record<string, unknown>;
export type Incoming = { type: string; re?: number | null } & Record<string, unknown>;

/** How a request failed: refused by the server, or lost with the connection. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    /** The name of the reason why the rule forbids it. */
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

export interface Handlers {
  /** Opens a socket to the server. */
  dial(): Socket;
  /** What to say first: the version known last goes into it. */
  hello(): Outgoing;
  onmessage(message: Incoming): void;
  onstatus(status: Status): void;
}

interface Request {
  text: string;
  /** Whether it is sent again after a lost connection. */
  lasting: boolean;
  resent: boolean;
  resolve(answer: Incoming): void;
  reject(error: Refusal): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const SILENCE_MEANS_DEAD = 10_000;

/** Reasons of the server for closing after which another try would end the same way. */
const SENT_AWAY = new Set(Object.entries(CLOSE).filter(([, close]) => !close.comeBack).map(([name]) => name));

/**
 * One conversation with the server that outlives its sockets.
 *
 * A lost socket is replaced by itself, with growing pauses. A request that names the version it
 * was made for is sent again on the new one: if the server had already taken it, the version is
 * stale by now, and that refusal counts as the answer.
 */
export class Connection {
  #socket: Socket | null = null;
  #status: Status = { type: 'connecting', again: false };
  #tries = 0;
  #next = 1;
  #welcomed = false;
  #requests = new Map<number, Request>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly handlers: Handlers) {}

  get status(): Status {
    return this.#status;
  }

  open(): void {
    this.#connect();
  }

  /** Ends the conversation; nothing is tried again. */
  close(): void {
    this.#end('closed');
  }

  /** Tries at once, when the browser says that it is online again or somebody asks for it. */
  retryNow(): void {
    if (this.#status.type !== 'waiting') return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Sends a request; the promise is settled by the answer with the same number. */
  ask(message: Outgoing): Promise<Incoming> {
    const re = this.#next++;
    const text = JSON.stringify({ ...message, re });
    const lasting = message.version !== undefined;
    return new Promise((resolve, reject) => {
      if (!this.#welcomed && !lasting) return reject(new Refusal('lost', 'not connected'));
      this.#requests.set(re, { text, lasting, resent: false, resolve, reject });
      if (this.#welcomed) this.#socket?.send(text);
    });
  }

  #connect(): void {
    this.#set({ type: 'connecting', again: this.#tries > 0 });
    const socket = this.handlers.dial();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.handlers.hello(), re: 0 }));
      this.#beat();
    };
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(data: unknown): void {
    this.#beat();
    const message = parse(data);
    if (message === null) return;
    if (message.type === 'welcome') this.#welcome();
    if (message.type === 'closing') return this.#closing(message);
    if (message.re === 0 && message.type === 'refused') {
      this.handlers.onmessage(message);
      return this.#end(String(message['code'] ?? 'refused'));
    }
    this.#settle(message);
    this.handlers.onmessage(message);
  }

  #welcome(): void {
    this.#tries = 0;
    this.#welcomed = true;
    this.#set({ type: 'open' });
    for (const request of this.#requests.values()) {
      request.resent = true;
      this.#socket?.send(request.text);
    }
  }

  #settle(message: Incoming): void {
    const request = typeof message.re === 'number' ? this.#requests.get(message.re) : undefined;
    if (request === undefined) return;
    this.#requests.delete(message.re as number);
    if (message.type !== 'refused') return request.resolve(message);
    const refusal = refusalOf(message);
    if (request.resent && refusal.code === 'stale') return request.resolve(message);
    request.reject(refusal);
  }

  /** The server says good-bye: before a restart we come back by ourselves, but not if we were sent away. */
  #closing(message: Incoming): void {
    this.handlers.onmessage(message);
    if (SENT_AWAY.has(String(message['code']))) this.#end(String(message['code']));
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket || this.#status.type === 'ended') return;
    this.#drop();
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#tries, LONGEST_PAUSE);
    this.#tries += 1;
    this.#set({ type: 'waiting', until: Date.now() + pause });
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #end(why: string): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#set({ type: 'ended', why });
    for (const request of this.#requests.values()) request.reject(new Refusal('lost', why));
    this.#requests.clear();
  }

  /** Lets the socket go, and gives up what cannot be sent again. */
  #drop(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    for (const [re, request] of this.#requests) {
      if (request.lasting) continue;
      this.#requests.delete(re);
      request.reject(new Refusal('lost', 'the connection was lost'));
    }
  }

  /** After a while without a word the server is asked for one; silence means that the line is dead. */
  #beat(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#pulse = setTimeout(() => {
      socket?.send(JSON.stringify({ type: 'ping', re: this.#next++ }));
      this.#pulse = setTimeout(() => socket && this.#lost(socket), SILENCE_MEANS_DEAD);
    }, PING_EVERY);
  }

  #set(status: Status): void {
    this.#status = status;
    this.handlers.onstatus(status);
  }
}

export function refusalOf(message: Incoming): Refusal {
  const text = (field: string) => (typeof message[field] === 'string' ? message[field] : null);
  return new Refusal(text('code') ?? 'other', text('message') ?? '', text('rule'), text('reason'));
}

function parse(data: unknown): Incoming | null {
  try {
    const message: unknown = JSON.parse(String(data));
    const isMessage = typeof message === 'object' && message !== null && 'type' in message;
    return isMessage ? (message as Incoming) : null;
  } catch {
    return null;
  }
}
