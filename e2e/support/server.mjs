import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The server of a run, with a data folder of its own that begins empty.
const dataDir = fileURLToPath(new URL(`../.data/${process.env.PORT}`, import.meta.url));
rmSync(dataDir, { recursive: true, force: true });
process.env.DATA_DIR = dataDir;

await import('../../cms/dist/src/main.js');
