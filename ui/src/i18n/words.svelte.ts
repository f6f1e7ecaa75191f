import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';
import { folderOf, isLate, type Late } from './late';

/** Files of their own for each language, so that a page loads those it shows; a folder holds what belongs to one game or is shared. */
const FILES = import.meta.glob<string>('../../locales/**/*.ftl', { query: '?raw', import: 'default' });

export type Args = Record<string, FluentVariable>;

/** A text in all languages, as missions bring it. */
export type Translated = Partial<Record<Language, string>>;

class Words {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));
}

const words = new Words();

/** What was read of the files so far, by their paths. */
const read = new Map<string, FluentResource>();
/** The folders that were asked for beyond those that every page needs. */
const learned = new Set<string>();
/** The language that was asked for last; the page shows it as soon as its files are there. */
let wanted: Language = 'en';
/** How many files the messages that are shown come from. */
let spoken = 0;

/** Shows everything in this language from now on, without loading the page again. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await renew();
}

/** Loads messages that only a part of the page needs. */
export async function learn(...folders: readonly Late[]): Promise<void> {
  for (const folder of folders) learned.add(folder);
  await renew();
}

/** A part of the page together with the messages that it shows. */
export async function withWords<T>(folders: readonly Late[], part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, learn(...folders)]);
  return loaded;
}

const isNeeded = (path: string) => !isLate(folderOf(path)) || learned.has(folderOf(path));

async function renew(): Promise<void> {
  const language = wanted;
  const isOwn = (path: string) => path.endsWith(`/${language}.ftl`);
  const missing = Object.entries(FILES).filter(([path]) => isOwn(path) && isNeeded(path) && !read.has(path));
  await Promise.all(missing.map(async ([path, load]) => read.set(path, new FluentResource(await load()))));
  if (language !== wanted) return;
  // Others may have been read meanwhile: all of them count.
  const own = [...read].filter(([path]) => isOwn(path)).map(([, resource]) => resource);
  if (words.language === language && spoken === own.length) return;
  words.bundle = bundleFrom(language, own);
  words.language = language;
  spoken = own.length;
  document.documentElement.lang = language;
}

function bundleFrom(language: Language, resources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mistakes = resources.flatMap((resource) => bundle.addResource(resource));
  if (mistakes.length > 0) throw mistakes[0];
  return bundle;
}

export function bundleOf(language: Language, text: string): FluentBundle {
  return bundleFrom(language, [new FluentResource(text)]);
}

/** A message in the language that is spoken. The build makes sure that it is there. */
export function t(key: string, args?: Args): string {
  return format(words.bundle, key, args);
}

/** Whether there is such a message: for names that come from the server. */
export function knows(key: string): boolean {
  return words.bundle.hasMessage(key);
}

export function format(bundle: FluentBundle, key: string, args?: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

/** The text in the language that is spoken, else in English. */
export function tr(text: Translated | null | undefined): string {
  return text?.[words.language] ?? text?.en ?? '';
}

export function language(): Language {
  return words.language;
}

/** Names as they are told one after the other, written the local way. */
export function listed(names: Iterable<string>): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** A number with this number of digits behind the point, written the local way. */
export function number(value: number, digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(words.language, style).format(value);
}

/** A share of one as percent, written the local way. */
export function percent(share: number, digits = 0): string {
  const style = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(words.language, style).format(share);
}
