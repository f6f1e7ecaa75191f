/** A mission file under somebody's hands: its text, what it shows, and everything that it was before. */
import * as api from '../../../net/workshop';
import type { MissionEdit, MissionSheet } from '../../../net/workshop';
import { problemText } from '../../../widgets/problems';
import { keepDraft } from './kept';

/** Milliseconds after the last key before a text is read. */
const TYPING = 350;

export class Workshop {
  /** What the pane with the text shows. */
  text = $state('');
  /** The last answer. */
  sheet = $state.raw<MissionSheet | null>(null);
  /** The last one whose drawing could be read: a mistake in the text loses nothing. */
  drawn = $state.raw<MissionSheet | null>(null);
  problem = $state<string | null>(null);
  isBusy = $state(false);
  #past = $state.raw<readonly string[]>([]);
  #future = $state.raw<readonly string[]>([]);
  #queue: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Begins with a file. */
  open(text: string): Promise<void> {
    this.#past = [];
    this.#future = [];
    return this.#ask(text, []);
  }

  /** Changes the drawing. */
  edit(...edits: MissionEdit[]): Promise<void> {
    if (edits.length === 0) return Promise.resolve();
    clearTimeout(this.#timer);
    return this.#then(() => this.#read(this.text, edits));
  }

  /** Somebody writes in the text; it is read when the hand rests. */
  write(text: string): void {
    this.#remember(this.text);
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(text, []), TYPING);
  }

  undo(): Promise<void> {
    const before = this.#past.at(-1);
    if (before === undefined) return Promise.resolve();
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.text];
    return this.#ask(before, []);
  }

  redo(): Promise<void> {
    const next = this.#future.at(-1);
    if (next === undefined) return Promise.resolve();
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.text];
    return this.#ask(next, []);
  }

  #remember(text: string): void {
    this.#past = [...this.#past, text];
    this.#future = [];
  }

  #ask(text: string, edits: MissionEdit[]): Promise<void> {
    clearTimeout(this.#timer);
    return this.#then(() => this.#read(text, edits));
  }

  /** One after the other: each change is made to what the last one has left. */
  #then(deed: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(deed);
    return this.#queue;
  }

  async #read(text: string, edits: MissionEdit[]): Promise<void> {
    this.isBusy = true;
    try {
      const before = this.text;
      const sheet = await api.sheet(text, edits);
      if (edits.length > 0 && sheet.text !== before) this.#remember(before);
      // What was written while the server read stays; it is read next.
      if (edits.length > 0 || this.text === before) this.text = sheet.text;
      this.sheet = sheet;
      if (sheet.readable) this.drawn = sheet;
      this.problem = null;
      keepDraft(this.text);
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.isBusy = false;
    }
  }
}
