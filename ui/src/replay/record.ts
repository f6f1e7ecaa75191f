import type { AnalysisCard, MatchSummary, Seat } from '../net/wire';

/** How a match ended for the person who asks. */
export type Outcome = 'won' | 'lost' | 'drawn';

/** Results of some matches. */
export interface Results {
  name: string;
  won: number;
  lost: number;
  drawn: number;
  /** Errors and luck in those of them that have been analysed. */
  opinion: Opinion | null;
}

/** What an analysis says about what somebody has played, in points of 100. */
export interface Opinion {
  /** Decisions with a choice. */
  decisions: number;
  /** What all of them lost against the best answers. */
  loss: number;
  /** What chance gave. */
  luck: number;
  matches: number;
}

/** A finished match with its outcome. */
export interface Played {
  match: MatchSummary;
  outcome: Outcome;
  /** Nothing before it is analysed. */
  opinion: Opinion | null;
}

type HasWon = (match: MatchSummary, winner: string | null, own: readonly Seat[]) => boolean | null;

/** What an analysis says about some seats. */
function opinionOf(card: AnalysisCard | undefined, own: readonly Seat[]): Opinion | null {
  const seats = card?.seats.filter(({ seat }) => own.includes(seat)) ?? [];
  if (seats.length === 0) return null;
  const sum = (value: (seat: (typeof seats)[number]) => number) => seats.reduce((all, seat) => all + value(seat), 0);
  const decisions = sum((seat) => seat.decisions);
  return { decisions, loss: sum(({ loss }) => loss) / 100, luck: sum(({ luck }) => luck) / 100, matches: 1 };
}

function together(a: Opinion | null, b: Opinion | null): Opinion | null {
  if (a === null || b === null) return a ?? b;
  return {
    decisions: a.decisions + b.decisions,
    loss: a.loss + b.loss,
    luck: a.luck + b.luck,
    matches: a.matches + b.matches,
  };
}

/** Points of 100 that a decision loses on average. */
export const errorRate = ({ loss, decisions }: Opinion): number => loss / Math.max(1, decisions);

/** Points of 100 that chance gives in a match on average. */
export const meanLuck = ({ luck, matches }: Opinion): number => luck / Math.max(1, matches);

/** All of them as one: a match with more decisions counts for more of the errors. */
export const sumOf = (opinions: readonly Opinion[]): Opinion | null => opinions.reduce<Opinion | null>(together, null);

/** The error rate and the luck of each match that has been analysed. */
export function opinionsOf(played: readonly Played[]): Opinion[] {
  return played.flatMap(({ opinion }) => opinion ?? []);
}

/** The finished matches that the person has played on one side alone, the oldest first. */
export function playedOf(
  matches: readonly MatchSummary[],
  hasWon: HasWon,
  analyses: readonly AnalysisCard[] = [],
): Played[] {
  const played = matches.flatMap((match): Played[] => {
    const own = match.seats.filter(({ yours }) => yours).map(({ seat }) => seat);
    if (match.stage !== 'over' || !match.over || match.imported || own.length === 0) return [];
    const won = hasWon(match, match.over.winner, own);
    // Whoever holds both sides neither wins nor loses.
    if (won === null && match.over.winner !== null) return [];
    const outcome = won === null ? 'drawn' : won ? 'won' : 'lost';
    const card = analyses.find((one) => one.match === match.match);
    return [{ match, outcome, opinion: opinionOf(card, own) }];
  });
  return played.sort((a, b) => a.match.changed - b.match.changed);
}

/** The results by a name, those with the most matches first; a match may count for several names. */
export function resultsBy(played: readonly Played[], names: (match: MatchSummary) => readonly string[]): Results[] {
  const found = new Map<string, Results>();
  for (const { match, outcome, opinion } of played)
    for (const name of new Set(names(match))) {
      const results = found.get(name) ?? { name, won: 0, lost: 0, drawn: 0, opinion: null };
      results[outcome] += 1;
      results.opinion = together(results.opinion, opinion);
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
