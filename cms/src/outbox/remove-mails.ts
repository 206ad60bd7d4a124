import { inList } from '../database/sql';
import type { Tx } from '../database/transaction';
import { mailsAbout } from './mails-about';

/** Removes mails about orders and carts of a person, sent and waiting ones. Jobs for payment providers stay. */
export async function removeMailsAbout(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  const mails = await mailsAbout(tx, businessId, ids);
  if (mails.length === 0) return;
  await tx.run(`DELETE FROM outbox WHERE business_id = ? AND ${inList(tx, 'id')}`, [
    businessId,
    mails.map(({ id }) => id),
  ]);
}
