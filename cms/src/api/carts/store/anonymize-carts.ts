import { inList, type Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { contactHash } from '../reminder-link';
import { carts, NO_CONTACT, type StoredCart } from './carts';

/** By what the carts of somebody are found. */
export interface CartOwner {
  businessId: string;
  phones: readonly string[];
  emails: readonly string[];
  orderIds: readonly string[];
}

/** The carts that somebody filled: with their phone, their e-mail address, or those that became their orders. */
export const cartsOfPerson = (sql: Sql, owner: CartOwner): Promise<StoredCart[]> =>
  carts.select(
    sql,
    `business_id = ? AND (${inList(sql, 'contact_phone')} OR ${inList(sql, 'contact_email')} OR ${inList(sql, 'order_id')})
      ORDER BY last_activity_at DESC LIMIT 10000`,
    [owner.businessId, owner.phones, owner.emails, owner.orderIds],
  );

/** Removes a person from their carts, whose values stay for the figures, and what is known of their contacts. */
export async function anonymizeCarts(tx: Tx, owner: CartOwner, found: readonly StoredCart[]): Promise<void> {
  const { businessId } = owner;
  for (const { id, items, requestedItems } of found)
    await carts.update(
      tx,
      {
        ...NO_CONTACT,
        items: items.map((item) => ('notes' in item ? { ...item, notes: null } : item)),
        requestedItems: requestedItems.map((item) => ({ ...item, notes: null })),
      },
      ['document_id = ? AND business_id = ?', id, businessId],
    );
  const contacts = [...owner.phones, ...owner.emails].map((contact) => contactHash(businessId, contact));
  await tx.run(`DELETE FROM cart_contact_events WHERE business_id = ? AND ${inList(tx, 'contact')}`, [
    businessId,
    contacts,
  ]);
}
