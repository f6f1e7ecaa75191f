import type { Action } from 'svelte/action';

/** Brings an element into sight and gives it the focus when it is the one that was asked for. */
export const arriveAt: Action<HTMLElement, boolean> = (element, isWanted) => {
  const arrive = (wanted: boolean) => {
    // After the page itself has gone to its top.
    if (wanted) requestAnimationFrame(() => (element.scrollIntoView(), element.focus({ preventScroll: true })));
  };
  arrive(isWanted);
  return { update: arrive };
};
