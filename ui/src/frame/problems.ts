import { knows, t } from '../i18n/words.svelte';
import { Refusal } from '../net/connection';

/** Why something failed, for people. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  const key = `refused-${error.code}`;
  return knows(key) ? t(key, { message: error.message }) : t('refused-other', { message: error.message });
}
