import { behind, GAMES, LAYERS } from './layers.js';

const games = `^src/games/(${GAMES.join('|')})/`;

/** No circles, and no import against the layers. ESLint looks at imports of types in components, which are not seen here. */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...LAYERS.filter((layer) => behind(layer).length > 0).map((layer) => ({
      name: `layer-${layer}`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: `^src/((${behind(layer).join('|')})/|[^/]+$)` },
    })),
    {
      name: 'games-by-their-list',
      comment: 'Shared code asks the list of games, `games/index.ts`.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/' },
      to: { path: games },
    },
    {
      name: 'games-apart',
      comment: 'A game imports neither another game nor the list of them.',
      severity: 'error',
      from: { path: games },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^src',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.svelte', '.svelte.ts', '.js', '.json'] },
  },
};
