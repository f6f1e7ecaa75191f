import type { Close } from '../wire/Close';
import { CLOSE } from '../wire/constants';
import { readMessage, type Ask, type Hello, type MessageOf, type ServerMessage } from './messages';
import { Refusal, refusalOf, type Failure } from './refusal';

/** What we use of a WebSocket; tests bring their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status =
  | { type: 'connecting'; again: boolean }
  | { type: 'open' }
  /** The next try is at `until`, in milliseconds of the clock. */
  | { type: 'waiting'; until: number }
  /** No further try: the page has closed it, or the server has said that there is no point in another. */
  | { type: 'ended'; why: Failure | Close | 'closed' };

export interface Handlers {
  /** Opens a socket to the server. */
  dial(): Socket;
  /** What to say first: the version known last goes into it. */
  hello(): Hello;
  onmessage(message: ServerMessage): void;
  onstatus(status: Status): void;
}

interface Request {
  text: string;
  /** Whether it is sent again after a lost connection. */
  lasting: boolean;
  resent: boolean;
  resolve(answer: ServerMessage): void;
  reject(error: Refusal): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** How long the first try may wait at most after a server that stops: its players come back one after the other. */
const MOVES_WITHIN = 2_000;
/** Refusals of a `hello` that say nothing about who asks: another try may find another server, or this one well. */
const PASSING: ReadonlySet<Failure> = new Set<Failure>(['closing', 'storage']);
const PING_EVERY = 15_000;
const SILENCE_MEANS_DEAD = 10_000;

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
  #stopping = false;
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
  ask(message: Ask): Promise<ServerMessage> {
    const re = this.#next++;
    const text = JSON.stringify({ ...message, re });
    const lasting = 'version' in message;
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
    const message = readMessage(data);
    if (message === null) return;
    if (message.type === 'welcome') this.#welcome();
    if (message.type === 'closing') return this.#closing(message);
    if (message.type === 'refused' && message.re === 0) {
      if (PASSING.has(message.code) && this.#socket) return this.#lost(this.#socket);
      this.handlers.onmessage(message);
      return this.#end(message.code);
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

  #settle(message: ServerMessage): void {
    const re = 're' in message ? message.re : null;
    const request = re === null ? undefined : this.#requests.get(re);
    if (re === null || request === undefined) return;
    this.#requests.delete(re);
    const isTaken = message.type === 'refused' && request.resent && message.code === 'stale';
    if (message.type !== 'refused' || isTaken) return request.resolve(message);
    request.reject(refusalOf(message));
  }

  /** The server says good-bye: before a restart we come back by ourselves, but not if we were sent away. */
  #closing(message: MessageOf<'closing'>): void {
    this.handlers.onmessage(message);
    this.#stopping = message.code === 'stopping';
    if (!CLOSE[message.code].comeBack) this.#end(message.code);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket || this.#status.type === 'ended') return;
    this.#drop();
    const pause = this.#pause();
    this.#stopping = false;
    this.#tries += 1;
    this.#set({ type: 'waiting', until: Date.now() + pause });
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** Half as long and half longer by chance: all who were connected to one server must not come at the same moment. */
  #pause(): number {
    if (this.#stopping) return Math.random() * MOVES_WITHIN;
    return Math.min(FIRST_PAUSE * 2 ** this.#tries, LONGEST_PAUSE) * (0.5 + Math.random());
  }

  #end(why: Failure | Close | 'closed'): void {
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
