/** A finished match in figures: who killed how many, and how the dice fell. */
import { t } from '../../i18n/words.svelte';
import type { Recap } from '../../match/game';
import type { AnyEvent, HulkEvent } from './forms';
import { isAlien, unitName } from './names.svelte';

/** Who is behind what dies next: the shooter, or the one of an assault who is still there. */
interface Fight {
  unit: string;
  target: string | undefined;
}

const FIGHTS = new Set(['fired', 'assaulted', 'flamed', 'power_used']);

/** How many of the other side each unit has killed, as the events tell it. */
export function killsOf(events: readonly HulkEvent[]): Map<string, number> {
  const kills = new Map<string, number>();
  let fight: Fight | null = null;
  const all: readonly AnyEvent[] = events;
  for (const event of all) {
    if (FIGHTS.has(event.type) && event.unit) fight = { unit: event.unit, target: event.target };
    if (event.type !== 'killed' || fight === null || !event.unit) continue;
    const killer = [fight.unit, fight.target].find((id) => id && id !== event.unit && isOther(id, event.unit ?? ''));
    if (killer) kills.set(killer, (kills.get(killer) ?? 0) + 1);
  }
  return kills;
}

function isOther(one: string, two: string): boolean {
  return isAlien(one) !== isAlien(two);
}

export interface Luck {
  dice: number;
  sixes: number;
}

/** The dice of each side, and how many of them showed a six: what every weapon and claw hopes for. */
export function luckOf(events: readonly HulkEvent[]): Record<'marine' | 'alien', Luck> {
  const luck = { marine: { dice: 0, sixes: 0 }, alien: { dice: 0, sixes: 0 } };
  for (const event of events) {
    if (event.type !== 'rolled' || event.by === null) continue;
    const side = luck[isAlien(event.by) ? 'alien' : 'marine'];
    side.dice += event.dice.length;
    side.sixes += event.dice.filter((face) => face === 6).length;
  }
  return luck;
}

/** One face of six: as many sixes as fair dice show in the long run. */
const expected = (dice: number): number => Math.round((dice / 6) * 10) / 10;

export function recap(events: readonly HulkEvent[]): Recap[] {
  const kills = [...killsOf(events)].filter(([unit]) => !isAlien(unit)).sort(([, one], [, two]) => two - one);
  const luck = luckOf(events);
  const dice = (['marine', 'alien'] as const)
    .filter((side) => luck[side].dice > 0)
    .map((side) => t(`recap-luck-${side}`, { ...luck[side], expected: expected(luck[side].dice) }));
  return [
    {
      title: t('recap-kills'),
      lines: kills.map(([unit, count]) => t('recap-kills-line', { unit: unitName(unit), count })),
    },
    { title: t('recap-luck'), lines: dice },
  ].filter(({ lines }) => lines.length > 0);
}
