import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { at } from '../project.mjs';
import { brokenBy, brokenByOxlint } from './support/broken-rules.mjs';

/** Some file that stands in a folder: an import needs something to point at. */
function someFileIn(folder) {
  const files = readdirSync(at(folder), { recursive: true }).filter((file) => /\.tsx?$/.test(file));
  if (files.length === 0) throw new Error(`There is no code in ${folder}`);
  return path.posix.join(folder, files.sort()[0]);
}

function importing(file, folder) {
  const target = path.posix.relative(path.posix.dirname(file), someFileIn(folder)).replace(/\.tsx?$/, '');
  return `import ${JSON.stringify(target.replace(/^(?!\.)/, './'))};\n`;
}

const arrow = 'boundaries/element-types';

describe('an import against the arrows is refused', () => {
  test.each([
    ['cms/src/domain/money/probe.ts', 'cms/src/contracts'],
    ['cms/src/domain/money/probe.ts', 'cms/src/crud'],
    ['cms/src/contracts/probe.ts', 'cms/src/sessions'],
    ['cms/src/contracts/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/src/api/orders/use-cases/probe.ts', 'cms/src/api/menu/controllers'],
    ['cms/src/api/orders/use-cases/probe.ts', 'cms/src/api/menu/routes'],
    ['cms/src/api/orders/controllers/probe.ts', 'cms/src/integrations'],
    ['cms/src/api/orders/controllers/probe.ts', 'cms/src/api/menu/routes'],
    ['cms/src/api/orders/services/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/src/api/storefront/use-cases/probe.ts', 'cms/src/api/orders/store'],
    ['cms/src/api/storefront/controllers/probe.ts', 'cms/src/api/orders/present'],
    ['cms/src/api/storefront/controllers/probe.ts', 'cms/src/api/menu/controllers'],
    ['cms/src/api/storefront/present/probe.ts', 'cms/src/api/menu/nouns'],
    ['cms/src/crud/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/src/tenancy/probe.ts', 'cms/src/bootstrap'],
    ['cms/src/integrations/mail/probe.ts', 'cms/src/crud'],
    ['cms/src/sessions/probe.ts', 'admin/src/shared'],
    ['admin/src/app/probe.tsx', 'admin/src/storefront'],
    ['admin/src/features/probe/probe.tsx', 'admin/src/features/home'],
    ['admin/src/features/probe/probe.tsx', 'admin/src/app'],
    ['admin/src/entities/probe/probe.tsx', 'admin/src/features/home'],
    ['admin/src/shared/probe.tsx', 'admin/src/entities'],
    ['admin/src/storefront/probe.tsx', 'admin/src/entities'],
    ['admin/src/storefront/probe.tsx', 'admin/src/features/home'],
    ['admin/src/storefront/probe.tsx', 'admin/src/app'],
    ['admin/src/shared/probe.tsx', 'cms/src/sessions'],
    ['e2e/support/probe.ts', 'admin/src/shared'],
    ['e2e/support/probe.ts', 'cms/src/sessions'],
  ])('%s → %s', async (file, folder) => {
    expect(await brokenBy(file, importing(file, folder))).toContain(arrow);
  });
});

describe('an import along the arrows is accepted', () => {
  test.each([
    ['cms/src/domain/pricing/probe.ts', 'cms/src/domain/money'],
    ['cms/src/contracts/probe.ts', 'cms/src/domain/money'],
    ['cms/src/api/orders/controllers/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/src/api/orders/controllers/probe.ts', 'cms/src/contracts'],
    ['cms/src/api/orders/use-cases/probe.ts', 'cms/src/domain/orders'],
    ['cms/src/api/orders/use-cases/probe.ts', 'cms/src/integrations'],
    ['cms/src/api/orders/use-cases/probe.ts', 'cms/src/api/orders/store'],
    ['cms/src/api/storefront/use-cases/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/src/api/orders/routes/probe.ts', 'cms/src/crud'],
    ['cms/src/bootstrap/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/seed/probe.ts', 'cms/src/api/orders/use-cases'],
    ['cms/tests/api/probe.test.ts', 'cms/src/domain/money'],
    ['admin/src/app/probe.tsx', 'admin/src/features/home'],
    ['admin/src/features/home/probe.tsx', 'admin/src/features/home'],
    ['admin/src/features/home/probe.tsx', 'admin/src/entities'],
    ['admin/src/entities/probe/probe.tsx', 'admin/src/shared'],
    ['admin/src/shared/probe.tsx', 'cms/src/domain/money'],
    ['admin/src/storefront/probe.tsx', 'admin/src/shared'],
    ['admin/src/storefront/probe.tsx', 'cms/src/contracts'],
    ['e2e/support/probe.ts', 'cms/src/contracts'],
  ])('%s → %s', async (file, folder) => {
    expect(await brokenBy(file, importing(file, folder))).not.toContain(arrow);
  });
});

const importFrom = (target) => `export * as imported from ${JSON.stringify(target)};\n`;

