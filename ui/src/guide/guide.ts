import type { GameName } from '../net/wire';
import type { Language } from '../i18n/languages';

/** A paragraph, or the items of a list. */
export type Block = string | string[];

export interface GuideEntry {
  id: string;
  title: string;
  /** The rules that it tells. */
  rules: string[];
  /** Rules that have to do with it. */
  see: string[];
  text: Block[];
  /** What an option of the rules changes about it. */
  option: string | null;
  /** One case of it. */
  example: string;
  picture: Picture | null;
}

/** A row of a formation of Death Angel. */
export interface FormationRow {
  marine: string;
  faces: string;
  tokens: number;
  /** Symbols of the swarm, and terrain with a `+` in front. */
  left: string[];
  right: string[];
}

/** Formations, one after the other; null where the page has a drawing. */
export type Picture = (FormationRow[] | null)[];

export interface Chapter {
  id: string;
  title: string;
  /** The ids of terms that it uses before a later chapter explains them. */
  words: string[];
  entries: GuideEntry[];
}

export interface Term {
  id: string;
  word: string;
  text: string;
  entry: string | null;
}

/** The rules of one game in one language, as `cargo xtask generated` writes them. */
export interface Guide {
  /** The game in a few sentences. */
  summary: { sentences: string[]; picture: Picture } | null;
  chapters: Chapter[];
  terms: Term[];
}

/** An entry and where it stands. */
export interface GuidePlace {
  game: GameName;
  chapter: Chapter;
  entry: GuideEntry;
}

/** How the rules of each game are called. */
const RULES: readonly { game: GameName; rule: RegExp }[] = [
  { game: 'space-hulk', rule: /^S[HAB]-[A-Z]+-\d+$/ },
  { game: 'death-angel', rule: /^DA-[A-Z]+-\d+$/ },
];

export const GAMES: readonly GameName[] = RULES.map(({ game }) => game);

/** A file for each game and language: only what is read is loaded. */
const TEXTS = import.meta.glob<Guide>('./texts/*/*.json', { import: 'default' });

export function loadGuide(game: GameName, language: Language): Promise<Guide> {
  const load = TEXTS[`./texts/${game}/${language}.json`];
  return load ? load() : Promise.reject(new Error(`there is no guide of ${game} in ${language}`));
}

/** An entry by its title. */
export type Titled = Pick<GuideEntry, 'id' | 'title' | 'rules'>;

/** The same entries without their texts. */
const TITLES = import.meta.glob<Titled[]>('./texts/*/*.json', { import: 'default', query: '?titles' });

export function loadTitles(game: GameName, language: Language): Promise<Titled[]> {
  const load = TITLES[`./texts/${game}/${language}.json`];
  return load ? load() : Promise.reject(new Error(`there is no guide of ${game} in ${language}`));
}

/** The game whose rule this is; none for what is not in the guides, such as our own readings. */
export function gameOf(rule: string): GameName | null {
  return RULES.find((one) => one.rule.test(rule))?.game ?? null;
}

/** The entry that tells a rule. */
export function entryOf(guide: Guide, game: GameName, rule: string): GuidePlace | null {
  return findEntry(guide, game, (entry) => entry.rules.includes(rule));
}

export function findEntry(guide: Guide, game: GameName, isWanted: (entry: GuideEntry) => boolean): GuidePlace | null {
  for (const chapter of guide.chapters) {
    const entry = chapter.entries.find(isWanted);
    if (entry) return { game, chapter, entry };
  }
  return null;
}

/** Letters as people type them: small, without marks. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l');
}

export interface Hit extends GuidePlace {
  /** Where it was found; the best first. */
  rank: number;
}

/** Entries that have all the words: by rule, then by title, then by text. */
export function search(guide: Guide, game: GameName, query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  for (const chapter of guide.chapters) {
    for (const entry of chapter.entries) {
      const rank = rankOf(entry, words);
      if (rank !== null) hits.push({ game, chapter, entry, rank });
    }
  }
  return hits.sort((one, two) => one.rank - two.rank);
}

function rankOf(entry: GuideEntry, words: string[]): number | null {
  const title = fold(entry.title);
  const rules = fold([...entry.rules, ...entry.see].join(' '));
  const text = fold([...entry.text.flat(), entry.option ?? '', entry.example].join(' '));
  const inAll = (place: string) => words.every((word) => place.includes(word));
  if (words.length === 1 && entry.rules.some((rule) => fold(rule) === words[0])) return 0;
  if (inAll(title)) return 1;
  if (inAll(rules)) return 2;
  return inAll(`${title} ${rules} ${text}`) ? 3 : null;
}

/** Terms whose word or meaning has all the words of the query. */
export function searchTerms(terms: readonly Term[], query: string): Term[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return terms.filter((term) => words.every((word) => fold(`${term.word} ${term.text}`).includes(word)));
}
