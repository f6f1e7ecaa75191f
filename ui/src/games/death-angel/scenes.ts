/** What happened with one action, in scenes that are watched one by one. */
import type { AngelEvent } from '../../wire/angel';

/** What begins something new. */
const BEGINS: ReadonlySet<AngelEvent['type']> = new Set([
  'phase',
  'resolving',
  'attacked',
  'swarm_attacks',
  'event_drawn',
  'event_hidden',
  'event_shown',
  'located',
]);
/** What is nothing to look at by itself. */
const SILENT: ReadonlySet<AngelEvent['type']> = new Set(['phase', 'current_player', 'committed', 'chosen']);

/** How many events each scene has: no scene holds two deaths, nor an event and a journey. */
export function scenes(events: readonly AngelEvent[]): number[] {
  const list: AngelEvent[][] = [];
  for (const event of events) {
    const last = list.at(-1);
    const isSeen = last?.some(({ type }) => !SILENT.has(type)) ?? false;
    const isSecondDeath = event.type === 'slain' && (last?.some(({ type }) => type === 'slain') ?? false);
    if (!last || (isSeen && BEGINS.has(event.type)) || isSecondDeath) list.push([event]);
    else last.push(event);
  }
  return list.map(({ length }) => length);
}
