import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:art.css';
const THEME = new URL('../../art/theme.json', import.meta.url);

interface Theme {
  colors: Record<string, string>;
  font: string;
}

/** The colors of `art/theme.json` as custom properties: `--art-marine`, and so on. */
export function artCss(): Plugin {
  return {
    name: 'art-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(THEME.pathname);
      return cssOf(JSON.parse(readFileSync(THEME, 'utf8')) as Theme);
    },
  };
}

function cssOf(theme: Theme): string {
  const colors = Object.entries(theme.colors).map(([name, color]) => `--art-${name}: ${color};`);
  return `:root {\n  --art-font: ${theme.font};\n  ${colors.join('\n  ')}\n}\n`;
}
