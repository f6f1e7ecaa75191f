import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = /\.json\?(.*&)?titles(&|$)/;

/** What is read of a guide: the rest of it is in `src/guide/guide.ts`. */
interface Guide {
  chapters: { entries: { id: string; title: string; rules: string[] }[] }[];
}

/** `guide.json?titles` has the titles of its entries alone: a lesson names rules without loading their texts. */
export function guideTitles(): Plugin {
  return {
    name: 'guide-titles',
    enforce: 'pre',
    load(id) {
      if (!QUERY.test(id)) return undefined;
      const file = id.replace(/\?.*$/, '');
      this.addWatchFile(file);
      const { chapters } = JSON.parse(readFileSync(file, 'utf8')) as Guide;
      const entries = chapters.flatMap((chapter) => chapter.entries);
      return `export default ${JSON.stringify(entries.map(({ id, title, rules }) => ({ id, title, rules })))}`;
    },
  };
}
