import './node-version.mjs';
import { buildStale } from './builds.mjs';
import { installPackages } from './packages.mjs';
import { main, runNode } from './processes.mjs';
import { at } from './project.mjs';

await main(async () => {
  await installPackages();
  await buildStale();
  const { code } = await runNode(at('e2e/bench/run.mjs'), process.argv.slice(2));
  return code;
});
