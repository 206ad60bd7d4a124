import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Calls that format by a locale of the caller's choice. Asking the browser for its time zone writes nothing. */
const DIRECT =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\b(?!\(\)\.resolvedOptions)|\.toLocale(?:Date|Time)?String\(/;
/** The modules that know the conventions of countries, and those that write for no reader. */
const FORMAT_MODULES = [
  'cms/src/domain/format/intl.ts',
  'cms/src/domain/money/format.ts',
  'cms/src/domain/money/notation.ts',
  // Computes offsets.
  'cms/src/domain/time/zone.ts',
  // Names time zones, which no country writes differently.
  'admin/src/entities/branch/time-zones.ts',
];

const sources = ['cms/src', 'cms/seed', 'admin/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

it('only the format modules write numbers, money, days and times by a locale', () => {
  const direct = sources.filter(
    (file) => !FORMAT_MODULES.includes(file) && DIRECT.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(direct).toEqual([]);
});
