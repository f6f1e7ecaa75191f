/** A row that can be moved sideways where it is too long: it fades at the end behind which there is more (`.sideways`). */
export function sideways(row: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const rest = row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft);
    row.toggleAttribute('data-more', rest > 1);
    row.toggleAttribute('data-before', Math.abs(row.scrollLeft) > 1);
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  row.classList.add('sideways');
  row.addEventListener('scroll', look, { passive: true });
  sizes.observe(row);
  parts.observe(row, { childList: true, subtree: true });
  return {
    destroy: () => {
      sizes.disconnect();
      parts.disconnect();
    },
  };
}
