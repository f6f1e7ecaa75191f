/**
 * Puts a text on the clipboard; false if that cannot be done. Browsers have no clipboard for a page that came over plain
 * HTTP from another machine, such as a server in somebody's own network.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
