import { openMatch } from '../../match/invitations';
import type { MissionSummary, NewHolder, NewMatch, Seat } from '../../net/wire';

export const OPPONENTS = ['computer', 'friend', 'hotseat', 'solo_a', 'solo_b'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What somebody has chosen on the page for a new match. */
export interface Choice {
  mission: string;
  opponent: Opponent;
  side: 'marine' | 'alien';
  player: string;
  options: Record<string, unknown>;
  /** Seconds for each Marine turn; `none` also where the mission has a timer of its own: nobody gets a clock unasked. */
  clock: number | 'none';
  practice: boolean;
  watched: boolean;
  /** The dice of a lesson, where its text speaks of what happens. */
  lesson?: number | null;
}

/** The choice as the server wants to hear it. */
export function termsOf(choice: Choice): NewMatch {
  const solo = choice.opponent === 'solo_a' ? 'a' : choice.opponent === 'solo_b' ? 'b' : null;
  return {
    game: { name: 'space-hulk', mission: choice.mission, options: optionsOf(choice), solo },
    seats: solo ? { marine: { type: 'me' } } : seatsOf(choice),
    practice: choice.practice,
    open_hands: false,
    lesson: choice.lesson ?? null,
    visibility: choice.watched ? 'public' : 'link',
  };
}

/** The timer of the Marine turn is an option of the rules. */
function optionsOf(choice: Choice): Record<string, unknown> {
  return { ...choice.options, timer_seconds: choice.clock };
}

function seatsOf(choice: Choice): Partial<Record<Seat, NewHolder>> {
  const other = choice.side === 'marine' ? 'alien' : 'marine';
  switch (choice.opponent) {
    case 'computer':
      return { [choice.side]: { type: 'me' }, [other]: { type: 'computer', player: choice.player } };
    case 'hotseat':
      return { marine: { type: 'me' }, alien: { type: 'me' } };
    default:
      return { [choice.side]: { type: 'me' }, [other]: { type: 'nobody' } };
  }
}

/** Opens the match and goes there. */
export async function open(choice: Choice): Promise<void> {
  await openMatch(termsOf(choice));
}

/** What somebody is asked on the page for a new match before anything was chosen. */
export function firstSteps(mission = 'tutorial-1'): Choice {
  return {
    mission,
    opponent: 'computer',
    side: 'marine',
    player: 'scout',
    options: {},
    clock: 'none',
    practice: true,
    watched: false,
  };
}

/** A lesson as it is meant to be taken: on the pupil's side, with its own dice. */
export function lessonOf({ id, lesson }: Pick<MissionSummary, 'id' | 'lesson'>): Choice {
  return { ...firstSteps(id), side: lesson?.seat === 'alien' ? 'alien' : 'marine', lesson: lesson?.dice ?? null };
}
