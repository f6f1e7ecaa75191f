import { Refusal } from '../net/refusal';
import type { GameEvent, ReachSpot, Seat } from '../net/wire';
import type { OddsAnswer } from '../match/action-words';
import { isToldAt, withoutLast, type LogLine } from '../match/log';
import type { MatchModel, Sight, Threat, WhyNot } from '../match/match-model';
import type { Shown } from '../match/shown';
import type { Reel } from './reel.svelte';
import { stepOf } from './story';

const NO_NEWS: readonly GameEvent[] = [];
const NO_SEATS: readonly Seat[] = [];

/** A finished match as boards know one that is played: there is nothing to decide in it. */
export class ReplayedMatch implements MatchModel {
  readonly seats = NO_SEATS;
  readonly mine = false;
  readonly busy = false;

  constructor(private readonly reel: Reel) {}

  get id(): string {
    return this.reel.match;
  }

  get shown(): Shown | null {
    return this.reel.shown;
  }

  get news(): readonly GameEvent[] {
    return this.reel.shown?.news ?? NO_NEWS;
  }

  get log(): readonly LogLine[] {
    const { story, place, frame, shown } = this.reel;
    const told = story.filter((line) => isToldAt(line, place));
    const later = (frame?.events.length ?? 0) - (shown?.steps[0]?.events.length ?? 0);
    return frame && later > 0 ? withoutLast(told, [stepOf(frame)], later) : told;
  }

  next(): Promise<void> {
    return isOver();
  }

  act(): Promise<void> {
    return isOver();
  }

  sit(): Promise<void> {
    return isOver();
  }

  odds(): Promise<OddsAnswer> {
    return isOver();
  }

  whyNot(): Promise<WhyNot> {
    return isOver();
  }

  reach(): Promise<ReachSpot[]> {
    return isOver();
  }

  sight(): Promise<Sight> {
    return isOver();
  }

  threats(): Promise<Threat[]> {
    return isOver();
  }
}

function isOver(): Promise<never> {
  return Promise.reject(new Refusal('wrong_stage', 'the match is over'));
}
