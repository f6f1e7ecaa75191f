/** Squares, fields and values in words. */
import { knows, t } from '../../../i18n/words.svelte';
import { type Spot, nameOf } from './geometry';
import { type Thing, isOn } from './things';

/** What is on a square, for those who do not see it. */
export function tellSquare(spot: Spot, floor: ReadonlyMap<string, string>, things: readonly Thing[]): string {
  const letter = floor.get(nameOf(spot));
  const here = things.filter((thing) => isOn(thing, spot)).map(nameOfThing);
  const ground = letter === undefined ? t('workshop-no-floor') : t('workshop-floor-of', { section: letter });
  return [nameOf(spot), ground, ...here].join(', ');
}

export function nameOfThing({ table, index, fields }: Pick<Thing, 'table' | 'index' | 'fields'>): string {
  // The name of an area, an object or a squad is a text in several languages.
  const own = [fields['name'], fields['id'], fields['kind']].find((name) => typeof name === 'string');
  return `${tableName(table)} ${own ?? index + 1}`;
}

export function tableName(table: string): string {
  return knows(`workshop-table-${table}`) ? t(`workshop-table-${table}`) : table;
}

/** The name of a field; those that nobody sees often are called as in the file. */
export function fieldName(field: string): string {
  return knows(`workshop-field-${field}`) ? t(`workshop-field-${field}`) : field.replaceAll('_', ' ');
}

/** A word of the format as people call it. */
export function wordName(word: string): string {
  const keys = [
    `workshop-word-${word}`,
    `workshop-action-${word}`,
    `phase-${word}`,
    `rank-${word}`,
    `weapon-${word}`,
    `side-${word}`,
  ];
  const key = keys.find(knows);
  return key ? t(key) : word.replaceAll('_', ' ');
}

/** A section of the generator: those that come in several lengths have a number in their names. */
export function prefabName(name: string): string {
  const [, kind = name, number = ''] = /^(.*?)(?:-(\d+))?$/.exec(name) ?? [];
  return knows(`workshop-prefab-${kind}`) ? t(`workshop-prefab-${kind}`, { number }) : name;
}

/** A number for each of the first rounds, of which the last stays in force. */
export function scheduleOf(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value ?? 0]).map(Number);
}

/** The rounds of a place in such a list. */
export function roundName(i: number, last: number): string {
  if (last === 0) return t('workshop-every-round');
  return i === last ? t('workshop-round-on', { round: i + 1 }) : t('workshop-round-of', { round: i + 1 });
}
