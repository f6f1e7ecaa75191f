/** The texts of a mission in several languages, and what is missing of them. */
import { type Language, LANGUAGE_CODES } from '../../../i18n/languages';
import type { MissionSheet } from '../../../net/workshop';
import { type Fields, LISTS, fieldsOf, tablesOf } from './things';

/** Those of the mission as a whole, by the tables that hold them. */
export const MISSION_TEXTS = ['title', 'briefing', 'ending.marine', 'ending.alien', 'ending.draw'] as const;

/** Those of goals, hints, areas, objects and squads. A Marine has one name in all languages. */
const TABLE_TEXTS = ['text', 'name'] as const;

/** What the mission says somewhere, by language. */
export function textAt(fields: Fields, path: string): Fields {
  return path.split('.').reduce((table, key) => fieldsOf(table[key]), fields);
}

/** The languages that a text lacks while it has others. */
export function lackedBy(text: unknown): Language[] {
  const said = fieldsOf(text);
  const isSaid = LANGUAGE_CODES.some((code) => said[code]);
  return isSaid ? LANGUAGE_CODES.filter((code) => !said[code]) : [];
}

/** The languages that some text of a table lacks. */
export function lackedByTable(table: Fields): Language[] {
  return lackedByAny(TABLE_TEXTS.map((field) => table[field]));
}

/** The languages that some text of a mission lacks. */
export function lackedBySheet(sheet: MissionSheet): Language[] {
  const ofMission = MISSION_TEXTS.map((path) => textAt(sheet.fields, path));
  const ofTables = LISTS.flatMap((table) => tablesOf(sheet, table)).flatMap((table) =>
    TABLE_TEXTS.map((field) => table[field]),
  );
  return lackedByAny([...ofMission, ...ofTables]);
}

function lackedByAny(texts: readonly unknown[]): Language[] {
  const lacked = new Set(texts.flatMap(lackedBy));
  return LANGUAGE_CODES.filter((code) => lacked.has(code));
}
