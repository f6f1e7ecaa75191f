/** Matches that were begun from the workshop: one press leads back to the drawing. */

const PLAYED = 'blipfall.workshop.match';

export function comeBackFrom(match: string): void {
  sessionStorage.setItem(PLAYED, match);
}

export function isFromWorkshop(match: string): boolean {
  return sessionStorage.getItem(PLAYED) === match;
}
