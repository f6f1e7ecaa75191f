import { fractionValue } from '../../lib/fraction';
import { percent } from '../../i18n/words.svelte';
import type { MatchModel, Threat } from '../../match/match-model';

export interface Danger {
  share: number;
  /** No roll saves him. */
  certain: boolean;
  behind: boolean;
}

type ByMarine = ReadonlyMap<string, Danger>;
const NONE: ByMarine = new Map();

export function dangerOf({ p, behind }: Threat): Danger {
  return { share: fractionValue(p), certain: p === '1', behind };
}

/** A chance as it is written on a Marine: what is not certain is never written as if it was. */
export function dangerText({ share, certain }: Danger): string {
  if (certain) return percent(1);
  return share === 0 ? percent(0) : percent(Math.min(0.99, Math.max(0.01, share)));
}

/** What threatens the Marines, as the server counts it. */
export class Threats {
  /** As things are. */
  now = $state.raw<ByMarine>(NONE);
  /** After the action that is looked at; null if none is, or if that is not known before it is done. */
  after = $state.raw<ByMarine | null>(null);
  #asked = 0;

  async ask(match: MatchModel): Promise<void> {
    this.now = await this.#answer(match.threats());
  }

  /** Asks what an action would change; of several questions the last one counts. */
  async preview(match: MatchModel, index: number | null): Promise<void> {
    const number = ++this.#asked;
    this.after = null;
    if (index === null) return;
    const found = await match.threats(index).catch(() => null);
    if (number === this.#asked && found) this.after = new Map(found.map((one) => [one.marine, dangerOf(one)]));
  }

  forget(): void {
    [this.now, this.after] = [NONE, null];
  }

  async #answer(asked: Promise<Threat[]>): Promise<ByMarine> {
    const list = await asked.catch(() => []);
    return new Map(list.map((one) => [one.marine, dangerOf(one)]));
  }
}
