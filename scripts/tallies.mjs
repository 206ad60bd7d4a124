import { existsSync, readFileSync } from 'node:fs';

/** What one step of the tests came to. */
export const tally = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

export const sum = (tallies) =>
  tallies.reduce((a, b) => tally(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), tally());

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A step that proves one thing: it passed or it did not. */
export const single = (code) => (code === 0 ? tally(1) : tally(0, 1));

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that ends badly without a failed test (a crash, an unhandled error, no test found) has failed once. */
const honest = (counted, code) =>
  code !== 0 && counted.failed === 0 ? sum([counted, tally(0, 1)]) : counted;

/** Counts of a Vitest JSON report; a file that could not be loaded has no tests and counts as one failure. */
export function vitestTally(file, code) {
  const report = readReport(file);
  if (!report) return honest(tally(), code || 1);
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return honest(tally(numPassedTests, numFailedTests + broken.length, numPendingTests + numTodoTests), code);
}

/** Counts of a Playwright JSON report; a test that passed only when tried again counts as failed. */
export function playwrightTally(file, code) {
  const report = readReport(file);
  if (!report) return honest(tally(), code || 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest(tally(expected, unexpected + flaky, skipped), code);
}
