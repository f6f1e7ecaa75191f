// Written by the tests of the crate protocol. Do not edit.

/** The version of the protocol. */
export const PROTOCOL = 2;

/** The longest message, in bytes. */
export const MAX_MESSAGE = 16384;

/** The longest text to be said, in characters. */
export const MAX_SAID = 500;

/** The longest name, in characters. */
export const MAX_NAME = 40;

/** Close codes of the socket, and whether to connect again by oneself. */
export const CLOSE = {
  stopping: { code: 4000, comeBack: true },
  slow: { code: 4001, comeBack: true },
  rate: { code: 4002, comeBack: true },
  hello: { code: 4003, comeBack: false },
  silent: { code: 4004, comeBack: true },
  garbage: { code: 4005, comeBack: false },
  replaced: { code: 4006, comeBack: false },
  storage: { code: 4007, comeBack: true },
  failed: { code: 4008, comeBack: true },
  dropped: { code: 4009, comeBack: false },
} as const;
