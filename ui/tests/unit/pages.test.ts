import { describe, expect, it } from 'vitest';
import { pressOf } from '../../src/match/keys';
import { importProblemText, problemText, reasonText } from '../../src/widgets/problems';
import { Refusal } from '../../src/net/refusal';
import CODES from '../../src/wire/Code.ts?raw';
import { reasonKey } from '../../src/games/space-hulk/reasons';
import { preferredLanguage } from '../../src/i18n/languages';
import { knows, speak } from '../../src/i18n/words.svelte';
import { parse } from '../../src/lib/router.svelte';
import { firstSteps, termsOf } from '../../src/games/space-hulk/opening';
import { invitationLink, readInvitation } from '../../src/match/invitations';
import { restore, settings } from '../../src/settings/settings.svelte';

describe('the address', () => {
  it.each([
    ['', { page: 'start' }],
    ['#/', { page: 'start' }],
    ['#/missions', { page: 'missions' }],
    ['#/missions/last-light', { page: 'mission', mission: 'last-light' }],
    ['#/campaigns', { page: 'campaigns' }],
    ['#/campaigns/abc', { page: 'campaign', campaign: 'abc' }],
    ['#/new', { page: 'new', mission: null }],
    ['#/new/the%20well', { page: 'new', mission: 'the well' }],
    ['#/match/abc', { page: 'match', match: 'abc' }],
    ['#/join/abc/xyz', { page: 'join', match: 'abc', invitation: 'xyz' }],
    ['#/join/abc', { page: 'lost' }],
    ['#/devices', { page: 'devices' }],
    ['#/device', { page: 'device', code: null }],
    ['#/device/7KQM2XRA', { page: 'device', code: '7KQM2XRA' }],
    ['#/nowhere', { page: 'lost' }],
    ['#/match/a/b/c', { page: 'lost' }],
    ['#/%E0%A4%A', { page: 'lost' }],
  ])('%s leads to its page', (hash, route) => expect(parse(hash)).toEqual(route));
});

describe('an invitation', () => {
  it('is read from a link as it was made, and from text around it', () => {
    const link = invitationLink('http://localhost:8080/#/match/m1', 'm1', 'a-b_c');
    expect(link).toBe('http://localhost:8080/#/join/m1/a-b_c');
    expect(readInvitation(`Come: ${link} !`)).toEqual({ match: 'm1', invitation: 'a-b_c' });
  });

  it('is nothing else', () => {
    for (const text of ['', 'hello', 'http://localhost:8080/#/match/m1', '#/join/m1'])
      expect(readInvitation(text)).toBeNull();
  });
});

describe('the terms of a match', () => {
  const choice = { ...firstSteps(), practice: false };

  it('seat the computer on the other side', () => {
    expect(termsOf({ ...choice, side: 'alien', player: 'veteran' }).seats).toEqual({
      alien: { type: 'me' },
      marine: { type: 'computer', player: 'veteran' },
    });
  });

  it('leave a seat free for a friend, and give both to one screen', () => {
    expect(termsOf({ ...choice, opponent: 'friend' }).seats).toEqual({
      marine: { type: 'me' },
      alien: { type: 'nobody' },
    });
    expect(termsOf({ ...choice, opponent: 'hotseat' }).seats).toEqual({
      marine: { type: 'me' },
      alien: { type: 'me' },
    });
  });

  it('name the solo variant', () => {
    expect(termsOf({ ...choice, opponent: 'solo_b' })).toMatchObject({
      game: { solo: 'b' },
      seats: { marine: { type: 'me' } },
    });
  });

  it('pass the timer on as an option of the rules', () => {
    expect(termsOf({ ...choice, clock: 120, options: { preset: 'third' } }).game).toMatchObject({
      options: { preset: 'third', timer_seconds: 120 },
    });
    // A mission may have a timer of its own, which nobody has asked for.
    expect(termsOf(choice).game).toMatchObject({ options: { timer_seconds: 'none' } });
  });
});

describe('settings', () => {
  it('take over what fits and nothing else', () => {
    const base = { ...settings };
    const stored = {
      language: 'hu',
      confirm: 'final',
      textSize: 150,
      animation: 'warp',
      autoPass: 'yes',
      name: 'x'.repeat(99),
      more: 1,
    };
    const restored = restore(stored, base);
    expect(restored).toEqual({ ...base, language: 'hu', confirm: 'final', textSize: 150, name: 'x'.repeat(40) });
    for (const junk of [null, 7, 'x', []]) expect(restore(junk, base)).toEqual(base);
  });

  it('begin in a language of the browser', () => {
    expect(preferredLanguage(['fr', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});

describe('keys', () => {
  const press = (key: string, more: object = {}, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return pressOf(event);
  };

  it('mean what the list says', () => {
    expect(press('e')).toEqual({ name: 'key-end-turn' });
    expect(press('U')).toEqual({ name: 'key-undo' });
    expect(press('3')).toEqual({ name: 'key-actions', number: 3 });
    expect(press('q')).toBeNull();
  });

  it('mean nothing while somebody types, or to the browser', () => {
    expect(press('e', {}, document.createElement('input'))).toBeNull();
    expect(press('u', { ctrlKey: true })).toBeNull();
    expect(press(' ', {}, document.createElement('button'))).toBeNull();
  });
});

describe('what the rules say against something', () => {
  it('is said in the language that is spoken, also by a server newer than the page', async () => {
    await speak('de');
    expect(reasonText(reasonKey, { reason: 'wall_between' })).toBe('Dazwischen ist eine Wand.');
    expect(reasonText(reasonKey, { reason: 'of_tomorrow' })).toBe('Die Regeln erlauben das nicht.');
    await speak('en');
  });
});

describe('what went wrong', () => {
  const names = [...CODES.matchAll(/"(\w+)"/g)].map(([, name]) => name as Refusal['code']);

  it('has a sentence for every name of the server', () => {
    expect(names.length).toBeGreaterThan(10);
    // The last two are names of connections that the server ends for good.
    for (const name of [...names, 'garbage', 'replaced']) expect(knows(`refused-${name}`), name).toBe(true);
  });

  it('is never told in the words of the browser or of the server', async () => {
    await speak('sk');
    const general = problemText(new TypeError('Failed to fetch dynamically imported module'));
    expect(general).toBe('Niečo sa nepodarilo. Skúste to znova.');
    expect(problemText(new Refusal('of_tomorrow' as Refusal['code'], 'Something new.'))).toBe(general);
    for (const name of names) expect(problemText(new Refusal(name, 'in English')), name).not.toMatch(/English/);
    expect(importProblemText(new Refusal('bad_terms', 'line 3: no JSON'))).toMatch(/^Súbor je poškodený/);
    expect(importProblemText(new Refusal('too_large', 'more than 4 MB'))).toBe('Je to príliš veľké.');
    await speak('en');
  });
});
