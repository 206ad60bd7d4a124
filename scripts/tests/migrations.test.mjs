import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../project.mjs';

/** `2026.11.28T00.00.00.baseline.ts` as the instant in its name. */
const dateOf = (file) => {
  const [, year, month, day, hour, minute, second] =
    file.match(/^(\d{4})\.(\d\d)\.(\d\d)T(\d\d)\.(\d\d)\.(\d\d)\.[\w-]+\.ts$/) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

// Migrations run in the order of their names: one dated ahead would run after those that are written later.
test.each(readdirSync(at('cms/database/migrations')))('the migration %s is not dated ahead', (file) => {
  expect(dateOf(file)).toBeLessThanOrEqual(Date.now());
});
