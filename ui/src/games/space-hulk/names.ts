import { knows, t } from '../../i18n/words.svelte';

/** Names of Marines by id, as the mission writes them. */
let missionNames: ReadonlyMap<string, string> = new Map();

export function setMissionNames(names: ReadonlyMap<string, string>): void {
  missionNames = names;
}

/** What a unit is called: Marines by their name, aliens by kind and number. */
export function unitName(id: unknown): string {
  const text = String(id ?? '');
  const numbered = /^([gb])(\d+)$/.exec(text);
  if (numbered?.[1] === 'g') return t('unit-genestealer', { number: numbered[2] ?? '' });
  if (numbered?.[1] === 'b') return t('unit-blip', { number: numbered[2] ?? '' });
  if (/^broodlord\d*$/.test(text)) return t('unit-broodlord');
  return missionNames.get(text) ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** A square as players say it. */
export function squareName(square: unknown): string {
  return String(square ?? '').replaceAll(',', '·');
}

/** The word of a family of messages, or the bare name where the server knows one that we do not. */
export function word(family: string, name: unknown): string {
  const key = `${family}-${String(name)}`;
  return knows(key) ? t(key) : String(name);
}

/** What an action or event is aimed at. */
export function targetName(aimed: Record<string, unknown>): string {
  if (aimed['target'] !== undefined) return unitName(aimed['target']);
  if (aimed['door'] !== undefined) return t('target-door', { at: squareName(aimed['door']) });
  if (aimed['section'] !== undefined) return t('target-section', { section: String(aimed['section']) });
  if (aimed['square'] !== undefined) return t('target-square', { at: squareName(aimed['square']) });
  return '';
}

export function isAlien(id: unknown): boolean {
  return /^([gb]\d+|broodlord\d*)$/.test(String(id));
}
