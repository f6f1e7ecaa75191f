import * as api from '../net/api';
import { Refusal } from '../net/refusal';
import type { Analysis, AnalysisPage } from '../net/wire';

/** The analysis of a finished match, as far as it is. The server goes deeper as long as it is asked. */
export class SecondOpinion {
  analysis = $state.raw<Analysis | null>(null);
  page = $state.raw<AnalysisPage | null>(null);
  problem = $state.raw<unknown>(null);
  #isOpen = false;

  constructor(private readonly match: string) {}

  /** Asks until there is nothing more to come. */
  async open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.problem = null;
    try {
      while (this.#isOpen) {
        const page = await api.analysis(this.match, this.page?.number ?? 0, this.analysis?.depth ?? 0);
        this.page = page;
        this.analysis = page.analysis ?? this.analysis;
        if (page.under_way !== null) continue;
        // Nothing is under way, and nothing has come of it: asking again at once would get the same answer.
        if (this.analysis === null) throw new Refusal('internal', 'the analysis has failed');
        break;
      }
    } catch (error) {
      this.problem = error;
    }
    this.#isOpen = false;
  }

  /** Nobody looks any more: the server may give it up. */
  close(): void {
    this.#isOpen = false;
  }
}
