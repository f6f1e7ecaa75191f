import type { Late } from '../src/i18n/late.ts';

/** Where messages that are loaded late may be named: in what is loaded together with them. Paths begin below `src`. */
export const HOMES: Record<Late, readonly string[]> = {
  'death-angel/cards': ['games/death-angel/'],
  'death-angel/reasons': ['games/death-angel/'],
  'shared/analysis': ['pages/Replay.svelte', 'replay/', 'match/parts/CoachCard.svelte'],
  'shared/campaign': ['pages/Campaign', 'campaign/'],
  'shared/devices': ['pages/Settings.svelte', 'pages/Devices.svelte', 'pages/AddDevice.svelte'],
  'shared/guide': ['guide/'],
  'shared/puzzle': ['pages/Puzzle', 'puzzle/'],
  'shared/record': ['pages/Record.svelte', 'pages/Replays.svelte'],
  'shared/replay': ['pages/Replay', 'replay/'],
  'space-hulk/missions': ['games/space-hulk/missions/Mission.svelte', 'games/space-hulk/missions/Forces.svelte'],
  'space-hulk/workshop': ['games/space-hulk/workshop/'],
  'space-hulk/workshop-findings': ['games/space-hulk/workshop/'],
  'space-hulk/workshop-forms': ['games/space-hulk/workshop/'],
  'space-hulk/workshop-share': ['games/space-hulk/workshop/', 'games/space-hulk/missions/Shared.svelte'],
};

/** Messages of a folder that is loaded late, named in code that may run before it is there. */
export function namedTooEarly(
  folder: string,
  messages: Iterable<string>,
  homes: readonly string[],
  code: ReadonlyMap<string, string>,
): string[] {
  const outside = [...code].filter(([file]) => !homes.some((home) => file.startsWith(home)));
  return [...messages].flatMap((key) =>
    outside
      .filter(([, text]) => text.includes(`'${key}'`))
      .map(([file]) => `${key} is loaded late, with ${folder}, and named in ${file}`),
  );
}
