import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The way to a database, which can be cut and mended: the same as the database being away for whoever uses it. */
export interface DatabaseLine {
  /** The database's address, by this way. */
  url: string;
  /** Breaks what is open and lets nobody through. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function databaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const accept = (near: Socket): void => {
    const far = connect(Number(port || 5432), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  };
  let server: Server;
  const listen = async (at: number): Promise<number> => {
    server = createServer(accept).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const taken = await listen(0);
  const cut = async (): Promise<void> => {
    const closed = server.listening ? once(server, 'close') : Promise.resolve();
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  onTestFinished(cut);
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(taken) }).href,
    cut,
    mend: async () => void (await listen(taken)),
  };
}
