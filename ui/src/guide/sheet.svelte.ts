/** The rule that lies open over the page, so that nobody has to leave a match to read it. */
class Sheet {
  rule = $state<string | null>(null);
}

const sheet = new Sheet();

export function openRule(rule: string): void {
  sheet.rule = rule;
}

export function closeRule(): void {
  sheet.rule = null;
}

export function openedRule(): string | null {
  return sheet.rule;
}
