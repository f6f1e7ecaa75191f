import { fractionValue } from '../lib/fraction';
import type { OddsOutcome } from '../net/wire';
import type { Chance } from './action-words';

/** What an outcome means to the player. */
export interface Meaning {
  label: string;
  good: boolean;
}

/** The outcomes of an action, gathered by what they mean: the good ones first, then the likely ones. */
export function gather(
  outcomes: readonly OddsOutcome[],
  meaningOf: (outcome: OddsOutcome) => Meaning,
  exactSum: (share: number) => string,
): Chance[] {
  const found = new Map<string, Chance & { count: number }>();
  for (const outcome of outcomes) {
    const meaning = meaningOf(outcome);
    const known = found.get(meaning.label) ?? { ...meaning, exact: outcome.p, share: 0, count: 0 };
    found.set(meaning.label, { ...known, share: known.share + fractionValue(outcome.p), count: known.count + 1 });
  }
  const lines = [...found.values()].map(({ count, ...line }) =>
    count === 1 ? line : { ...line, exact: exactSum(line.share) },
  );
  return lines.sort((a, b) => Number(b.good) - Number(a.good) || b.share - a.share);
}
