import type { Table } from '../../state/table.svelte';
import { actors } from './actions';

/** The unit that the player looks at: chosen on the board, in the status or in the list of actions. */
class Selection {
  unit = $state<string | null>(null);
}

export const selection = new Selection();

/** The unit whose actions are offered: the one that is asked, the chosen one, or the only one there is. */
export function actorOf(table: Table): string | null {
  const units = actors(table.shown?.legal ?? []);
  const asked = table.shown?.decision?.['unit'];
  if (selection.unit !== null && units.includes(selection.unit)) return selection.unit;
  if (typeof asked === 'string' && units.includes(asked)) return asked;
  return units.length === 1 ? (units[0] ?? null) : null;
}
