import { isStill, settings } from '../../settings/settings.svelte';

const SPEEDS = { instant: 0, fast: 0.5, normal: 1, slow: 1.7 } as const;

/** How long things take on the table, as a factor; 0 where nothing is to move. */
export function tableSpeed(): number {
  return isStill() ? 0 : SPEEDS[settings.animation];
}
