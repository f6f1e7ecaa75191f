/** Recorded games: what a seat saw, step by step, with the answers of the engine. */
import type { GameEvent, Legal, OddsOutcome, ReachSpot, Seat, Sight, UnitId, View } from '../types';

export interface SceneStep {
  events: GameEvent[];
  view: View;
  legal: Legal[];
  /** The index that was played to get here; null if the other side did. */
  action?: number | null;
  reach?: Record<UnitId, ReachSpot[]>;
  sight?: Record<UnitId, Sight>;
  odds?: Record<string, OddsOutcome[] | null>;
}

export interface Scene {
  name: string;
  mission: string;
  title: string;
  seat: Seat;
  names: Record<UnitId, string>;
  steps: SceneStep[];
}

const FILES = import.meta.glob<Scene>('./fixtures/*.json', { import: 'default' });

export const SCENES: string[] = Object.keys(FILES).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export async function loadScene(name: string): Promise<Scene> {
  const load = FILES[`./fixtures/${name}.json`];
  if (!load) throw new Error(`there is no scene ${name}; there are ${SCENES.join(', ')}`);
  return load();
}
