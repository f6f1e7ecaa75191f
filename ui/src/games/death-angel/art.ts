/** The pieces and colors of the folder `art/angel`, and those of the board that this game shares. */
import theme from '../../../../art/angel/theme.json';
import { piece as shared, pieceRules } from '../../widgets/art';
import type { AngelMarine } from '../../wire/angel';

const FILES = import.meta.glob<string>('../../../../art/angel/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const BODIES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, source]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    bodyOf(source),
  ]),
);

/** What is inside the outermost element. */
export function bodyOf(source: string): string {
  return source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>')).replaceAll('\n', '');
}

export function pieceNames(): string[] {
  return [...BODIES.keys()];
}

/** The shapes of a piece; its middle is the origin. An unknown piece is nothing. */
export function piece(name: string): string {
  return BODIES.get(name) ?? shared(name);
}

/** What each Marine carries. */
const GEAR: Record<AngelMarine, string[]> = {
  claudio: ['ranged-none', 'melee-lightning_claws', 'second-claw'],
  goriel: ['ranged-storm_bolter', 'melee-power_fist'],
  leon: ['ranged-assault_cannon', 'melee-power_fist'],
  valencio: ['ranged-storm_bolter', 'melee-chainfist'],
  zael: ['ranged-heavy_flamer', 'melee-power_fist'],
  omnio: ['ranged-storm_bolter', 'melee-power_fist'],
  gideon: ['ranged-none', 'melee-hammer_and_shield', 'rank-sergeant'],
  noctis: ['ranged-storm_bolter', 'melee-power_fist'],
  calistarius: ['ranged-storm_bolter', 'melee-force_axe', 'rank-librarian'],
  scipio: ['ranged-storm_bolter', 'melee-power_fist'],
  lorenzo: ['ranged-storm_bolter', 'melee-power_sword', 'rank-sergeant'],
  deino: ['ranged-storm_bolter', 'melee-power_fist'],
};

/** A Marine as he is seen from above, looking up the page. */
export function marineBody(marine: AngelMarine): string {
  return ['marine', ...GEAR[marine]].map(piece).join('');
}

/** Style rules for the classes of pieces and for the colors of teams and boxes, below a selector. */
export function angelRules(below: string): string {
  const teams = Object.entries(theme.teams).map(
    ([team, [plain, light, dark]]) =>
      `${below} .team-${team}{--team:${plain};--team-light:${light};--team-dark:${dark}}`,
  );
  const paints = Object.entries(theme.paints).map(
    ([name, color]) => `${below} .f-${name}{fill:${color}}\n${below} .s-${name}{stroke:${color}}`,
  );
  const spawns = Object.entries(theme.spawns).map(([name, color]) => `${below} .spawn-${name}{--spawn:${color}}`);
  return [
    pieceRules(below),
    ...paints,
    ...teams,
    ...spawns,
    `${below} .armored :is(.f-armor,.f-marine){fill:var(--team)}`,
    `${below} .armored .f-armor-light{fill:var(--team-light)}`,
    `${below} .armored .f-armor-dark{fill:var(--team-dark)}`,
    `${below} .armored .s-armor{stroke:var(--team)}`,
    `${below} .armored .s-armor-light{stroke:var(--team-light)}`,
    `${below} .armored .s-marine{stroke:var(--team)}`,
  ].join('\n');
}
