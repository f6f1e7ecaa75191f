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
/** The missions that were to be measured, each with the one that it was compared with. */
let measured: [string, string | null][] = [];
let stage = 'running';

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
  if (address.endsWith('workshop/predictions')) {
    measured.push([body.text, body.before]);
    return json({ id: `work-${asked.length}` });
  }
  if (address.includes('workshop/predictions/') && init.method !== 'DELETE')
    return json({ number: asked.length, stage, prediction: { games: 1 } });
  return json(true);
}

beforeEach(() => {
  [refuses, asked, measured, stage] = [false, [], [], 'running'];
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

describe('a prediction', () => {
  /** Longer than a change rests before it is measured. */
  const rested = () => new Promise((done) => setTimeout(done, 700));
  const begun = async (text: string) => {
    const forecast = new Forecast();
    forecast.isOn = true;
    forecast.follow(text);
    await rested();
    return forecast;
  };

  it('rests while nobody looks, and goes on with what it was compared with', async () => {
    const forecast = await begun('a\n');
    forecast.follow('b\n');
    await rested();
    forecast.look(false);
    await new Promise((done) => setTimeout(done, 40));
    const n_asked = asked.length;
    expect(asked.at(-1)).toMatch(/predictions\/work-\d+$/);
    forecast.follow('b\n');
    await rested();
    expect(asked).toHaveLength(n_asked);
    forecast.look(true);
    forecast.follow('b\n');
    await rested();
    forecast.follow('c\n');
    await rested();
    forecast.stop();
    expect(measured).toEqual([
      ['a\n', null],
      ['b\n', 'a\n'],
      ['b\n', 'a\n'],
      ['c\n', 'b\n'],
    ]);
  });

  it('that is done is not made again when somebody looks again', async () => {
    stage = 'done';
    const forecast = await begun('a\n');
    forecast.look(false);
    forecast.look(true);
    forecast.follow('a\n');
    await rested();
    expect([forecast.stage, measured]).toEqual(['done', [['a\n', null]]]);
  });

  it('is not made of a change that was undone at once, nor compared with another mission', async () => {
    const forecast = await begun('a\n');
    forecast.follow('b\n');
    forecast.follow('a\n');
    await rested();
    forecast.forget();
    expect(forecast.prediction).toBeNull();
    forecast.follow('z\n');
    await rested();
    forecast.stop();
    expect(measured).toEqual([
      ['a\n', null],
      ['z\n', null],
    ]);
  });

  it('and a search go on after a rest', async () => {
    const forecast = new Forecast();
    const search = forecast.seek('a\n');
    await new Promise((done) => setTimeout(done, 40));
    forecast.look(false);
    await search;
    const searches = () => asked.filter((address) => address.endsWith('workshop/balances')).length;
    expect([searches(), forecast.balanceStage]).toEqual([1, 'running']);
    forecast.look(true);
    await new Promise((done) => setTimeout(done, 40));
    expect([searches(), forecast.balance?.games]).toEqual([2, 1]);
    forecast.stop();
  });
});
