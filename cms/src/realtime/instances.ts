import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../environment';
import { receiveNotice, setRelay } from './announce';
import { pollAll } from './feed';
import { openNotificationChannel, type NotificationChannel } from './notification-channel';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

let line: NotificationChannel | null = null;

/** Whether what happens on other instances is heard of at once, and not only by looking. On SQLite there are none. */
export const isRelayConnected = (): boolean => !environment.databaseUrl || line !== null;

/**
 * Connects this instance with its siblings on the same PostgreSQL for as long as it runs: a line that breaks is opened
 * anew, however often that fails. Answers how to leave.
 */
export async function connectInstances(): Promise<() => Promise<void>> {
  const { databaseUrl } = environment;
  if (!databaseUrl) return () => Promise.resolve();

  // One notice at a time; what happens meanwhile in a business is one more, of its newest number.
  const untold = new Map<string, number>();
  let isTelling = false;
  let telling = Promise.resolve();
  const remember = (businessId: string, seq: number): void => {
    untold.set(businessId, Math.max(seq, untold.get(businessId) ?? 0));
  };
  const tell = async (): Promise<void> => {
    isTelling = true;
    for (const [businessId, seq] of untold) {
      if (!line) break;
      untold.delete(businessId);
      // What cannot be told now is told on the next line.
      await line.notify(`${businessId}:${seq}`).catch(() => remember(businessId, seq));
    }
    isTelling = false;
  };
  const tellSoon = (): void => {
    if (!isTelling) telling = tell();
  };
  setRelay((businessId, seq) => {
    remember(businessId, seq);
    tellSoon();
  });

  const hear = (payload: string): void => {
    const [businessId, seq] = payload.split(':');
    if (businessId && seq) receiveNotice(businessId, Number(seq));
  };
  const openLine = async (): Promise<void> => {
    line = await openNotificationChannel(databaseUrl, hear);
    // What was told before it was open is in the table.
    pollAll();
    tellSoon();
  };

  let left = false;
  const hasLeft = (): boolean => left;
  const keepLine = async (): Promise<void> => {
    for (let failures = 0; !hasLeft(); ) {
      if (line) {
        const { message } = await line.broken;
        line.close();
        line = null;
        if (!hasLeft())
          strapi.log.warn(`No notices from other instances: ${message}. Events come by looking.`);
      } else {
        await pause(waitMs(failures), undefined, { ref: false });
        await openLine().then(
          () => {
            failures = 0;
            strapi.log.info('Notices from other instances arrive again');
          },
          () => (failures += 1),
        );
      }
    }
    line?.close();
  };
  await openLine().catch((error: unknown) => void strapi.log.warn('No notices from other instances', error));
  void keepLine();

  return async () => {
    setRelay(null);
    await telling;
    left = true;
    line?.close();
  };
}

/** Longer after each failure, and not the same for all instances that lost the database at once. */
const waitMs = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2);
