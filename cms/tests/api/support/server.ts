import { createRequire } from 'node:module';
import path from 'node:path';
import { hasten } from './haste';

interface RunningServer {
  listen: () => Promise<{ port: number }>;
  stop: () => Promise<void>;
}

interface Kept {
  comandaServer?: Promise<string>;
}

// Compiled code through CommonJS: Strapi must not go through the test runner's transform.
export const fromServer = createRequire(path.resolve(import.meta.dirname, '../../../dist/src/main.js'));

/** The address of the one server of this run, really booted on a real database. */
export function serverUrl(): Promise<string> {
  const kept = globalThis as Kept;
  kept.comandaServer ??= start();
  return kept.comandaServer;
}

async function start(): Promise<string> {
  const { bootServer } = fromServer('./server/boot') as { bootServer: () => Promise<RunningServer> };
  const server = await bootServer();
  const { port } = await server.listen();
  await hasten();
  return `http://127.0.0.1:${port}`;
}
