import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/i18n/languages';
import {
  entryOf,
  findEntry,
  fold,
  GAMES,
  gameOf,
  loadGuide,
  loadTitles,
  search,
  searchTerms,
} from '../../src/guide/guide';
import { LESSON } from '../../src/games/death-angel/lesson';
import { loadOdds, oddsWord, shareOf } from '../../src/guide/odds';
import { knows, learn, speak } from '../../src/i18n/words.svelte';
import { parse } from '../../src/lib/router.svelte';

test('letters are compared as people type them', () => {
  expect(fold('Kôpka Örző Größe È')).toBe('kopka orzo grosse e');
});

test('rules belong to a game, our own readings to none', () => {
  expect(['DA-FACE-02', 'SH-MOVE-06', 'SA-RUL-01', 'SB-TGT-03', 'BF-18', 'nonsense'].map(gameOf)).toEqual([
    'death-angel',
    'space-hulk',
    'space-hulk',
    'space-hulk',
    null,
    null,
  ]);
});

test('every language says the same about the same rules', async () => {
  for (const game of GAMES) {
    const english = await loadGuide(game, 'en');
    const rules = (guide: typeof english) =>
      guide.chapters.flatMap(({ id, entries }) => entries.map((entry) => [id, entry.id, ...entry.rules]));
    expect(rules(english).length).toBeGreaterThan(50);
    for (const language of LANGUAGE_CODES) {
      const guide = await loadGuide(game, language);
      expect(rules(guide)).toEqual(rules(english));
      expect(guide.terms.map(({ id, entry }) => [id, entry])).toEqual(
        english.terms.map(({ id, entry }) => [id, entry]),
      );
    }
  }
});

test('a rule is found by its ID, a title before a text', async () => {
  const guide = await loadGuide('death-angel', 'en');
  expect(entryOf(guide, 'death-angel', 'DA-FACE-02')?.entry.id).toBe('range');
  expect(entryOf(guide, 'death-angel', 'DA-TV-01')).toBeNull();
  expect(search(guide, 'death-angel', 'da-face-02')[0]).toMatchObject({
    rank: 0,
    entry: { id: 'range' },
    chapter: { id: 'attacking' },
  });
  expect(search(guide, 'death-angel', 'da-gsmove').every(({ rank }) => rank === 2)).toBe(true);
  const swarms = search(guide, 'death-angel', ' SWARM attacks ');
  expect(swarms[0]?.rank).toBe(1);
  expect(swarms.map(({ rank }) => rank)).toEqual(swarms.map(({ rank }) => rank).sort());
  expect(search(guide, 'death-angel', 'zzz')).toEqual([]);
  expect(search(guide, 'death-angel', '  ')).toEqual([]);
});

test('marks on letters need not be typed', async () => {
  const guide = await loadGuide('death-angel', 'sk');
  expect(search(guide, 'death-angel', 'obchadzanie').map(({ entry }) => entry.id)).toContain('flanking');
  expect(searchTerms(guide.terms, 'kopka').map(({ id }) => id)).toContain('blip-pile');
});

test('words lead to their entries, and the lesson to rules that are told', async () => {
  const guide = await loadGuide('death-angel', 'en');
  for (const { entry } of guide.terms)
    expect(entry === null || findEntry(guide, 'death-angel', ({ id }) => id === entry)).not.toBeNull();
  for (const rule of LESSON.flatMap(({ rules }) => rules))
    expect([rule, entryOf(guide, 'death-angel', rule)?.entry.id]).not.toEqual([rule, undefined]);
});

test('chapters and entries have addresses', () => {
  const nowhere = { page: 'rules', game: null, chapter: null, entry: null };
  expect(parse('#/rules')).toEqual(nowhere);
  expect(parse('#/rules/death-angel/attacking/range')).toEqual({
    page: 'rules',
    game: 'death-angel',
    chapter: 'attacking',
    entry: 'range',
  });
  expect(parse('#/rules/death-angel')).toEqual({ ...nowhere, game: 'death-angel' });
  expect(parse('#/rules/a/b/c/d')).toEqual({ page: 'lost' });
});

test('the page has words for everything in the tables of odds', async () => {
  await learn('shared/guide', 'death-angel/cards');
  for (const language of LANGUAGE_CODES) {
    await speak(language);
    for (const game of GAMES) {
      for (const table of await loadOdds(game)) {
        expect(knows(`chance-table-${table.id}`), table.id).toBe(true);
        expect(knows(`chance-note-${table.note}`), table.note).toBe(true);
        const ids = [...table.columns, ...table.rows.flatMap(({ name }) => name)].filter((id) => !/^\d+$/.test(id));
        // An English word may be its own id.
        if (language !== 'en') for (const id of ids) expect([language, oddsWord(id)]).not.toEqual([language, id]);
        for (const { chances } of table.rows) expect(chances.length).toBe(table.columns.length);
      }
    }
  }
  await speak('en');
});

test('a chance is a share of one', () => {
  expect(['11/36', '1', '0'].map(shareOf)).toEqual([11 / 36, 1, 0]);
});

test('titles are those of the entries, without their texts', async () => {
  for (const game of GAMES) {
    const entries = (await loadGuide(game, 'hu')).chapters.flatMap(({ entries }) => entries);
    const titles = await loadTitles(game, 'hu');
    expect(titles).toEqual(entries.map(({ id, title, rules }) => ({ id, title, rules })));
  }
});
