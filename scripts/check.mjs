import './node-version.mjs';
import { runChecks } from './checks.mjs';
import { installPackages } from './packages.mjs';
import { main } from './processes.mjs';
import { inWords, sum } from './tallies.mjs';

await main(async () => {
  await installPackages();
  const total = sum(await runChecks());
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
});
