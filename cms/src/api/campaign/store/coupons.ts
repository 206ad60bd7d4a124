import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import type { Coupon, CouponCustomer, CouponRecord } from '../../../domain/campaign';
import { invalid } from '../../../errors/api-error';

const coupons = tableOf('api::campaign.coupon', {
  branchIds: json<Coupon['branchIds']>([]),
  channels: json<Coupon['channels']>([]),
  services: json<Coupon['services']>([]),
  paymentMethods: json<Coupon['paymentMethods']>([]),
  validity: json<Coupon['validity']>({ kind: 'ALWAYS' }),
}).without('businessId', 'name', 'version');

/** The coupon a customer named, with what its rules ask of the database; null when there is none of that code. */
export async function couponRecord(
  sql: Sql,
  businessId: string,
  named: string,
): Promise<CouponRecord | null> {
  const wanted = named.trim().toUpperCase();
  const found = await coupons.find(sql, 'business_id = ? AND code = ?', [businessId, wanted]);
  if (!found) return null;
  const { usedCount, usedCents, ...coupon } = found;
  return { coupon, uses: usedCount, spentCents: usedCents };
}

/**
 * What a coupon's rules ask about who orders. With the customer's row locked, their orders are counted one by one.
 * Unscoped: by a coupon that was read in its business.
 */
export async function couponCustomer(
  sql: Sql,
  couponId: string,
  { id, orderCount, lastOrderAt }: { id: string; orderCount: number; lastOrderAt: string | null },
): Promise<CouponCustomer> {
  const row = await sql.one<{ uses: number }>(
    `SELECT COUNT(*) AS uses FROM coupon_redemptions WHERE coupon_id = ? AND customer_id = ? AND state <> 'RELEASED'`,
    [couponId, id],
  );
  return { uses: row?.uses ?? 0, orders: orderCount, lastOrderAt };
}

interface Redemption {
  /** The order's. */
  id: string;
  businessId: string;
  customerId: string;
  /** What the coupon takes off it. */
  amountCents: number;
}

/**
 * Uses the coupon up by one, if its limits still allow it at this very moment: the quote may have been made beside
 * other orders' quotes. Answers the coupon's id.
 */
export async function redeemCoupon(
  sql: Sql,
  coupon: Coupon,
  { amountCents, ...order }: Redemption,
  now: Date,
): Promise<string> {
  await useUp(sql, coupon.id, amountCents);
  await sql.run(
    `INSERT INTO coupon_redemptions (order_id, coupon_id, business_id, customer_id, amount_cents, state, at) VALUES (?, ?, ?, ?, ?, 'RESERVED', ?)`,
    [order.id, coupon.id, order.businessId, order.customerId, amountCents, now.getTime()],
  );
  return coupon.id;
}

/** Unscoped: by a coupon that was read in its business. */
async function useUp(sql: Sql, couponId: string, amountCents: number): Promise<void> {
  const used = await sql.run(
    `UPDATE coupons SET used_count = used_count + 1, used_cents = used_cents + ?
      WHERE document_id = ? AND (usage_limit = 0 OR used_count < usage_limit) AND (budget_cents IS NULL OR used_cents + ? <= budget_cents)`,
    [amountCents, couponId, amountCents],
  );
  if (used === 0) throw invalid([{ code: 'COUPON_EXHAUSTED', path: ['coupon'] }], 422);
}

/** Gives the use of an order that came to nothing back, once. Unscoped: by an order that was read in its business. */
export async function releaseCoupon(sql: Sql, orderId: string): Promise<void> {
  const row = await sql.one<{ coupon_id: string; amount_cents: number }>(
    `UPDATE coupon_redemptions SET state = 'RELEASED' WHERE order_id = ? AND state = 'RESERVED' RETURNING coupon_id, amount_cents`,
    [orderId],
  );
  if (!row) return;
  await sql.run(
    'UPDATE coupons SET used_count = used_count - 1, used_cents = used_cents - ? WHERE document_id = ?',
    [row.amount_cents, row.coupon_id],
  );
}

/** From here on the use of a coupon is not given back. Unscoped: by an order that was read in its business. */
export async function useCoupon(sql: Sql, orderId: string): Promise<void> {
  await sql.run(`UPDATE coupon_redemptions SET state = 'USED' WHERE order_id = ? AND state = 'RESERVED'`, [
    orderId,
  ]);
}

/**
 * Uses a coupon up again for an order that is taken back on, if its limits still allow it. Unscoped: by an order that
 * was read in its business.
 */
export async function retakeCoupon(sql: Sql, orderId: string): Promise<void> {
  const row = await sql.one<{ coupon_id: string; amount_cents: number }>(
    `UPDATE coupon_redemptions SET state = 'RESERVED' WHERE order_id = ? AND state = 'RELEASED' RETURNING coupon_id, amount_cents`,
    [orderId],
  );
  if (row) await useUp(sql, row.coupon_id, row.amount_cents);
}

/**
 * The coupon of an order as it is today, or null. Unscoped: by the coupon of an order that was read in its business.
 */
export const couponOfOrder = (sql: Sql, couponId: string | null): Promise<Coupon | null> =>
  couponId === null ? Promise.resolve(null) : coupons.find(sql, 'document_id = ?', [couponId]);

/**
 * Has the coupon of an order that is in force take off another amount; the order keeps it, whatever is left of it.
 * Unscoped: by an order that was read in its business.
 */
export async function reviseCoupon(sql: Sql, orderId: string, deltaCents: number): Promise<void> {
  if (deltaCents === 0) return;
  const row = await sql.one<{ coupon_id: string }>(
    `UPDATE coupon_redemptions SET amount_cents = amount_cents + ? WHERE order_id = ? AND state <> 'RELEASED' RETURNING coupon_id`,
    [deltaCents, orderId],
  );
  if (!row) return;
  await sql.run('UPDATE coupons SET used_cents = used_cents + ? WHERE document_id = ?', [
    deltaCents,
    row.coupon_id,
  ]);
}
