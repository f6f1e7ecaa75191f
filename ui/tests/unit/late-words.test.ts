import { afterAll, expect, it, vi } from 'vitest';

// Other tests may have asked for the same messages: these are read from the beginning.
vi.resetModules();
const { knows, learn, speak, t, withWords } = await import('../../src/i18n/words.svelte');

afterAll(() => speak('en'));

it('loads messages of a part of the page with that part, and in every language after it', async () => {
  await speak('en');
  expect(knows('nav-replays')).toBe(true);
  expect(knows('replays-lead')).toBe(false);
  expect(await withWords(['shared/replay'], Promise.resolve('the page'))).toBe('the page');
  const english = t('replays-lead');
  expect(english).not.toBe('replays-lead');
  await speak('hu');
  expect(knows('replays-lead')).toBe(true);
  expect(t('replays-lead')).not.toBe(english);
});

it('shows the language that was asked for last, with everything that was asked for meanwhile', async () => {
  await Promise.all([speak('it'), learn('shared/puzzle'), speak('de'), learn('shared/record')]);
  expect(document.documentElement.lang).toBe('de');
  for (const key of ['replays-lead', 'puzzles-lead', 'record-lead']) expect(knows(key), key).toBe(true);
});
