/** The pieces and colors of the folder `art`, ready to be put into an SVG. */
import theme from '../../../art/theme.json';

const FILES = import.meta.glob<string>('../../../art/{pieces,screen}/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const BODIES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, source]) => [nameOf(path), bodyOf(source)]),
);

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.svg$/, '');
}

/** What is inside the outermost element. */
function bodyOf(source: string): string {
  return source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>')).replaceAll('\n', '');
}

export function pieceNames(): string[] {
  return [...BODIES.keys()];
}

/** The shapes of a piece; its middle is the origin. An unknown piece is nothing. */
export function piece(name: string): string {
  return BODIES.get(name) ?? '';
}

/** A piece moved, turned by quarters to the right, and scaled. */
export function placed(name: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn * 90}) scale(${scale})">${piece(name)}</g>`;
}

export function color(name: keyof typeof theme.colors): string {
  return theme.colors[name];
}

/** Style rules for the classes of pieces, below a selector. The same as `Theme::rule` of crates/drawing. */
export function pieceRules(below: string): string {
  const rules = (
    sort: string,
    names: Record<string, string | number>,
    property: string,
    value: (it: string | number) => string,
  ): string[] => Object.entries(names).map(([name, it]) => `${below} .${sort}-${name}{${property}:${value(it)}}`);
  const same = (it: string | number): string => String(it);
  return [
    ...Object.entries(theme.colors).map(([name, it]) => `${below}{--art-${name}:${it}}`),
    `${below} :is(path,circle){fill:none}`,
    // Letters keep their shape while the picture is zoomed; a dark rim keeps them legible on anything.
    `${below} :where(.world) text{font-family:${theme.font};font-weight:700;text-anchor:middle;text-rendering:geometricPrecision;` +
      `paint-order:stroke;stroke:${theme.colors.ink};stroke-width:5px;stroke-linejoin:round;fill:${theme.colors.text}}`,
    ...rules('f', theme.colors, 'fill', same),
    ...rules('s', theme.colors, 'stroke', same),
    ...rules('w', theme.widths, 'stroke-width', same),
    ...rules('o', theme.opacities, 'opacity', (it) => String(Number(it) / 100)),
    ...rules('d', theme.dashes, 'stroke-dasharray', same),
  ].join('\n');
}

export const FONT: string = theme.font;
export const VIEW_BOX: string = theme.view_box;
