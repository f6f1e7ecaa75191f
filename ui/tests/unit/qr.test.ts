import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../src/lib/qr';

const drawn = (text: string) =>
  qrCode(text)
    ?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n');

/** The fixtures were drawn by another encoder, qrcode for Python, with the same correction and mask. */
describe('QR codes', () => {
  it.each([
    [1, 'blipfall'],
    [6, `https://play.example.org/#/join/aaaaaaaaaaaaaaaa/${'b'.repeat(60)}`],
    [7, 'x'.repeat(150)],
  ])('of version %s are those of another encoder', (version, text) => {
    const expected = readFileSync(resolve(import.meta.dirname, `fixtures/qr-${version}.txt`), 'utf8').trim();
    expect(drawn(text)).toBe(expected);
  });

  it('are not made of what is too long', () => {
    expect(qrCode('x'.repeat(230))).not.toBeNull();
    expect(qrCode('x'.repeat(231))).toBeNull();
  });
});
