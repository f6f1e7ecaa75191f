import { knows, t } from '../i18n/words.svelte';
import { Refusal } from '../net/refusal';

/** What the rules said against something: the name of the reason, and a sentence in English. */
export interface Reasoned {
  reason: string | null;
  message: string | null;
}

/** A reason in the language that is spoken; the sentence if the server is newer than this page. */
export function reasonText(keyOf: (name: string) => string, { reason, message }: Reasoned): string {
  const key = keyOf(reason ?? '');
  return knows(key) ? t(key) : (message ?? '');
}

/** Why something failed, for people. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  const key = `refused-${error.code}`;
  return knows(key) ? t(key, { message: error.message }) : t('refused-other', { message: error.message });
}
