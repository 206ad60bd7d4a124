import { describe, expect, test } from 'vitest';
import { summary } from '../summary.mjs';
import { failure, sum, tally } from '../tallies.mjs';

const suite = (name, failures) => ({ name, ...tally(3, failures.length, 0, failures) });
const many = (count) => Array.from({ length: count }, (_, n) => ({ name: `test ${n}`, error: 'why' }));

describe('the last words of a run', () => {
  test('count each step and all of them, and name what was skipped only when something was', () => {
    expect(summary([{ name: 'types', ...tally(2) }, suite('unit', [])])).toEqual([
      '✓ types: 2 passed, 0 failed',
      '✓ unit: 3 passed, 0 failed',
      '',
      '5 passed, 0 failed',
    ]);
    const postgres = { name: 'API on PostgreSQL', ...tally(0, 0, 1), note: 'not run: none is here' };
    expect(summary([postgres])).toEqual([
      '✓ API on PostgreSQL: not run: none is here',
      '',
      '0 passed, 0 failed, 1 skipped',
    ]);
  });

  test('name every failure above the counts, with the first lines of its error', () => {
    const error = [
      '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m',
      '',
      '    at node_modules/vitest/dist/index.js:1:1',
      '    at tests/menu.test.ts:7:3',
    ].join('\n');
    expect(summary([{ name: 'lint', ...failure('lint') }, suite('unit', [{ name: 'menu', error }])])).toEqual(
      [
        '✗ lint: lint',
        '✗ unit: menu',
        '    AssertionError: expected 1 to be 2',
        '        at tests/menu.test.ts:7:3',
        '',
        '✗ lint: 0 passed, 1 failed',
        '✗ unit: 3 passed, 1 failed',
        '',
        '3 passed, 2 failed',
      ],
    );
  });

  test('name each flaky test, though nothing failed', () => {
    const flaky = [{ name: 'a customer waits', error: 'too late' }];
    expect(summary([{ ...suite('journeys', []), flaky }])).toEqual([
      'flaky: journeys: a customer waits',
      '    too late',
      '',
      '✓ journeys: 3 passed, 0 failed',
      '',
      '3 passed, 0 failed',
    ]);
  });

  test('stay short enough to be seen whole, however much failed and however long it is explained', () => {
    const long = { name: 'long', error: 'line\n'.repeat(500) };
    const lines = summary([suite('unit', Array(20).fill(long)), suite('journeys', many(200))]);
    expect(lines.length).toBeLessThan(150);
    expect(lines).toContain('✗ journeys: 3 passed, 200 failed');
    expect(lines).toContain('and 160 more');
    expect(lines.at(-1)).toBe('6 passed, 220 failed');
  });
});

test('sums keep every failure', () => {
  expect(sum([failure('a', 'x'), tally(2), failure('b')])).toEqual(
    tally(2, 2, 0, [
      { name: 'a', error: 'x' },
      { name: 'b', error: '' },
    ]),
  );
});
