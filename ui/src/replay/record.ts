import type { MatchSummary, Seat } from '../net/wire';

/** How a match ended for the person who asks. */
export type Outcome = 'won' | 'lost' | 'drawn';

/** Results of some matches. */
export interface Results {
  name: string;
  won: number;
  lost: number;
  drawn: number;
}

/** A finished match with its outcome. */
export interface Played {
  match: MatchSummary;
  outcome: Outcome;
}

type HasWon = (match: MatchSummary, winner: string | null, own: readonly Seat[]) => boolean | null;

/** The finished matches that the person has played on one side alone, the oldest first. */
export function playedOf(matches: readonly MatchSummary[], hasWon: HasWon): Played[] {
  const played = matches.flatMap((match): Played[] => {
    const own = match.seats.filter(({ yours }) => yours).map(({ seat }) => seat);
    if (match.stage !== 'over' || !match.over || match.imported || own.length === 0) return [];
    const won = hasWon(match, match.over.winner, own);
    // Whoever holds both sides neither wins nor loses.
    if (won === null && match.over.winner !== null) return [];
    return [{ match, outcome: won === null ? 'drawn' : won ? 'won' : 'lost' }];
  });
  return played.sort((a, b) => a.match.changed - b.match.changed);
}

/** The results by a name, those with the most matches first; a match may count for several names. */
export function resultsBy(played: readonly Played[], names: (match: MatchSummary) => readonly string[]): Results[] {
  const found = new Map<string, Results>();
  for (const { match, outcome } of played)
    for (const name of new Set(names(match))) {
      const results = found.get(name) ?? { name, won: 0, lost: 0, drawn: 0 };
      results[outcome] += 1;
      found.set(name, results);
    }
  return [...found.values()].sort((a, b) => countOf(b) - countOf(a) || a.name.localeCompare(b.name));
}

export const countOf = ({ won, lost, drawn }: Results): number => won + lost + drawn;

/** The share of matches won after each match; a draw is half a win. */
export function shares(played: readonly Played[]): number[] {
  const worth = { won: 1, drawn: 0.5, lost: 0 };
  let sum = 0;
  return played.map(({ outcome }, place) => (sum += worth[outcome]) / (place + 1));
}
