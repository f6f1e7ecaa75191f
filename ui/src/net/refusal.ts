import type { Code } from '../wire/Code';
import type { Refused } from '../wire/Refused';

/** What went wrong: what the server calls it, or that it could not be asked. */
export type Failure = Code | 'lost' | 'unreachable' | 'other';

/** How a request failed: refused by the server, or lost with the connection. */
export class Refusal extends Error {
  constructor(
    readonly code: Failure,
    message: string,
    readonly rule: string | null = null,
    /** The name of the reason why the rule forbids it. */
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

export function refusalOf({ code, message, rule, reason }: Refused): Refusal {
  return new Refusal(code, message, rule, reason);
}
