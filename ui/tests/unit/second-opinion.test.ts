import { beforeEach, describe, expect, it, vi } from 'vitest';

import * as api from '../../src/net/api';
import type { Analysis, AnalysisPage } from '../../src/net/wire';
import { SecondOpinion } from '../../src/replay/second-opinion.svelte';

vi.mock('../../src/net/api', () => ({ analysis: vi.fn() }));
const ask = vi.mocked(api.analysis);

function page(number: number, under_way: number | null, depth: number | null = null): AnalysisPage {
  const analysis = depth === null ? null : ({ depth } as Analysis);
  return { number, paused: false, under_way, done: 0, of: 9, analysis };
}

/** The server tells these pages, one after the other, and the last one again and again. */
function tells(...pages: AnalysisPage[]): void {
  pages.slice(0, -1).forEach((page) => ask.mockResolvedValueOnce(page));
  ask.mockResolvedValue(pages.at(-1)!);
}

describe('a second opinion', () => {
  beforeEach(() => ask.mockReset());

  it('goes on from what was kept, deeper as long as something is under way', async () => {
    tells(page(1, 3, 1), page(5, 4, 3), page(9, null, 4));
    const opinion = new SecondOpinion('m');
    await opinion.open();
    expect(ask.mock.calls).toEqual([
      ['m', 0, 0],
      ['m', 1, 1],
      ['m', 5, 3],
    ]);
    expect(opinion.analysis?.depth).toBe(4);
    expect(opinion.problem).toBeNull();
  });

  it('says that it has failed where nothing came of it, instead of asking without a pause', async () => {
    tells(page(2, null));
    const opinion = new SecondOpinion('m');
    await opinion.open();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(opinion.problem).toMatchObject({ code: 'internal' });
    // Whoever opens it again asks again.
    tells(page(0, null, 4));
    await opinion.open();
    expect(opinion.problem).toBeNull();
  });
});
