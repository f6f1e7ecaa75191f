import { describe, expect, it } from 'vitest';
import type { MissionSheet } from '../../src/net/workshop';
import {
  PLANE_SIDE,
  corridor,
  extentOf,
  nameOf,
  nearestSide,
  passed,
  planeAround,
  spotOf,
} from '../../src/games/space-hulk/workshop/geometry';
import { lackedBy, lackedBySheet } from '../../src/games/space-hulk/workshop/texts';
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
    expect(tools.use(spot(2, 0), 'N')(SHEET)).toEqual([
      { type: 'set', table: 'door', index: 0, field: 'at', value: '3,0' },
    ]);
    expect(tools.use(spot(1, 0), 'N')(SHEET)).toEqual([{ type: 'add', table: 'door', fields: { at: '1,0' } }]);
  });

  it('build walls and take them away again', () => {
    const tools = new Tools();
    tools.take('wall');
    const [built] = tools.use(spot(0, 0), 'E')(SHEET);
    expect(built).toMatchObject({ field: 'walls', value: [['0,0', '1,0']] });
    const walled = { ...SHEET, squares: { ...SHEET.squares, walls: ['0,0', '1,0'] } };
    expect(tools.use(spot(1, 0), 'W')(walled)[0]).toMatchObject({ field: 'walls', value: null });
  });

  it('move what is selected with everything on it', () => {
    const tools = new Tools();
    tools.box = [spot(-1, 0), spot(0, 1)];
    expect(tools.move(5, 0)(SHEET)).toEqual([
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
    expect(tools.paste(spot(9, 9))(SHEET)).toEqual([
      { type: 'paint', level: 0, squares: [[9, 9]], section: 'a' },
      { type: 'add', table: 'marine', fields: { id: 'copy-1-1', at: '9,9', facing: 'E' } },
    ]);
  });

  it('need two squares for a ladder', () => {
    const tools = new Tools();
    tools.take('ladder');
    expect(tools.use(spot(0, 0), 'N')(SHEET)).toEqual([]);
    expect(tools.use({ x: 0, y: 0, level: 1 }, 'N')(SHEET)).toEqual([
      { type: 'add', table: 'ladder', fields: { upper: '0,0', lower: '0,0,1' } },
    ]);
  });
});

/** A row of six squares with a table of three doors, one between squares, walls and a ladder. */
const ROW: MissionSheet = {
  ...SHEET,
  fields: {
    door: [{ at: ['0,0', '1,0', '4,0'] }, { between: ['1,0', '2,0'] }, { between: ['0,0', '1,0'], state: 'open' }],
    marine: [{ id: 'orso', at: '5,0' }],
    ladder: [{ upper: '1,0', lower: '1,0,1' }],
  },
  levels: [{ level: 0, x: 0, y: 0, rows: ['aaaaaa'] }],
  squares: {
    'door.0.at': ['0,0', '1,0', '4,0'],
    'door.1.between': ['1,0', '2,0'],
    'door.2.between': ['0,0', '1,0'],
    'marine.0.at': ['5,0'],
    'ladder.0.upper': ['1,0'],
    'ladder.0.lower': ['1,0,1'],
    walls: ['0,0', '1,0', '1,0', '2,0', '4,0', '5,0'],
  },
};

