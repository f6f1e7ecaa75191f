import { tick } from 'svelte';

/** The rule that lies open over the page, so that nobody has to leave a match to read it. */
class Sheet {
  rule = $state<string | null>(null);
}

const sheet = new Sheet();

/** Who had the focus before; the sheet comes and goes with its dialog, which cannot give it back. */
let opener: Element | null = null;

export function openRule(rule: string): void {
  if (sheet.rule === null) opener = document.activeElement;
  sheet.rule = rule;
}

export function closeRule(): void {
  sheet.rule = null;
  void tick().then(() => opener instanceof HTMLElement && opener.focus());
}

export function openedRule(): string | null {
  return sheet.rule;
}
