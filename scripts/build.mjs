import './node-version.mjs';
import { BUILDS, buildStale, staleServer } from './builds.mjs';
import { main, Stop } from './processes.mjs';

// Builds what is stale of the named builds; without names, of all. `server --by-times` accepts a server that another
// compiler has made, such as `tsc`, as long as no source is newer.

await main(async () => {
  const byTimes = process.argv.includes('--by-times');
  const names = process.argv.slice(2).filter((name) => name !== '--by-times');
  const unknown = names.filter((name) => !BUILDS.includes(name));
  if (unknown.length > 0) throw new Stop(`Unknown: ${unknown.join(' ')}. There are: ${BUILDS.join(' ')}`);
  if (byTimes) {
    const reason = staleServer();
    if (!reason) return;
    console.log(`The compiled server is out of date: ${reason}.`);
  }
  await buildStale(undefined, names.length > 0 ? names : BUILDS);
});
