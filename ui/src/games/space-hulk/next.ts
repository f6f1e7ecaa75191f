/** What comes after a mission: the only place that knows the order of lessons and chapters. */
import type { Next } from '../../match/game';
import * as api from '../../net/api';
import type { MissionSummary } from '../../net/wire';
import { t, tr } from '../../i18n/words.svelte';
import { firstSteps, lessonOf, open } from './opening';

/** Lessons first, then the campaign; short fights and generated missions lead nowhere. */
const SERIES: readonly string[] = ['tutorial', 'campaign'];

/** All missions that follow one another, in order. */
export function inOrder(missions: readonly MissionSummary[]): MissionSummary[] {
  return missions
    .filter(({ series }) => SERIES.includes(series))
    .sort(
      (one, two) => SERIES.indexOf(one.series) - SERIES.indexOf(two.series) || (one.chapter ?? 0) - (two.chapter ?? 0),
    );
}

/** The mission after this one; null after the last, and for one that stands alone. */
export function missionAfter(missions: readonly MissionSummary[], id: string): MissionSummary | null {
  const order = inOrder(missions);
  const place = order.findIndex((mission) => mission.id === id);
  return place < 0 ? null : (order[place + 1] ?? null);
}

/** The first mission that was not played to its end. */
export function firstUnplayed(missions: readonly MissionSummary[], played: ReadonlySet<string>): MissionSummary | null {
  return inOrder(missions).find(({ id }) => !played.has(id)) ?? null;
}

/** Lessons are for practice; a chapter is played against the computer, as it is meant to be. */
function begin(mission: MissionSummary): Promise<void> {
  if (mission.series === 'tutorial') return open(lessonOf(mission));
  return open({ ...firstSteps(mission.id), practice: false, player: 'veteran' });
}

/** What the end of a match leads to. */
export async function next(mission: string | null): Promise<Next | null> {
  const after = mission === null ? null : missionAfter(await api.missions(), mission);
  if (after === null) return null;
  const name = after.series === 'tutorial' ? 'over-next-lesson' : 'over-next-chapter';
  return { label: t(name, { title: tr(after.title) }), open: () => begin(after) };
}

/** What somebody plays who has chosen nothing: the first lesson or chapter that is still to be played. */
export async function teach(played: ReadonlySet<string>): Promise<void> {
  const first = firstUnplayed(await api.missions(), played);
  return first ? begin(first) : open(firstSteps());
}
