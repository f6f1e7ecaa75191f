import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MissionEdit, MissionSheet } from '../../src/net/workshop';
import { add } from '../../src/games/space-hulk/workshop/edits';
import { Forecast } from '../../src/games/space-hulk/workshop/forecast.svelte';
import { freeName } from '../../src/games/space-hulk/workshop/things';
import { Workshop } from '../../src/games/space-hulk/workshop/workshop.svelte';

/** What the server answers instead of a sheet. */
let refuses = false;
/** Everything that was asked, in its order. */
let asked: string[] = [];

/** A server whose missions are Marines alone, one in each line. A line `?` is a mistake that hides the drawing. */
function sheetOf(text: string, edits: MissionEdit[]): MissionSheet {
  const added = edits.flatMap((edit) => (edit.type === 'add' ? [`${String(edit.fields['id'])}\n`] : []));
  const after = text + added.join('');
  const marines = after.split('\n').filter(Boolean);
  return {
    text: after,
    playable: true,
    readable: !marines.includes('?'),
    fields: { marine: marines.map((id) => ({ id })) },
    levels: [],
    squares: {},
    goals: [],
    findings: [],
    left_out: 0,
  };
}

async function answer(address: string, init: RequestInit): Promise<Response> {
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  if (address.endsWith('people')) return json({ person: { id: 'p', name: 'Guest' }, token: 'secret' });
  const body = JSON.parse(String(init.body ?? '{}'));
  asked.push(address);
  await new Promise((done) => setTimeout(done, 5));
  if (refuses) return json({ code: 'bad_terms', message: 'no' }, 400);
  if (address.endsWith('workshop/sheet')) return json(sheetOf(body.text, body.edits));
  if (address.endsWith('workshop/balances')) return json({ id: `work-${asked.length}` });
  if (address.includes('workshop/balances/'))
    return json({ number: asked.length, stage: 'running', balance: { share: {}, games: 1, proposals: [] } });
  return json(true);
}

beforeEach(() => {
  [refuses, asked] = [false, []];
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => vi.unstubAllGlobals());

const recruit = (sheet: MissionSheet) => [add('marine', { id: freeName(sheet, 'marine', 'id', 'm') })];

async function opened(text = ''): Promise<Workshop> {
  const shop = new Workshop();
  await shop.open(text);
  return shop;
}

describe('changes', () => {
  it('are worked out from what the last one has left', async () => {
    const shop = await opened();
    await Promise.all([shop.edit(recruit), shop.edit(recruit), shop.edit(recruit)]);
    expect(shop.text).toBe('m1\nm2\nm3\n');
  });

  it('come after what was written, and keep it', async () => {
    const shop = await opened('a\n');
    shop.write('a\nm1\n');
    await shop.edit(recruit);
    expect(shop.text).toBe('a\nm1\nm2\n');
    await shop.undo();
    await shop.undo();
    expect(shop.text).toBe('a\n');
  });

  it('of a drawing that is not that of the text are refused', async () => {
    const shop = await opened('a\n');
    shop.write('a\n?\n');
    await shop.edit(recruit);
    expect([shop.text, shop.drawn?.text, shop.problem === null]).toEqual(['a\n?\n', 'a\n', false]);
    await shop.edit(() => [{ type: 'text', start: 0, end: 1, text: 'b' }]);
    expect(shop.problem).toBeNull();
  });
});

describe('undo', () => {
  it('pressed twice at once goes back twice, and forward again', async () => {
    const shop = await opened();
    await shop.edit(recruit);
    await shop.edit(recruit);
    await Promise.all([shop.undo(), shop.undo()]);
    expect([shop.text, shop.canUndo]).toEqual(['', false]);
    await Promise.all([shop.redo(), shop.redo(), shop.redo()]);
    expect([shop.text, shop.canRedo]).toEqual(['m1\nm2\n', false]);
  });

  it('that the server does not answer loses nothing', async () => {
    const shop = await opened();
    await shop.edit(recruit);
    refuses = true;
    await shop.undo();
    expect([shop.text, shop.canUndo, shop.canRedo]).toEqual(['m1\n', true, false]);
    refuses = false;
    await shop.undo();
    expect([shop.text, shop.canUndo, shop.canRedo]).toEqual(['', false, true]);
    refuses = true;
    await shop.redo();
    expect([shop.text, shop.canUndo, shop.canRedo]).toEqual(['', false, true]);
  });

  it('gives way to somebody who writes meanwhile', async () => {
    const shop = await opened();
    await shop.edit(recruit);
    const undone = shop.undo();
    await Promise.resolve();
    shop.write('m1\nx\n');
    await undone;
    expect([shop.text, shop.canRedo]).toEqual(['m1\nx\n', false]);
    await shop.undo();
    expect(shop.text).toBe('m1\n');
  });

  it('brings back the mission that was open before another one, or kept before a link was followed', async () => {
    const shop = await opened('a\n');
    await shop.open('b\n');
    expect([shop.text, shop.drawn?.text]).toEqual(['b\n', 'b\n']);
    await shop.undo();
    expect(shop.text).toBe('a\n');
    const linked = new Workshop();
    await linked.open('c\n', 'kept\n');
    await linked.undo();
    expect(linked.text).toBe('kept\n');
    const fresh = new Workshop();
    await fresh.open('c\n', null);
    expect(fresh.canUndo).toBe(false);
  });
});

describe('a mistake', () => {
  it('keeps the last drawing, unless it came with another mission', async () => {
    const shop = await opened('a\n');
    shop.write('?\n');
    await shop.edit(() => []);
    expect([shop.sheet?.readable, shop.drawn?.text]).toEqual([false, 'a\n']);
    await shop.open('?\nb\n');
    expect(shop.drawn?.text).toBe('?\nb\n');
  });
});

describe('proposals', () => {
  const soon = () => new Promise((done) => setTimeout(done, 40));

  it('are given up with the mission that they are for', async () => {
    const forecast = new Forecast();
    const search = forecast.seek('a\n');
    await soon();
    forecast.keepFor('a\n');
    expect(forecast.balance?.games).toBe(1);
    forecast.keepFor('b\n');
    expect([forecast.balance, forecast.balanceStage]).toEqual([null, null]);
    await search;
    expect(asked.at(-1)).toContain('predictions/work-1');
  });

  it('that come too late are dropped', async () => {
    const forecast = new Forecast();
    const search = forecast.seek('a\n');
    forecast.keepFor('b\n');
    await search;
    expect([forecast.balance, forecast.balanceStage]).toEqual([null, null]);
    await soon();
    expect(asked.at(-1)).toContain('predictions/work-1');
  });
});
