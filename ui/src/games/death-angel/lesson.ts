import { language, t } from '../../i18n/words.svelte';
import type { Hint } from '../../net/wire';
import type { AngelView } from '../../wire/angel';
import type { HintUntil } from '../../wire/HintUntil';

/** What all dice of the lesson follow from: whoever follows it comes to the next location. */
export const LESSON_DICE = 6;

/** What the first lesson says, in order. A test compares the rules with those of docs/rules. */
export const LESSON: readonly { id: string; rules: string[]; until: HintUntil; point?: string }[] = [
  { id: 'formation', rules: ['DA-TERM-01', 'DA-GOAL-04'], until: { type: 'read' }, point: 'formation' },
  { id: 'facing', rules: ['DA-FACE-01', 'DA-FACE-02', 'DA-FACE-03'], until: { type: 'read' }, point: 'formation' },
  { id: 'swarm', rules: ['DA-TERM-03', 'DA-GSATK-03'], until: { type: 'read' }, point: 'formation' },
  { id: 'terrain', rules: ['DA-SPAWN-02', 'DA-SPAWN-04', 'DA-BLIP-01'], until: { type: 'read' }, point: 'formation' },
  {
    id: 'choose',
    rules: ['DA-CHOOSE-01', 'DA-RESOLVE-03', 'DA-FEW-02'],
    until: { type: 'phase', phase: 'resolve' },
    point: 'actions',
  },
  {
    id: 'resolve',
    rules: ['DA-RESOLVE-02', 'DA-ATTACK-03', 'DA-MOVE-01', 'DA-SUPPORT-01'],
    until: { type: 'round', round: 2 },
    point: 'actions',
  },
  // From here on the round is over: both steps tell what the table has shown.
  { id: 'defense', rules: ['DA-GSATK-01', 'DA-GSATK-03', 'DA-SUPPORT-02', 'DA-SUPPORT-04'], until: { type: 'read' } },
  { id: 'event', rules: ['DA-EVENT-02', 'DA-EVENT-03', 'DA-GSMOVE-01', 'DA-GSMOVE-05'], until: { type: 'read' } },
  { id: 'again', rules: ['DA-CHOOSE-02'], until: { type: 'round', round: 3 }, point: 'actions' },
  {
    id: 'travel',
    rules: ['DA-TRAVEL-01', 'DA-TRAVEL-04', 'DA-GOAL-01'],
    until: { type: 'action', action: 'travel', unit: null },
  },
  { id: 'end', rules: ['DA-GOAL-01', 'DA-GOAL-02'], until: { type: 'read' } },
];

/** The hints of the lesson in the language that is spoken. */
export function lessonHints(): Hint[] {
  return LESSON.map(({ id, rules, until, point }) => ({
    id,
    rules,
    until,
    text: { [language()]: t(`lesson-${id}`) },
    point: point === undefined ? null : { type: 'control', control: point },
  }));
}

/** The phases in the order of a round. */
const PHASES: readonly string[] = ['setup', 'choose', 'resolve', 'attack', 'event'];

/** By the state of the game: what several phases bring at once, or before its step, is not missed. */
export function isServed(hint: Hint, view: AngelView): boolean {
  const until = hint.until;
  switch (until.type) {
    case 'round':
      return view.turn >= until.round;
    case 'phase':
      return view.turn > 1 || PHASES.indexOf(view.phase) >= PHASES.indexOf(until.phase);
    case 'action':
      return until.action === 'travel' && view.location !== null && view.location !== 'void-lock';
    default:
      return false;
  }
}

const key = (match: string) => `blipfall.lesson-match.${match}`;

/** Remembers that a match is a lesson; only this browser has to know. */
export function markLesson(match: string): void {
  localStorage.setItem(key(match), 'angel');
}

export function isLesson(match: string): boolean {
  return localStorage.getItem(key(match)) !== null;
}
