/** What the mission workshop asks the server for. */
import type { BalanceProgress } from '../wire/BalanceProgress';
import type { GeneratedRequest } from '../wire/GeneratedRequest';
import type { MissionEdit } from '../wire/MissionEdit';
import type { MissionLayers } from '../wire/MissionLayers';
import type { MissionSheet } from '../wire/MissionSheet';
import type { MissionText } from '../wire/MissionText';
import type { NewBalance } from '../wire/NewBalance';
import type { NewPrediction } from '../wire/NewPrediction';
import type { PredictionProgress } from '../wire/PredictionProgress';
import type { SharedMission } from '../wire/SharedMission';
import type { SharedMissions } from '../wire/SharedMissions';
import type { StartedWork } from '../wire/StartedWork';
import type { TiledForm } from '../wire/TiledForm';
import type { TiledMission } from '../wire/TiledMission';
import type { WorkshopKit } from '../wire/WorkshopKit';
import { asPerson } from './api';
import { get, post, postForText, remove } from './http';

export type { Balance } from '../wire/Balance';
export type { Measure } from '../wire/Measure';
export type { MissionEdit, MissionLayers, MissionSheet, WorkshopKit };
export type { Prediction } from '../wire/Prediction';
export type { PrefabShapes } from '../wire/PrefabShapes';
export type { Proposal } from '../wire/Proposal';
export type { SheetFinding } from '../wire/SheetFinding';
export type { SheetFix } from '../wire/SheetFix';
export type { SharedMission, SharedMissions, TiledForm };
export type { WorkStage } from '../wire/WorkStage';

let kept: Promise<WorkshopKit> | null = null;

export function kit(): Promise<WorkshopKit> {
  kept ??= get<WorkshopKit>('workshop/kit');
  kept.catch(() => (kept = null));
  return kept;
}

/** Changes a mission file and reads it. */
export function sheet(text: string, edits: MissionEdit[]): Promise<MissionSheet> {
  return asPerson((token) => post<MissionSheet>('workshop/sheet', { text, edits }, token));
}

export function layers(text: string, from: string | null): Promise<MissionLayers> {
  return asPerson((token) => post<MissionLayers>('workshop/layers', { text, from }, token));
}

export async function generated(order: GeneratedRequest): Promise<string> {
  return (await asPerson((token) => post<MissionText>('workshop/generated', order, token))).text;
}

/** The mission as an SVG. */
export function picture(text: string, lang: string): Promise<string> {
  return asPerson((token) => postForText('workshop/picture', { text, lang }, token));
}

/** Reads a map of the editor Tiled as a mission file. */
export function importTiled(map: string): Promise<TiledMission> {
  return asPerson((token) => post<TiledMission>('workshop/tiled/import', { map }, token));
}

export function exportTiled(text: string, form: TiledForm): Promise<string> {
  return asPerson((token) => postForText('workshop/tiled/export', { text, form }, token));
}

/** The picture that exported maps name. */
export const TILED_PICTURE = 'blipfall-sections.png';
export const TILED_PICTURE_URL = `api/workshop/tiled/${TILED_PICTURE}`;

/** The missions that people have saved on this server. */
export function shared(): Promise<SharedMissions> {
  return asPerson((token) => get<SharedMissions>('library', token));
}

const ofShared = (key: string) => `library/${encodeURIComponent(key)}`;

export async function sharedText(key: string): Promise<string> {
  return (await asPerson((token) => get<MissionText>(ofShared(key), token))).text;
}

export function share(text: string): Promise<SharedMission> {
  return asPerson((token) => post<SharedMission>('library', { text }, token));
}

export function dropShared(key: string): Promise<boolean> {
  return asPerson((token) => remove<boolean>(ofShared(key), token));
}

export async function predict(wish: NewPrediction): Promise<string> {
  return (await asPerson((token) => post<StartedWork>('workshop/predictions', wish, token))).id;
}

export async function balance(wish: NewBalance): Promise<string> {
  return (await asPerson((token) => post<StartedWork>('workshop/balances', wish, token))).id;
}

const ofWork = (kind: string, id: string) => `workshop/${kind}/${encodeURIComponent(id)}`;

/** Answers as soon as there is something newer than `after`. */
export function prediction(id: string, after: number): Promise<PredictionProgress> {
  return asPerson((token) => get<PredictionProgress>(`${ofWork('predictions', id)}?after=${after}`, token));
}

export function balanceProgress(id: string, after: number): Promise<BalanceProgress> {
  return asPerson((token) => get<BalanceProgress>(`${ofWork('balances', id)}?after=${after}`, token));
}

/** Gives a prediction or a search for changes up. */
export function dropWork(id: string): Promise<boolean> {
  return asPerson((token) => remove<boolean>(ofWork('predictions', id), token));
}
