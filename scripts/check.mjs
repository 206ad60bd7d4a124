import './node-version.mjs';
import { checks } from './checks.mjs';
import { installPackages } from './packages.mjs';
import { main, Stop } from './processes.mjs';
import { runSteps } from './steps.mjs';
import { summary } from './summary.mjs';
import { sum } from './tallies.mjs';

/** The checks that the arguments name, such as `npm run check lint`; without any, all of them. */
function chosenChecks(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(' ');
    throw new Stop(`Unknown: ${unknown.join(' ')}. Use npm run check, or some of: npm run check ${known}`);
  }
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

await main(async () => {
  const chosen = chosenChecks(process.argv.slice(2));
  await installPackages();
  // Types and lint share the processors among themselves.
  const results = await runSteps(chosen, { lanes: 1 });
  console.log(`\n${summary(results).join('\n')}`);
  return sum(results).failed > 0 ? 1 : 0;
});
