/** What the person at the board is doing: the unit picked, the choices open, a walk under way. */
import type { HulkAction } from '../../../wire/hulk';
import type { BoardProps, Facing, GameEvent, OddsOutcome, ReachSpot, Sight, Unit, UnitId } from './types';
import {
  type CellKey,
  type Mode,
  type Offer,
  type Option,
  actorOf,
  actors,
  besideRing,
  merge,
  offer,
  payable,
  picksUnits,
} from './state/options';
import { type Pointer, type Situation, press, unitOf } from './state/press';
import { cycle } from './state/roving';
import { type Walk, isOffer, nextStep, targetsOf } from './state/walk';

/** Why something was refused, shown until the next click. */
export interface Refusal {
  cell: CellKey;
  message: string;
  rule: string;
}

/** Milliseconds before anything is asked about a unit that was picked. */
const LEAFING = 40;

const NOTHING: Offer = { cells: new Map(), buttons: [], modes: [] };

/** Actions whose chances are worth a look. */
const ROLLS = new Set(['fire', 'assault', 'parry', 'reroll', 'spend_psi']);

/** The unit that is picked lives outside: the page around the board may pick one, too. */
export interface Selection {
  get: () => UnitId | null;
  set: (unit: UnitId | null) => void;
}

/** A question that gets no answer is no reason to stop: the board shows what it knows. */
function orElse<T, E>(answer: Promise<T>, otherwise: E): Promise<T | E> {
  return answer.catch(() => otherwise);
}

export class BoardState {
  readonly #props: () => BoardProps;
  readonly #selection: Selection;
  /** Whether the legal list can be acted upon: not while events are shown or an action is on its way. */
  readonly #isLive: () => boolean;

  mode = $state<Mode>('main');
  armed = $state<CellKey | null>(null);
  hovered = $state<CellKey | null>(null);
  aim = $state<Facing | null>(null);
  /** The switch of a board that stands alone. */
  #spends = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  walk = $state.raw<Walk | null>(null);
  /** The version whose decision has been answered. */
  answered = $state(-1);
  /** Where the picked unit can go and what it sees is being asked. */
  isLooking = $state(false);
  reach = $state.raw<readonly ReachSpot[]>([]);
  sight = $state.raw<Sight | null>(null);
  odds = $state.raw<ReadonlyMap<number, OddsOutcome[]>>(new Map());
  /** The close assault that was begun last: decisions about its dice do not name it. */
  assault = $state.raw<GameEvent | null>(null);
  /** Choices that opened by themselves do not take the focus from elsewhere. */
  takesFocus = false;
  #asked = '';
  /** What has been asked about units in this update. */
  readonly #looks = new Map<string, Promise<{ reach: readonly ReachSpot[]; sight: Sight | null }>>();
  #picked: UnitId | null = null;
  /** The unit was picked by the player, not because it was asked. */
  #isWish = false;

  constructor(props: () => BoardProps, selection: Selection, isLive: () => boolean) {
    this.#props = props;
    this.#selection = selection;
    this.#isLive = isLive;
  }

