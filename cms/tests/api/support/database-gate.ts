import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a server calls the connection on which it waits for notices of other instances. */
const NOTICES = 'comanda notices';

interface Link {
  client: Socket;
  database: Socket;
  forNotices: boolean;
  held: boolean;
  /** What the database has said on it. */
  heard: string;
}

/** Stands between a server and its PostgreSQL; gone with the test. */
export interface DatabaseGate {
  /** The database's address for who is to go through the gate. */
  url: string;
  /** Ends connections, and turns away those to come. */
  shut(which: 'all' | 'for notices'): void;
  open(): void;
  /** Lets nothing through any more on the connections for notices that there are, and tells neither side. */
  holdNotices(): void;
  /** Settle when so many connections for notices have been turned away, or let in, since the gate was made. */
  turnedAway(count: number): Promise<void>;
  admitted(count: number): Promise<void>;
  /** Settles when the server has been told this on a connection for notices. */
  told(payload: string): Promise<void>;
}

export async function databaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const { hostname, port } = new URL(databaseUrl);
  const links = new Set<Link>();
  const waiting = new Set<() => void>();
  let shut: 'all' | 'for notices' | null = null;
  let turnedAway = 0;
  let admitted = 0;

  const look = () => [...waiting].forEach((check) => check());
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!holds()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  const isShutFor = (forNotices: boolean) => shut === 'all' || (shut === 'for notices' && forNotices);

  const pass = (client: Socket, first: Buffer): void => {
    // A connection says first what it is called.
    const forNotices = first.includes(NOTICES);
    if (forNotices && isShutFor(forNotices)) turnedAway += 1;
    else if (forNotices) admitted += 1;
    look();
    if (isShutFor(forNotices)) return void client.destroy();
    const database = connect(Number(port), hostname);
    const link: Link = { client, database, forNotices, held: false, heard: '' };
    links.add(link);
    database.write(first);
    client.on('data', (bytes) => link.held || database.write(bytes));
    database.on('data', (bytes) => {
      if (link.held) return;
      client.write(bytes);
      if (link.forNotices) link.heard += bytes.toString('latin1');
      look();
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        if (link.held) return;
        links.delete(link);
        other.destroy();
      });
    }
  };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', (first) => pass(client, first));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const { client, database } of links) {
      client.destroy();
      database.destroy();
    }
  });

  const { port: own } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${own}` }).href,
    shut(which) {
      shut = which;
      for (const { client, forNotices } of links) if (isShutFor(forNotices)) client.destroy();
    },
    open() {
      shut = null;
    },
    holdNotices() {
      for (const link of links) if (link.forNotices) link.held = true;
    },
    turnedAway: (count) => until(() => turnedAway >= count),
    admitted: (count) => until(() => admitted >= count),
    told: (payload) => until(() => [...links].some(({ heard }) => heard.includes(payload))),
  };
}
