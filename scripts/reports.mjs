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

/** The failures of one file of a Vitest report; one that failed outside of its tests is a failure of the whole file. */
function failuresOf({ name: file, status, message, assertionResults }) {
  const inFile = path.basename(file);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [{ name: inFile, error: message, selection: { paths: [file] } }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${inFile}: ${fullName}`,
    error: failureMessages.join('\n'),
    selection: { paths: [file], title: fullName },
  }));
}

/**
 * Counts of a Vitest JSON report. `selection` of a failure is what runs that test alone; a failure without one says that
 * the suite did not run to its end.
 */
export function vitestTally(file, ended) {
  const report = readReport(file);
  if (!report) return unreported(ended);
  const failures = report.testResults.flatMap(failuresOf);
  const { numPassedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  return honest(tally(numPassedTests, failures.length, skipped, failures), ended);
}

/** Every test of a Playwright report below its groups: where it is, what it is called, how it went. */
function* testsOf({ suites = [], specs = [] }, groups = []) {
  for (const { file, title, tests } of specs) {
    for (const { status, results } of tests) {
      yield { file, title: [...groups, title].join(' '), status, results };
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

/** A failure of Playwright's; `folder` is the one that its report names files in. */
function failureIn(folder, { file, title, results }) {
  const failed = results.filter(({ errors }) => (errors ?? []).length > 0);
  const page = failed.length > 0 ? pageOf(failed[0]) : '';
  return {
    name: `${file}: ${title}`,
    error: messages(failed.flatMap(({ errors }) => errors)),
    ...(page && { page }),
    selection: { paths: [path.join(folder, file)], title },
  };
}

/** Counts of a Playwright JSON report; `selection` as in Vitest's. */
export function playwrightTally(file, ended) {
  const report = readReport(file);
  if (!report) return unreported(ended);
  const failures = [...testsOf(report)]
    .filter(({ status }) => status === 'unexpected')
    .map((test) => failureIn(report.config?.rootDir ?? '', test));
  const { expected, skipped } = report.stats;
  const output = messages(report.errors) || ended.output;
  return honest(tally(expected, failures.length, skipped, failures), { ...ended, output });
}