describe('a selection', () => {
  const selecting = () => {
    const tools = new Tools();
    tools.box = [spot(0, 0), spot(1, 0)];
    return tools;
  };
  const erased = {
    type: 'paint',
    level: 0,
    squares: [
      [0, 0],
      [1, 0],
    ],
    section: null,
  };

  it('takes away what is inside and no square outside', () => {
    expect(selecting().remove(ROW)(ROW)).toEqual([
      { type: 'set', table: 'door', index: 0, field: 'at', value: '4,0' },
      { type: 'set', table: '', index: null, field: 'walls', value: [['4,0', '5,0']] },
      { type: 'remove', table: 'door', index: 2 },
      { type: 'remove', table: 'door', index: 1 },
      { type: 'remove', table: 'ladder', index: 0 },
      erased,
    ]);
  });

  it('moves what is inside, walls too, and loses what would stand on one square', () => {
    expect(selecting().move(0, 3)(ROW)).toEqual([
      erased,
      {
        ...erased,
        squares: [
          [0, 3],
          [1, 3],
        ],
        section: 'a',
      },
      { type: 'set', table: 'door', index: 0, field: 'at', value: ['0,3', '1,3', '4,0'] },
      { type: 'set', table: 'door', index: 2, field: 'between', value: ['0,3', '1,3'] },
      { type: 'set', table: 'ladder', index: 0, field: 'upper', value: '1,3' },
      {
        type: 'set',
        table: '',
        index: null,
        field: 'walls',
        value: [
          ['0,3', '1,3'],
          ['4,0', '5,0'],
        ],
      },
      { type: 'remove', table: 'door', index: 1 },
    ]);
  });

  it('is copied with the squares inside, and put down on the level that is shown', () => {
    const tools = selecting();
    tools.copy(ROW);
    tools.level = 2;
    expect(tools.paste(spot(7, 7))(ROW)).toEqual([
      {
        type: 'paint',
        level: 2,
        squares: [
          [7, 7],
          [8, 7],
        ],
        section: 'a',
      },
      { type: 'add', table: 'door', fields: { at: ['7,7,2', '8,7,2'] } },
      { type: 'add', table: 'door', fields: { between: ['7,7,2', '8,7,2'], state: 'open' } },
      { type: 'add', table: 'ladder', fields: { upper: '8,7,2', lower: '1,0,1' } },
      {
        type: 'set',
        table: '',
        index: null,
        field: 'walls',
        value: [
          ['0,0', '1,0'],
          ['1,0', '2,0'],
          ['4,0', '5,0'],
          ['7,7,2', '8,7,2'],
        ],
      },
    ]);
  });

  it('is that of its level: nothing happens to another one', () => {
    const tools = selecting();
    tools.level = 1;
    expect(tools.selected).toBeNull();
    expect(tools.remove(ROW)(ROW)).toEqual([]);
    expect(tools.move(1, 0)(ROW)).toEqual([]);
    tools.level = 0;
    expect(tools.selected).not.toBeNull();
  });

  it('finds what was looked at after another table has gone', () => {
    const tools = new Tools();
    tools.chosen = { table: 'door', index: 1 };
    const edits = tools.remove(ROW);
    const doors = [{ between: ['1,0', '2,0'] }];
    expect(edits({ ...ROW, fields: { ...ROW.fields, door: doors } })).toEqual([
      { type: 'remove', table: 'door', index: 0 },
    ]);
  });
});

describe('the plane', () => {
  it('holds whatever a map can grow to', () => {
    const extent = extentOf([spot(500, -40), spot(520, -20)]);
    expect(extent).toEqual({ west: 500, east: 520, south: -40, north: -20 });
    const { west, north } = planeAround(extent ?? { west: 0, east: 0, south: 0, north: 0 });
    expect(west).toBeLessThanOrEqual(520 - 199);
    expect(west + PLANE_SIDE - 1).toBeGreaterThanOrEqual(500 + 199);
    expect(north).toBeGreaterThanOrEqual(-40 + 199);
    expect(north - PLANE_SIDE + 1).toBeLessThanOrEqual(-20 - 199);
  });
});

describe('missing languages', () => {
  it('are those that a text lacks while it has others, in every table', () => {
    const all = { en: 'a', sk: 'a', hu: 'a', it: 'a', de: 'a' };
    expect(lackedBy({ en: 'a', sk: 'a', hu: 'a' })).toEqual(['it', 'de']);
    expect([lackedBy({}), lackedBy(undefined), lackedBy('Orso'), lackedBy(all)]).toEqual([[], [], [], []]);
    const fields = {
      title: all,
      goal: [{ id: 'g', text: { en: 'a', sk: 'a', hu: 'a', it: 'a' } }],
      ending: { draw: { de: 'a' } },
    };
    expect(lackedBySheet({ ...SHEET, fields })).toEqual(['en', 'sk', 'hu', 'it', 'de']);
    expect(lackedBySheet({ ...SHEET, fields: { ...fields, ending: {} } })).toEqual(['de']);
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
