import { milliseconds, number, text } from '../../../database/codecs';
import { lockRows } from '../../../database/row-lock';
import { inList, type Sql } from '../../../database/sql';
import { defineTable } from '../../../database/table';
import { couponCents, type AppliedCoupon, type Coupon } from '../../../domain/campaign';
import type { Discount } from '../../../domain/orders/order';
import { invalid } from '../../../errors/api-error';
import { releaseCodes, takeCode } from './coupon-codes';
import { coupons } from '../../../store/automatic-coupons';
import { headOf } from '../../customers/exports';
import { usesOfPerson } from './coupon-customers';
import { couponById } from './coupons';

/** The use of a coupon by an order: RESERVED while it is under way, USED once it is concluded, RELEASED if it is lost. */
export const redemptions = defineTable('coupon_redemptions', {
  orderId: text(),
  couponId: text(),
  businessId: text(),
  customerId: text(),
  code: text(),
  amountCents: number(),
  soldCents: number(),
  state: text(),
  at: milliseconds(),
});

interface RedeemingOrder {
  id: string;
  businessId: string;
  customerId: string;
  totalCents: number;
}

/**
 * Uses the coupons of an order up, if their limits still allow it at this very moment: the quote may have been made beside
 * other orders' quotes.
 *
 * @throws COUPON_EXHAUSTED, COUPON_CODE_USED
 */
export async function redeemCoupons(
  sql: Sql,
  applied: readonly AppliedCoupon[],
  order: RedeemingOrder,
  now: Date,
): Promise<void> {
  // In the order of their ids, so that two orders with the same coupons never wait for each other.
  const sorted = [...applied].sort((a, b) => (a.record.coupon.id < b.record.coupon.id ? -1 : 1));
  for (const { record, code, discount } of sorted) {
    const amountCents = discount?.amountCents ?? 0;
    await useUp(sql, record.coupon, amountCents);
    if (record.personal) await takeCode(sql, { businessId: order.businessId, code, orderId: order.id });
    await redemptions.insert(sql, {
      orderId: order.id,
      couponId: record.coupon.id,
      businessId: order.businessId,
      customerId: order.customerId,
      code,
      amountCents,
      soldCents: order.totalCents,
      state: 'RESERVED',
      at: now.toISOString(),
    });
  }
}

/**
 * Locks the coupons of an order until its transaction ends, so that the uses counted before it is placed are those that
 * there are. Call it after the customer's row is locked and before anything that all orders of a branch lock, such as its
 * counter of order numbers. Unscoped: by coupons that were read in their business.
 */
export async function lockCoupons(sql: Sql, couponIds: readonly string[]): Promise<void> {
  if (couponIds.length === 0) return;
  await lockRows(sql, `SELECT 1 FROM coupons WHERE ${inList(sql, 'document_id')} ORDER BY document_id`, [
    couponIds,
  ]);
}

/** Unscoped: by a coupon that was read in its business. */
async function useUp(sql: Sql, { id, rules }: Pick<Coupon, 'id' | 'rules'>, amountCents: number) {
  const limits: { condition: string; value: number }[] = [];
  if (rules.usage) limits.push({ condition: 'used_count < ?', value: rules.usage.usageLimit });
  if (rules.budget)
    limits.push({ condition: 'used_cents <= ?', value: rules.budget.budgetCents - amountCents });
  const used = await sql.run(
    `UPDATE coupons SET used_count = used_count + 1, used_cents = used_cents + ? WHERE document_id = ?${limits
      .map(({ condition }) => ` AND ${condition}`)
      .join('')}`,
    [amountCents, id, ...limits.map(({ value }) => value)],
  );
  if (used === 0) throw invalid([{ code: 'COUPON_EXHAUSTED', path: ['coupon'] }], 422);
}

/** Unscoped: by an order that was read in its business. */
const ofOrder = (sql: Sql, orderId: string, state: string) =>
  redemptions.select(sql, 'order_id = ? AND state = ? ORDER BY coupon_id LIMIT 100', [orderId, state]);

/** Gives the uses of an order that came to nothing back, once. Unscoped: by an order that was read in its business. */
export async function releaseCoupon(sql: Sql, orderId: string): Promise<void> {
  for (const { couponId, amountCents } of await ofOrder(sql, orderId, 'RESERVED')) {
    const released = await sql.run(
      `UPDATE coupon_redemptions SET state = 'RELEASED' WHERE order_id = ? AND coupon_id = ? AND state = 'RESERVED'`,
      [orderId, couponId],
    );
    if (released === 0) continue;
    await sql.run(
      'UPDATE coupons SET used_count = used_count - 1, used_cents = used_cents - ? WHERE document_id = ?',
      [amountCents, couponId],
    );
  }
  await releaseCodes(sql, orderId);
}

