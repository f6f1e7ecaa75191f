import type { AnalysedStep } from '../net/wire';

/** The marks of errors, as chess players write them. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** Ten thousandths of a win as points of 100. */
export const points = (value: number): number => value / 100;

/** The next error after a moment; the first one if there is none. */
export function nextError(steps: readonly AnalysedStep[], place: number): AnalysedStep | null {
  const errors = steps.filter((step) => step.error !== null);
  return errors.find((step) => step.frame > place) ?? errors[0] ?? null;
}
