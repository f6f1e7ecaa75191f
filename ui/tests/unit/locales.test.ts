// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { compare, findProblems, reasonProblems, unknownOrUnused } from '../../build/checked-locales';
import { namedTooEarly } from '../../build/late-locales';
import { LANGUAGE_CODES } from '../../src/i18n/languages';
import { bundleOf, format } from '../../src/i18n/words.svelte';

const files = import.meta.glob<string>('../../locales/space-hulk/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileOf = (language: string) => files[`../../locales/space-hulk/${language}.ftl`] ?? '';

describe('the locales', () => {
  it('are complete, and every message is named in the code', () => {
    expect(findProblems()).toEqual([]);
  });

  it('are checked: a missing message, one too many, a forgotten and an invented variable', () => {
    const problems = compare({
      en: 'a = A { $x }\nb = B\n',
      sk: 'a = A { $y }\nc = C\n',
    });
    expect(problems).toEqual([
      'sk: a leaves out $x',
      'sk: a has $y, which nobody gives',
      'sk: b is missing',
      'sk: c is not in en',
    ]);
  });

  it('are checked: what cannot be read, and what is there twice', () => {
    expect(compare({ en: 'a = A\na = B\n', sk: 'a = { $x ->\n [one] 1\n}\n' })).toHaveLength(3);
  });

  it('are checked against the code', () => {
    const messages = new Map([
      ['a-b', new Set<string>()],
      ['c-d', new Set<string>()],
      ['e-f', new Set<string>()],
    ]);
    expect(unknownOrUnused(messages, "t('a-b') t('x-y') t(`c-${name}`)")).toEqual([
      'en: x-y is named in the code and missing',
      'en: e-f is named nowhere in the code',
    ]);
  });
});

describe('messages that are loaded late', () => {
  it('are named only by what is loaded with them', () => {
    const code = new Map([
      ['replay/Film.svelte', "t('film-begin')"],
      ['pages/Start.svelte', "t('film-title')"],
    ]);
    expect(namedTooEarly('shared/film', ['film-begin', 'film-title'], ['replay/'], code)).toEqual([
      'film-title is loaded late, with shared/film, and named in pages/Start.svelte',
    ]);
  });
});

describe('what the rules say', () => {
  it('is checked: a reason without a message, and a message without a reason', () => {
    const messages = new Map([
      ['reason-a', new Set<string>()],
      ['reason-c', new Set<string>()],
    ]);
    expect(reasonProblems(messages, { 'reason-': ['a', 'b'] })).toEqual([
      'en: reason-b is a reason of the rules and missing',
      'en: reason-c is no reason of the rules',
    ]);
  });
});

describe('plurals', () => {
  const marines: Record<string, [number, string][]> = {
    en: [
      [1, '1 Marine'],
      [2, '2 Marines'],
      [12, '12 Marines'],
    ],
    sk: [
      [1, '1 mariňák'],
      [2, '2 mariňáci'],
      [4, '4 mariňáci'],
      [5, '5 mariňákov'],
      [12, '12 mariňákov'],
    ],
    hu: [
      [1, '1 katona'],
      [5, '5 katona'],
    ],
    it: [
      [1, '1 Marine'],
      [5, '5 Marine'],
    ],
    de: [
      [1, '1 Marine'],
      [5, '5 Marines'],
    ],
  };
  it.each(LANGUAGE_CODES)('are right in %s', (language) => {
    const bundle = bundleOf(language, fileOf(language));
    for (const [count, words] of marines[language] ?? [])
      expect(format(bundle, 'mission-marines', { count })).toBe(words);
  });
});
