import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inWords, playwrightTally, sum, tally, vitestTally } from '../tallies.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'comanda-tallies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (value) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const vitestReport = (counts, testResults = []) =>
  report({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...counts,
    testResults,
  });

describe('counting what Vitest ran', () => {
  test('passed, failed, and skipped with those to do', () => {
    const file = vitestReport({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(vitestTally(file, 1)).toEqual(tally(5, 2, 2));
  });

  test('a file that could not be loaded is a failure', () => {
    const file = vitestReport({ numPassedTests: 5 }, [{ status: 'failed', assertionResults: [] }]);
    expect(vitestTally(file, 1)).toEqual(tally(5, 1));
  });

  test('ending badly without a failed test is a failure', () => {
    expect(vitestTally(vitestReport({ numPassedTests: 5 }), 1)).toEqual(tally(5, 1));
    expect(vitestTally(path.join(folder, 'never-written.json'), 1)).toEqual(tally(0, 1));
    expect(vitestTally(path.join(folder, 'never-written.json'), 0)).toEqual(tally(0, 1));
  });
});

describe('counting what Playwright ran', () => {
  test('a test that passed only at the second try has failed', () => {
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(playwrightTally(file, 1)).toEqual(tally(7, 2, 2));
  });

  test('a server that did not start is a failure', () => {
    expect(
      playwrightTally(report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }), 1),
    ).toEqual(tally(0, 1));
  });
});

test('the last line names what was skipped only when something was', () => {
  expect(inWords(sum([tally(2, 1), tally(3)]))).toBe('5 passed, 1 failed');
  expect(inWords(sum([tally(2), tally(0, 0, 4)]))).toBe('2 passed, 0 failed, 4 skipped');
});
