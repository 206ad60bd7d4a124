import { Client } from 'pg';
import { environment } from '../environment';
import { heard, relayThrough } from './announce';

const CHANNEL = 'comanda_events';

/** Connects this instance with its siblings on the same PostgreSQL. On SQLite there are none. */
export async function connectInstances(): Promise<() => Promise<void>> {
  if (!environment.databaseUrl) return () => Promise.resolve();
  let client: Client | null = null;
  let closing = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: environment.databaseUrl });
    next.on('error', () => {
      if (client === next) client = null;
      if (!closing) setTimeout(() => void connect().catch(() => undefined), 2000).unref();
    });
    next.on('notification', ({ payload }) => {
      const [businessId, seq] = (payload ?? '').split(':');
      if (businessId && seq) heard(businessId, Number(seq));
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  };
  await connect();

  // One word at a time on the one connection; what happens meanwhile in a business is one word more, of its newest number.
  const untold = new Map<string, number>();
  let telling: Promise<void> | null = null;
  const tell = async (): Promise<void> => {
    for (const [businessId, seq] of untold) {
      untold.delete(businessId);
      // What cannot be sent is made up for by the siblings' next look.
      await client
        ?.query('SELECT pg_notify($1, $2)', [CHANNEL, `${businessId}:${seq}`])
        .catch(() => undefined);
    }
    telling = null;
  };
  relayThrough((businessId, seq) => {
    untold.set(businessId, Math.max(seq, untold.get(businessId) ?? 0));
    telling ??= tell();
  });
  return async () => {
    closing = true;
    relayThrough(null);
    await telling;
    await client?.end();
  };
}
