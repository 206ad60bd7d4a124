import './node-version.mjs';
import { buildWhatIsStale } from './builds.mjs';
import { main } from './processes.mjs';

await main(buildWhatIsStale);
