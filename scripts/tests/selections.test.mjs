import { afterEach, describe, expect, test, vi } from 'vitest';
import { at } from '../project.mjs';
import { readTestArguments, selectedSuites } from '../selections.mjs';

const suitesFor = (...args) => {
  const { parts, ...selection } = readTestArguments(args);
  return selectedSuites(selection, parts).map(({ name }) => name);
};

describe('what `npm test` runs', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is everything but the proof, or the parts that are named', () => {
    expect([...readTestArguments([]).parts]).toEqual(['check', 'unit', 'api', 'api-pg', 'e2e']);
    expect([...readTestArguments(['--only=api-pg,unit']).parts]).toEqual(['api-pg', 'unit']);
    expect(readTestArguments([]).paths).toBeUndefined();
  });

  test.each([
    ['scripts/tests/selections.test.mjs', 'unit tests of the scripts'],
    ['cms/tests/domain/orders', 'unit tests of the cms'],
    ['admin/tests/orders', 'unit tests of the admin'],
    ['cms/tests/api/orders/refunds.test.ts', 'API tests on SQLite'],
    ['e2e/tests/orders', 'journeys of a shift, in a browser'],
    ['e2e/tests/menu', 'journeys at a desk and screens, in a browser'],
  ])('%s is of the %s', (file, suite) => {
    expect(suitesFor(file)).toEqual([suite]);
  });

  test('may be one file on the other database', () => {
    expect(suitesFor('cms/tests/api/orders/refunds.test.ts', '--only=api-pg')).toEqual([
      'API tests on PostgreSQL',
    ]);
    expect(suitesFor('e2e/tests/orders', '--only=e2e-pg')).toEqual(['journeys in a browser, on PostgreSQL']);
  });

  test('takes a path from the folder in which it is called, and part of the name of a test', () => {
    vi.stubEnv('INIT_CWD', at('cms'));
    expect(readTestArguments(['tests/api/orders/refunds.test.ts', '-t', 'gives back'])).toMatchObject({
      paths: [at('cms/tests/api/orders/refunds.test.ts')],
      pattern: 'gives back',
    });
  });

  test.each([
    [['nowhere.test.ts'], /There is no nowhere\.test\.ts/],
    [['README.md'], /in none of the folders of tests/],
    [['--only=everything'], /Unknown: everything/],
    [['--fast'], /--fast/],
    [['-t', 'name'], /Name the file/],
  ])('refuses %s', (args, message) => {
    expect(() => suitesFor(...args)).toThrow(message);
  });
});
