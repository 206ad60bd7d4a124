import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const CHANNEL = 'comanda_events';
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
const BEAT_MS = 2_000;

/** A connection to PostgreSQL over which instances tell each other what they have to know at once. */
export interface NotificationChannel {
  /** Tells every instance that listens; fails where the line has broken. */
  notify(payload: string): Promise<void>;
  /** Settles with the reason once nothing comes over the line any more. */
  readonly broken: Promise<Error>;
  close(): void;
}

/**
 * Opens a line and listens. It counts as broken when the connection fails or ends, when PostgreSQL does not answer, and
 * when a notice to oneself does not come back: a connection that is half open reports nothing by itself, and a pooler in
 * between may take LISTEN without ever handing on a notice.
 */
export async function openNotificationChannel(
  connectionString: string,
  onNotice: (payload: string) => void,
): Promise<NotificationChannel> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'comanda notices',
  });
  let fail: (reason: Error) => void = () => undefined;
  const broken = new Promise<Error>((resolve) => (fail = resolve));
  client.on('error', fail);
  client.on('end', () => fail(new Error('The connection ended')));

  const notify = async (payload: string): Promise<void> => {
    try {
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };

  // No word about a business has this form.
  const beat = `beat ${randomUUID()}`;
  let cameBack = true;
  const beats = setInterval(() => {
    if (!cameBack) fail(new Error('A notice to oneself did not come back'));
    cameBack = false;
    notify(beat).catch(() => undefined);
  }, BEAT_MS);
  beats.unref();
  client.on('notification', ({ payload = '' }) => {
    if (payload === beat) cameBack = true;
    else onNotice(payload);
  });

  const close = (): void => {
    clearInterval(beats);
    // Not waited for: a line that is half open never says goodbye.
    client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    close();
    throw error;
  }
  return { notify, broken, close };
}
