import { stripVTControlCharacters } from 'node:util';
import { inWords, sum } from './tallies.mjs';

// Whoever reads only the end of a long log still reads all of the summary.
const explained = 5;
const named = 60;
const linesOfError = 14;
const linesOfPage = 40;

const indented = (lines) => lines.map((line) => `    ${line.slice(0, 200)}`);

/** What an error says: its first lines, and of its stack only the place that is the project's; then what the page said. */
function firstLines({ error, page = '' }) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|node:)/.test(line));
  const seen = page.split('\n').filter((line) => line.trim() !== '');
  return indented([...lines.slice(0, linesOfError), ...seen.slice(0, linesOfPage)]);
}

/** Every failure by its name, the first ones with their error. */
function failuresIn(results) {
  const failures = results.flatMap((step) =>
    step.failures.map((failed) => ({ title: `✗ ${step.name}: ${failed.name}`, failed })),
  );
  const lines = failures
    .slice(0, named)
    .flatMap(({ title, failed }, index) => [title, ...(index < explained ? firstLines(failed) : [])]);
  return failures.length > named ? [...lines, `and ${failures.length - named} more`] : lines;
}

/** Every test that failed and passed when it ran again alone, with its error. */
const flakyIn = (results) =>
  results.flatMap(({ name, flaky = [] }) =>
    flaky.flatMap((failed) => [`flaky: ${name}: ${failed.name}`, ...firstLines(failed)]),
  );

/** The last words of a run: what failed and what is flaky, how each step went, and in the last line the sum. */
export function summary(results) {
  const counts = results.map(
    ({ name, note, ...counted }) => `${counted.failed > 0 ? '✗' : '✓'} ${name}: ${note ?? inWords(counted)}`,
  );
  const parts = [failuresIn(results), flakyIn(results), counts, [inWords(sum(results))]];
  return parts.filter((lines) => lines.length > 0).flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines));
}
