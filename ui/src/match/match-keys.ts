import type { ActionKeys } from './game';
import type { KeyName, Press } from './keys';

/** A part of the match page that has a place of its own on a phone. */
export const TABS = ['board', 'status', 'log', 'chat'] as const;
export type Tab = (typeof TABS)[number];

/** What the match page does for a key. */
export interface KeyActions {
  /** Whether something is being shown; shows the rest of it at once. */
  skip(): boolean;
  help(): void;
  /** Goes to a part and gives the focus to what the selector finds there. */
  show(part: Tab, selector: string): void;
  undo(): void;
  /** Shows at once what waits to be shown; false if nothing does. */
  catchUp(): boolean;
  actions(): ActionKeys | undefined;
  hush(): void;
}

/** Keys that press an action by its name. */
const ACTIONS: Partial<Record<KeyName, string>> = {
  'key-pass': 'pass',
  'key-end-turn': 'end_turn',
  'key-overwatch': 'overwatch',
  'key-guard': 'guard',
  'key-command': 'command',
  'key-clear-jam': 'clear_jam',
};

/** Keys that lead elsewhere. Every other one ends what is being shown; but for taking back, that is all it does then. */
const PLACES: Partial<Record<KeyName, [Tab, string]>> = {
  'key-board': ['board', '#board [tabindex="0"]'],
  'key-log': ['log', '[role=log]'],
  'key-chat': ['chat', '#chat-text'],
};

/** Does what a key asks for; false if it is nothing to the page. */
export function answerKey(press: Press, page: KeyActions): boolean {
  const place = PLACES[press.name];
  if (press.name === 'key-help') page.help();
  else if (place) page.show(...place);
  else if (page.skip() && press.name !== 'key-undo') return true;
  else if (press.name === 'key-undo') page.undo();
  else if (press.name === 'key-actions') page.actions()?.press(press.number);
  else if (press.name === 'key-escape') page.hush();
  else if (press.name !== 'key-pass' || !page.catchUp()) page.actions()?.pressNamed(ACTIONS[press.name] ?? '');
  return press.name !== 'key-escape';
}
