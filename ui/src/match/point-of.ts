import type { GameAction, HintPoint } from '../net/wire';

/** What the board points at for an action: where it leads, or who acts. */
export function pointOf(action: GameAction): HintPoint | null {
  const fields: Record<string, unknown> = { ...action };
  for (const name of ['to', 'at']) {
    const square = fields[name];
    if (typeof square === 'string' && /^\d+,\d+/.test(square)) return { type: 'squares', squares: [square] };
  }
  const { position, side } = fields;
  if (typeof position === 'number' && typeof side === 'string')
    return { type: 'squares', squares: [`${position} ${side}`] };
  for (const name of ['target', 'unit', 'marine']) {
    const unit = fields[name];
    if (typeof unit === 'string') return { type: 'unit', unit };
  }
  return null;
}
