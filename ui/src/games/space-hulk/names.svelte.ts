import { knows, t, tr, type Translated } from '../../i18n/words.svelte';
import type { MissionPage } from '../../net/wire';

/** What the mission that is played calls its Marines and things. */
class MissionNames {
  marines = $state.raw<ReadonlyMap<string, string>>(new Map());
  objects = $state.raw<ReadonlyMap<string, Translated>>(new Map());
}

const names = new MissionNames();

export function learnNames(mission: MissionPage): void {
  names.marines = new Map(mission.marines.map(({ id, name }) => [id, name]));
  names.objects = new Map(Object.entries(mission.objects));
}

/** What a unit is called: Marines by their name, aliens by kind and number. */
export function unitName(id: unknown): string {
  const text = String(id ?? '');
  const numbered = /^([gb])(\d+)$/.exec(text);
  if (numbered?.[1] === 'g') return t('unit-genestealer', { number: numbered[2] ?? '' });
  if (numbered?.[1] === 'b') return t('unit-blip', { number: numbered[2] ?? '' });
  if (/^broodlord\d*$/.test(text)) return t('unit-broodlord');
  return names.marines.get(text) ?? text.charAt(0).toUpperCase() + text.slice(1);
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
export function targetName(aimed: Record<string, unknown>, square: (at: string) => string = squareName): string {
  if (aimed['target'] !== undefined) return unitName(aimed['target']);
  if (aimed['door'] !== undefined) return t('target-door', { at: square(String(aimed['door'])) });
  if (aimed['section'] !== undefined) return t('target-section', { section: String(aimed['section']) });
  if (aimed['square'] !== undefined) return t('target-square', { at: square(String(aimed['square'])) });
  return '';
}

export function isAlien(id: unknown): boolean {
  return /^([gb]\d+|broodlord\d*)$/.test(String(id));
}

/** What a thing is called. */
export function objectName(kind: unknown): string {
  return tr(names.objects.get(String(kind))) || String(kind);
}
