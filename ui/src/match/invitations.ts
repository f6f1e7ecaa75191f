import { go, link } from '../lib/router.svelte';
import * as api from '../net/api';
import type { Created, NewMatch } from '../net/wire';

/** Opens a match on these terms, keeps its invitation, and goes there. */
export async function openMatch(terms: NewMatch): Promise<Created> {
  const created = await api.createMatch(terms);
  goToCreated(created);
  return created;
}

/** Keeps the invitation of a match that was just made, and goes there. */
export function goToCreated({ match, invitation }: Created): void {
  keepInvitation(match, invitation);
  go(link('match', match));
}

const invitationKey = (match: string) => `blipfall.invitation.${match}`;

/** The server tells an invitation once, to the browser that made the match: it is kept here. */
export function keepInvitation(match: string, invitation: string): void {
  localStorage.setItem(invitationKey(match), invitation);
}

export function invitationOf(match: string): string | null {
  return localStorage.getItem(invitationKey(match));
}

/** The link to send to a friend: everything secret is behind the `#`. */
export function invitationLink(base: string, match: string, invitation: string): string {
  return `${base.replace(/#.*$/, '')}${link('join', match, invitation)}`;
}

/** Reads such a link, or just its end, however it was pasted. */
export function readInvitation(text: string): { match: string; invitation: string } | null {
  const found = /#\/join\/([^/\s]+)\/([^/\s]+)/.exec(text);
  return found ? { match: decodeURIComponent(found[1] ?? ''), invitation: decodeURIComponent(found[2] ?? '') } : null;
}
