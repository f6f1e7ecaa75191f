/** What dice have come to: told by what follows them, so that it can be stamped before it happens. */
import type { GameEvent } from '../types';

export type Verdict =
  | { kind: 'killed' | 'destroyed' | 'missed'; jammed: boolean }
  /** A die of the enemy has been rolled again: the assault goes on. */
  | { kind: 'parried' }
  /** A close assault: who has won it, and the scores of attacker and defender. */
  | { kind: 'won' | 'lost' | 'tie'; score: string };

const SHOTS = new Set(['shot', 'flame', 'psychic_storm', 'explosion']);

/** Events with which something else begins. */
const ENDS = new Set(['rolled', 'fired', 'assaulted', 'moved', 'turned', 'phase', 'flamed', 'power_used']);

/** The verdict that follows an event, if dice have fallen with it. `won` is the attacker's view. */
export function verdictOf(events: readonly GameEvent[], index: number): Verdict | null {
  const event = events[index];
  if (event?.type === 'assault_scored') return scored(event);
  if (event?.type === 'rolled' && event.for === 'parry') return { kind: 'parried' };
  if (event?.type !== 'rolled' || !SHOTS.has(event.for ?? '')) return null;
  const rest = events.slice(index + 1);
  const end = rest.findIndex(({ type }) => ENDS.has(type));
  const after = new Set((end < 0 ? rest : rest.slice(0, end)).map(({ type }) => type));
  const jammed = after.has('jammed');
  if (after.has('killed')) return { kind: 'killed', jammed };
  const isBroken = after.has('door_destroyed') || after.has('generator_damaged');
  return { kind: isBroken ? 'destroyed' : 'missed', jammed };
}

function scored(event: GameEvent): Verdict {
  const kinds: Record<string, 'won' | 'lost'> = { attacker: 'won', defender: 'lost' };
  return { kind: kinds[event.result ?? ''] ?? 'tie', score: `${event.attacker} : ${event.defender}` };
}
