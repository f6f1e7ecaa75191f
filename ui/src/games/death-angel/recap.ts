/** The story of a finished match in figures. */
import { language, percent, t } from '../../i18n/words.svelte';
import type { Recap } from '../../match/game';
import type { AngelEvent } from '../../wire/angel';
import { hasSkull } from './actions';
import { marineName } from './deck';

/** A defense that was rolled for, as it ended. */
interface Stand {
  marine: string;
  round: number;
  face: number;
  strength: number;
  slain: boolean;
}

/** A number with one digit behind the point. */
function tenths(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

/** The chance of one roll against a swarm, abilities apart. */
const odds = (strength: number) => Math.max(0, 5 - strength) / 6;

/** Whoever dies after it died of something else. */
function endsDefense(event: AngelEvent): boolean {
  if (event.type === 'missed') return event.for === 'defense';
  return ['slain', 'phase', 'resolving', 'event_drawn', 'located'].includes(event.type);
}

function standsOf(events: readonly AngelEvent[]): Stand[] {
  const stands: Stand[] = [];
  let round = 1;
  let open: Stand | null = null;
  for (const event of events) {
    if (event.type === 'phase') round = event.turn;
    if (event.type === 'swarm_attacks') {
      open = { marine: event.marine, round, face: 0, strength: event.strength, slain: false };
      stands.push(open);
    }
    if (event.type === 'rolled' && event.for === 'defense' && open) open.face = event.dice[0];
    if (event.type === 'slain' && open?.marine === event.marine) open.slain = true;
    if (endsDefense(event)) open = null;
  }
  return stands;
}

function killsOf(events: readonly AngelEvent[]): [string, number][] {
  const kills = new Map<string, number>();
  let shooter: string | null = null;
  for (const event of events) {
    if (event.type === 'attacked') shooter = event.marine;
    else if (event.type === 'swarm_attacks') shooter = event.marine;
    else if (event.type === 'event_drawn' || event.type === 'located' || event.type === 'phase') shooter = null;
    else if (event.type === 'killed' && shooter !== null) kills.set(shooter, (kills.get(shooter) ?? 0) + 1);
  }
  return [...kills].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

function deathsOf(events: readonly AngelEvent[]): string[] {
  const byRound = new Map<number, string[]>();
  let round = 1;
  for (const event of events) {
    if (event.type === 'phase') round = event.turn;
    if (event.type === 'slain') byRound.set(round, [...(byRound.get(round) ?? []), marineName(event.marine)]);
  }
  return [...byRound].map(([round, names]) => t('angel-recap-round', { round, names: names.join(', ') }));
}

/** The death that was least to be expected. None decided a match that was won. */
function decidingRoll(events: readonly AngelEvent[], stands: readonly Stand[]): Stand | null {
  if (events.some((event) => event.type === 'game_over' && event.winner === 'players')) return null;
  const deaths = stands.filter((stand) => stand.slain);
  return deaths.sort((a, b) => odds(b.strength) - odds(a.strength))[0] ?? null;
}

function luckOf(events: readonly AngelEvent[], stands: readonly Stand[]): string[] {
  const attacks = events.filter((event) => event.type === 'rolled' && event.for === 'attack');
  const hits = attacks.filter((event) => event.type === 'rolled' && hasSkull(event.dice[0])).length;
  const expected = stands.reduce((sum, { strength }) => sum + odds(strength), 0);
  const held = stands.filter((stand) => !stand.slain).length;
  const lines = [];
  if (attacks.length > 0)
    lines.push(t('angel-recap-attacks', { hits, rolls: attacks.length, expected: tenths(attacks.length / 2) }));
  if (stands.length > 0)
    lines.push(t('angel-recap-defenses', { held, rolls: stands.length, expected: tenths(expected) }));
  return lines;
}

/** The round of the roll that decided. */
export function decidedIn(events: readonly AngelEvent[]): number | null {
  return decidingRoll(events, standsOf(events))?.round ?? null;
}

/** Deaths by round, kills by Marine, luck against expectation, and the roll that decided. */
export function recap(events: readonly AngelEvent[]): Recap[] {
  const stands = standsOf(events);
  const decided = decidingRoll(events, stands);
  const chapters: Recap[] = [
    { title: t('angel-recap-deaths'), lines: deathsOf(events), deaths: true },
    {
      title: t('angel-recap-kills'),
      lines: killsOf(events).map(([marine, count]) => t('angel-recap-kill', { marine: marineName(marine), count })),
    },
    { title: t('angel-recap-luck'), lines: luckOf(events, stands) },
    {
      title: t('angel-recap-decided'),
      lines: decided
        ? [
            t('angel-recap-roll', {
              round: decided.round,
              marine: marineName(decided.marine),
              face: decided.face,
              strength: decided.strength,
              chance: percent(odds(decided.strength)),
            }),
          ]
        : [],
    },
  ];
  return chapters.filter(({ lines }) => lines.length > 0);
}
