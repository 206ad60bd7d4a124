import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines } from './processes.mjs';
import { failure, sum, tally } from './tallies.mjs';

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that ends badly without a failed test (a crash, an unhandled error, no test found) has failed once. */
function honest(counted, { code, output }) {
  if (code === 0 || counted.failed > 0) return counted;
  return sum([counted, failure(`ended with ${code}`, lastLines(output, 12))]);
}

const unreported = ({ code, output }) => honest(tally(), { code: code || 1, output });

/** Counts of a Vitest JSON report; a file that could not be loaded has no tests and counts as one failure. */
export function vitestTally(file, ended) {
  const report = readReport(file);
  if (!report) return unreported(ended);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const inFile = path.basename(name);
    if (status === 'failed' && assertionResults.length === 0) return [{ name: inFile, error: message }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${inFile}: ${test.fullName}`, error: test.failureMessages.join('\n') }));
  });
  const { numPassedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  return honest(tally(numPassedTests, failures.length, skipped, failures), ended);
}

/** Every test of a Playwright report below its groups: where it is, what it is called, how it went. */
function* testsOf({ suites = [], specs = [] }, groups = []) {
  for (const { file, title, tests } of specs) {
    for (const { status, results } of tests) {
      yield { name: `${file}: ${[...groups, title].join(' ')}`, status, results };
    }
  }
  // The outermost group is the file itself.
  for (const suite of suites)
    yield* testsOf(suite, suite.title === suite.file ? [] : [...groups, suite.title]);
}

const messages = (errors = []) => errors.map(({ message }) => message).join('\n');

/** What the page said when a test failed, below its frame; nothing where Playwright has not written it down. */
function pageOf({ attachments = [] }) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  const written = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page = /```yaml\n([\s\S]*?)```/.exec(written)?.[1] ?? '';
  return page.slice(Math.max(0, page.indexOf('- main')));
}

const told = ({ name, results }) => {
  const failed = results.filter(({ errors }) => (errors ?? []).length > 0);
  const page = failed.length > 0 ? pageOf(failed[0]) : '';
  return { name, error: messages(failed.flatMap(({ errors }) => errors)), ...(page && { page }) };
};

/**
 * Counts of a Playwright JSON report. A test that passed only when it was tried again counts as passed and is told by name
 * in `again`: it has a race, or what it tests has.
 */
export function playwrightTally(file, ended) {
  const report = readReport(file);
  if (!report) return unreported(ended);
  const tests = [...testsOf(report)];
  const failures = tests.filter(({ status }) => status === 'unexpected').map(told);
  const again = tests.filter(({ status }) => status === 'flaky').map(told);
  const { expected, skipped } = report.stats;
  const output = messages(report.errors) || ended.output;
  const counted = tally(expected + again.length, failures.length, skipped, failures);
  return honest(again.length > 0 ? { ...counted, again } : counted, { ...ended, output });
}
