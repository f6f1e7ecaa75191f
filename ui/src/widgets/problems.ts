import { knows, t } from '../i18n/words.svelte';
import { Refusal } from '../net/refusal';

/** What the rules said against something, by the name of the reason. */
export interface Reasoned {
  reason: string | null;
}

/** A reason in the language that is spoken; a general sentence if the server is newer than this page. */
export function reasonText(keyOf: (name: string) => string, { reason }: Reasoned): string {
  const key = keyOf(reason ?? '');
  return t(knows(key) ? key : 'refused-illegal_action');
}

/**
 * Why something failed, for people, in the language that is spoken.
 *
 * What the browser or the server says in English is for programs, and never shown.
 */
export function problemText(error: unknown): string {
  return refusedText(error instanceof Refusal ? error.code : 'other');
}

/** What a name of the server for something that went wrong means; a general sentence if this page does not know it. */
export function refusedText(name: string): string {
  const key = `refused-${name}`;
  return t(knows(key) ? key : 'refused-other');
}

/** Why a record was not accepted: whatever is wrong with the file itself is said in one sentence. */
export function importProblemText(error: unknown): string {
  const isBadFile = error instanceof Refusal && error.code === 'bad_terms';
  return isBadFile ? t('refused-bad_record') : problemText(error);
}
