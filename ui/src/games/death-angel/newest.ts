import type { LogLine } from '../../match/log';
import type { EventCard } from '../../wire/angel';

/** The event that was drawn or shown last: the discard pile has no order, but the log has. */
export function newestEvent(lines: readonly LogLine[]): EventCard | null {
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const what = lines[index]!.what;
    if (what.type !== 'event') continue;
    const event = what.event;
    if (event.type === 'event_drawn' || event.type === 'event_shown') return event.event;
  }
  return null;
}
