import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MINUTE_MS, nowMs } from '../support/instants';
import { emptyHome, type Home } from '../support/spawned';
import type { Remembered } from './scene';
import { fill } from './stored';

const RELEASES = path.join(import.meta.dirname, 'releases');
const CLOCK = path.join(import.meta.dirname, 'clock-at.cjs');

/** The releases of which a dump is kept. */
export const releases = readdirSync(RELEASES);

export interface Release {
  /** A home with what the release stored. On it, it is a minute after the dump was made. */
  home: Home;
  remembered: Remembered;
  /** What time it is on the home, in milliseconds since 1970. */
  now: () => number;
}

/** Puts the data of a release into a home of its own, on the kind of database that this run is about. */
export async function dataOf(version: string): Promise<Release> {
  const empty = await emptyHome();
  const dump = path.join(RELEASES, version, empty.databaseUrl ? 'postgres' : 'sqlite');
  const read = (name: string) => readFileSync(path.join(dump, name));
  const unpacked = (name: string) => brotliDecompressSync(read(name)).toString();
  await fill(empty, [unpacked('tables.sql.br'), read('rows.sql').toString(), unpacked('indexes.sql.br')]);
  for (const name of ['secrets.json', 'public'])
    cpSync(path.join(dump, name), path.join(empty.folder, name), { recursive: true });

  const remembered = JSON.parse(read('remembered.json').toString()) as Remembered;
  const at = remembered.at + MINUTE_MS;
  const ahead = at - nowMs();
  const home = { ...empty, env: { NODE_OPTIONS: `--require ${CLOCK}`, CLOCK_AT: String(at) } };
  return { home, remembered, now: () => nowMs() + ahead };
}
