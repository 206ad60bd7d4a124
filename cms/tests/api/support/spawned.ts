import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { change, rows } from './database';
import { freePort } from './free-port';
import { nowMs } from './instants';
import { fromServer } from './server';

export { freePort };

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
const MAIN = path.join(PROJECT, 'cms/dist/src/main.js');

/** A data folder for a server of its own; gone with the test. */
export interface Home {
  folder: string;
  /** The database, where it is none in the folder. */
  databaseUrl?: string;
  /** Settings of every program that runs on it. */
  env?: NodeJS.ProcessEnv;
}

/** One with everything that was there when it was made. */
export interface CopiedHome extends Home {
  /** Reads the database while no server of this home has to be up. */
  rows<Row>(statement: string, parameters?: readonly (string | number)[]): Promise<Row[]>;
}

interface File {
  prepare(statement: string): { all(...parameters: unknown[]): unknown[] };
  close(): void;
}

/**
 * On SQLite a copy of this run's database; on PostgreSQL the same database, on which the spawned server is a second
 * instance.
 */
export async function newHome(): Promise<CopiedHome> {
  const folder = newFolder();
  cpSync(path.join(process.env.DATA_DIR ?? '', 'secrets.json'), path.join(folder, 'secrets.json'));
  if (process.env.DATABASE_URL) return { folder, rows };

  const file = path.join(folder, 'comanda.db');
  await change(`VACUUM INTO '${file}'`);
  const Database = fromServer('better-sqlite3') as new (file: string, options: object) => File;
  const read = <Row>(statement: string, parameters: readonly (string | number)[] = []): Promise<Row[]> => {
    const database = new Database(file, { readonly: true });
    try {
      return Promise.resolve(database.prepare(statement).all(...parameters) as Row[]);
    } finally {
      database.close();
    }
  };
  return { folder, rows: read };
}

/** One with nothing in it: an empty folder, and on PostgreSQL a database of its own. */
export async function emptyHome(): Promise<Home> {
  const url = process.env.DATABASE_URL;
  if (!url) return { folder: newFolder() };
  const name = `comanda_${process.pid}_${nowMs()}`;
  await change(`CREATE DATABASE ${name}`);
  onTestFinished(async () => void (await change(`DROP DATABASE ${name} WITH (FORCE)`)));
  return { folder: newFolder(), databaseUrl: Object.assign(new URL(url), { pathname: name }).href };
}

/** An empty folder; gone with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-home-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface SpawnedServer {
  url: string;
  /** Everything it wrote so far, its log as well. */
  said(): string;
  /** Sends a signal and waits until the process is gone; answers how it ended. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

type Ended = [code: number | null, signal: NodeJS.Signals | null];

/** Starts a program on a home. It ends with the test at the latest. */
function start({ folder, databaseUrl, env: own }: Home, args: string[], env: NodeJS.ProcessEnv) {
  // Said before it starts: after the test nothing may start any more.
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      // Refused beside a public https:// address.
      ...(env.PUBLIC_URL?.startsWith('https:') && { RATE_LIMIT_EXEMPT_NETWORKS: '' }),
      ...own,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Once all it wrote has been read.
  const gone = once(child, 'close') as Promise<Ended>;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  return { child, gone, said: () => said };
}

/** Starts the server as `npm start` does, and waits until it is ready. */
export async function spawnServer(
  home: Home,
  { port, env = {} }: { port: number; env?: NodeJS.ProcessEnv },
): Promise<SpawnedServer> {
  const { child, gone, said } = start(home, [MAIN], { ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${said()}`);
    await pause(50);
  }
  return {
    url,
    said,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await gone;
      return { code, signal: by };
    },
  };
}

interface Outcome {
  code: number | null;
  said: string;
}

async function toEnd(home: Home, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const { gone, said } = start(home, args, env);
  const [code] = await gone;
  return { code, said: said() };
}

/** Runs the server's program to its end; answers its exit code and what it said. */
export const runToEnd = (
  home: Home,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> => toEnd(home, [MAIN, ...args], env);

/** Runs one of the scripts of package.json on a home, to its end. */
export const runScript = (home: Home, name: 'backup' | 'restore', ...args: string[]): Promise<Outcome> =>
  toEnd(home, [path.join(PROJECT, 'scripts', `${name}.mjs`), ...args]);
