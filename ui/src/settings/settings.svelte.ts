import { fieldsOf, parseJson } from '../lib/json';
import { isLanguage, preferredLanguage, type Language } from '../i18n/languages';

export const PACES = ['instant', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** When to ask before an action: never, where dice are rolled for something, or wherever there is no way back. */
export const CONFIRMATIONS = ['never', 'dice', 'final'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** What stands beside the board on a wide screen. */
export const COLUMNS = ['status', 'log'] as const;
export type Column = (typeof COLUMNS)[number];

export const TEXT_SIZES = [90, 100, 125, 150, 200] as const;

/** What a person likes; kept in the browser. */
export interface Preferences {
  language: Language;
  /** How the person is called at tables. */
  name: string;
  /** Length of movements on the board; `instant` is none at all. */
  animation: Pace;
  /** How long each move of a computer player stays before the next. */
  computerPace: Pace;
  /** Ask before what cannot be taken back. */
  confirm: Confirmation;
  /** Ask at the end of a turn when units still have points. */
  warnEndTurn: boolean;
  /** Let the coach warn before a blunder, in practice games. */
  warnBlunders: boolean;
  /** Let the table pass where passing is all there is. */
  autoPass: boolean;
  /** Death Angel: attack at once where every Marine has one target and no token. */
  autoAttack: boolean;
  /** Ask for a reroll also after a roll that no other could better. */
  askBestRolls: boolean;
  /** Ask before a token is spent on a roll that would kill. */
  askDeadlyRolls: boolean;
  /** Short sounds; what they tell is always shown as well. */
  sound: boolean;
  /** The hum of the hull, while there is sound. */
  ambience: boolean;
  /** Sound has been offered, and there was an answer. */
  soundAsked: boolean;
  /** Columns beside the board that stay folded away, and those that stay open; others fold when they have nothing to say. */
  folded: Column[];
  unfolded: Column[];
  textSize: number;
  contrast: 'normal' | 'high';
  motion: 'system' | 'reduced';
}

const KEY = 'blipfall.settings';

function defaults(): Preferences {
  return {
    language: preferredLanguage(navigator.languages),
    name: '',
    animation: 'normal',
    computerPace: 'normal',
    confirm: 'dice',
    warnEndTurn: true,
    warnBlunders: false,
    autoPass: true,
    autoAttack: true,
    askBestRolls: false,
    askDeadlyRolls: false,
    sound: false,
    ambience: true,
    soundAsked: false,
    folded: [],
    unfolded: [],
    textSize: 100,
    contrast: 'normal',
    motion: 'system',
  };
}

/** Anything may be in the store: only what fits is taken over. */
export function restore(stored: unknown, base: Preferences): Preferences {
  const from = fieldsOf(stored);
  if (from === null) return base;
  const result = { ...base };
  if (isLanguage(from['language'])) result.language = from['language'];
  if (typeof from['name'] === 'string') result.name = from['name'].slice(0, 40);
  for (const key of ['animation', 'computerPace'] as const) {
    const pace = PACES.find((name) => name === from[key]);
    if (pace) result[key] = pace;
  }
  result.confirm = CONFIRMATIONS.find((name) => name === from['confirm']) ?? base.confirm;
  for (const key of [
    'warnEndTurn',
    'warnBlunders',
    'autoPass',
    'autoAttack',
    'askBestRolls',
    'askDeadlyRolls',
    'sound',
    'ambience',
    'soundAsked',
  ] as const) {
    if (typeof from[key] === 'boolean') result[key] = from[key];
  }
  for (const key of ['folded', 'unfolded'] as const) {
    const columns = from[key];
    if (Array.isArray(columns)) result[key] = COLUMNS.filter((column) => columns.includes(column));
  }
  const size = TEXT_SIZES.find((percent) => percent === from['textSize']);
  if (size) result.textSize = size;
  if (from['contrast'] === 'high') result.contrast = 'high';
  if (from['motion'] === 'reduced') result.motion = 'reduced';
  return result;
}

export const settings: Preferences = $state(restore(parseJson(localStorage.getItem(KEY)), defaults()));

/** Keeps the settings and shows those that concern the whole page. Call inside an effect. */
export function applySettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const root = document.documentElement;
  root.style.fontSize = `${settings.textSize}%`;
  root.dataset['contrast'] = settings.contrast;
  root.dataset['motion'] = settings.motion;
}

/** Whether movements are to be left out. */
export function isStill(): boolean {
  const wish = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return settings.motion === 'reduced' || wish || settings.animation === 'instant';
}

const PACE_MS: Record<Pace, number> = { instant: 0, fast: 250, normal: 700, slow: 1600 };

/** How long a move of a computer player stays, in milliseconds. */
export function computerPause(): number {
  return PACE_MS[settings.computerPace];
}
