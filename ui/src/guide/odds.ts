import { knows, t } from '../i18n/words.svelte';
import type { GameName } from '../net/wire';

/** Chances as exact fractions, `11/36`; nothing where it cannot be done. Everything is named by ids. */
export interface OddsTable {
  id: string;
  note: string;
  columns: string[];
  rows: { name: string[]; chances: (string | null)[] }[];
}

/** Written by `cargo xtask generated`: the rules themselves were played with every roll. */
export async function loadOdds(game: GameName): Promise<OddsTable[]> {
  const { default: all } = await import('./odds.json');
  return all[game];
}

export function shareOf(chance: string): number {
  const [top = 0, bottom = 1] = chance.split('/').map(Number);
  return top / bottom;
}

const COUNTED = /^(?:(\d+)|no)-(shot|step|token|psi-point)s?$/;

/** The words for a column or a part of a row's name. */
export function oddsWord(id: string): string {
  const [, count = '0', unit] = COUNTED.exec(id) ?? [];
  if (unit) return t(`chance-count-${unit}`, { count: Number(count) });
  const [, size] = /^swarm-of-(\d)$/.exec(id) ?? [];
  if (size) return t('chance-swarm-of', { count: Number(size) });
  const [, least] = /^(\d)-or-more$/.exec(id) ?? [];
  if (least) return t('chance-or-more', { count: Number(least) });
  const named = [
    `chance-word-${id}`,
    `weapon-${id.replaceAll('-', '_')}`,
    `kind-${id}`,
    `rank-${id}`,
    `card-${id}`,
  ].find(knows);
  return named ? t(named) : id;
}

/** The name of a row, from its parts. */
export function rowName(parts: readonly string[]): string {
  const name = parts.map(oddsWord).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
