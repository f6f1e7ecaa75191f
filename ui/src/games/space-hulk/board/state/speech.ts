/** Cells and units in words, for those who have the board read out to them. */
import type { BoardWords, Unit, View } from '../types';
import { lurkers } from './lurk';
import { type CellKey, type Option } from './options';
import { placeOf, type Stage, standing } from './stage';

/** A unit with everything that is shown of it. */
export function describeUnit(unit: Unit, words: BoardWords, isOwn: boolean): string {
  const { t } = words;
  const parts = [words.unit(unit.id)];
  if (unit.kind === 'marine') {
    if (unit.rank) parts.push(words.word('rank', unit.rank));
    if (unit.ranged && unit.ranged !== 'none') parts.push(words.word('weapon', unit.ranged));
    if (unit.melee) parts.push(words.word('weapon', unit.melee));
  }
  if (unit.facing && unit.kind !== 'blip') parts.push(t('board-facing', { facing: unit.facing }));
  if (unit.kind === 'blip' && unit.value) parts.push(t('board-value', { value: unit.value }));
  if (unit.count && unit.count > 1) parts.push(t('board-group', { count: unit.count }));
  parts.push(...states(unit, words, isOwn));
  return parts.join(', ');
}

const objectName = (kind: string, words: BoardWords): string => words.object?.(kind) ?? kind;

function states(unit: Unit, words: BoardWords, isOwn: boolean): string[] {
  const { t } = words;
  const parts: string[] = [];
  if (isOwn && unit.ap !== undefined && !unit.activated) parts.push(t('board-points', { count: unit.ap }));
  if (unit.overwatch) parts.push(t('board-overwatch'));
  if (unit.guard) parts.push(t('board-guard'));
  if (unit.jammed) parts.push(t('board-jammed'));
  if (unit.sustained_target) parts.push(t('board-sustained'));
  if (unit.ammo !== undefined && unit.ammo !== null) parts.push(t('board-ammunition', { count: unit.ammo }));
  if (unit.psi !== undefined && unit.rank === 'librarian') parts.push(t('board-psi', { count: unit.psi }));
  const carried = [unit.carries ?? []].flat();
  if (carried.length > 0)
    parts.push(t('board-carries', { object: carried.map((kind) => objectName(kind, words)).join(', ') }));
  if (unit.held) parts.push(t('board-held'));
  if (isOwn && unit.activated) parts.push(t('board-acted'));
  return parts;
}

export interface CellScene {
  view: View;
  stage: Stage;
  words: BoardWords;
  isOwn: (unit: Unit) => boolean;
}

/** A cell: what it is, and who is there, as far as that has been shown. */
export function describeCell(cell: CellKey, scene: CellScene): string {
  const { stage, words } = scene;
  const parts =
    cell.startsWith('entry ') || cell.startsWith('exit ')
      ? beside(cell, scene)
      : [words.square(cell), ...ground(cell, scene)];
  if (!cell.startsWith('entry '))
    parts.push(...standing(stage, cell).map((unit) => describeUnit(unit, words, scene.isOwn(unit))));
  return parts.join('; ');
}

/** The same, with what can be done there. */
export function withChoices(described: string, options: readonly Option[], words: BoardWords): string {
  return options.length > 0
    ? `${described}; ${words.t('board-choices', { choices: summary(options, words) })}`
    : described;
}

/** The kinds of actions at a cell with their lowest cost. */
export function summary(options: readonly Option[], words: BoardWords): string {
  const cheapest = new Map<string, Option>();
  for (const option of options) {
    const key = `${option.action.do} ${option.action.power ?? ''}`;
    const known = cheapest.get(key);
    if (!known || option.cost < known.cost) cheapest.set(key, option);
  }
  return [...cheapest.values()].map((option) => `${words.action(option.action)}, ${price(option, words)}`).join(', ');
}

export function price(option: { cost: number; cp: number }, { t }: BoardWords): string {
  if (option.cost === 0) return t('board-free');
  return option.cp > 0
    ? t('board-cost-cp', { cost: option.cost, cp: option.cp })
    : t('board-cost', { cost: option.cost });
}

function beside(cell: CellKey, { view, stage, words }: CellScene): string[] {
  const { t } = words;
  if (cell.startsWith('exit ')) {
    const [, at, to] = cell.split(' ');
    const exit = view.board.exits.find((other) => other.at === at && other.to === to);
    return [
      t(exit?.side === 'marine' ? 'board-exit-marine' : exit?.side === 'alien' ? 'board-exit-alien' : 'board-exit'),
    ];
  }
  const id = cell.slice('entry '.length);
  const lurks = lurkers(stage.lurking, id).map(({ kind, count }) =>
    t('board-lurking', { kind: words.word('kind', kind), count }),
  );
  return [t('board-entry', { entry: id }), ...lurks];
}

/** What lies on a square or stands in it. */
function ground(square: CellKey, { view, stage, words }: CellScene): string[] {
  const { t } = words;
  const parts: string[] = [];
  for (const door of stage.doors.values()) {
    if (door.at === square || door.beyond === square) parts.push(t(`board-door-${door.state}`));
  }
  for (const [upper, lower] of view.board.ladders) {
    if (upper === square) parts.push(t('board-ladder-down'));
    if (lower === square) parts.push(t('board-ladder-up'));
  }
  for (const it of stage.generators) {
    const isDamaged = typeof it !== 'string' && it.damaged;
    if (placeOf(it) === square) parts.push(t(isDamaged ? 'board-generator-damaged' : 'board-generator'));
  }
  if (stage.burning.has(square)) parts.push(t('board-fire'));
  if (stage.barrier === square) parts.push(t('board-barrier'));
  for (const object of stage.objects)
    if (object.at === square) parts.push(t('board-object', { object: objectName(object.kind, words) }));
  return parts;
}
