import './node-version.mjs';
import { checks } from './checks.mjs';
import { installPackages } from './packages.mjs';
import { main } from './processes.mjs';
import { runSteps } from './steps.mjs';
import { summary } from './summary.mjs';
import { sum } from './tallies.mjs';

await main(async () => {
  await installPackages();
  // Types and lint share the processors among themselves.
  const results = await runSteps(checks, { lanes: 1 });
  console.log(`\n${summary(results).join('\n')}`);
  return sum(results).failed > 0 ? 1 : 0;
});
