/**
 * Arrow keys in a group of radio buttons or tabs, as WAI-ARIA has them: they go to the next one and choose it, and the group is
 * one stop of the Tab key if only the chosen one has the `tabindex` 0. To be listened to on the group.
 */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio], [role=tab]')];
  const at = items.findIndex((item) => item === document.activeElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const places: Record<string, number> = {
    ...{ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 },
    ...{ Home: 0, End: items.length - 1 },
  };
  const place = places[event.key];
  const item = place === undefined ? undefined : items[(place + items.length) % items.length];
  if (!item) return;
  event.preventDefault();
  item.focus();
  item.click();
}
