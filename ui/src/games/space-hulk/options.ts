/** The options of the rules in words. */
import { knows, t } from '../../i18n/words.svelte';
import type { OptionPage } from '../../net/wire';

export type OptionValue = OptionPage['fourth'];

/** Those to be chosen from; a clock has a place of its own wherever there is one. */
export function chosenFrom(options: readonly OptionPage[]): OptionPage[] {
  return options.filter(({ name }) => name !== 'timer_seconds');
}

export function valuesOf({ choice, fourth, third }: OptionPage): OptionValue[] {
  switch (choice.type) {
    case 'words':
      return choice.words;
    case 'flag':
      return [true, false];
    case 'number':
      return [...new Set([fourth, third, ...wordsOf(choice.about)])];
  }
}

/** The numbers and words that a description names, as in `3 none`. */
function wordsOf(about: string): OptionValue[] {
  return about.split(/\s+/).flatMap((word) => (/^\d+$/.test(word) ? Number(word) : word === 'none' ? word : []));
}

export function optionName(name: string): string {
  return knows(`option-${name}`) ? t(`option-${name}`) : name;
}

export function optionAbout(name: string): string {
  return knows(`option-${name}-about`) ? t(`option-${name}-about`) : '';
}

export function valueName(value: OptionValue): string {
  if (typeof value === 'number') return t('option-number', { number: value });
  if (typeof value === 'boolean') return t(value ? 'option-true' : 'option-false');
  return knows(`value-${value}`) ? t(`value-${value}`) : value;
}
