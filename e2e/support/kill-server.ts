import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Kills the server of this run in the midst of whatever it does; it comes back by itself, with what it had stored. */
export function killServer(baseURL: string): void {
  const { port } = new URL(baseURL);
  const file = fileURLToPath(new URL(`../.data/${port}.pid`, import.meta.url));
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGHUP');
}
