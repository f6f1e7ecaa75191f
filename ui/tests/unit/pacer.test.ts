import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer } from '../../src/match/pacer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(stay: number) {
  const shown: number[] = [];
  const waiting: number[] = [];
  const pacer = new Pacer<number>(
    (item) => shown.push(item),
    () => stay,
    (count) => waiting.push(count),
  );
  return { pacer, shown, waiting };
}

describe('a pacer', () => {
  it('shows everything at once where nothing has to stay', () => {
    const { pacer, shown } = setUp(0);
    [1, 2, 3].forEach((item) => pacer.put(item));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('lets each item stay before the next', () => {
    const { pacer, shown } = setUp(100);
    [1, 2, 3].forEach((item) => pacer.put(item));
    expect(shown).toEqual([1]);
    expect(pacer.waiting).toBe(2);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows all that waits when somebody skips, and goes on afterwards', () => {
    const { pacer, shown, waiting } = setUp(100);
    [1, 2, 3].forEach((item) => pacer.put(item));
    pacer.skip();
    expect(shown).toEqual([1, 2, 3]);
    expect(waiting.at(-1)).toBe(0);
    pacer.put(4);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('forgets what waits when it is cleared', () => {
    const { pacer, shown } = setUp(100);
    [1, 2].forEach((item) => pacer.put(item));
    pacer.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });

  it('does not hold up what is to be shown at once, unless others wait', () => {
    const { pacer, shown } = setUp(100);
    pacer.put(1);
    pacer.put(2, true);
    expect(shown).toEqual([1, 2]);
    pacer.put(3);
    pacer.put(4, true);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
  });
});
