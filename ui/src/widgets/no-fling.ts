/**
 * Keeps the browser from taking a quick stroke of a finger for a fling: it would take the next tap, on a button beside the
 * picture perhaps, for the end of the fling, and press nothing. To be attached to what follows fingers by itself. What lies
 * over it with `data-over` scrolls as anything else.
 */
export function noFling(node: HTMLElement): () => void {
  const stroke = (event: TouchEvent) => {
    const isCovered = event.target instanceof Element && event.target.closest('[data-over]') !== null;
    if (!isCovered && event.cancelable) event.preventDefault();
  };
  // Svelte's own handlers of touches are passive, and could not keep the browser from anything.
  node.addEventListener('touchmove', stroke, { passive: false });
  return () => node.removeEventListener('touchmove', stroke);
}
