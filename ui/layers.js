/** The folders of `src`, as in the table of README.md: a folder imports from those before it, never from one behind it. */
export const LAYERS = [
  'wire',
  'lib',
  'i18n',
  'settings',
  'net',
  'sound',
  'widgets',
  'guide',
  'match',
  'games',
  'replay',
  'campaign',
  'puzzle',
  'pages',
];

export const GAMES = ['space-hulk', 'death-angel'];

/** The folders that a folder must not import from. */
export function behind(layer) {
  return LAYERS.slice(LAYERS.indexOf(layer) + 1);
}
