import { describe, expect, it } from 'vitest';

import { gatherParts } from '../../src/match/chances';

describe('the odds of single dice', () => {
  const parts = {
    targets: [
      { target: 'g1', p: '5/6' },
      { target: 'm2', p: '1/2' },
      { target: 'g2', p: '5/6' },
    ],
    totals: [
      { count: 0, p: '1/1000' },
      { count: 1, p: '499/1000' },
      { count: 2, p: '1/2' },
    ],
  };
  const { targets, totals } = gatherParts(parts, (target) => target.toUpperCase());

  it('share a line where they are equal, the likely ones first', () => {
    expect(targets.map(({ label, exact }) => [label, exact])).toEqual([
      ['G1, G2', '5/6'],
      ['M2', '1/2'],
    ]);
  });

  it('leave out what hardly ever happens', () => {
    expect(totals.map(({ label, share }) => [label, share])).toEqual([
      ['1', 0.499],
      ['2', 0.5],
    ]);
  });
});
