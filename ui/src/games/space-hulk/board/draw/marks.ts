/** Things on the floor and beside the hull, as shapes with a place. */
import { lurkers } from '../state/lurk';
import { type Model, type Outside, centerOf } from '../state/model';
import { quarters } from '../state/square';
import { placeOf, type Stage } from '../state/stage';
import type { BoardWords, EntryArea, Facing, Square, View } from '../types';
import { placed } from '../../../../widgets/art';

export interface Mark {
  key: string;
  x: number;
  y: number;
  shapes: string;
  texts: { x: number; y: number; size: number; text: string }[];
  /** Something shines through the dark: a color of the theme. */
  glow?: 'fire' | 'generator' | 'barrier' | 'object';
}

/** Ladders, generators, fire, the barrier, objects: everything that units stand on or beside. */
export function things(view: View, stage: Stage, model: Model, words: BoardWords): Mark[] {
  const taken = new Set([...stage.tokens.values()].map((token) => token.at));
  return [
    ...ladders(view, model, taken),
    ...stage.generators.flatMap((it) => generator(it, model)),
    ...[...stage.burning].flatMap((at) => mark(model, `fire ${at}`, at, placed('fire', 0, 0), 'fire')),
    ...[stage.barrier ?? []]
      .flat()
      .flatMap((at) => mark(model, `barrier ${at}`, at, placed('barrier', 0, 0), 'barrier')),
    ...stage.objects.flatMap((object) => thing(object, model, taken, words)),
  ];
}

function mark(model: Model, key: string, at: Square, shapes: string, glow?: Mark['glow']): Mark[] {
  const center = centerOf(model, at);
  if (!center) return [];
  return [glow ? { key, ...center, shapes, texts: [], glow } : { key, ...center, shapes, texts: [] }];
}

function ladders(view: View, model: Model, taken: Set<Square>): Mark[] {
  return view.board.ladders.flatMap(([upper, lower], i) =>
    [['ladder-down', upper] as const, ['ladder-up', lower] as const].flatMap(([name, at]) => {
      const center = centerOf(model, at);
      if (!center) return [];
      // Under a unit only the corner would be seen.
      const under = taken.has(at);
      const shapes = under ? placed(name, 14, -22, 0, 0.36) : placed(name, 0, 0);
      return [
        {
          key: `${name} ${i}`,
          ...center,
          shapes,
          texts: [{ x: under ? 27 : 24, y: -16, size: under ? 15 : 18, text: String(i + 1) }],
        },
      ];
    }),
  );
}

function generator(it: Stage['generators'][number], model: Model): Mark[] {
  const [at, isDamaged] = [placeOf(it), typeof it !== 'string' && it.damaged];
  const name = isDamaged ? 'generator-damaged' : 'generator';
  return mark(model, `generator ${at}`, at, placed(name, 0, 0), isDamaged ? undefined : 'generator');
}

/** An object makes way for a unit: it moves into the corner. */
function thing(object: { kind: string; at: Square }, model: Model, taken: Set<Square>, words: BoardWords): Mark[] {
  const isAside = taken.has(object.at);
  const shapes = isAside ? placed('object', -20, -20, 0, 0.42) : placed('object', 0, -4, 0, 0.9);
  const name = (words.object?.(object.kind) ?? object.kind).slice(0, 12);
  const text = { x: 0, y: 28, size: Math.min(13, 100 / Math.max(name.length, 1)), text: name };
  return mark(model, `object ${object.kind} ${object.at}`, object.at, shapes, 'object').map((it) =>
    isAside ? it : { ...it, texts: [text] },
  );
}

/** Entry areas with those who lurk there, and exits. */
export function beside(view: View, stage: Stage, model: Model): Mark[] {
  return model.outsides.map((outside) => {
    const entry = view.board.entries.find((other) => outside.kind === 'entry' && other.id === outside.id);
    return entry ? entryMark(stage, outside, entry) : exitMark(view, outside);
  });
}

function entryPiece(entry: EntryArea): string {
  const takes = entry.takes ?? ['starting', 'reinforcements'];
  if (takes.length !== 1) return 'entry';
  return takes[0] === 'starting' ? 'entry-starting' : 'entry-reinforcements';
}

const scaled = (outside: Outside, shapes: string): string => `<g transform="scale(${outside.scale})">${shapes}</g>`;

/** Where the name of an entry area and the counters of those who lurk there go. */
function entryLayout(from: Facing, lurks: boolean): { name: { x: number; y: number }; counts: number } {
  const far = lurks ? 20 : 0;
  return {
    N: { name: { x: 0, y: -far - 1 }, counts: -3 },
    S: { name: { x: 0, y: far + 15 }, counts: 5 },
    E: { name: { x: 8, y: -20 }, counts: 0 },
    W: { name: { x: -8, y: -20 }, counts: 0 },
  }[from];
}

function entryMark(stage: Stage, outside: Outside, entry: EntryArea): Mark {
  const counts = lurkers(stage.lurking, entry.id);
  const shapes = [placed(entryPiece(entry), 0, 0, quarters(entry.from))];
  const texts: Mark['texts'] = [];
  const layout = entryLayout(entry.from, counts.length > 0);
  const away = outward(entry.from);
  counts.forEach(({ kind, count }, i) => {
    const x = away.x * 16 + (i - (counts.length - 1) / 2) * 27;
    shapes.push(placed(kind, x, layout.counts, 0, 0.42));
    if (count > 1) texts.push({ x: x + 9, y: layout.counts + 13, size: 16, text: `×${count}` });
  });
  texts.push({ ...layout.name, size: Math.min(18, 98 / entry.id.length), text: entry.id });
  return { key: outside.key, x: outside.x, y: outside.y, shapes: scaled(outside, shapes.join('')), texts };
}

function outward(to: Facing): { x: number; y: number } {
  return { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } }[to];
}

function exitMark(view: View, outside: Outside): Mark {
  const exit = view.board.exits.find((other) => other.at === outside.at && other.to === outside.to);
  const away = outward(outside.to);
  const badge = exit?.side ? placed(`side-${exit.side}`, away.x * 21, away.y * 21, 0, 0.46) : '';
  return {
    key: outside.key,
    x: outside.x,
    y: outside.y,
    shapes: scaled(outside, placed('exit', 0, 0, quarters(outside.to)) + badge),
    texts: [],
  };
}

/** The hatching of deployment zones. */
export function zones(view: View, model: Model): Mark[] {
  if (view.phase !== 'setup') return [];
  const squares = new Set((view.deployment ?? []).flatMap((zone) => zone.squares));
  return [...squares].flatMap((at) => mark(model, `zone ${at}`, at, placed('hatch-zone', 0, 0)));
}
