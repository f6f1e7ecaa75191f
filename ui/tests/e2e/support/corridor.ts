import type { Page } from '@playwright/test';

/** What stands in a corridor that tests need: nothing in it depends on what a computer player likes. */
export interface Corridor {
  /** Where a Genestealer stands, in squares from the west end; none without it. */
  alien?: number | readonly number[];
  /** Where a blip of two Genestealers lies. */
  blip?: number;
  /** Where a closed door is. */
  door?: number;
  /** How many blips wait to be sent to the entry area at the east end, which takes the place of the exit. */
  waiting?: number;
  /** The command points of every round. */
  command?: number;
  /** Orso is a Sergeant with a power sword. */
  sword?: boolean;
  /** There is one round, and one Marine who leaves has won it: Orso stands where he can, if he steps at once. */
  dash?: boolean;
  /** The corridor leads north, and its squares are 0,0 and 0,1 and so on. */
  north?: boolean;
  /** Where Genestealers stand beside a corridor that leads north, in bays of their own to its east and west. */
  aside?: { east?: number; west?: number };
  practice?: boolean;
  /** Who has the aliens: the same person on the same screen, if not the computer. */
  aliens?: 'me' | 'computer';
}

const LENGTH = 16;

/** A straight corridor with Tarn at its west end, and Orso two squares before him; or with everything a quarter to the left. */
function mission(corridor: Corridor): string {
  const { alien, blip, door, waiting, sword, dash, north, aside = {}, command = 0 } = corridor;
  const marks = [...(dash ? 't'.padEnd(LENGTH - 3, '.') + 'o..' : 't.o'.padEnd(LENGTH, '.'))];
  for (const at of [alien ?? []].flat()) marks[at] = 'g';
  if (blip !== undefined) marks[blip] = 'b';
  if (door !== undefined) marks[door] = '+';
  const [last, ahead, back] = north ? [`0,${LENGTH - 1}`, 'N', 'S'] : [`${LENGTH - 1},0`, 'E', 'W'];
  const end = `at = "${last}"\n`;
  // From its end down; two squares of bulkhead keep the bays apart from the corridor.
  const upright = marks.map((mark, y) => {
    const bay = (at: number | undefined, sign: string): string => (at === y ? sign : '');
    const [west, east] = [bay(aside.west, 'g'), bay(aside.east, 'g')];
    return {
      rows: `${west ? 'w' : ' '} a ${east ? 'e' : ''}`.trimEnd(),
      marks: `${west || ' '} ${mark} ${east}`.trimEnd(),
    };
  });
  const drawn = (what: 'rows' | 'marks') => [...upright].reverse().map((row) => row[what]);
  const [rows, things] = north ? [drawn('rows'), drawn('marks')] : [['a'.repeat(LENGTH)], [marks.join('')]];
  const marine = (id: string, name: string) =>
    `[[marine]]\nid = "${id}"\nname = "${name}"\nsquad = "anvil"\nat = "${id[0]}"\nfacing = "${ahead}"\nkey = true\n`;
  const rank = sword ? 'rank = "sergeant"\nmelee = "power_sword"\n' : '';
  return `format = 1
id = "corridor"
difficulty = 1
author = "Blipfall"
licence = "MIT OR Apache-2.0"
[title]
en = "Corridor"
[briefing]
en = "A corridor."
[sections]
a = "corridor"
${aside.west === undefined ? '' : 'w = "corridor"'}
${aside.east === undefined ? '' : 'e = "corridor"'}
[[map]]
${north ? 'origin = "-2,0"\n' : ''}rows = '''
${rows.join('\n')}
'''
marks = '''
${things.join('\n')}
'''
${waiting === undefined ? `[[exit]]\n${end}to = "${ahead}"\nside = "marine"` : `[[entry]]\nid = "East"\n${end}from = "${ahead}"`}
[[squad]]
id = "anvil"
[squad.name]
en = "Squad Anvil"
${marine('orso', 'Orso')}${rank}
${marine('tarn', 'Tarn')}
[aliens]
${waiting === undefined ? 'reserve = { 1 = 0, 2 = 0, 3 = 0 }' : `starting_blips = ${waiting}\nreinforcements = 0`}
${alien === undefined ? '' : `[[genestealer]]\nat = "g"\nfacing = "${back}"\n`}
${blip === undefined ? '' : '[[blip]]\nat = "b"\nvalue = 2\n'}
${door === undefined ? '' : '[[door]]\nat = "+"\n'}
[rounds]
limit = ${dash ? 1 : 16}
winner = "alien"
[[goal]]
for = "marine"
id = "out"
immediate = true
when = ${waiting === undefined ? `{ marines_exited = ${dash ? 1 : 2} }` : '{ round = 9 }'}
[goal.text]
en = "${dash ? 'A Marine leaves' : 'Both Marines leave'}."
[[goal]]
for = "alien"
id = "silence"
immediate = true
when = { marines_killed = 2 }
[goal.text]
en = "Both Marines are dead."
[special]
command_points = ${command}
`;
}

/** Opens a match in a corridor, with the Marines on this screen. */
export async function enterCorridor(page: Page, server: { url: string }, corridor: Corridor = {}): Promise<void> {
  const send = async (path: string, body: unknown, token = ''): Promise<{ [name: string]: unknown }> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const { person, token } = await send('people', { name: 'Ana' });
  const me = { type: 'me' };
  const seats = { marine: me, alien: corridor.aliens === 'me' ? me : { type: 'computer', player: 'random' } };
  const game = { name: 'space-hulk', mission_file: mission(corridor), options: {} };
  const terms = { game, seats, practice: corridor.practice ?? false, open_hands: true, visibility: 'private' };
  const { match: id } = await send('matches', terms, String(token));
  const known = { id: (person as { id: string }).id, name: 'Ana', token };
  await page.addInitScript((text) => localStorage.setItem('blipfall.person', text), JSON.stringify(known));
  // A page that is open already would only follow the hash, and stay with the person that it knows.
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/match/${String(id)}`);
}
