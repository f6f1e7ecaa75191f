import type { Device } from '../wire/Device';
import type { Imported } from '../wire/Imported';
import type { Invitation } from '../wire/Invitation';
import type { Invited } from '../wire/Invited';
import type { PuzzleAttempt } from '../wire/PuzzleAttempt';
import type { Ask, ServerMessage } from './messages';
import type { Join } from '../wire/Join';
import { get, getText, post, postText, remove } from './http';
import * as person from './person';
import { Refusal } from './refusal';
import { t } from '../i18n/words.svelte';
import { settings } from '../settings/settings.svelte';
import type {
  About,
  AnalysisCard,
  AnalysisPage,
  CampaignBook,
  CampaignPage,
  CampaignSummary,
  ComputerPlayer,
  Created,
  Joined,
  MatchSummary,
  MissionPage,
  MissionSummary,
  NewCampaign,
  NewMatch,
  OptionPage,
  PlayOn,
  Proof,
  PuzzlePage,
  PuzzleResult,
  PuzzleShelf,
  PuzzleVerdict,
  ReplayPage,
} from './wire';

/** Asks for what does not change while the server runs: once for each path. */
function once<T>(): (path: string, token?: string | null) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (path, token) => {
    const asked = kept.get(path) ?? get<T>(path, token);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
    return asked;
  };
}

const [aboutOnce, missionsOnce, missionOnce] = [once<About>(), once<MissionSummary[]>(), once<MissionPage>()];
const [optionsOnce, playersOnce, campaignsOnce] = [
  once<OptionPage[]>(),
  once<ComputerPlayer[]>(),
  once<CampaignBook[]>(),
];
const missionOfMatchOnce = once<MissionPage>();

export const about = () => aboutOnce('about');
export const missions = () => missionsOnce('missions');
export const mission = (id: string) => missionOnce(`missions/${encodeURIComponent(id)}`);
export const options = () => optionsOnce('options');
export const players = () => playersOnce('players');
export const campaigns = () => campaignsOnce('campaigns');
export const openMatches = () => get<MatchSummary[]>('matches');

/** Where the drawing of a mission is. */
export function picture(id: string, language: string): string {
  return `api/missions/${encodeURIComponent(id)}/picture.svg?lang=${language}`;
}

/** The matches of this browser's person. */
export const myMatches = () => listOf<MatchSummary>('me/matches');

/** The devices of this browser's person. */
export const myDevices = () => listOf<Device>('me/devices');

/** What is known of those of them that have been analysed. */
export const myAnalyses = () => listOf<AnalysisCard>('me/analyses');

/** What came of the puzzles that this browser's person has answered, on whatever device. */
export const myPuzzles = () => listOf<PuzzleResult>('me/puzzles');

/** What this browser's person has of something; nothing if there is no person yet. */
async function listOf<T>(path: string): Promise<T[]> {
  const token = person.token();
  if (token === null) return [];
  return get<T[]>(path, token).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    person.forget();
    return [];
  });
}

export function createMatch(terms: NewMatch): Promise<Created> {
  return asPerson((token) => post<Created>('matches', terms, token));
}

/** What an invitation is to. */
export function invited(match: string, invitation: string): Promise<Invited> {
  const body: Join = { invitation };
  return post<Invited>(ofMatch(match, 'invited'), body);
}

export function join(match: string, invitation: string | null): Promise<Joined> {
  const body: Join = { invitation };
  return asPerson((token) => post<Joined>(ofMatch(match, 'join'), body, token));
}

/** Does something as this browser's person; one whom the server has forgotten becomes a new one. */
export async function asPerson<T>(deed: (token: string) => Promise<T>): Promise<T> {
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

/** A second opinion on a finished match: what is newer than a number, or nothing new after some seconds. */
export function analysis(match: string, after: number, depth: number): Promise<AnalysisPage> {
  const path = ofMatch(match, `analysis?after=${after}&depth=${depth}`);
  return asPerson((token) => get<AnalysisPage>(path, token));
}

export const puzzles = () => get<PuzzleShelf>('puzzles');

const ofPuzzle = (id: string) => `puzzles/${encodeURIComponent(id)}`;

/** What is asked in a puzzle. */
export const puzzle = (id: string) => get<PuzzlePage>(ofPuzzle(id));

/** What an answer to a puzzle is worth, by its place in the legal list. The server remembers the first answer. */
export function answerPuzzle(id: string, action: number): Promise<PuzzleVerdict> {
  const attempt: PuzzleAttempt = { action };
  return asPerson((token) => post<PuzzleVerdict>(`${ofPuzzle(id)}/answers`, attempt, token));
}

/** A question about the position of a puzzle, as it is asked in a match. */
export function askPuzzle(id: string, message: Ask): Promise<ServerMessage> {
  return post<ServerMessage>(`${ofPuzzle(id)}/questions`, { ...message, re: 1 });
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

/** The mission of a match, with the names of its own Marines. */
export const missionOfMatch = (match: string) => missionOfMatchOnce(ofMatch(match, 'mission'), person.token());

/** The saved campaigns of this browser's person. */
export const myCampaigns = () => listOf<CampaignSummary>('me/campaigns');

const ofCampaign = (id: string, what = '') => `me/campaigns/${encodeURIComponent(id)}${what}`;

export function campaign(id: string): Promise<CampaignPage> {
  return get<CampaignPage>(ofCampaign(id), person.token());
}

export function startCampaign(wish: NewCampaign): Promise<CampaignPage> {
  return asPerson((token) => post<CampaignPage>('me/campaigns', wish, token));
}

/** The match of the next chapter, which is made if there is none. */
export function playCampaign(id: string): Promise<Created> {
  return post<Created>(ofCampaign(id, '/play'), {}, person.token());
}

/** Deletes a campaign; answers what is left. */
export function dropCampaign(id: string): Promise<CampaignSummary[]> {
  return remove<CampaignSummary[]>(ofCampaign(id), person.token());
}

/** A saved campaign as a file. */
export function campaignFile(id: string): Promise<string> {
  return getText(ofCampaign(id, '/file'), person.token());
}

export function importCampaign(text: string): Promise<CampaignPage> {
  return asPerson((token) => postText<CampaignPage>('campaign-files', text, token));
}

/** The campaign that a match is a chapter of, for those who play in it. */
export async function campaignOfMatch(match: string): Promise<CampaignPage | null> {
  const token = person.token();
  return token === null ? null : get<CampaignPage | null>(ofMatch(match, 'campaign'), token);
}
