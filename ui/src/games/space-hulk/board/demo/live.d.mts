import type { Plugin } from 'vite';
export function liveTable(program: string): Plugin;
