import { milliseconds, orNull, text } from '../../../database/codecs';
import { inList, type Sql } from '../../../database/sql';
import { defineTable, type RowOf } from '../../../database/table';
import type { PersonalCode } from '../../../domain/campaign';
import { invalid } from '../../../errors/api-error';
import { headOf } from '../../customers/exports';

export const couponCodes = defineTable('coupon_codes', {
  businessId: text(),
  code: text(),
  couponId: text(),
  batchId: text(),
  purpose: text(),
  customerId: orNull(text()),
  expiresAt: orNull(milliseconds()),
  createdAt: milliseconds(),
  orderId: orNull(text()),
});

/** A personal code in capitals, with the coupon that it is of; null where the business has no such code. */
export async function personalCode(
  sql: Sql,
  businessId: string,
  code: string,
): Promise<(PersonalCode & { couponId: string }) | null> {
  const row = await couponCodes.find(sql, 'business_id = ? AND code = ?', [businessId, code]);
  if (!row) return null;
  return {
    code: row.code,
    couponId: row.couponId,
    customerId: row.customerId === null ? null : await headOf(sql, businessId, row.customerId),
    expiresAt: row.expiresAt,
    isUsed: row.orderId !== null,
  };
}

/**
 * Has an order use a personal code, unless another one was faster.
 * @throws COUPON_CODE_USED
 */
export async function takeCode(
  sql: Sql,
  { businessId, code, orderId }: { businessId: string; code: string; orderId: string },
): Promise<void> {
  const taken = await sql.run(
    'UPDATE coupon_codes SET order_id = ? WHERE business_id = ? AND code = ? AND order_id IS NULL',
    [orderId, businessId, code],
  );
  if (taken === 0) throw invalid([{ code: 'COUPON_CODE_USED', path: ['coupon'] }], 422);
}

/** Lets go of the codes of an order that came to nothing. Unscoped: by an order that was read in its business. */
export const releaseCodes = (sql: Sql, orderId: string): Promise<number> =>
  sql.run('UPDATE coupon_codes SET order_id = NULL WHERE order_id = ?', [orderId]);

/** Whether a code is a personal one already. */
export const isPersonalCode = async (sql: Sql, businessId: string, code: string): Promise<boolean> =>
  (await couponCodes.count(sql, 'business_id = ? AND code = ?', [businessId, code])) > 0;

export type NewCode = RowOf<typeof couponCodes>;

/** A personal code as lists show it, with the coupon that it is of. */
export interface IssuedCode {
  code: string;
  couponId: string;
  couponName: string;
  /** The order that uses it; null while none does. */
  orderId: string | null;
}

/** The personal codes of a list, by code. */
export async function issuedCodes(
  sql: Sql,
  businessId: string,
  codes: readonly string[],
): Promise<Map<string, IssuedCode>> {
  if (codes.length === 0) return new Map();
  const rows = await sql.all<{ code: string; coupon_id: string; name: string; order_id: string | null }>(
    `SELECT c.code, c.coupon_id, p.name, c.order_id FROM coupon_codes c
       JOIN coupons p ON p.document_id = c.coupon_id AND p.business_id = c.business_id
      WHERE c.business_id = ? AND ${inList(sql, 'c.code')}`,
    [businessId, codes],
  );
  return new Map(
    rows.map(({ code, coupon_id, name, order_id }) => [
      code,
      { code, couponId: coupon_id, couponName: name, orderId: order_id },
    ]),
  );
}

interface CodesScope {
  businessId: string;
  couponId: string;
  batchId?: string | undefined;
}

/** The codes of a coupon, or of one batch of it, the newest first. */
export const codesOfCoupon = (
  sql: Sql,
  { businessId, couponId, batchId }: CodesScope,
  limit: number,
  offset: number,
): Promise<NewCode[]> =>
  couponCodes.select(
    sql,
    `coupon_id = ? AND business_id = ?${batchId === undefined ? '' : ' AND batch_id = ?'} ORDER BY created_at DESC, code LIMIT ? OFFSET ?`,
    [couponId, businessId, ...(batchId === undefined ? [] : [batchId]), limit, offset],
  );

export const countCodes = (sql: Sql, { businessId, couponId }: CodesScope): Promise<number> =>
  couponCodes.count(sql, 'coupon_id = ? AND business_id = ?', [couponId, businessId]);
