import { fractionValue } from '../lib/fraction';
import type { OddsOutcome, OddsParts } from '../net/wire';
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

/** What single dice decide. */
export interface PartChances {
  /** Targets that are equally likely to be destroyed share a line. */
  targets: Chance[];
  /** How many are destroyed, without what hardly ever happens. */
  totals: Chance[];
}

/** A number of targets that is less likely than this has no line. */
const HARDLY_EVER = 0.005;

export function gatherParts(parts: OddsParts, nameOf: (target: string) => string): PartChances {
  const names = new Map<string, string[]>();
  for (const { target, p } of parts.targets) names.set(p, [...(names.get(p) ?? []), nameOf(target)]);
  const line = (label: string, p: string): Chance => ({ label, exact: p, share: fractionValue(p), good: false });
  return {
    targets: [...names].map(([p, targets]) => line(targets.join(', '), p)).sort((a, b) => b.share - a.share),
    totals: parts.totals.map(({ count, p }) => line(String(count), p)).filter(({ share }) => share >= HARDLY_EVER),
  };
}
