import type { CartBody, CartItem } from '../../../contracts/carts';
import { tableOf } from '../../../database/content-type';
import { forUpdate } from '../../../database/row-lock';
import { sqlList, type Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { CART_TRANSITIONS, type CartMove } from '../../../domain/carts';

/** `businessDay` and `localHour` are by the branch's clock, at the last activity. */
export const carts = tableOf('api::carts.cart', {
  items: json<CartItem[]>([]),
  /** As the customer asked for it, to be put into a cart again. */
  requestedItems: json<CartBody['items']>([]),
});

export type StoredCart = RowOf<typeof carts>;

/** Without whatever tells who the customer is. */
export const NO_CONTACT = {
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  consentAt: null,
} as const;

const listOf = (move: CartMove) => sqlList(CART_TRANSITIONS[move].from);

/** States from which a cart can be moved so, as SQL lists them. */
export const SOURCE_STATES = {
  abandon: listOf('abandon'),
  remind: listOf('remind'),
  expire: listOf('expire'),
} as const;

/**
 * The cart that a customer or a mail names. Unscoped: nobody can guess either token. The row stays as it is until the
 * transaction ends.
 */
export function cartByTokenForChange(tx: Tx, token: string): Promise<StoredCart | null> {
  return carts.find(tx, `token = ? OR recovery_token = ?${forUpdate(tx)}`, [token, token]);
}

/** Unscoped: the same for who only reads it. */
export const cartByToken = (sql: Sql, token: string): Promise<StoredCart | null> =>
  carts.find(sql, 'token = ? OR recovery_token = ?', [token, token]);

export const cartById = (sql: Sql, businessId: string, id: string): Promise<StoredCart | null> =>
  carts.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** Unscoped: the cart that a job of the outbox is about. */
export const cartOfJob = (sql: Sql, id: string): Promise<StoredCart | null> =>
  carts.find(sql, 'document_id = ?', [id]);

/** Answers 0 where the order of the row has one already. */
export const insertCart = (sql: Sql, row: StoredCart, at: Date): Promise<number> =>
  carts.insert(sql, row, documentStamps(at), 'ON CONFLICT DO NOTHING');

/** Changes a cart as it was read; answers 0 where somebody was faster. */
export const changeCart = (
  tx: Tx,
  before: StoredCart,
  changes: Partial<StoredCart>,
  now: Date,
): Promise<number> =>
  carts.update(
    tx,
    { ...changes, version: before.version + 1 },
    [
      'document_id = ? AND business_id = ? AND version = ? AND state = ?',
      before.id,
      before.businessId,
      before.version,
      before.state,
    ],
    { updated_at: now },
  );

/** The cart that became an order. */
export const cartOfOrder = (sql: Sql, businessId: string, orderId: string): Promise<StoredCart | null> =>
  carts.find(sql, 'business_id = ? AND order_id = ?', [businessId, orderId]);

/** Forgets whose a cart is. */
export const eraseContact = (tx: Tx, { id, businessId }: StoredCart, now: Date): Promise<number> =>
  carts.update(tx, NO_CONTACT, ['business_id = ? AND document_id = ?', businessId, id], { updated_at: now });

/** Forgets the same of every cart of the business that has its e-mail address or phone. */
export async function eraseContactElsewhere(
  tx: Tx,
  { businessId, contactEmail, contactPhone }: StoredCart,
  now: Date,
): Promise<void> {
  const forget = (column: string, value: string) =>
    carts.update(tx, NO_CONTACT, [`business_id = ? AND ${column} = ?`, businessId, value], {
      updated_at: now,
    });
  if (contactEmail !== null) await forget('contact_email', contactEmail);
  if (contactPhone !== null) await forget('contact_phone', contactPhone);
}
