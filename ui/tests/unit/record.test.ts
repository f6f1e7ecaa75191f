import { describe, expect, it } from 'vitest';
import type { AnalysisCard, MatchSummary, Seat } from '../../src/net/wire';
import { errorRate, meanLuck, opinionsOf, playedOf, resultsBy, shares, sumOf } from '../../src/replay/record';

const match = (changed: number, own: Seat[], winner: string | null, other = 'veteran'): MatchSummary => ({
  match: `m${changed}`,
  game: 'space-hulk',
  mission: 'tutorial-1',
  stage: 'over',
  seats: (['marine', 'alien'] as const).map((seat) => ({
    seat,
    yours: own.includes(seat),
    teams: [],
    holder: { type: 'computer', player: other },
  })),
  visibility: 'private',
  created: 0,
  changed,
  imported: false,
  your_turn: false,
  over: { how: 'played', winner, reason: '' },
});

const hasWon = (_: MatchSummary, winner: string | null, own: readonly Seat[]): boolean | null =>
  winner === null || own.length !== 1 ? null : own[0] === winner;

describe('a record of one’s own', () => {
  const list = [match(3, ['alien'], 'marine'), match(1, ['marine'], 'marine'), match(2, ['marine'], null)];

  it('has the finished matches in their order, each with its outcome', () => {
    expect(playedOf(list, hasWon).map(({ outcome }) => outcome)).toEqual(['won', 'drawn', 'lost']);
    expect(shares(playedOf(list, hasWon))).toEqual([1, 0.75, 0.5]);
  });

  it('leaves out what has no outcome for the person', () => {
    const shared = match(4, ['marine', 'alien'], 'alien');
    const running: MatchSummary = { ...match(5, ['marine'], null), stage: 'playing', over: null };
    const brought: MatchSummary = { ...match(6, ['marine'], 'marine'), imported: true };
    expect(playedOf([shared, running, brought], hasWon)).toEqual([]);
  });

  it('counts by any name, the most frequent first', () => {
    const by = resultsBy(playedOf(list, hasWon), ({ seats }) =>
      seats.filter(({ yours }) => yours).map(({ seat }) => seat),
    );
    expect(by).toEqual([
      { name: 'marine', won: 1, lost: 0, drawn: 1, opinion: null },
      { name: 'alien', won: 0, lost: 1, drawn: 0, opinion: null },
    ]);
  });

  it('tells errors and luck of one’s own seat where a match was analysed', () => {
    const tally = (seat: Seat, loss: number, luck: number) => ({
      ...{ seat, decisions: 20, skill: 0, loss, luck },
      ...{ inaccuracies: 0, mistakes: 0, blunders: 0 },
    });
    const card = (match: string, loss: number, luck: number): AnalysisCard => ({
      ...{ match, depth: 3, expectation: 5000, result: 10_000 },
      seats: [tally('marine', loss, luck), tally('alien', 9000, -luck)],
    });
    const played = playedOf(list, hasWon, [card('m1', 2000, 1500), card('m2', 4000, -500)]);
    expect(opinionsOf(played).map(errorRate)).toEqual([1, 2]);
    expect(opinionsOf(played).map(meanLuck)).toEqual([15, -5]);
    const [all] = resultsBy(played, () => ['all']);
    expect(all?.opinion).toEqual({ decisions: 40, loss: 60, luck: 10, matches: 2 });
    expect([sumOf(opinionsOf(played)), sumOf([])]).toEqual([all?.opinion, null]);
  });
});
