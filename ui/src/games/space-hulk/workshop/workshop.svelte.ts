/** A mission file under somebody's hands: its text, what it shows, and everything that it was before. */
import { t } from '../../../i18n/words.svelte';
import * as api from '../../../net/workshop';
import type { MissionEdit, MissionSheet } from '../../../net/workshop';
import { problemText } from '../../../widgets/problems';
import type { DeferredEdits } from './edits';
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
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Shows a file; what was there before comes back with "undo", or else `before`, if nothing was open. */
  open(text: string, before: string | null = null): Promise<void> {
    return this.#then(async () => {
      const sheet = await this.#ask(text, []);
      if (!sheet) return;
      const old = this.sheet === null ? before : this.text;
      if (old !== null && old !== sheet.text) this.#remember(old);
      this.text = sheet.text;
      this.#show(sheet);
      // Whatever is wrong with it, the drawing of another mission would be wrong altogether.
      this.drawn = sheet;
    });
  }

  /** Changes the drawing. What is to be changed is asked when everything before it is done. */
  edit(deferred: DeferredEdits): Promise<void> {
    return this.#then(async () => {
      // What was written comes first: squares and numbers of tables follow from it.
      if (this.text !== this.sheet?.text && !(await this.#read(this.text))) return;
      if (!this.drawn) return;
      const edits = deferred(this.drawn);
      if (edits.length === 0) return;
      // What is drawn is not what the text says, so that places on the map are none in the text.
      if (this.drawn !== this.sheet && edits.some(({ type }) => type !== 'text')) {
        this.problem = t('workshop-text-broken');
        return;
      }
      await this.#change(edits);
    });
  }

  /** Somebody writes in the text; it is read when the hand rests. */
  write(text: string): void {
    this.#remember(this.text);
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#then(() => this.#read(this.text)), TYPING);
  }

  undo(): Promise<void> {
    return this.#then(() =>
      this.#step(this.#past, (past, now) => {
        this.#past = past;
        this.#future = [...this.#future, now];
      }),
    );
  }

  redo(): Promise<void> {
    return this.#then(() =>
      this.#step(this.#future, (future, now) => {
        this.#future = future;
        this.#past = [...this.#past, now];
      }),
    );
  }

  /** Goes back to the last of these texts; `keep` is given the others and the text that is left, if it was read. */
  async #step(texts: readonly string[], keep: (others: readonly string[], now: string) => void): Promise<void> {
    const [now, to] = [this.text, texts.at(-1)];
    if (to === undefined || !(await this.#read(to))) return;
    // Who wrote while the server read has gone on from here, and the rest is history.
    if (texts === this.#past || texts === this.#future) keep(texts.slice(0, -1), now);
  }

  #remember(text: string): void {
    this.#past = [...this.#past, text];
    this.#future = [];
  }

  /** One after the other: each change is made to what the last one has left. */
  #then(deed: () => Promise<unknown>): Promise<void> {
    clearTimeout(this.#timer);
    const done = this.#queue.then(deed).then(() => undefined);
    this.#queue = done;
    return done;
  }

  async #change(edits: MissionEdit[]): Promise<void> {
    const sheet = await this.#ask(this.text, edits);
    if (!sheet) return;
    if (sheet.text !== this.text) this.#remember(this.text);
    this.text = sheet.text;
    this.#show(sheet);
  }

  /** Reads a text; what somebody writes while the server reads stays, and is read next. */
  async #read(text: string): Promise<boolean> {
    const before = this.text;
    const sheet = await this.#ask(text, []);
    if (!sheet) return false;
    if (this.text === before) this.text = sheet.text;
    this.#show(sheet);
    return true;
  }

  #show(sheet: MissionSheet): void {
    this.sheet = sheet;
    if (sheet.readable) this.drawn = sheet;
    keepDraft(this.text);
  }

  /** Nothing if the server does not answer, or refuses. */
  async #ask(text: string, edits: MissionEdit[]): Promise<MissionSheet | null> {
    this.isBusy = true;
    try {
      const sheet = await api.sheet(text, edits);
      this.problem = null;
      return sheet;
    } catch (error) {
      this.problem = problemText(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
