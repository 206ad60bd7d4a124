import './node-version.mjs';
import { buildStale } from './builds.mjs';
import { checks } from './checks.mjs';
import { installPackages } from './packages.mjs';
import { main } from './processes.mjs';
import { headline } from './progress.mjs';
import { rerunFailed } from './reruns.mjs';
import { readTestArguments, selectedSuites } from './selections.mjs';
import { runSteps } from './steps.mjs';
import { suites } from './suites.mjs';
import { summary } from './summary.mjs';
import { sum, tally } from './tallies.mjs';

// The longest begin first, the one that waits for the build after one that does not: so both lanes end at the same time.
const first = ['build', 'lint', 'API tests on SQLite'];
const longestFirst = (steps) => [
  ...first.flatMap((name) => steps.filter((step) => step.name === name)),
  ...steps.filter(({ name }) => !first.includes(name)),
];

async function runBuild(say) {
  await buildStale((label, make) => {
    say(label);
    return make();
  });
  return tally(1);
}

/** The suites with the build that they test, which is never stale. */
const withBuild = (chosen) => [
  ...(chosen.some(({ after }) => after) ? [{ name: 'build', run: runBuild }] : []),
  ...chosen,
];

/** Every part that was asked for; a failed test is run once more at the end. The proof, which looks for flaky tests, does not. */
async function runParts(parts) {
  const steps = longestFirst([
    ...(parts.has('check') ? checks : []),
    ...withBuild(suites.filter(({ part }) => parts.has(part))),
  ]);
  const results = await runSteps(steps);
  return process.env.PROOF ? results : rerunFailed(steps, results);
}

await main(async () => {
  const { parts, ...selection } = readTestArguments(process.argv.slice(2));
  await installPackages();
  const results = selection.paths
    ? await runSteps(withBuild(selectedSuites(selection, parts)), { lanes: 1 })
    : await runParts(parts);
  console.log([headline('summary'), ...summary(results)].join('\n'));
  return sum(results).failed > 0 ? 1 : 0;
});
