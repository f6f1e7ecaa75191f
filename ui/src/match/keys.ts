/** Every key of the match page. `name` is what it does; a key is shown as it is written on keyboards. */
export const KEYS = [
  { key: '?', name: 'key-help' },
  { key: 'b', name: 'key-board' },
  { key: '1-9', name: 'key-actions' },
  { key: 'w', name: 'key-overwatch' },
  { key: 'g', name: 'key-guard' },
  { key: 'j', name: 'key-clear-jam' },
  { key: 's', name: 'key-command' },
  { key: 'p', name: 'key-pass' },
  { key: 'e', name: 'key-end-turn' },
  { key: 'u', name: 'key-undo' },
  { key: 'l', name: 'key-log' },
  { key: 'c', name: 'key-chat' },
  { key: 'Escape', name: 'key-escape' },
] as const;

export type KeyName = (typeof KEYS)[number]['name'];

/** What a key press asks for; digits are numbers of actions. */
export type Press = { name: Exclude<KeyName, 'key-actions'> } | { name: 'key-actions'; number: number };

/** Reads a key press. Nothing while somebody types, and nothing that belongs to the browser. */
export function pressOf(event: KeyboardEvent): Press | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  // A key that is held answers once: the next question may be another one.
  if (event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return null;
  // A button that has the focus answers to the space bar itself.
  if (event.key === ' ' && target?.closest('button, a, summary, [role=button]')) return null;
  if (/^[1-9]$/.test(event.key)) return { name: 'key-actions', number: Number(event.key) };
  // On the board the space bar chooses; everywhere else it passes too.
  if (event.key === ' ') return { name: 'key-pass' };
  const found = KEYS.find(({ key }) => key === event.key || key === event.key.toLowerCase());
  return found && found.name !== 'key-actions' ? { name: found.name } : null;
}
