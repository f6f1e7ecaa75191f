import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from '../../src/lib/sha256';
import { commitmentTo } from '../../src/match/contribution';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it('hashes as others do, around the ends of blocks too', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 200, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('commits as the server does', () => {
  // The same numbers are in crates/table/tests/table/dice.rs.
  const server = '6254f57ecd81019f175252dca91b3e31dbe7e9745d206d8bd2b2e1a56824342d';
  const commitment = commitmentTo(new Uint8Array(16).fill(1), 'match-1', server, 'ann');
  expect(commitment).toBe('2e180dbc9f3c1232a561499df93078dc19af96734517edffe8d98313e173b14d');
});
