import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playwrightTally, vitestTally } from '../reports.mjs';
import { tally } from '../tallies.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'comanda-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (value) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const well = { code: 0, output: '' };
const badly = { code: 1, output: 'first\nthe reason\n' };
const unexplained = { name: 'ended with 1', error: 'first\nthe reason' };

describe('counting what Vitest ran', () => {
  const vitestReport = (counts, testResults = []) =>
    report({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts, testResults });

  test('passed, skipped with those to do, and what failed by its name and error', () => {
    const file = vitestReport({ numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 }, [
      {
        name: '/somewhere/tests/menu.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a menu opens', failureMessages: [] },
          { status: 'failed', fullName: 'a menu closes', failureMessages: ['Error: it stays open'] },
        ],
      },
    ]);
    const failures = [
      {
        name: 'menu.test.ts: a menu closes',
        error: 'Error: it stays open',
        selection: { paths: ['/somewhere/tests/menu.test.ts'], title: 'a menu closes' },
      },
    ];
    expect(vitestTally(file, badly)).toEqual(tally(5, 1, 2, failures));
  });

  test.each([
    ['could not be loaded', []],
    ['failed before its tests', [{ status: 'skipped', fullName: 'a menu opens', failureMessages: [] }]],
  ])('a file that %s is a failure', (_, assertionResults) => {
    const broken = { name: '/a/b.test.ts', status: 'failed', message: 'no such module', assertionResults };
    const failures = [{ name: 'b.test.ts', error: 'no such module', selection: { paths: ['/a/b.test.ts'] } }];
    expect(vitestTally(vitestReport({ numPassedTests: 5 }, [broken]), badly)).toEqual(
      tally(5, 1, 0, failures),
    );
  });

  test('ending badly without a failed test is a failure, explained by the last words', () => {
    expect(vitestTally(vitestReport({ numPassedTests: 5 }), badly)).toEqual(tally(5, 1, 0, [unexplained]));
    const never = path.join(folder, 'never-written.json');
    expect(vitestTally(never, badly)).toEqual(tally(0, 1, 0, [unexplained]));
    expect(vitestTally(never, well)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('counting what Playwright ran', () => {
  test('passed, skipped, and what failed by its file, its groups and its name', () => {
    const spec = (title, status, message) => ({
      file: 'orders/pix.spec.ts',
      title,
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const file = report({
      config: { rootDir: '/e2e/tests' },
      stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 2 },
      suites: [
        {
          title: 'orders/pix.spec.ts',
          file: 'orders/pix.spec.ts',
          specs: [spec('is paid', 'expected'), spec('is refused', 'unexpected', 'not seen')],
          suites: [
            {
              title: 'a customer',
              file: 'orders/pix.spec.ts',
              specs: [spec('waits', 'unexpected', 'too late')],
            },
          ],
        },
      ],
    });
    const paths = ['/e2e/tests/orders/pix.spec.ts'];
    expect(playwrightTally(file, badly)).toEqual(
      tally(1, 2, 2, [
        {
          name: 'orders/pix.spec.ts: is refused',
          error: 'not seen',
          selection: { paths, title: 'is refused' },
        },
        {
          name: 'orders/pix.spec.ts: a customer waits',
          error: 'too late',
          selection: { paths, title: 'a customer waits' },
        },
      ]),
    );
  });

  test('a failed test tells what the page said, without its frame', () => {
    const written = path.join(folder, 'error-context.md');
    writeFileSync(
      written,
      '# Error\n```yaml\n- navigation "Pages"\n- main:\n  - text: Sold out\n```\n# Source\n',
    );
    const attachments = [{ name: 'error-context', path: written }];
    const results = [
      { errors: [{ message: 'not seen' }], attachments },
      { errors: [{ message: 'nor now' }] },
    ];
    const spec = { file: 'a.spec.ts', title: 'is sold', tests: [{ status: 'unexpected', results }] };
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
    expect(playwrightTally(report({ stats, suites: [{ specs: [spec] }] }), badly).failures).toMatchObject([
      { name: 'a.spec.ts: is sold', error: 'not seen\nnor now', page: '- main:\n  - text: Sold out\n' },
    ]);
  });

  test('a server that did not start is a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const failures = [{ name: 'ended with 1', error: 'The server ended early' }];
    expect(
      playwrightTally(report({ stats, errors: [{ message: 'The server ended early' }] }), badly),
    ).toEqual(tally(0, 1, 0, failures));
    expect(playwrightTally(report({ stats }), badly)).toEqual(tally(0, 1, 0, [unexplained]));
  });
});
