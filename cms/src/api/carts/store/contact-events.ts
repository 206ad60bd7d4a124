import { inList, type Sql } from '../../../database/sql';
import { code, milliseconds, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';

/** What happens with an address or a phone; of each, the last time is kept. */
type ContactEvent = 'AUTO_REMINDED' | 'HAND_REMINDED' | 'WITHDRAWN' | 'OPTED_IN';

/** `contact` is a keyed hash: whose it is can be asked for, not read. */
const events = defineTable('cart_contact_events', {
  businessId: text(),
  contact: text(),
  event: code<ContactEvent>(),
  at: milliseconds(),
});

export type StoredContactEvent = RowOf<typeof events>;

/** Stored events of a business's contacts, unordered: at most four rows per contact. */
export const contactEvents = (
  sql: Sql,
  businessId: string,
  contacts: readonly string[],
): Promise<StoredContactEvent[]> =>
  events.select(sql, `business_id = ? AND ${inList(sql, 'contact')} LIMIT ?`, [
    businessId,
    contacts,
    contacts.length * 4,
  ]);

/** Keeps that a contact was reminded; answers 0 where it was after `before`, by whoever was faster. */
export const insertReminder = (tx: Tx, row: StoredContactEvent, before: Date): Promise<number> =>
  tx.run(
    `INSERT INTO cart_contact_events (business_id, contact, event, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (business_id, contact, event) DO UPDATE SET at = excluded.at WHERE cart_contact_events.at <= ?`,
    [row.businessId, row.contact, row.event, Date.parse(row.at), before.getTime()],
  );

/** Keeps that a contact is to get no more reminders; an opt-in of before is void, whatever the clocks of two instances say. */
export async function insertWithdrawal(tx: Tx, row: Omit<StoredContactEvent, 'event'>): Promise<void> {
  await upsertLatest(tx, { ...row, event: 'WITHDRAWN' });
  await tx.run(
    `DELETE FROM cart_contact_events WHERE business_id = ? AND contact = ? AND event = 'OPTED_IN'`,
    [row.businessId, row.contact],
  );
}

/** Keeps that a contact may be reminded again. */
export const insertOptIn = (tx: Tx, row: Omit<StoredContactEvent, 'event'>): Promise<number> =>
  upsertLatest(tx, { ...row, event: 'OPTED_IN' });

const upsertLatest = (tx: Tx, row: StoredContactEvent): Promise<number> =>
  events.insert(
    tx,
    row,
    {},
    'ON CONFLICT (business_id, contact, event) DO UPDATE SET at = excluded.at WHERE cart_contact_events.at < excluded.at',
  );

/** Forgets reminders that stand in the way of none any more; withdrawals and opt-ins stay. Unscoped: of every business. */
export const deleteOldReminders = (sql: Sql, before: Date): Promise<number> =>
  sql.run(`DELETE FROM cart_contact_events WHERE event IN ('AUTO_REMINDED', 'HAND_REMINDED') AND at <= ?`, [
    before.getTime(),
  ]);
