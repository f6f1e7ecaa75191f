import { t } from '../../i18n/words.svelte';
import { HINTS } from '../../wire/reasons';

/** The message for a reason why the rules forbid something. The build makes sure that there is one for each. */
export function reasonKey(name: string): string {
  return `reason-${name}`;
}

/** Why the aliens of a solo game did something; events carry the sentence alone. */
export function hint(sentence: string): string {
  const name = HINTS[sentence];
  return name === undefined ? sentence : t(reasonKey(name));
}
