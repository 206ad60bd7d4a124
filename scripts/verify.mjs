import './node-version.mjs';
import { buildStale } from './builds.mjs';
import { serverEnvironment, settings } from './environment.mjs';
import { installPackages } from './packages.mjs';
import { main } from './processes.mjs';
import { runServer } from './server.mjs';

await main(async () => {
  await installPackages();
  await buildStale(undefined, ['server']);
  return runServer(['--verify', ...process.argv.slice(2)], serverEnvironment(settings()));
});
