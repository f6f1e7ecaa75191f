/** The languages of the page, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  sk: 'Slovenčina',
  hu: 'Magyar',
  it: 'Italiano',
  de: 'Deutsch',
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && code in LANGUAGES;
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}
