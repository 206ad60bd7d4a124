import './node-version.mjs';
import { buildWhatIsStale } from './builds.mjs';
import { runChecks } from './checks.mjs';
import { installPackages } from './packages.mjs';
import { main, Stop } from './processes.mjs';
import { heading, seconds } from './progress.mjs';
import { suites } from './suites.mjs';
import { summary } from './summary.mjs';
import { failure, inWords, sum, tally } from './tallies.mjs';

const parts = ['check', ...new Set(suites.map(({ part }) => part))];

function chosenParts(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const unknown = only ? only.filter((part) => !parts.includes(part)) : args;
  if (unknown.length > 0) {
    throw new Stop(`Unknown: ${unknown.join(' ')}. Use npm test, or npm test -- --only=${parts.join(',')}`);
  }
  return new Set(only ?? parts);
}

/** Runs one step to its end; what it throws is its one failure, in words. */
async function attempt(name, work) {
  const since = Date.now();
  heading(name);
  const result = await work().catch((error) => {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return { ...failure('not run to its end', error.message), note: error.message.split('\n')[0] };
  });
  console.log(`${name}: ${inWords(result)} in ${seconds(since)}`);
  return { name, ...result };
}

await main(async () => {
  const chosen = chosenParts(process.argv.slice(2));
  await installPackages();
  const results = [];
  const chosenSuites = suites.filter(({ part }) => chosen.has(part));

  let built = true;
  if (chosenSuites.some(({ needsBuild }) => needsBuild)) {
    const build = await attempt('build', () => buildWhatIsStale().then(() => tally()));
    built = build.failed === 0;
    if (!built) results.push(build);
  }

  if (chosen.has('check')) results.push(...(await runChecks()));
  for (const { name, run, needsBuild } of chosenSuites) {
    const refused = { ...failure('not run'), note: 'not run: the build failed' };
    results.push(needsBuild && !built ? { name, ...refused } : await attempt(name, run));
  }

  heading('summary');
  console.log(summary(results).join('\n'));
  return sum(results).failed > 0 ? 1 : 0;
});
