/** Keys of the board; the page shows the same list on demand. */
import type { Action } from '../types';

/** Keys of actions that need no place on the board. */
const ACTION_KEYS: Record<string, string> = {
  overwatch: 'o',
  guard: 'g',
  clear_jam: 'j',
  reload: 'r',
  convert: 'v',
  end_activation: 'e',
  end_turn: 'x',
  pass: 'p',
  keep: 'k',
  redraw: 'd',
};

export function keyOf(action: Action): string {
  return ACTION_KEYS[action.do] ?? '';
}

/** What each key does: the name of a message, and the keys as they are written on keyboards. */
export const BOARD_KEYS: readonly { message: string; keys: string[] }[] = [
  { message: 'board-key-focus', keys: ['←', '↑', '→', '↓'] },
  { message: 'board-key-choose', keys: ['Enter', 'Space'] },
  { message: 'board-key-cancel', keys: ['Esc'] },
  { message: 'board-key-units', keys: ['N', 'B'] },
  { message: 'board-key-pan', keys: ['Shift + ←', 'Shift + →', 'Shift + ↑', 'Shift + ↓'] },
  { message: 'board-key-zoom', keys: ['+', '−'] },
  { message: 'board-key-fit', keys: ['0'] },
  { message: 'board-key-center', keys: ['C'] },
  { message: 'board-key-overwatch', keys: ['O'] },
  { message: 'board-key-guard', keys: ['G'] },
  { message: 'board-key-jam', keys: ['J'] },
  { message: 'board-key-reload', keys: ['R'] },
  { message: 'board-key-convert', keys: ['V'] },
  { message: 'board-key-end', keys: ['E'] },
  { message: 'board-key-pass', keys: ['P'] },
  { message: 'board-key-turn', keys: ['X'] },
];

export type BoardKey =
  | { kind: 'focus' | 'pan'; to: 'N' | 'E' | 'S' | 'W' }
  | { kind: 'choose' | 'cancel' | 'fit' | 'center' }
  | { kind: 'units'; by: 1 | -1 }
  | { kind: 'zoom'; factor: number }
  | { kind: 'action'; key: string };

const ARROWS = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' } as const;

/** What a key press asks for; null if it is not the board's. */
export function readKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): BoardKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key as keyof typeof ARROWS];
  if (arrow) return { kind: event.shiftKey ? 'pan' : 'focus', to: arrow };
  switch (event.key) {
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    case 'Escape':
      return { kind: 'cancel' };
    case '+':
    case '=':
      return { kind: 'zoom', factor: 1.25 };
    case '-':
    case '_':
      return { kind: 'zoom', factor: 0.8 };
    case '0':
      return { kind: 'fit' };
    default:
      return letter(event.key.toLowerCase());
  }
}

function letter(key: string): BoardKey | null {
  if (key === 'n') return { kind: 'units', by: 1 };
  if (key === 'b') return { kind: 'units', by: -1 };
  if (key === 'c') return { kind: 'center' };
  return Object.values(ACTION_KEYS).includes(key) ? { kind: 'action', key } : null;
}
