/** Names under figures that stand side by side: none runs into the next one. */
import { CELL } from './model';

/** About the width of a bold letter of a name, in the picture. */
const LETTER = 9.5;
/** What is left free between two names. */
const GAP = 12;

export interface Caption {
  id: string;
  name: string;
  x: number;
  y: number;
}

const widthOf = (name: string): number => name.length * LETTER;

/** The names that fit: beside another one a long name is cut, the longer of two first. */
export function captions(all: readonly Caption[]): Map<string, string> {
  const room = CELL - GAP;
  return new Map(
    all.map((own) => {
      const beside = all.filter((other) => other.y === own.y && Math.abs(other.x - own.x) === CELL);
      const limits = beside
        .filter((other) => (widthOf(own.name) + widthOf(other.name)) / 2 > room)
        .map((other) => Math.max(room, 2 * room - widthOf(other.name)));
      return [own.id, cut(own.name, Math.floor(Math.min(Infinity, ...limits) / LETTER))];
    }),
  );
}

function cut(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