describe('imports in a circle are refused', () => {
  test.each([
    ['of one folder', 'cms/src/domain/money/a.ts', './b', 'cms/src/domain/money/b.ts', './a'],
    ['of two folders', 'scripts/a.mjs', './lint/b.mjs', 'scripts/lint/b.mjs', '../a.mjs'],
    ['by an alias', 'admin/src/shared/a.tsx', '@entities/b', 'admin/src/entities/b.ts', '@shared/a'],
  ])('%s', async (_, one, target, other, back) => {
    const opened = { [one]: importFrom(target), [other]: 'export const end = 1;\n' };
    expect(await brokenByOxlint(opened)).toEqual([]);
    expect(await brokenByOxlint({ ...opened, [other]: importFrom(back) })).toContain('no-cycle');
  });
});

describe('two folders that import each other are refused', () => {
  test.each([
    ['cms/src/domain/orders/probe.ts', '../campaign', true],
    ['cms/src/domain/campaign/probe.ts', '../orders', false],
    ['cms/src/store/probe.ts', '../stock/stock', true],
    ['cms/src/stock/probe.ts', '../store/version', false],
  ])('%s → %s', async (file, target, refused) => {
    expect((await brokenBy(file, `import '${target}';\n`)).includes('house/one-way')).toBe(refused);
  });
});

describe('what a part does without', () => {
  test.each([
    ['cms/src/domain/money/probe.ts', "import 'node:crypto';", 'no-restricted-imports'],
    ['cms/src/domain/money/probe.ts', "import 'zod';", 'no-restricted-imports'],
    ['cms/src/domain/money/probe.ts', 'export const now = () => Date.now();', 'no-restricted-syntax'],
    ['cms/src/domain/money/probe.ts', 'export const now = () => new Date();', 'no-restricted-syntax'],
    ['cms/src/domain/money/probe.ts', 'export const dice = () => Math.random();', 'no-restricted-syntax'],
    ['cms/src/domain/money/probe.ts', 'export const mode = process.env.MODE;', 'no-restricted-globals'],
    ['cms/src/contracts/probe.ts', "import '@strapi/strapi';", 'no-restricted-imports'],
    ['cms/src/crud/probe.ts', "import 'react-is';", 'import-x/no-extraneous-dependencies'],
    ['cms/src/crud/probe.ts', "import 'fast-check';", 'import-x/no-extraneous-dependencies'],
    ['cms/src/crud/probe.ts', "import './nowhere';", 'boundaries/no-unknown'],
    ['cms/stray/probe.ts', 'export const stray = 1;', 'boundaries/no-unknown-files'],
    ['cms/src/crud/utils/probe.ts', 'export const vague = 1;', 'house/telling-names'],
    ['admin/src/shared/helpers.ts', 'export const vague = 1;', 'house/telling-names'],
    ['admin/src/storefront/probe.tsx', "import 'antd';", 'no-restricted-imports'],
    ['admin/src/shared/probe.tsx', 'export const Probe = () => <p>Hello</p>;', 'no-restricted-syntax'],
    [
      'cms/src/crud/probe.ts',
      'export const sure = (x: number) => x as unknown as string;',
      'no-restricted-syntax',
    ],
    ['cms/src/crud/probe.ts', '/* eslint-disable eqeqeq */', 'house/explained-exceptions'],
    ['cms/src/crud/probe.ts', '/* eslint-disable eqeqeq -- see above */', 'house/explained-exceptions'],
    ['cms/src/crud/probe.ts', '/* oxlint-disable eqeqeq */', 'house/explained-exceptions'],
    [
      'cms/src/crud/probe.ts',
      'export const page = (size: number) => `SELECT 1 LIMIT ${size}`;',
      'house/fixed-statements',
    ],
    [
      'cms/src/crud/probe.ts',
      "export const marks = (ids: string[]) => ids.map(() => '?').join();",
      'house/fixed-statements',
    ],
    [
      'cms/src/crud/probe.ts',
      "export const all = strapi.db.query('api::orders.order');",
      'no-restricted-syntax',
    ],
    [
      'cms/src/api/orders/store/probe.ts',
      "export const all = strapi.db.connection('orders');",
      'no-restricted-syntax',
    ],
    ['cms/tests/api/probe.test.ts', 'await new Promise((r) => setTimeout(r, 9));', 'no-restricted-syntax'],
    ['e2e/tests/probe.spec.ts', 'await page.waitForTimeout(9);', 'no-restricted-syntax'],
    ['cms/tests/api/probe.test.ts', 'export const from = Date.now() - 1;', 'no-restricted-syntax'],
    ['cms/tests/api/support/probe.ts', 'export const from = () => new Date();', 'no-restricted-syntax'],
    ['cms/tests/domain/probe.ts', 'export const clock = Date.now;', 'no-restricted-syntax'],
    ['e2e/support/probe.ts', 'export const from = () => Date.now();', 'no-restricted-syntax'],
    ['cms/tests/domain/probe.test.ts', 'export const DAY = 86_400_000;', 'no-restricted-syntax'],
    ['e2e/tests/probe.spec.ts', 'export const HOUR = 3_600_000;', 'no-restricted-syntax'],
    ['admin/tests/probe.test.ts', 'export const in5 = 5 * 60_000;', 'no-restricted-syntax'],
    ['admin/tests/probe.test.ts', 'const MINUTE_MS = 60_000;', 'no-restricted-syntax'],
  ])('%s: %s', async (file, code, rule) => {
    expect(await brokenBy(file, `${code}\n`)).toContain(rule);
  });
});