  readonly isLive = $derived.by(() => this.#isLive() && this.answered !== this.#props().update.version);
  /** Whatever can be done, whoever is picked. */
  readonly #options = $derived.by(() => payable(merge(this.#props().update.legal), this.spendsCommand));
  readonly offer = $derived.by((): Offer => {
    const { view } = this.#props().update;
    const reach = this.spendsCommand ? this.reach : this.reach.filter((spot) => spot.cp === 0);
    return this.isLive ? offer(view, this.#options, this.selected, this.mode, reach) : NOTHING;
  });
  /** Declines what is merely offered. */
  readonly pass = $derived.by((): Option | undefined =>
    isOffer(this.#props().update) ? this.offer.buttons.find(({ action }) => action.do === 'pass') : undefined,
  );
  readonly ready = $derived.by(() => new Set(this.isLive ? actors(this.#props().update.legal) : []));
  readonly unit = $derived.by((): Unit | undefined => unitOf(this.#props().update.view, this.selected));

  get selected(): UnitId | null {
    return this.#selection.get();
  }

  /** Whether command points are spent: never unless it is switched on. */
  get spendsCommand(): boolean {
    return this.#props().spends ?? this.#spends;
  }

  set spendsCommand(isOn: boolean) {
    this.#spends = isOn;
  }

  isOwn(unit: Unit): boolean {
    const { seat } = this.#props();
    return seat !== 'spectator' && (unit.kind === 'marine') === (seat === 'marine');
  }

  /** A new update has been shown: goes on with a walk, or picks the unit that is asked. */
  settle(): void {
    const { update } = this.#props();
    this.assault = update.events.findLast((event) => event.type === 'assaulted') ?? this.assault;
    this.close();
    this.odds = new Map();
    this.#asked = '';
    this.#looks.clear();
    if (this.walk && this.#goOn(this.walk)) return;
    this.mode = 'main';
    this.#pickAsked();
    if (this.selected && !update.view.units.some((unit) => unit.id === this.selected)) this.#selection.set(null);
    this.#picked = this.selected;
    void this.look();
    if (this.hovered) this.askOdds(this.hovered);
    this.#openOnly();
    this.#spends = false;
  }

  /** A decision about a single cell shows its choices at once. */
  #openOnly(): void {
    const [cell, ...others] = [...this.offer.cells.keys()];
    const { kind } = this.#props().update.view.decision ?? {};
    if (cell === undefined || others.length > 0 || kind === 'action' || kind === 'deploy') return;
    // A door is there for whoever chooses it.
    if (this.offer.cells.get(cell)?.every(({ action, cost }) => action.door !== undefined && cost === 0)) return;
    this.takesFocus = false;
    this.armed = cell;
    this.askOdds(cell);
  }

  #goOn(walk: Walk): boolean {
    const { update, onsay, words } = this.#props();
    const step = nextStep(walk, update);
    if (step.kind === 'act') {
      this.walk = { ...walk, rest: step.rest };
      this.#send(step.index);
      return true;
    }
    this.walk = null;
    if (step.why !== 'arrived') onsay?.(words.t('board-walk-stopped'));
    return false;
  }

  #pickAsked(): void {
    const { view, legal } = this.#props().update;
    const able = actors(legal);
    if (able.length === 0) return;
    const free = actors(legal.filter(({ action }) => !action.cp));
    // Whoever picks the next unit while the last action is still being shown means it.
    if (this.#isWish && view.decision?.kind === 'action' && this.selected && free.includes(this.selected)) return;
    this.#isWish = false;
    const wanted = view.decision?.unit ?? view.active ?? null;
    if (wanted && able.includes(wanted)) this.#selection.set(wanted);
    else if (able.length === 1) this.#selection.set(able[0] ?? null);
    else if (picksUnits(view) && view.decision?.kind !== 'action' && !(this.selected && free.includes(this.selected)))
      // Whoever answers for nothing is asked before whoever has to be paid for.
      this.#selection.set(free[0] ?? able[0] ?? null);
    else if (!picksUnits(view)) this.#selection.set(null);
  }

  /** Asks where the picked unit can go and what it sees, once for every unit and update. */
  async look(): Promise<void> {
    const { update } = this.#props();
    const unit = this.selected;
    const key = `${update.version} ${unit}`;
    if (key === this.#asked) return;
    this.#asked = key;
    this.reach = [];
    this.sight = null;
    const looked = update.view.units.find((other) => other.id === unit);
    this.isLooking = looked?.at !== undefined || looked?.entry !== undefined;
    if (!unit || !this.isLooking) return;
    // Whoever leafs through the units wants to know about the last one.
    if (!this.#looks.has(key)) await new Promise((resolve) => setTimeout(resolve, LEAFING));
    if (this.#asked !== key) return;
    const look = this.#looks.get(key) ?? this.#ask(unit);
    this.#looks.set(key, look);
    const { reach, sight } = await look;
    if (this.#asked !== key) return;
    this.isLooking = false;
    this.reach = reach;
    this.sight = sight;
  }

  async #ask(unit: UnitId): Promise<{ reach: readonly ReachSpot[]; sight: Sight | null }> {
    const { update, onreach, onsight } = this.#props();
    const moves =
      this.isLive &&
      update.view.decision?.kind === 'action' &&
      update.legal.some(({ action }) => action.unit === unit && (action.do === 'move' || action.do === 'enter'));
    const sees = this.unit?.at !== undefined && this.unit.facing !== undefined && this.unit.kind !== 'blip';
    const [reach, sight] = await Promise.all([
      moves ? orElse(onreach(unit), []) : [],
      sees ? orElse(onsight(unit), null) : null,
    ]);
    return { reach, sight };
  }

  select(unit: UnitId | null): void {
    const { onpick } = this.#props();
    if (onpick) return onpick(unit);
    this.#selection.set(unit);
    this.picked();
  }

  /** Another unit has been picked, here or by the page. */
  picked(): void {
    if (this.selected === this.#picked) return;
    this.#picked = this.selected;
    this.#isWish = this.selected !== null;
    this.mode = 'main';
    this.close();
    void this.look();
  }

  close(): void {
    this.armed = null;
    this.refusal = null;
  }

  /** One step back: the open choices, then the mode, then the unit. */
  cancel(): void {
    if (this.walk) this.walk = null;
    else if (this.armed || this.refusal) this.close();
    else if (this.mode !== 'main') this.mode = 'main';
    else this.select(null);
  }

  setMode(mode: Mode): void {
    this.mode = this.mode === mode ? 'main' : mode;
    this.close();
  }

  cycleUnits(by: 1 | -1): UnitId | null {
    const next = cycle([...this.ready], this.selected, by);
    if (next) this.select(next);
    return next;
  }

  press(cell: CellKey, pointer: Pointer, aim: Facing | null): void {
    const { update, seat, settings } = this.#props();
    const now: Situation = {
      ...update,
      seat,
      offer: this.offer,
      selected: this.selected,
      armed: this.armed,
      confirm: settings.confirm,
    };
    this.refusal = null;
    const result = press(now, cell, pointer, aim);
    if (result.kind === 'act') this.act(result.option);
    else if (result.kind === 'arm') this.arm(result.cell);
    else if (result.kind === 'select') this.select(result.unit);
    else if (result.kind === 'why') void this.#explain(cell, result.action);
    else if (this.armed) this.close();
    else if (pointer !== 'key') this.select(null);
  }

  arm(cell: CellKey): void {
    this.takesFocus = true;
    this.armed = cell;
    this.askOdds(cell);
  }

  hover(cell: CellKey | null, aim: Facing | null): void {
    if (this.aim !== aim) this.aim = aim;
    if (this.hovered === cell) return;
    this.hovered = cell;
    if (cell) this.askOdds(cell);
  }

  /** Fetches the exact odds of what can be rolled for at a cell. */
  askOdds(cell: CellKey): void {
    for (const option of besideRing(this.offer.cells.get(cell) ?? [])) void this.askOddsOf(option);
  }

  async askOddsOf(option: Option): Promise<void> {
    const { update, onask } = this.#props();
    const index = option.payments[0]?.index;
    const rolls = ROLLS.has(option.action.do) || option.action.power === 'psychic_storm';
    if (index === undefined || !rolls || this.odds.has(index)) return;
    const answer = await orElse(onask({ kind: 'odds', index }), null);
    if (answer?.kind === 'odds' && update.version === this.#props().update.version)
      this.odds = new Map(this.odds).set(index, answer.outcomes);
  }

  async #explain(cell: CellKey, action: HulkAction): Promise<void> {
    const { onask, onsay } = this.#props();
    const answer = await orElse(onask({ kind: 'why_not', action }), null);
    if (answer?.kind !== 'why_not' || answer.legal || !answer.message) return;
    this.refusal = { cell, message: answer.message, rule: answer.rule ?? '' };
    onsay?.(answer.message);
  }

  /** Plays an option, or sets out on a walk. */
  act(option: Option): void {
    const { update } = this.#props();
    if (!this.isLive) return;
    const unit = actorOf(option.action);
    if (option.path.length > 0 && unit) {
      this.close();
      const walk: Walk = { unit, rest: option.path, known: targetsOf(update, unit) };
      // The events of this update are known already: nothing in them is a surprise.
      const step = nextStep(walk, { ...update, events: [] });
      this.walk = step.kind === 'act' ? { ...walk, rest: step.rest } : null;
      if (step.kind === 'act') this.#send(step.index);
      return;
    }
    const [payment] = option.payments;
    if (payment) this.#send(payment.index);
  }

  #send(index: number): void {
    const { update, onact } = this.#props();
    this.close();
    this.answered = update.version;
    void orElse(Promise.resolve(onact(index)), false).then((isPlayed) => {
      if (isPlayed === false) this.#reopen(update.version);
    });
  }

  /** The server refused what was sent: the same decision is open again. */
  #reopen(version: number): void {
    if (this.answered !== version) return;
    this.answered = -1;
    this.walk = null;
  }
}
