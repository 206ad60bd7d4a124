import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { change, rows } from './database';
import { fromServer } from './server';

const MAIN = path.resolve(import.meta.dirname, '../../../dist/src/main.js');

/** A data folder for a server of its own, with everything that was there when it was made; gone with the test. */
export interface Home {
  folder: string;
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
export async function newHome(): Promise<Home> {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-home-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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

export interface SpawnedServer {
  url: string;
  /** Sends a signal and waits until the process is gone; answers how it ended. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** A port nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the server as `npm start` does, and waits until it is ready. It ends with the test at the latest. */
export async function spawnServer(
  home: Home,
  { port, env = {} }: { port: number; env?: NodeJS.ProcessEnv },
): Promise<SpawnedServer> {
  // Said before it starts: after the test nothing may start any more.
  onTestFinished(async () => void (await end('SIGKILL')));
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env, DATA_DIR: home.folder, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-5000)));
  const gone = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  const end: SpawnedServer['end'] = async (signal) => {
    child.kill(signal);
    const [code, by] = await gone;
    return { code, signal: by };
  };
  const url = `http://127.0.0.1:${port}`;

  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
    await pause(50);
  }
  return { url, end };
}
