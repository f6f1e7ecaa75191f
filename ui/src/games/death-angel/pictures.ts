/** The large pictures of `art/angel`: portraits, action cards and locations. Loaded when a table is first seen. */
import { bodyOf } from './art';

const FILES = import.meta.glob<string>('../../../../art/angel/{portraits,cards,places}/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** By folder and name, as in `cards/block`. */
export const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, source]) => [
    path.split('/').slice(-2).join('/').slice(0, -'.svg'.length),
    bodyOf(source),
  ]),
);
