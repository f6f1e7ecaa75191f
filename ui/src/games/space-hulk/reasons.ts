import { knows, t } from '../../i18n/words.svelte';
import { REASONS } from '../../wire/reasons';

/** What the rules say, in the language that is spoken; the English sentence where there is no other. */
export function reason(sentence: string): string {
  const key = `reason-${REASONS[sentence] ?? ''}`;
  return knows(key) ? t(key) : sentence;
}
