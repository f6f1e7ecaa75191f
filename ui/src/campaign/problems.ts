import { t } from '../i18n/words.svelte';
import { Refusal } from '../net/refusal';
import { problemText } from '../widgets/problems';

/** Why files were not accepted: what is wrong with the files themselves is said in one sentence. */
export function fileProblemText(error: unknown, badFile: 'campaign-bad-files' | 'campaign-bad-save'): string {
  const isBad = error instanceof Refusal && (error.code === 'bad_terms' || error.code === 'too_large');
  if (isBad) return t(badFile);
  return error instanceof Refusal && error.code === 'too_many' ? t('campaign-too-many') : problemText(error);
}
