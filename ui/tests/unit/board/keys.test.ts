import { expect, test } from 'vitest';
import { readKey } from '../../../src/games/space-hulk/board/parts/keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}): ReturnType<typeof readKey> =>
  readKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('arrows move the focus, with shift the picture', () => {
  expect(press('ArrowUp')).toEqual({ kind: 'focus', to: 'N' });
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'pan', to: 'W' });
});

test('letters are read in any case, and other keys are left to the page', () => {
  expect(press('N')).toEqual({ kind: 'units', by: 1 });
  expect(press('w')).toEqual({ kind: 'action', key: 'w' });
  expect(press('q')).toBeNull();
  expect(press('Tab')).toBeNull();
});

test('what belongs to the browser stays there', () => {
  expect(press('0', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});
