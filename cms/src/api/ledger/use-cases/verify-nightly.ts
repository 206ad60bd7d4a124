import { inTransaction, read } from '../../../database/transaction';
import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { lastVerification, storeVerification, type Verification } from '../store/verifications';
import { verifyLedger } from './verify-ledger';

/** The hour of UTC from which on the ledger is verified. */
const NIGHT_HOUR = 5;

/** Verifies the ledger and stores the result; differences are logged as an error. */
export async function verifyAndStore(): Promise<Verification> {
  const verification = await verifyLedger();
  await inTransaction((tx) => storeVerification(tx, verification));
  const { differenceCount, differences } = verification;
  if (differenceCount > 0)
    strapi.log.error(
      `The ledger has ${differenceCount} differences; the first: ${JSON.stringify(differences[0])}`,
    );
  return verification;
}

/** Verifies the ledger once a night. A server that was down at night does it once it is up. */
export async function verifyNightly(now: Date): Promise<void> {
  const last = await read(lastVerification);
  if (last !== null && Date.parse(last.startedAt) >= nightBefore(now)) return;
  await verifyAndStore();
}

/** The last time that it was the hour of the night. */
const nightBefore = (now: Date): number =>
  Math.floor((now.getTime() - NIGHT_HOUR * HOUR_MS) / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS;
