import { describe, expect, it } from 'vitest';
import type { MissionSheet } from '../../src/net/workshop';
import { corridor, nameOf, nearestSide, passed, spotOf } from '../../src/games/space-hulk/workshop/geometry';
import { isPacked, packed, unpacked } from '../../src/games/space-hulk/workshop/kept';
import { floorOf, freeLetter, freeName, thingsOf } from '../../src/games/space-hulk/workshop/things';
import { Tools } from '../../src/games/space-hulk/workshop/tools.svelte';
import { CONDITIONS, newCondition } from '../../src/games/space-hulk/workshop/forms';

const SHEET: MissionSheet = {
  text: '',
  playable: true,
  readable: true,
  fields: { marine: [{ id: 'orso', at: '1', facing: 'E' }], door: [{ at: ['2,0', '3,0'] }] },
  levels: [{ level: 0, x: -1, y: 0, rows: ['a', 'aabb'] }],
  squares: { 'marine.0.at': ['0,0'], 'door.0.at': ['2,0', '3,0'] },
  goals: [],
  findings: [],
  left_out: 0,
};

const spot = (x: number, y: number) => ({ x, y, level: 0 });

describe('squares', () => {
  it('have names that read back', () => {
    for (const name of ['0,0', '-3,7', '4,2,1']) expect(nameOf(spotOf(name))).toBe(name);
  });

  it('of a corridor go round one corner, each once', () => {
    expect(corridor(spot(0, 0), spot(3, 1)).map(nameOf)).toEqual(['0,0', '1,0', '2,0', '3,0', '3,1']);
    expect(corridor(spot(2, 2), spot(2, 2)).map(nameOf)).toEqual(['2,2']);
  });

  it('that a quick hand has passed are all there', () => {
    expect(passed(spot(0, 0), spot(3, 0))).toHaveLength(4);
  });

  it('are nearest to one of their sides', () => {
    expect([nearestSide(0.5, 0.1), nearestSide(0.9, 0.5), nearestSide(0.5, 0.9), nearestSide(0.1, 0.5)]).toEqual([
      ...'NESW',
    ]);
  });
});

describe('a sheet', () => {
  it('has floor and things', () => {
    expect([...floorOf(SHEET)]).toEqual([
      ['-1,1', 'a'],
      ['-1,0', 'a'],
      ['0,0', 'a'],
      ['1,0', 'b'],
      ['2,0', 'b'],
    ]);
    expect(thingsOf(SHEET).map(({ table, squares }) => [table, squares.length])).toEqual([
      ['door', 2],
      ['marine', 1],
    ]);
    expect(freeLetter(floorOf(SHEET))).toBe('c');
    expect(freeName(SHEET, 'marine', 'id', 'orso')).toBe('orso1');
  });
});

describe('tools', () => {
  it('take a door away from those of its table, and put a new one down', () => {
    const tools = new Tools();
    tools.take('door');
    expect(tools.use(SHEET, spot(2, 0), 'N')).toEqual([
      { type: 'set', table: 'door', index: 0, field: 'at', value: '3,0' },
    ]);
    expect(tools.use(SHEET, spot(1, 0), 'N')).toEqual([{ type: 'add', table: 'door', fields: { at: '1,0' } }]);
  });

  it('build walls and take them away again', () => {
    const tools = new Tools();
    tools.take('wall');
    const [built] = tools.use(SHEET, spot(0, 0), 'E');
    expect(built).toMatchObject({ field: 'walls', value: [['0,0', '1,0']] });
    const walled = { ...SHEET, squares: { ...SHEET.squares, walls: ['0,0', '1,0'] } };
    expect(tools.use(walled, spot(1, 0), 'W')[0]).toMatchObject({ field: 'walls', value: null });
  });

  it('move what is selected with everything on it', () => {
    const tools = new Tools();
    tools.box = [spot(-1, 0), spot(0, 1)];
    expect(tools.move(SHEET, 5, 0)).toEqual([
      {
        type: 'paint',
        level: 0,
        squares: [
          [-1, 0],
          [0, 0],
          [-1, 1],
        ],
        section: null,
      },
      {
        type: 'paint',
        level: 0,
        squares: [
          [4, 0],
          [5, 0],
          [4, 1],
        ],
        section: 'a',
      },
      { type: 'set', table: 'marine', index: 0, field: 'at', value: '5,0' },
    ]);
  });

  it('copy and paste with names of their own', () => {
    const tools = new Tools();
    tools.box = [spot(0, 0), spot(0, 0)];
    tools.copy(SHEET);
    expect(tools.paste(SHEET, spot(9, 9))).toEqual([
      { type: 'paint', level: 0, squares: [[9, 9]], section: 'a' },
      { type: 'add', table: 'marine', fields: { id: 'copy-1-1', at: '9,9', facing: 'E' } },
    ]);
  });

  it('need two squares for a ladder', () => {
    const tools = new Tools();
    tools.take('ladder');
    expect(tools.use(SHEET, spot(0, 0), 'N')).toEqual([]);
    expect(tools.use(SHEET, { x: 0, y: 0, level: 1 }, 'N')).toEqual([
      { type: 'add', table: 'ladder', fields: { upper: '0,0', lower: '0,0,1' } },
    ]);
  });
});

describe('links', () => {
  it('carry a mission and bring it back', async () => {
    const text = 'title = "Žltý blip"\n'.repeat(400);
    const part = await packed(text);
    expect(isPacked(part)).toBe(true);
    expect(part.length).toBeLessThan(400);
    expect(part).toMatch(/^~[\w-]+$/);
    expect(await unpacked(part)).toBe(text);
  });

  it('that are damaged or too large bring nothing', async () => {
    expect(await unpacked('~AAAA')).toBeNull();
    expect(await unpacked('~%%%')).toBeNull();
    expect(await unpacked(await packed('x'.repeat(300 * 1024)))).toBeNull();
  });
});

describe('squares of a field', () => {
  const picking = (many: boolean, tokens: string[]) => {
    const tools = new Tools();
    const put: unknown[] = [];
    tools.pick = { id: 'x', many, tokens, put: (value) => put.push(value) };
    return { tools, put };
  };

  it('are added, and taken away when all of them are there; names of areas stay', () => {
    const { tools, put } = picking(true, ['area:hall']);
    tools.picked([spot(1, 2), spot(2, 2)]);
    tools.picked([spot(2, 2)]);
    tools.picked([spot(1, 2)]);
    expect(put).toEqual([['area:hall', '1,2', '2,2'], ['area:hall', '1,2'], 'area:hall']);
  });

  it('of a field that has one are replaced, and the choice is over', () => {
    const { tools, put } = picking(false, ['0,0']);
    tools.picked([spot(4, 2)]);
    expect([put, tools.pick]).toEqual([['4,2'], null]);
  });
});

describe('conditions', () => {
  it('speak of what the mission has', () => {
    const names = (table: string) => (table === 'marine' ? ['orso'] : table === 'section' ? ['b'] : ['cat']);
    expect(newCondition('marine_dead', names)).toEqual({ marine_dead: 'orso' });
    expect(newCondition('section_burns', names)).toEqual({ section_burns: 'b' });
    expect(newCondition('object_in', names)).toEqual({ object_in: { object: 'cat', area: '0,0' } });
  });

  it('of every kind can be begun', () => {
    for (const name of Object.keys(CONDITIONS)) expect(Object.keys(newCondition(name, () => []))).toEqual([name]);
    expect(Object.keys(CONDITIONS)).toHaveLength(26);
  });
});
