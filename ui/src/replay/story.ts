import type { ReplayFrame, Step } from '../net/wire';
import { cut, linesOf, type LogLine } from '../match/log';

type Frames = readonly (ReplayFrame | undefined)[];

/** Every line that the log of a match has at any moment, as far as its frames are known. */
export function storyOf(frames: Frames): LogLine[] {
  const story: LogLine[] = [];
  const standing: LogLine[] = [];
  for (const frame of frames) {
    if (!frame) continue;
    const step = stepOf(frame, frames);
    for (const { told } of cut(standing, step)) if (told) told.until = frame.number;
    const lines = linesOf(step, standing).map((line) => ({ ...line, told: { from: frame.number, until: Infinity } }));
    standing.push(...lines);
    story.push(...lines);
  }
  return story;
}

/** A moment as a step of the match; `frames` tell what was taken back. */
export function stepOf(frame: ReplayFrame, frames: Frames = []): Step {
  const { version, at, events, seat, by } = frame;
  if (frame.undone_to !== null && seat !== null) {
    return {
      version,
      at,
      events,
      what: { type: 'undone', seat, to: frames[frame.undone_to]?.version ?? 0, marked: false },
    };
  }
  return {
    version,
    at,
    events,
    what: seat === null || by === null ? { type: 'started' } : { type: 'played', seat, by },
  };
}
