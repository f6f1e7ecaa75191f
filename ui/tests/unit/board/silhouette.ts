/** Pieces as silhouettes: which points of a square are painted with anything but ink and the dark ground under a figure. */

type Point = readonly [number, number];

interface Shape {
  /** Lines that are open or closed; a curve is cut into short pieces. */
  lines: Point[][];
  filled: boolean;
  /** Half of the width of its stroke, or 0. */
  reach: number;
}

const CURVE_PIECES = 8;

/** The shapes of a piece that are seen against the dark: `widths` are those of the theme. */
export function shapesOf(body: string, widths: Record<string, number>): Shape[] {
  return [...body.matchAll(/<(path|circle) ([^>]*)\/>/g)].flatMap(([, element, text = '']) => {
    const attributes = new Map(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const classes = (attributes.get('class') ?? '').split(' ');
    const isLight = (sort: string): boolean =>
      classes.some((it) => it.startsWith(`${sort}-`) && !/^.-(ink|base-)/.test(it));
    const width = classes.find((it) => it.startsWith('w-'))?.slice(2) ?? '';
    const shape = {
      lines: element === 'circle' ? [circle(attributes)] : path(attributes.get('d') ?? ''),
      filled: isLight('f'),
      reach: isLight('s') && !classes.some((it) => it.startsWith('f-base-')) ? (widths[width] ?? 1) / 2 : 0,
    };
    return shape.filled || shape.reach > 0 ? [shape] : [];
  });
}

function circle(attributes: ReadonlyMap<string, string>): Point[] {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attributes.get(name) ?? 0)) as [number, number, number];
  return Array.from({ length: 33 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

/** The commands that figures are drawn with: M, L, H, V, C, S and Z, from the origin or from the last point. */
function path(d: string): Point[][] {
  const words = d.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  const lines: Point[][] = [];
  let [at, command, x, y] = [0, '', 0, 0];
  /** Where the last curve came from: a smooth one goes on from there. */
  let pull: Point = [0, 0];
  const number = (): number => Number(words[at++]);
  while (at < words.length) {
    if (/[a-z]/i.test(words[at] ?? '')) command = words[at++] ?? '';
    const [fromX, fromY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    const line = lines.at(-1) ?? [];
    switch (command.toLowerCase()) {
      case 'm':
        [x, y] = [fromX + number(), fromY + number()];
        lines.push([[x, y]]);
        command = command === 'm' ? 'l' : 'L';
        break;
      case 'l':
        [x, y] = [fromX + number(), fromY + number()];
        line.push([x, y]);
        break;
      case 'h':
        x = fromX + number();
        line.push([x, y]);
        break;
      case 'v':
        y = fromY + number();
        line.push([x, y]);
        break;
      case 'c':
      case 's': {
        const point = (): Point => [fromX + number(), fromY + number()];
        const one: Point = command.toLowerCase() === 'c' ? point() : [2 * x - pull[0], 2 * y - pull[1]];
        const [two, end] = [point(), point()];
        line.push(...curve([x, y], one, two, end));
        pull = two;
        [x, y] = end;
        break;
      }
      case 'z':
        [x, y] = line[0] ?? [0, 0];
        line.push([x, y]);
        break;
      default:
        throw new Error(`${command} in ${d}`);
    }
  }
  return lines;
}

function curve(start: Point, one: Point, two: Point, end: Point): Point[] {
  return Array.from({ length: CURVE_PIECES }, (_, i) => {
    const t = (i + 1) / CURVE_PIECES;
    const s = 1 - t;
    const axis = (n: 0 | 1): number =>
      s ** 3 * start[n] + 3 * s * s * t * one[n] + 3 * s * t * t * two[n] + t ** 3 * end[n];
    return [axis(0), axis(1)] as const;
  });
}

function covers({ lines, filled, reach }: Shape, [x, y]: Point): boolean {
  let winding = 0;
  for (const line of lines) {
    for (const [i, [x1, y1]] of line.entries()) {
      const [x2, y2] = line[i + 1] ?? (filled ? line[0] : undefined) ?? [x1, y1];
      if (reach > 0 && i + 1 < line.length && near([x, y], [x1, y1], [x2, y2]) <= reach) return true;
      if (y1 <= y !== y2 <= y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) winding += y2 > y1 ? 1 : -1;
    }
  }
  return filled && winding !== 0;
}

function near([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** A pixel for each point, a quarter of a square beyond the square too, where weapons reach over its edge. */
export function silhouette(shapes: readonly Shape[], cell: number, pixels: number): boolean[] {
  const half = Math.ceil(pixels * 0.75);
  const points = Array.from({ length: 2 * half }, (_, i) => ((i - half + 0.5) * cell) / pixels);
  return points.flatMap((y) => points.map((x) => shapes.some((shape) => covers(shape, [x, y]))));
}

/** How many pixels are painted in one of two silhouettes alone, as a share of the square. */
export function difference(one: readonly boolean[], two: readonly boolean[], pixels: number): number {
  return one.filter((is, i) => is !== two[i]).length / (pixels * pixels);
}
