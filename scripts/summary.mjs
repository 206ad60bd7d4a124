import { stripVTControlCharacters } from 'node:util';
import { inWords, sum } from './tallies.mjs';

// Whoever reads only the end of a long log still reads all of the summary.
const explained = 12;
const named = 60;
const linesOfError = 6;

/** What an error says: its first lines, and of its stack only the place that is the project's. */
function firstLines(error) {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|node:)/.test(line));
  return lines.slice(0, linesOfError).map((line) => `    ${line.slice(0, 200)}`);
}

/** The last words of a run: how each step went, then every failure by its name, the first ones with their error. */
export function summary(results) {
  const counts = results.map(
    ({ name, note, ...counted }) => `${counted.failed > 0 ? '✗' : '✓'} ${name}: ${note ?? inWords(counted)}`,
  );
  const failures = results.flatMap((step) =>
    step.failures.map(({ name, error }) => ({ title: `✗ ${step.name}: ${name}`, error })),
  );
  const told = failures
    .slice(0, named)
    .flatMap(({ title, error }, index) => [title, ...(index < explained ? firstLines(error) : [])]);
  if (failures.length > named) told.push(`and ${failures.length - named} more`);
  for (const step of results)
    for (const { name, error } of step.again ?? [])
      told.push(`↻ ${step.name}: ${name} passed only when it was tried again`, ...firstLines(error));
  return [...counts, '', inWords(sum(results)), ...(told.length > 0 ? ['', ...told] : [])];
}
