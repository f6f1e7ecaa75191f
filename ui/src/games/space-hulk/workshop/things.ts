/** What stands on a drawing, as the file names it. */
import type { MissionSheet } from '../../../net/workshop';
import { type Spot, nameOf, spotOf } from './geometry';

export type Fields = Record<string, unknown>;

/** The names that tables have given, by table and key; `unit` are Marines and aliens, `section` the letters of the map. */
export type Names = (table: string, key: string) => string[];

/** A field of squares as its parts: one by itself, or a list. */
export function tokensOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)];
}

/** A list as a field of the file: one by itself, several in a list. */
export function listValue(tokens: readonly string[]): string | string[] {
  return tokens.length === 1 ? (tokens[0] ?? '') : [...tokens];
}

/** Squares parted by blanks as a field of the file; nothing if there are none. */
export function squaresIn(text: string): string | string[] | null {
  const tokens = text.trim().split(/\s+/).filter(Boolean);
  return tokens.length === 0 ? null : listValue(tokens);
}

/** The names that a drawing gives. */
export function namesIn(sheet: MissionSheet | null, table: string, key: string): string[] {
  if (!sheet) return [];
  if (table === 'section') return [...new Set(floorOf(sheet).values())].sort();
  if (table !== 'unit')
    return tablesOf(sheet, table)
      .map((one) => one[key])
      .filter((name) => typeof name === 'string');
  const aliens = (name: string, letter: string) =>
    tablesOf(sheet, name)
      .flatMap((_, index) => sheet.squares[`${name}.${index}.at`] ?? [''])
      .map((_, number) => `${letter}${number + 1}`);
  return [...namesIn(sheet, 'marine', 'id'), ...aliens('genestealer', 'g'), ...aliens('blip', 'b')];
}

/** A table of the file that has places on the map. */
export interface Thing {
  table: string;
  index: number;
  fields: Fields;
  /** The field that names its squares, and these. */
  field: string;
  squares: Spot[];
}

/** The tables of which a file may have several, in the order of the format. */
export const LISTS = [
  'area',
  'door',
  'entry',
  'exit',
  'ladder',
  'object',
  'generator',
  'squad',
  'marine',
  'genestealer',
  'blip',
  'goal',
  'hint',
] as const;

/** A value that should be a table. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The tables of a name. */
export function tablesOf(sheet: MissionSheet, table: string): Fields[] {
  const list = sheet.fields[table];
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

/** Everything that stands somewhere; what lies under others first. */
export function thingsOf(sheet: MissionSheet): Thing[] {
  return LISTS.flatMap((table) =>
    tablesOf(sheet, table).flatMap((fields, index) =>
      Object.keys(fields).flatMap((field): Thing[] => {
        const squares = sheet.squares[`${table}.${index}.${field}`];
        return squares ? [{ table, index, fields, field, squares: squares.map(spotOf) }] : [];
      }),
    ),
  );
}

/** The walls: each stands between two squares. */
export function wallsOf(sheet: MissionSheet): [Spot, Spot][] {
  const ends = (sheet.squares['walls'] ?? []).map(spotOf);
  return ends.flatMap((a, i): [Spot, Spot][] => {
    const b = ends[i + 1];
    return i % 2 === 0 && b ? [[a, b]] : [];
  });
}

/** The number that a table has now which had this one and these fields: those behind one that goes move up. */
export function indexNow(sheet: MissionSheet, table: string, index: number, fields: Fields): number {
  const seen = JSON.stringify(fields);
  const now = tablesOf(sheet, table).map((one) => JSON.stringify(one));
  const at = now[index] === seen ? index : now.indexOf(seen);
  // One that was changed meanwhile is where it was.
  return at < 0 ? index : at;
}

export function isOn(thing: Thing, spot: Spot): boolean {
  const name = nameOf(spot);
  return thing.squares.some((square) => nameOf(square) === name);
}

/** The floor: the section of each square. */
export function floorOf(sheet: MissionSheet): Map<string, string> {
  const floor = new Map<string, string>();
  for (const { level, x, y, rows } of sheet.levels) {
    rows.forEach((row, i) => {
      [...row].forEach((letter, column) => {
        if (letter !== ' ') floor.set(nameOf({ x: x + column, y: y + rows.length - 1 - i, level }), letter);
      });
    });
  }
  return floor;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-*/=<>!?@$%&';

/** A letter that no section has. */
export function freeLetter(floor: ReadonlyMap<string, string>): string {
  const used = new Set(floor.values());
  return [...LETTERS].find((letter) => !used.has(letter)) ?? 'a';
}

/** A name that nothing of this table has. */
export function freeName(sheet: MissionSheet, table: string, field: string, stem: string): string {
  const used = new Set(tablesOf(sheet, table).map((fields) => fields[field]));
  let number = 1;
  while (used.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** Squares as a field of the file: one by itself, several in a list. */
export function squaresValue(squares: readonly Spot[]): string | string[] {
  return listValue(squares.map(nameOf));
}
