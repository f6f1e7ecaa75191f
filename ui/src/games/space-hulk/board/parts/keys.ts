/** Keys of the board; the page shows the same list on demand. */
import type { Action, Facing } from '../types';

/** Keys of actions that need no place on the board: the same as those of the page around it. */
const ACTION_KEYS: Record<string, string> = {
  overwatch: 'w',
  guard: 'g',
  clear_jam: 'j',
  reload: 'r',
  convert: 'v',
  end_activation: 'd',
  end_turn: 'e',
  pass: 'p',
};

export function keyOf(action: Action): string {
  return ACTION_KEYS[action.do] ?? '';
}

/** What the keys of the board do: the name of a message, and the keys as they are written on keyboards. */
export const BOARD_KEYS: readonly { message: string; keys: string[] }[] = [
  { message: 'board-key-focus', keys: ['←', '↑', '→', '↓'] },
  { message: 'board-key-choose', keys: ['Enter', 'Space'] },
  { message: 'board-key-cancel', keys: ['Esc'] },
  { message: 'board-key-units', keys: ['N', 'M'] },
  { message: 'board-key-pan', keys: ['Shift + ←', 'Shift + ↑', 'Shift + →', 'Shift + ↓'] },
  { message: 'board-key-zoom', keys: ['+', '−'] },
  { message: 'board-key-fit', keys: ['0'] },
  { message: 'board-key-center', keys: ['.'] },
];

export type BoardKey =
  | { kind: 'focus' | 'pan'; to: 'N' | 'E' | 'S' | 'W' }
  | { kind: 'choose' | 'cancel' | 'fit' | 'center' }
  | { kind: 'units'; by: 1 | -1 }
  | { kind: 'zoom'; factor: number }
  | { kind: 'action'; key: string };

const ARROWS: Record<string, Facing> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** What a key press asks for; null if it is not the board's. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): BoardKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
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
  if (key === 'm') return { kind: 'units', by: -1 };
  if (key === '.') return { kind: 'center' };
  return Object.values(ACTION_KEYS).includes(key) ? { kind: 'action', key } : null;
}
