import { beforeEach, describe, expect, it } from 'vitest';
import { nextOf, remember, results, streak, takeOver, type Result } from '../../src/puzzle/results';

describe('what came of puzzles', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the first answer', () => {
    remember('a', 'failed', null);
    remember('a', 'solved', null);
    remember('b', 'solved', '2026-11-18');
    expect([...results()]).toEqual([
      ['a', 'failed'],
      ['b', 'solved'],
    ]);
    expect(streak('2026-11-18')).toBe(1);
  });

  it('takes over what the server remembers, and keeps what it does not', () => {
    remember('a', 'solved', null);
    remember('b', 'solved', '2026-11-17');
    takeOver([
      { puzzle: 'a', day: null, solved: false },
      { puzzle: 'c', day: null, solved: true },
      { puzzle: 'c', day: '2026-11-18', solved: true },
    ]);
    expect(Object.fromEntries(results())).toEqual({ a: 'failed', b: 'solved', c: 'solved' });
    expect(streak('2026-11-18')).toBe(2);
  });

  it('counts days in a row, whether today is answered or not', () => {
    const days = (...solved: string[]) => new Map<string, Result>(solved.map((day) => [day, 'solved']));
    expect(streak('2026-03-01', days('2026-02-27', '2026-02-28', '2026-03-01'))).toBe(3);
    expect(streak('2026-03-01', days('2026-02-27', '2026-02-28'))).toBe(2);
    expect(streak('2026-03-01', days('2026-02-27'))).toBe(0);
    expect(streak('2026-03-01', new Map([...days('2026-02-28'), ['2026-03-01', 'failed']]))).toBe(0);
  });

  it('goes on with what was never answered', () => {
    const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    remember('c', 'solved', null);
    expect(nextOf(list, 'b')?.id).toBe('d');
    expect(nextOf(list, 'd')?.id).toBe('a');
    expect(nextOf([{ id: 'a' }], 'a')).toBeNull();
  });

  it('forgets what no program of ours has written', () => {
    localStorage.setItem('blipfall.puzzles', '{"a":"solved","b":7}');
    expect([...results().keys()]).toEqual(['a']);
  });
});
