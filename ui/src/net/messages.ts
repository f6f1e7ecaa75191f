import type { ClientMessage } from '../wire/ClientMessage';
import type { ServerMessage } from '../wire/ServerMessage';
import { fieldsOf, parseJson } from '../lib/json';

export type { ServerMessage };

type Unnumbered<Message> = Message extends { re: number } ? Omit<Message, 're'> : never;

/** A message to the server, before it gets its number. */
export type Ask = Unnumbered<ClientMessage>;
export type Hello = Extract<Ask, { type: 'hello' }>;

type Type = ServerMessage['type'];
/** A message of the server of one type. */
export type MessageOf<T extends Type> = Extract<ServerMessage, { type: T }>;

/** Every type of message, held to be complete by the compiler. */
const TYPES: Record<Type, true> = {
  welcome: true,
  update: true,
  ack: true,
  refused: true,
  odds: true,
  why_not: true,
  reach: true,
  sight: true,
  threats: true,
  advice: true,
  history: true,
  said: true,
  presence: true,
  pong: true,
  closing: true,
};

/**
 * Reads a message of the server: the one place where text from the socket gets a type.
 *
 * Only `type` is checked. The fields of each type are the server's promise: the types are generated from the server's
 * own, the server refuses every page that names another version of the protocol in its `hello`, and the page comes out
 * of the program that it talks to. Checking every field again would be a second copy of the generated types.
 */
export function readMessage(data: unknown): ServerMessage | null {
  const message = typeof data === 'string' ? parseJson(data) : null;
  return isMessage(message) ? message : null;
}

function isMessage(value: unknown): value is ServerMessage {
  const type = fieldsOf(value)?.['type'];
  return typeof type === 'string' && Object.hasOwn(TYPES, type);
}

export function isOfType<T extends Type>(message: ServerMessage, type: T): message is MessageOf<T> {
  return message.type === type;
}