describe('what no file may have', () => {
  test.each([
    ['cms/src/crud/probe.ts', 'no-warning-comments', '// TODO later'],
    ['cms/src/crud/probe.ts', 'eqeqeq', 'export const same = (a: number, b: number) => a == b;'],
    ['cms/src/crud/probe.ts', 'no-explicit-any', 'export const loose: any = 1;'],
    ['cms/src/domain/money/probe.ts', 'no-console', "console.log('said');"],
    ['cms/src/crud/probe.ts', 'max-lines', '// one line\n'.repeat(301)],
    ['scripts/probe.mjs', 'no-undef', 'export const nothing = missing;'],
    ['admin/src/shared/probe.tsx', 'alt-text', 'export const Probe = () => <img src="a.png" />;'],
    [
      'admin/src/shared/probe.tsx',
      'rules-of-hooks',
      "import { useState } from 'react';\nexport const useIf = (on: boolean) => on && useState(1);",
    ],
    [
      'admin/src/shared/probe.tsx',
      'exhaustive-deps',
      "import { useEffect } from 'react';\nexport const useSeen = (seen: () => void) => useEffect(() => seen(), []);",
    ],
    ['cms/tests/api/probe.test.ts', 'no-focused-tests', "it.only('x', () => { expect(1).toBe(1); });"],
    ['cms/tests/api/probe.test.ts', 'expect-expect', "it('x', () => {});"],
    [
      'cms/src/crud/probe.ts',
      'Unused oxlint-disable directive (no problems were reported).',
      '// oxlint-disable-next-line eqeqeq -- nothing is compared\nexport const one = 1;',
    ],
  ])('%s: %s', async (file, rule, code) => {
    expect(await brokenByOxlint({ [file]: `${code}\n` })).toContain(rule);
  });
});

describe('a stretch of time', () => {
  const folders = ['domain/money', 'contracts', 'api/orders/store', 'bootstrap', 'admin/cells'];
  const probes = [
    ...folders.map((folder) => `cms/src/${folder}/probe.ts`),
    'admin/src/entities/order/probe.ts',
    'admin/src/features/home/probe.tsx',
    'admin/src/storefront/probe.tsx',
  ];

  test.each(probes)('is not spelled by hand in %s', async (file) => {
    expect(await brokenBy(file, 'export const AGAIN_AFTER_MS = 60_000;\n')).toContain('no-restricted-syntax');
  });

  test.each([
    'const wait = (minutes: number) => minutes * 60_000;',
    'const LEASE_MS = 120_000;',
    'const STRETCH_MS = 300_000;',
    'const HOUR = 3_600_000;',
    'const DAY = 86_400_000;',
    'const LIMIT = { seconds: 3600 };',
    'const LIMIT = { seconds: 86_400 };',
    'const YEAR_SECONDS = 31_536_000;',
    'const DAY_MINUTES = 1440;',
    'const DAY_MINUTES = 24 * 60;',
    'const DAY_SECONDS = 24 * 60 * 60;',
    "const kept = 'public, max-age=3600';",
  ])('is not %s', async (code) => {
    expect(await brokenBy('cms/src/crud/probe.ts', `export ${code}\n`)).toContain('no-restricted-syntax');
  });

  test.each([
    ['of seconds', 'cms/src/crud/probe.ts', 'const LOOK_EVERY_MS = 5_000;'],
    ['by its unit', 'cms/src/crud/probe.ts', 'const SIX = 6 * HOUR_MS;'],
    ['of a clock', 'cms/src/crud/probe.ts', 'const shown = minutes % 60;'],
    ['without end', 'cms/src/crud/probe.ts', "const kept = 'public, max-age=0';"],
    ['that is an amount of the demo', 'cms/seed/probe.ts', 'const goalCents = 300_000;'],
  ])('may be one %s', async (_, file, code) => {
    expect(await brokenBy(file, `export ${code}\n`)).not.toContain('no-restricted-syntax');
  });

  test('has its units made without one', async () => {
    const file = 'cms/src/domain/time/units.ts';
    expect(await brokenBy(file, readFileSync(at(file), 'utf8'))).toEqual([]);
  });
});

describe('the clock', () => {
  test.each(['cms/tests/api/support/instants.ts', 'e2e/support/instants.ts'])(
    'is read by %s',
    async (file) => {
      expect(await brokenBy(file, readFileSync(at(file), 'utf8'))).toEqual([]);
    },
  );

  test.each([
    ['an instant that is told', 'cms/tests/api/probe.test.ts', "export const at = new Date('2031-04-03');"],
    ['the clock of a double', 'cms/tests/doubles/probe.ts', 'export const at = () => Date.now();'],
  ])('leaves alone %s', async (_, file, code) => {
    expect(await brokenBy(file, `${code}\n`)).not.toContain('no-restricted-syntax');
  });
});