/** From here on the uses of coupons are not given back. Unscoped: by an order that was read in its business. */
export async function useCoupon(sql: Sql, orderId: string): Promise<void> {
  await sql.run(`UPDATE coupon_redemptions SET state = 'USED' WHERE order_id = ? AND state = 'RESERVED'`, [
    orderId,
  ]);
}

/**
 * Uses coupons up again for an order that is taken back on, if their limits, that per customer included, still allow it. Call
 * it after the customer's row is locked. Unscoped: by an order that was read in its business.
 *
 * @throws COUPON_EXHAUSTED, COUPON_CODE_USED, COUPON_CUSTOMER_LIMIT
 */
export async function retakeCoupon(sql: Sql, orderId: string): Promise<void> {
  const released = await ofOrder(sql, orderId, 'RELEASED');
  await lockCoupons(
    sql,
    released.map(({ couponId }) => couponId),
  );
  for (const { couponId, businessId, customerId, code, amountCents } of released) {
    const coupon = await couponById(sql, businessId, couponId);
    if (!coupon) continue;
    await requireUnderCustomerLimit(sql, businessId, coupon, customerId);
    const taken = await sql.run(
      `UPDATE coupon_redemptions SET state = 'RESERVED' WHERE order_id = ? AND coupon_id = ? AND state = 'RELEASED'`,
      [orderId, couponId],
    );
    if (taken === 0) continue;
    await useUp(sql, coupon, amountCents);
    if (code !== coupon.code) await takeCode(sql, { businessId, code, orderId });
  }
}

/** @throws COUPON_CUSTOMER_LIMIT where a customer has used a coupon as often as they may */
async function requireUnderCustomerLimit(
  sql: Sql,
  businessId: string,
  { id, rules }: Pick<Coupon, 'id' | 'rules'>,
  customerId: string,
): Promise<void> {
  if (!rules.perCustomer || customerId === '') return;
  const { perCustomerLimit } = rules.perCustomer;
  const headId = (await headOf(sql, businessId, customerId)) ?? customerId;
  const uses = (await usesOfPerson(sql, businessId, [id], headId)).get(id) ?? 0;
  if (uses >= perCustomerLimit)
    throw invalid(
      [{ code: 'COUPON_CUSTOMER_LIMIT', path: ['coupon'], args: { limit: perCustomerLimit } }],
      422,
    );
}

/** The coupons of an order as they are today, by the code that stands in it. */
export async function couponsOfOrder(
  sql: Sql,
  { id, businessId }: { id: string; businessId: string },
): Promise<Map<string, Coupon>> {
  const held = await redemptions.select(sql, 'order_id = ? AND business_id = ? LIMIT 100', [id, businessId]);
  if (held.length === 0) return new Map();
  const ids = held.map(({ couponId }) => couponId);
  const rows = await coupons.select(sql, `business_id = ? AND ${inList(sql, 'document_id')}`, [
    businessId,
    ids,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    held.flatMap(({ code, couponId }) => {
      const coupon = byId.get(couponId);
      return coupon ? [[code, coupon] as const] : [];
    }),
  );
}

/**
 * Has the coupons of an order that is in force take off what its discounts are after an edit; the order keeps them,
 * whatever is left of them. Unscoped: by an order that was read in its business.
 */
export async function reviseCoupon(
  sql: Sql,
  orderId: string,
  { discounts, totalCents }: { discounts: readonly Discount[]; totalCents: number },
): Promise<void> {
  const held = await redemptions.select(
    sql,
    `order_id = ? AND state <> 'RELEASED' ORDER BY coupon_id LIMIT 100`,
    [orderId],
  );
  for (const { couponId, code, amountCents: before } of held) {
    const amountCents = couponCents(discounts.filter(({ reason }) => reason === code));
    await sql.run(
      'UPDATE coupon_redemptions SET amount_cents = ?, sold_cents = ? WHERE order_id = ? AND coupon_id = ?',
      [amountCents, totalCents, orderId, couponId],
    );
    if (amountCents === before) continue;
    await sql.run('UPDATE coupons SET used_cents = used_cents + ? WHERE document_id = ?', [
      amountCents - before,
      couponId,
    ]);
  }
}

export interface CouponSums {
  uses: number;
  discountCents: number;
  soldCents: number;
}

/** Sales and cost of coupons, by id: orders that were lost do not count. Unscoped: by coupons of a business. */
export async function couponSums(sql: Sql, couponIds: readonly string[]): Promise<Map<string, CouponSums>> {
  const rows = await sql.all<{ coupon_id: string; uses: number; amount: number; sold: number }>(
    `SELECT coupon_id, COUNT(*) AS uses, SUM(amount_cents) AS amount, SUM(sold_cents) AS sold
       FROM coupon_redemptions WHERE ${inList(sql, 'coupon_id')} AND state IN ('RESERVED', 'USED') GROUP BY coupon_id`,
    [couponIds],
  );
  return new Map(
    rows.map(({ coupon_id, uses, amount, sold }) => [
      coupon_id,
      { uses, discountCents: amount, soldCents: sold },
    ]),
  );
}
