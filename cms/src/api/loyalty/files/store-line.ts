import { newId } from '../../../database/ids';
import type { Tx } from '../../../database/transaction';
import { credit } from '../../../domain/loyalty';
import { businessDayBounds, DAY_MS } from '../../../domain/time';
import type { Viewer } from '../../../sessions/viewer';
import { customerForImport } from '../../customers/exports';
import { changeWallet } from '../change-wallet';
import { claimLine, type BalanceImport } from '../store/balance-imports';
import type { PlannedLine } from './plan-file';

/** By which clock balances of a business expire. */
export interface BusinessClock {
  timeZone: string;
  closeout: string;
}

export interface RunningImport extends BalanceImport {
  clock: BusinessClock;
  /** The program's days to expiry of what is earned; null for never. */
  expireDays: number | null;
}

/**
 * Stores a planned line as a lot of its customer, once for an import.
 *
 * @returns what became of the line; null where another request with the same key has stored it
 */
export async function storeLine(
  tx: Tx,
  viewer: Viewer,
  { line, units, expiresOn, fields: { name = '', phone = '' } }: PlannedLine,
  { id: importId, businessId, programId, at, clock, expireDays }: RunningImport,
): Promise<'CREATE' | 'UPDATE' | null> {
  const now = new Date(at);
  const { id: customerId, isNew } = await customerForImport(tx, viewer, { name, phone }, now);
  const lotId = newId();
  const key = { businessId, programId, customerId };
  if ((await claimLine(tx, { ...key, importId, line, lotId, isNew, at })) === 0) return null;
  const { expiresAt, month } = expiryOf(expiresOn, { at, clock, expireDays });
  const context = {
    ...{ at: now, importId, userId: viewer.userId, userName: viewer.name, isSilent: true },
    extras: new Map([[lotId, { expiresMonth: month }]]),
  };
  await changeWallet(tx, key, context, (wallet) =>
    credit(wallet, { id: lotId, source: 'IMPORT', units, now: at, expiresAt }),
  );
  return isNew ? 'CREATE' : 'UPDATE';
}

/** A day of the file counts to its end as business day; without one a balance expires as what is earned now does. */
function expiryOf(
  day: string | null,
  { at, clock, expireDays }: Pick<RunningImport, 'at' | 'clock' | 'expireDays'>,
): { expiresAt: number | null; month: string | null } {
  if (day !== null)
    return {
      expiresAt: businessDayBounds(day, clock.timeZone, clock.closeout).end.getTime(),
      month: day.slice(0, 7),
    };
  if (expireDays === null) return { expiresAt: null, month: null };
  const expiresAt = at + expireDays * DAY_MS;
  return { expiresAt, month: new Date(expiresAt).toISOString().slice(0, 7) };
}
