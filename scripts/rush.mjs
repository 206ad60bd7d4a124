import './node-version.mjs';
import { installPackages } from './packages.mjs';
import { main, runNode } from './processes.mjs';
import { at } from './project.mjs';

await main(async () => {
  await installPackages();
  const { code } = await runNode(at('e2e/bench/rush.mjs'), process.argv.slice(2));
  return code;
});
