import './node-version.mjs';
import { buildStale } from './builds.mjs';
import { main } from './processes.mjs';

await main(buildStale);
