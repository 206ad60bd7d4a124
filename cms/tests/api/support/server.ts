import { fromServer } from './from-server';
import { enableFastTestMode } from './fast-test-mode';

export { fromServer };

interface RunningServer {
  listen: () => Promise<{ port: number }>;
  stop: () => Promise<void>;
}

interface Kept {
  comandaServer?: Promise<string>;
}

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
  await enableFastTestMode();
  return `http://127.0.0.1:${port}`;
}
