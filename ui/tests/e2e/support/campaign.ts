/** A campaign of three short chapters: the first and the last are won by waiting, the second is lost with a death. */

const LANGUAGES = ['en', 'de'] as const;

function text(words: Record<(typeof LANGUAGES)[number], string>): string {
  return `{ ${LANGUAGES.map((language) => `${language} = ${JSON.stringify(words[language])}`).join(', ')} }`;
}

const both = (en: string, de = en) => text({ en, de });

interface Chapter {
  id: string;
  /** Who wins when. */
  goals: string;
  /** Where Genestealers stand, in squares from the west end. */
  aliens: number[];
}

const WON = `[[goal]]
for = "marine"
id = "held"
immediate = true
text = ${both('The second round begins.', 'Die zweite Runde beginnt.')}
when = { round = 2 }
`;

const LOST = `[[goal]]
for = "alien"
id = "fallen"
immediate = true
text = ${both('Tarn is dead.', 'Tarn ist tot.')}
when = { marine_dead = "tarn" }
`;

function mission({ id, goals, aliens }: Chapter): string {
  const genestealer = (x: number) => `[[genestealer]]\nat = "${x},0"\nfacing = "W"\n`;
  const marine = (name: string, x: number) =>
    `[[marine]]\nid = "${name.toLowerCase()}"\nname = "${name}"\nat = "${x},0"\nfacing = "E"\n`;
  return `format = 1
id = "${id}"
author = "Blipfall"
licence = "MIT OR Apache-2.0"
difficulty = 1
title = ${both(`Title of ${id}`)}
briefing = ${both(`This is ${id}.`, `Das ist ${id}.`)}
[sections]
a = "corridor"
[[map]]
rows = '''
aaaaaaaaaaaaaaaa
'''
${marine('Orso', 0)}
${marine('Tarn', 1)}
[aliens]
reserve = { 1 = 0, 2 = 0, 3 = 0 }
${aliens.map(genestealer).join('')}
[rounds]
limit = 20
winner = "alien"
${goals}
[special]
command_points = 0
`;
}

const CAMPAIGN = `format = 1
id = "three"
author = "Blipfall"
licence = "MIT OR Apache-2.0"
title = ${both('Three Corridors', 'Drei Gänge')}
about = ${both('Three chapters.', 'Drei Kapitel.')}
[[level]]
id = "only"
name = ${both('As it is', 'Wie es ist')}
[[marine]]
id = "orso"
name = "Orso"
lines = ${both('Orso waits.', 'Orso wartet.')}
replaced = ${both('{name} waits in his place.', '{name} wartet an seiner Stelle.')}
home = ${both('Orso went home.', 'Orso ging heim.')}
[[marine]]
id = "tarn"
name = "Tarn"
lines = ${both('Tarn hums.', 'Tarn summt.')}
replaced = ${both('It is quiet. {name} goes first.', 'Es ist still. {name} geht voran.')}
home = ${both('Tarn sings.', 'Tarn singt.')}
[[recruit]]
id = "joram"
name = "Joram"
lines = ${both('Joram brought the coffee.', 'Joram brachte den Kaffee.')}
[[count]]
by = "orso"
text = ${both('Orso counts: {count}.', 'Orso zählt: {count}.')}
[[chapter]]
mission = "first"
[[chapter]]
mission = "second"
[[chapter]]
mission = "third"
[chapter.after_defeat]
text = ${both('They have learned the way.', 'Sie kennen den Weg.')}
[epilogue]
won = ${both('It is over.', 'Es ist vorbei.')}
lost = ${both('It goes on.', 'Es geht weiter.')}
recruit = ${both('{name} stayed.', '{name} blieb.')}
close = ${both('Names on the wall: {fallen}.', 'Namen an der Wand: {fallen}.')}
`;

export const FILES = [
  { name: 'three.toml', content: CAMPAIGN },
  { name: 'first.toml', content: mission({ id: 'first', goals: WON, aliens: [] }) },
  { name: 'second.toml', content: mission({ id: 'second', goals: LOST, aliens: [3, 4, 5, 6, 7, 8] }) },
  { name: 'third.toml', content: mission({ id: 'third', goals: WON, aliens: [] }) },
].map(({ name, content }) => ({ name, mimeType: 'application/toml', buffer: Buffer.from(content) }));
