import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

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

/** Shows everything in this language from now on, without loading the page again. */
export async function speak(language: Language): Promise<void> {
  const own = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all(own.map(([, load]) => load()));
  words.bundle = bundleOf(language, texts.join('\n'));
  words.language = language;
  document.documentElement.lang = language;
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mistakes = bundle.addResource(new FluentResource(text));
  if (mistakes.length > 0) throw mistakes[0];
  return bundle;
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

/** A number with so many digits behind the point, written the local way. */
export function number(value: number, digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(words.language, style).format(value);
}

/** A share of one as percent, written the local way. */
export function percent(share: number, digits = 0): string {
  const style = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(words.language, style).format(share);
}
