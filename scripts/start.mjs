import './node-version.mjs';
import { buildStale } from './builds.mjs';
import { checkAddress, serverEnvironment, settings } from './environment.mjs';
import { installPackages } from './packages.mjs';
import { main } from './processes.mjs';
import { runServer } from './server.mjs';

await main(async () => {
  const given = settings();
  await checkAddress(given);
  await installPackages();
  await buildStale();
  return runServer(process.argv.slice(2), serverEnvironment(given));
});
