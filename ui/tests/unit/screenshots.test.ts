// @vitest-environment node
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve('../docs/screenshots');

test('all screenshots together are smaller than two megabytes', () => {
  const sizes = readdirSync(FOLDER).map((name) => statSync(join(FOLDER, name)).size);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});
