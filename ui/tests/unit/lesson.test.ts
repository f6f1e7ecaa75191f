import { beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../src/match/game';
import { Lesson } from '../../src/match/lesson.svelte';
import { Pacer } from '../../src/match/pacer';
import type { GameEvent, GameView, Hint } from '../../src/net/wire';

const step = (id: string, until: Hint['until']): Hint => ({ id, text: { en: id }, rules: [], point: null, until });
const STEPS = [
  step('hello', { type: 'read' }),
  step('move', { type: 'action', action: 'moved', unit: null }),
  step('turn', { type: 'action', action: 'turned', unit: null }),
  step('bye', { type: 'read' }),
];
const game = {
  isServed: ({ until }: Hint, _view: GameView, news: readonly GameEvent[]) =>
    until.type === 'action' && news.some(({ type }) => type === until.action),
} as unknown as Game;
const view = {} as GameView;
const event = (type: string) => ({ type }) as GameEvent;

function lessonOf(id = 'm'): Lesson {
  const lesson = new Lesson(id);
  lesson.hints = STEPS;
  return lesson;
}

/** What a page does with an update. */
function show(lesson: Lesson, ...types: string[]): void {
  lesson.hear(types.map(event));
  lesson.settle(game, view, ['marine']);
}

beforeEach(() => localStorage.clear());

describe('a lesson', () => {
  it('waits, however often somebody says that it was understood', () => {
    const lesson = lessonOf();
    for (let press = 0; press < 20; press++) lesson.read();
    expect(lesson.step?.id).toBe('move');
    show(lesson, 'turned');
    expect(lesson.step?.id).toBe('move');
    show(lesson, 'moved');
    expect(lesson.step?.id).toBe('turn');
    for (let press = 0; press < 20; press++) lesson.read();
    expect(lesson.step?.id).toBe('turn');
  });

  it('does not run ahead: what was done before a step came up does not count for it', () => {
    const lesson = lessonOf();
    show(lesson, 'moved', 'turned');
    lesson.read();
    lesson.settle(game, view, ['marine']);
    expect(lesson.step?.id).toBe('move');
    show(lesson, 'moved', 'turned');
    expect(lesson.step?.id).toBe('turn');
  });

  it('holds the game until a step was read, or what it asks for is done', () => {
    const lesson = lessonOf();
    expect([lesson.holds, lesson.allows()]).toEqual([true, false]);
    lesson.read();
    // What a step asks for may be done at once: that is to have read it.
    expect([lesson.holds, lesson.allows(), lesson.holds]).toEqual([true, true, false]);
    show(lesson, 'moved');
    expect(lesson.holds).toBe(true);
    lesson.read();
    expect([lesson.holds, lesson.step?.id]).toEqual([false, 'turn']);
  });

  it('shows earlier steps again, and none that has not come up', () => {
    const lesson = lessonOf();
    lesson.read();
    show(lesson, 'moved');
    lesson.look(0);
    expect([lesson.hint?.id, lesson.step?.id]).toEqual(['hello', 'turn']);
    lesson.look(3);
    expect(lesson.hint?.id).toBe('turn');
    lesson.look(-1);
    expect(lesson.hint?.id).toBe('turn');
  });

  it('goes away, comes back when it is called, and holds nothing meanwhile', () => {
    const lesson = lessonOf();
    lesson.hidden = true;
    expect([lesson.isShown, lesson.holds, lesson.allows()]).toEqual([false, false, true]);
    lesson.show();
    expect(lesson.isShown).toBe(true);
    lesson.read();
    show(lesson, 'moved');
    show(lesson, 'turned');
    lesson.read();
    expect([lesson.isOver, lesson.holds]).toEqual([true, false]);
    // Another visit: it is over and stays away until it is called.
    const again = lessonOf();
    expect([again.isOver, again.isShown]).toEqual([true, false]);
    again.show();
    expect([again.isShown, again.hint?.id]).toEqual([true, 'bye']);
  });

  it('stands where it was when the page is opened again', () => {
    const lesson = lessonOf();
    lesson.read();
    expect(lessonOf().step?.id).toBe('move');
    expect(lessonOf('another').step?.id).toBe('hello');
  });
});

describe('what is shown during a lesson', () => {
  it('waits for the pupil, also when somebody skips', () => {
    const shown: number[] = [];
    let isOpen = true;
    const pacer = new Pacer<number>(
      (item) => {
        shown.push(item);
        if (item === 2) isOpen = false;
      },
      () => 0,
      () => {},
      () => isOpen,
    );
    [1, 2, 3, 4].forEach((item) => pacer.put(item));
    pacer.skip();
    expect([shown, pacer.waiting]).toEqual([[1, 2], 2]);
    isOpen = true;
    pacer.resume();
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});
