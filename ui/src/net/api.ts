import type { Imported } from '../wire/Imported';
import type { Invitation } from '../wire/Invitation';
import type { Join } from '../wire/Join';
import { get, getText, post, postText } from './http';
import * as person from './person';
import { Refusal } from './refusal';
import { t } from '../i18n/words.svelte';
import { settings } from '../settings/settings.svelte';
import type {
  About,
  ComputerPlayer,
  Created,
  Joined,
  MatchSummary,
  MissionPage,
  MissionSummary,
  NewMatch,
  OptionPage,
  PlayOn,
  Proof,
  ReplayPage,
} from './wire';

/** Asks for what does not change while the server runs: once for each path. */
function once<T>(): (path: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (path) => {
    const asked = kept.get(path) ?? get<T>(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
    return asked;
  };
}

const [aboutOnce, missionsOnce, missionOnce] = [once<About>(), once<MissionSummary[]>(), once<MissionPage>()];
const [optionsOnce, playersOnce] = [once<OptionPage[]>(), once<ComputerPlayer[]>()];

export const about = () => aboutOnce('about');
export const missions = () => missionsOnce('missions');
export const mission = (id: string) => missionOnce(`missions/${encodeURIComponent(id)}`);
export const options = () => optionsOnce('options');
export const players = () => playersOnce('players');
export const openMatches = () => get<MatchSummary[]>('matches');

/** Where the drawing of a mission is. */
export function picture(id: string, language: string): string {
  return `api/missions/${encodeURIComponent(id)}/picture.svg?lang=${language}`;
}

/** The matches of this browser's person; none if there is no person yet. */
export async function myMatches(): Promise<MatchSummary[]> {
  const token = person.token();
  if (token === null) return [];
  return get<MatchSummary[]>('me/matches', token).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    person.forget();
    return [];
  });
}

export function createMatch(terms: NewMatch): Promise<Created> {
  return asPerson((token) => post<Created>('matches', terms, token));
}

export function join(match: string, invitation: string | null): Promise<Joined> {
  const body: Join = { invitation };
  return asPerson((token) => post<Joined>(ofMatch(match, 'join'), body, token));
}

/** Does something as this browser's person; one whom the server has forgotten becomes a new one. */
async function asPerson<T>(deed: (token: string) => Promise<T>): Promise<T> {
  try {
    return await deed(await introduce());
  } catch (error) {
    if (!isUnknown(error)) throw error;
    person.forget();
    return deed(await introduce());
  }
}

/** Whoever has said no name is a guest. */
function introduce(): Promise<string> {
  return person.introduce(settings.name.trim(), t('name-guest'));
}

function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'unauthorized';
}

export async function newInvitation(match: string): Promise<string> {
  const answer = await post<Invitation>(ofMatch(match, 'invitation'), {}, person.token());
  return answer.invitation;
}

const ofMatch = (match: string, what: string) => `matches/${encodeURIComponent(match)}/${what}`;

/** Some frames of a finished match, through somebody's eyes. */
export function replay(match: string, look: string, from: number, to: number): Promise<ReplayPage> {
  return get<ReplayPage>(ofMatch(match, `replay?seat=${look}&from=${from}&to=${to}`), person.token());
}

export function proof(match: string): Promise<Proof> {
  return get<Proof>(ofMatch(match, 'proof'), person.token());
}

/** The record of a finished match, as it is kept in files. */
export function record(match: string): Promise<string> {
  return getText(ofMatch(match, 'record'), person.token());
}

/** Brings a record in; it can then be seen under the id that is answered. */
export async function importRecord(text: string): Promise<string> {
  const answer = await asPerson((token) => postText<Imported>('records', text, token));
  return answer.match;
}

/** A practice game that goes on from a moment of a finished match. */
export function playOn(match: string, wish: PlayOn): Promise<Created> {
  return asPerson((token) => post<Created>(ofMatch(match, 'continue'), wish, token));
}
