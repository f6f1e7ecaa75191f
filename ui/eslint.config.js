import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { behind, GAMES, LAYERS } from './layers.js';
import svelteConfig from './svelte.config.js';

/** A game is imported by its name from the list of games alone. */
const game = { regex: `(^|/)(${GAMES.join('|')})(/|$)`, message: 'Ask the list of games.' };

/** What the files of a layer must not import, types included. */
function layerRule(layer) {
  const later = {
    regex: `^(\\.\\./)+(${behind(layer).join('|')})(/|$)`,
    message: `It lies behind ${layer}: see the table of layers in README.md.`,
  };
  const patterns = behind(layer).length > 0 ? [later, game] : [game];
  return {
    files: [`src/${layer}/**`],
    ignores: ['src/games/index.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** Layout is Prettier's business, types are svelte-check's, and imports between folders dependency-cruiser's. */
export default ts.config(
  // Written by tests of the crates, or by npm.
  { ignores: ['src/wire', 'dist', 'node_modules'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets in state are replaced as a whole, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // Shapes come from the files in `art/`, which are part of the program.
      'svelte/no-at-html-tags': 'off',
      // A blank that must not be lost at the end of a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A component says with `let` what the page around it may change.
      'prefer-const': 'off',
    },
  },
  ...LAYERS.map(layerRule),
  {
    // What comes from the server has generated types: an assertion would hide that they were lost on the way.
    files: ['src/**'],
    ignores: ['src/**/demo/**'],
    rules: {
      'no-console': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
);
