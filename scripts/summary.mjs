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

/** The last words of a run: how each step went, then every failure by its name, the first ones with their error. */
export function summary(results) {
  const counts = results.map(
    ({ name, note, ...counted }) => `${counted.failed > 0 ? '✗' : '✓'} ${name}: ${note ?? inWords(counted)}`,
  );
  const failures = results.flatMap((step) =>
    step.failures.map((failed) => ({ title: `✗ ${step.name}: ${failed.name}`, failed })),
  );
  const told = failures
    .slice(0, named)
    .flatMap(({ title, failed }, index) => [title, ...(index < explained ? firstLines(failed) : [])]);
  if (failures.length > named) told.push(`and ${failures.length - named} more`);
  for (const step of results)
    for (const retried of step.again ?? [])
      told.push(
        `↻ ${step.name}: ${retried.name} passed only when it was tried again`,
        ...firstLines(retried),
      );
  return [...counts, '', inWords(sum(results)), ...(told.length > 0 ? ['', ...told] : [])];
}
