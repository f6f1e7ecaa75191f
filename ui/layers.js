/** The folders of `src`, the lowest first: a folder imports from those before it, never from one behind it. */
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

/** The layers that must not be imported from a layer. */
export function above(layer) {
  return LAYERS.slice(LAYERS.indexOf(layer) + 1);
}
