/**
 * QR codes of texts up to 230 bytes: byte mode, error correction L, versions 1 to 9, mask 0. True is dark.
 *
 * The numbers are those of ISO/IEC 18004.
 */

/** Data codewords of all blocks, error correction codewords of each, and the number of blocks, by version. */
const VERSIONS = [
  { data: 19, ec: 7, blocks: 1 },
  { data: 34, ec: 10, blocks: 1 },
  { data: 55, ec: 15, blocks: 1 },
  { data: 80, ec: 20, blocks: 1 },
  { data: 108, ec: 26, blocks: 1 },
  { data: 136, ec: 18, blocks: 2 },
  { data: 156, ec: 20, blocks: 2 },
  { data: 194, ec: 24, blocks: 2 },
  { data: 232, ec: 30, blocks: 2 },
] as const;

/** Where alignment patterns stand, in both directions. */
const ALIGNMENTS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]] as const;

type Grid = (boolean | null)[][];

/** Powers of 2 in the field of 256 elements, and their logarithms. */
const [POWERS, LOGS] = field();

function field(): [number[], number[]] {
  const powers: number[] = [];
  const logs: number[] = [];
  for (let n = 0, x = 1; n < 255; n++) {
    powers[n] = x;
    logs[x] = n;
    x = x * 2 > 255 ? (x * 2) ^ 0x11d : x * 2;
  }
  return [powers, logs];
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!;
}

/** The error correction codewords of a block. */
function correction(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let n = 0; n < count; n++) {
    const next = [...divisor, 0];
    divisor.forEach((value, at) => (next[at + 1]! ^= times(value, POWERS[n]!)));
    divisor = next;
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at]!;
    divisor.forEach((value, n) => (rest[at + n]! ^= times(value, lead)));
  }
  return rest.slice(block.length);
}

/** The text in codewords: mode, length, bytes, end, and padding. */
function codewords(bytes: readonly number[], data: number): number[] {
  const bits = [0, 1, 0, 0, ...toBits(bytes.length, 8), ...bytes.flatMap((byte) => toBits(byte, 8)), 0, 0, 0, 0];
  const words: number[] = [];
  for (let at = 0; at < Math.min(bits.length, data * 8); at += 8)
    words.push(Array.from({ length: 8 }, (_, n) => bits[at + n] ?? 0).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; words.length < data; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

function toBits(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => (value >> (count - 1 - n)) & 1);
}

/** All codewords in the order in which they are placed. */
function interleaved(words: readonly number[], ec: number, blocks: number): number[] {
  const size = words.length / blocks;
  const data = Array.from({ length: blocks }, (_, n) => words.slice(n * size, (n + 1) * size));
  const checks = data.map((block) => correction(block, ec));
  const mixed = (lists: number[][]) => lists[0]!.flatMap((_, at) => lists.map((list) => list[at]!));
  return [...mixed(data), ...mixed(checks)];
}

function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (row: number, column: number, dark: boolean) => {
    if (grid[row]?.[column] !== undefined) grid[row][column] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let row = -1; row < 8; row++)
      for (let column = -1; column < 8; column++) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
  for (let n = 8; n < size - 8; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const row of ALIGNMENTS[version - 1]!)
    for (const column of ALIGNMENTS[version - 1]!) {
      const isCorner = (row === 6 || column === 6) && (row + column === 12 || row + column === size - 1);
      if (isCorner) continue;
      for (let a = -2; a <= 2; a++)
        for (let b = -2; b <= 2; b++) set(row + a, column + b, Math.max(Math.abs(a), Math.abs(b)) !== 1);
    }
  return grid;
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  const length = 32 - Math.clz32(divisor);
  while (32 - Math.clz32(rest) >= length) rest ^= divisor << (32 - Math.clz32(rest) - length);
  return (value << bits) | rest;
}

/** What a reader needs first: correction L and mask 0; from version 7 on the version too. */
function formats(grid: Grid, version: number): void {
  const size = grid.length;
  const format = toBits(remainder(0b01000, 0b10100110111, 10) ^ 0b101010000010010, 15).map((bit) => bit === 1);
  const [down, across] = [
    [0, 1, 2, 3, 4, 5, 7, 8],
    [0, 1, 2, 3, 4, 5, 7],
  ];
  format.forEach((dark, n) => {
    if (n < 8) grid[8]![n < 7 ? across[n]! : size - 8] = dark;
    if (n < 7) grid[size - 1 - n]![8] = dark;
    if (n >= 7) grid[8]![size - 15 + n] = dark;
    if (n >= 7) grid[down[14 - n]!]![8] = dark;
  });
  grid[8]![8] = format[7]!;
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const bits = toBits(remainder(version, 0b1111100100101, 12), 18).reverse();
  bits.forEach((bit, n) => {
    const [long, short] = [Math.floor(n / 3), size - 11 + (n % 3)];
    grid[long]![short] = bit === 1;
    grid[short]![long] = bit === 1;
  });
}

/** Fills what is left, two columns at a time from the right, up and down in turn. */
function fill(grid: Grid, bits: readonly number[]): boolean[][] {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const row = goesUp(right, size) ? size - 1 - n : n;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const bit = bits[at++] ?? 0;
        grid[row]![column] = (bit === 1) !== ((row + column) % 2 === 0);
      }
    }
  }
  return grid.map((row) => row.map((cell) => cell === true));
}

/** The first pair of columns goes up; the column of the timing pattern does not count. */
function goesUp(right: number, size: number): boolean {
  const pair = right > 6 ? (size - 1 - right) / 2 : (size - 2 - right) / 2;
  return pair % 2 === 0;
}

/** The modules of a QR code, row by row; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const found = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const facts = VERSIONS[found];
  if (!facts) return null;
  const words = interleaved(codewords(bytes, facts.data), facts.ec, facts.blocks);
  const grid = patterns(found + 1);
  formats(grid, found + 1);
  return fill(
    grid,
    words.flatMap((word) => toBits(word, 8)),
  );
}
