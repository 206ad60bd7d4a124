import './node-version.mjs';
import { buildStale } from './builds.mjs';
import { checks } from './checks.mjs';
import { installPackages } from './packages.mjs';
import { main, Stop } from './processes.mjs';
import { headline } from './progress.mjs';
import { runSteps } from './steps.mjs';
import { suites } from './suites.mjs';
import { summary } from './summary.mjs';
import { sum, tally } from './tallies.mjs';

const parts = ['check', ...new Set(suites.map(({ part }) => part))];
const forProof = new Set(suites.filter(({ proof }) => proof).map(({ part }) => part));

// The longest begin first, the one that waits for the build after one that does not: so both lanes end at the same time.
const first = ['build', 'lint', 'API tests on SQLite'];
const longestFirst = (steps) => [
  ...first.flatMap((name) => steps.filter((step) => step.name === name)),
  ...steps.filter(({ name }) => !first.includes(name)),
];

function chosenParts(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only ? only.filter((part) => !parts.includes(part)) : args;
  if (unknown.length > 0) {
    throw new Stop(`Unknown: ${unknown.join(' ')}. Use npm test, or npm test -- --only=${parts.join(',')}`);
  }
  return new Set(only ?? parts.filter((part) => !forProof.has(part)));
}

async function runBuild(say) {
  await buildStale((label, make) => {
    say(label);
    return make();
  });
  return tally(1);
}

await main(async () => {
  const chosen = chosenParts(process.argv.slice(2));
  await installPackages();
  const chosenSuites = suites.filter(({ part }) => chosen.has(part));
  const results = await runSteps(
    longestFirst([
      ...(chosenSuites.some(({ after }) => after) ? [{ name: 'build', run: runBuild }] : []),
      ...(chosen.has('check') ? checks : []),
      ...chosenSuites,
    ]),
  );
  console.log([headline('summary'), ...summary(results)].join('\n'));
  return sum(results).failed > 0 ? 1 : 0;
});
