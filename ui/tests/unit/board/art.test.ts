import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import theme from '../../../../art/theme.json';
import { scene } from './fixtures';
import { pieceNames, piece, pieceRules } from '../../../src/widgets/art';
import { badgesOf, bodyOf } from '../../../src/games/space-hulk/board/draw/unit';

const FOLDER = resolve('../art/screen');
const files = readdirSync(FOLDER);

/** The same form that crates/drawing asks of the pieces it draws. */
test('every piece for the screen has the common form', () => {
  const first = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${theme.view_box}">\n`;
  for (const file of files) {
    const source = readFileSync(resolve(FOLDER, file), 'utf8');
    expect([file, source.startsWith(first), source.endsWith('\n</svg>\n')]).toEqual([file, true, true]);
    for (const line of source.slice(first.length, -'</svg>\n'.length).trimEnd().split('\n')) {
      expect(line).toMatch(/^<(path|circle) class="[a-z0-9 -]+"( (d|r|cx|cy)="[^"]+")+\/>$/);
    }
  }
});

test('every class of a piece has a rule of the theme', () => {
  const rules = pieceRules('.board');
  for (const name of pieceNames()) {
    for (const [, classes = ''] of piece(name).matchAll(/class="([^"]+)"/g)) {
      for (const one of classes.split(' '))
        expect([name, rules.includes(`.board .${one}{`) ? one : '']).toEqual([name, one]);
    }
  }
});

test('no piece for the screen has the name of another', () => {
  const others = readdirSync(resolve('../art/pieces'));
  expect(files.filter((file) => others.includes(file))).toEqual([]);
});

test('every piece for the screen is used', () => {
  const folder = resolve('src/games/space-hulk');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
    .join('\n');
  const named = (name: string): boolean =>
    code.includes(`'${name}'`) || code.includes(`"${name}"`) || (name.startsWith('die-') && code.includes('`die-${'));
  expect(files.map((file) => file.replace('.svg', '')).filter((name) => !named(name))).toEqual([]);
});

test('everybody on the recorded boards can be drawn', () => {
  for (const name of ['cradle-marine', 'large-alien', 'prompt-deploy']) {
    for (const unit of scene(name).steps[0]?.view.units ?? []) {
      expect(bodyOf(unit)).not.toBe('');
      for (const badge of badgesOf(unit)) expect(piece(badge.piece)).not.toBe('');
    }
  }
});
