/** The stand-alone page of the board, for development and tests; it is no part of the shipped page. */
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { guideTitles } from '../../../../../build/guide-titles.ts';
import { liveTable } from './live.mjs';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** With a program there is a game to play, not only recordings. */
const program = process.env['BLIPFALL'];

export default defineConfig({
  root: folder('.'),
  base: './',
  plugins: [
    svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true } }),
    guideTitles(),
    ...(program ? [liveTable(program)] : []),
  ],
  build: {
    target: 'es2022',
    outDir: process.env['BOARD_DEMO_OUT'] ?? folder('../../../../../dist/board-demo'),
    emptyOutDir: true,
  },
  server: { fs: { allow: [folder('../../../../../..')] } },
});
