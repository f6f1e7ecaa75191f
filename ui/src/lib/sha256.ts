/**
 * SHA-256. The browser's own is missing where the page comes over plain HTTP from another computer, as it does in a
 * house.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(roots(8, 2));
  const padded = pad(bytes);
  for (let at = 0; at < padded.byteLength; at += 64) compress(hash, new DataView(padded.buffer, at, 64));
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a bit, zeros, and its length in bits, so that blocks of 64 bytes come out. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

/** The first 32 bits behind the point of the square (2) or cube (3) roots of the first primes. */
function roots(count: number, degree: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => {
    const root = prime ** (1 / degree);
    return Math.floor((root - Math.floor(root)) * 2 ** 32);
  });
}

const CONSTANTS = roots(64, 3);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + CONSTANTS[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word));
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [late, early] = [words[i - 2]!, words[i - 15]!];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + two;
  }
  return words;
}
