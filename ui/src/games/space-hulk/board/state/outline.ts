/** Outlines of sets of cells and lines between them, as SVG path data: the same as crates/drawing/src/outline.rs. */

/** Column and row; rows grow downwards. */
export type Cell = readonly [number, number];
/** A side of a cell: the line above it, or the one on its left. */
export type GridLine = readonly ['above' | 'left', number, number];

export interface Offset {
  x: number;
  y: number;
  cell: number;
}

type Edge = readonly [x: number, y: number, direction: number];

const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const key = (x: number, y: number): string => `${x} ${y}`;
const edgeKey = ([x, y, direction]: Edge): string => `${x} ${y} ${direction}`;

/** The path around a set of cells: outer rims and holes, each closed. */
export function around(cells: readonly Cell[], place: Offset): string {
  const edges = rim(cells);
  let path = '';
  for (const first of [...edges.values()]) {
    if (!edges.has(edgeKey(first))) continue;
    const corners = follow(edges, first).map(([x, y]) => [place.x + x * place.cell, place.y + y * place.cell]);
    path += `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`;
  }
  return path;
}

/** The sides of cells with nothing beyond; the cell lies to the right of its side. */
function rim(cells: readonly Cell[]): Map<string, Edge> {
  const has = new Set(cells.map(([x, y]) => key(x, y)));
  const edges = new Map<string, Edge>();
  for (const [x, y] of cells) {
    const sides: [Edge, string][] = [
      [[x, y, 0], key(x, y - 1)],
      [[x + 1, y, 1], key(x + 1, y)],
      [[x + 1, y + 1, 2], key(x, y + 1)],
      [[x, y + 1, 3], key(x - 1, y)],
    ];
    for (const [edge, beyond] of sides) if (!has.has(beyond)) edges.set(edgeKey(edge), edge);
  }
  return edges;
}

/**
 * Takes one closed rim out of the edges and gives its corners. Where two rims touch it turns right, so that cells
 * which meet at a corner alone stay apart.
 */
function follow(edges: Map<string, Edge>, first: Edge): Cell[] {
  let [x, y, direction] = first;
  const corners: Cell[] = [[x, y]];
  while (edges.delete(edgeKey([x, y, direction]))) {
    const [dx, dy] = STEPS[direction] ?? [0, 0];
    [x, y] = [x + dx, y + dy];
    const turns = [(direction + 1) % 4, direction, (direction + 3) % 4];
    const next = turns.find((turn) => edges.has(edgeKey([x, y, turn])));
    if (next === undefined) break;
    if (next !== direction) corners.push([x, y]);
    direction = next;
  }
  return corners;
}

/** The path of lines of the grid. */
export function lines(sides: Iterable<GridLine>, place: Offset): string {
  let path = '';
  for (const [line, x, y] of sides) {
    path += `M${place.x + x * place.cell} ${place.y + y * place.cell}${line === 'above' ? 'h' : 'v'}${place.cell}`;
  }
  return path;
}
