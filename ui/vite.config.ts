import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { artCss } from './build/art-css.ts';
import { checkedLocales } from './build/checked-locales.ts';
import { guideTitles } from './build/guide-titles.ts';

/** Where `npm run dev` finds a running `blipfall serve`. */
const server = process.env['BLIPFALL_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [svelte(), artCss(), checkedLocales(), guideTitles()],
  build: {
    target: 'es2022',
    // The binary embeds the files: data addresses would only defeat caching.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  // The pieces of the board lie beside this folder.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    // One page for all tests of a worker: making a new one for each file takes longer than the tests.
    isolate: false,
    // A machine that builds something else beside it must not make a test fail.
    testTimeout: 60_000,
    include: ['tests/unit/**/*.test.ts'],
  },
});
