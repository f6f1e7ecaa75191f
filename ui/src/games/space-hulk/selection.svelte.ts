import { t } from '../../i18n/words.svelte';
import type { Playback } from '../../match/game';
import type { MatchModel } from '../../match/match-model';
import type { PlayerControl } from '../../match/player-control.svelte';
import { settings } from '../../settings/settings.svelte';
import { actors } from './actions';
import { hulkShown, type HulkShown, type HulkView } from './forms';
import { unitName } from './names.svelte';

/** What the player looks at and what the board has shown: the board, the roster and the list of actions share it. */
class Selection {
  /** The unit that is highlighted, named in the list of actions and acted with. */
  unit = $state<string | null>(null);
  /** The unit that was chosen while another was still busy. */
  wish: string | null = null;
  /** The entry area that gets all blips that are still to be placed. */
  crowd: string | null = null;
  /** The switch for command points: without it none is ever spent. */
  command = $state(false);
  /** The key that switches as long as it is held. */
  held = $state(false);
  /** The version up to which everything has been shown on the board. */
  shown = $state(-1);
  /** How many events of a version have been shown, and the game as it stood before them. */
  begun = $state.raw<{ version: number; told: number; view: HulkView | null }>({ version: -1, told: 0, view: null });
  /** The last update that was shown to its end: what can be done must not tell what dice are still to say. */
  last = $state.raw<HulkShown | null>(null);
  /** Nothing of what is being shown needs a look. */
  brief = $state(true);
  /** Shows the rest at once. */
  skip: () => void = () => {};

  /** Whether command points are spent on the next action. */
  get spends(): boolean {
    return this.command || this.held;
  }

  /** The game as far as the board has shown it: nobody is dead elsewhere who still stands there. */
  seen(shown: HulkShown | null): HulkView | null {
    if (shown === null || this.shown === shown.version) return shown?.view ?? null;
    return this.begun.view ?? shown.view;
  }

  /** A match begins: nothing of another one is left. */
  reset(): void {
    this.unit = this.wish = this.crowd = null;
    this.command = this.held = false;
    this.shown = -1;
    this.begun = { version: -1, told: 0, view: null };
    this.skip = () => {};
    this.last = null;
  }
}

export const selection = new Selection();

/** What the board is still showing of an update with so many events. */
export function playback(version: number, events: number): Playback | null {
  if (selection.shown === version || events === 0 || selection.begun.view === null) return null;
  const told = selection.begun.version === version ? selection.begun.told : 0;
  const unseen = selection.begun.version === version ? events - told - 1 : events;
  return {
    untold: events - told,
    unseen,
    brief: selection.brief,
    view: selection.begun.view,
    skip: () => selection.skip(),
  };
}

/** Whether the picture shows the decision that is asked: before that no press may answer it. */
export function isSettled(match: MatchModel): boolean {
  return match.mine && !match.busy && selection.shown === match.shown?.version;
}

/** The unit whose actions are offered: the chosen one, or the one that is asked if nobody is chosen. */
export function actorOf(shown: HulkShown | null): string | null {
  const units = actors(shown?.legal ?? []);
  if (selection.unit !== null && units.includes(selection.unit)) return selection.unit;
  const asked = shown?.decision?.unit ?? shown?.view.active;
  if (asked != null && units.includes(asked)) return asked;
  return units.length === 1 && selection.unit === null ? (units[0] ?? null) : null;
}

/**
 * Chooses a unit. Choosing another one than the active one ends the activation, after a question if points would be
 * lost; with command points switched on, the other acts in between.
 */
export function choose(match: MatchModel, control: PlayerControl, unit: string | null): void {
  selection.wish = null;
  const shown = hulkShown(match.shown);
  if (shown === null || shown.legal.length === 0) {
    selection.unit = unit;
    return;
  }
  if (!isSettled(match)) {
    selection.wish = unit;
    return;
  }
  const end = endOf(match, unit);
  if (end === null) {
    const isBound = shown.view.active != null && control.find('end_activation') !== null;
    // While somebody is active, nobody is merely looked at: what is highlighted would not be what acts.
    if (!isBound || unit === shown.view.active || canAct(match, unit)) selection.unit = unit;
    return;
  }
  const leave = (): void => {
    selection.wish = unit;
    void control.play(end.index).then((isPlayed) => {
      if (!isPlayed && selection.wish === unit) selection.wish = null;
    });
  };
  if (end.points === 0 || !settings.warnEndTurn) return leave();
  const names = { unit: unitName(end.active), next: unitName(unit) };
  control.question = {
    type: 'leave',
    index: end.index,
    title: t('leave-title', names),
    text: t('leave-text', { ...names, points: end.points }),
    go: t('act-finish-other', names),
    then: leave,
  };
}

/** Sends every blip that is still to be placed to one entry area, one after the other, until that cannot go on. */
export function sendAll(match: MatchModel, control: PlayerControl, entry: string | null): void {
  const legal = hulkShown(match.shown)?.legal ?? [];
  const index = legal.findIndex(({ action }) => action.do === 'reinforce' && action.entry === entry);
  selection.crowd = index < 0 ? null : entry;
  if (index < 0 || !isSettled(match)) return;
  void control.play(index).then((isPlayed) => {
    if (!isPlayed) selection.crowd = null;
  });
}

/** Whether a unit has something to do now, with what is switched on. */
function canAct(match: MatchModel, unit: string | null): boolean {
  const legal = hulkShown(match.shown)?.legal ?? [];
  return legal.some(({ action }) => 'unit' in action && action.unit === unit && (selection.spends || !paysCp(action)));
}

function paysCp(action: object): boolean {
  return 'cp' in action && Number(action.cp) > 0;
}

/** The end of the activation that stands between the player and another unit of the same side. */
function endOf(match: MatchModel, unit: string | null): { index: number; active: string; points: number } | null {
  const shown = hulkShown(match.shown);
  const active = shown?.view.active ?? null;
  if (!shown || active === null || unit === null || active === unit || canAct(match, unit)) return null;
  const index = shown.legal.findIndex(({ action }) => action.do === 'end_activation');
  const find = (id: string) => shown.view.units.find((other) => other.id === id);
  const [from, to] = [find(active), find(unit)];
  const isMarine = from?.kind === 'marine';
  const isReady = to !== undefined && (to.kind === 'marine') === isMarine && !to.activated && (to.ap ?? 0) > 0;
  return index < 0 || !isReady ? null : { index, active, points: from?.ap ?? 0 };
}
