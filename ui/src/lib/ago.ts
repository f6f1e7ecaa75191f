const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the words of a language. */
export function ago(then: number, now: number, language: string): string {
  const [unit, length] = STEPS.find(([, length]) => now - then >= length) ?? ['second', 1000];
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor((now - then) / length), unit);
}
