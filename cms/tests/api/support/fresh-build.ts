import { spawnSync } from 'node:child_process';
import path from 'node:path';

const BUILD = path.resolve(import.meta.dirname, '../../../../scripts/build.mjs');

/** The tests boot the compiled server: it is compiled again where a source has changed since. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, [BUILD, 'server', '--by-times'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The server does not compile: see above.');
}
