import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import type { CouponRecord } from '../../../domain/campaign';
import { coupons, toRecord } from '../../../store/automatic-coupons';
import { personalCode } from './coupon-codes';

/** The coupons that a request names, by code in capitals; a code of no coupon of the business is left out. */
export async function couponRecords(
  sql: Sql,
  businessId: string,
  codes: readonly string[],
): Promise<Map<string, CouponRecord>> {
  const records = new Map<string, CouponRecord>();
  for (const code of codes) {
    const record = await couponRecord(sql, businessId, code);
    if (record) records.set(code, record);
  }
  return records;
}

/** The coupon of a shared or a personal code in capitals, with what its rules ask of the database; null without one. */
export async function couponRecord(sql: Sql, businessId: string, code: string): Promise<CouponRecord | null> {
  const shared = await coupons.find(sql, 'business_id = ? AND code = ?', [businessId, code]);
  if (shared) return shared.personalOnly ? null : toRecord(shared);
  const personal = await personalCode(sql, businessId, code);
  if (!personal) return null;
  const { couponId, ...known } = personal;
  const coupon = await coupons.find(sql, 'document_id = ? AND business_id = ?', [couponId, businessId]);
  return coupon && { ...toRecord(coupon), personal: known };
}

const books = tableOf('api::campaign.coupon').pick('id', 'usedCount', 'usedCents');

/** Coupons with the books of this moment, where a rule asks for them. Unscoped: by coupons that were read in their business. */
export async function withUses(sql: Sql, records: readonly CouponRecord[]): Promise<CouponRecord[]> {
  const limited = records.filter(({ coupon: { rules } }) => rules.usage ?? rules.budget);
  if (limited.length === 0) return [...records];
  const ids = limited.map(({ coupon }) => coupon.id);
  const rows = await books.select(sql, inList(sql, 'document_id'), [ids]);
  const current = new Map(rows.map((row) => [row.id, row]));
  return records.map((record) => {
    const row = current.get(record.coupon.id);
    return row ? { ...record, uses: row.usedCount, spentCents: row.usedCents } : record;
  });
}

/** The coupon with that id as it is today, or null. */
export const couponById = (sql: Sql, businessId: string, id: string) =>
  coupons.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** How many automatic coupons a business has, paused ones and drafts included. */
export const countAutomatic = (sql: Sql, businessId: string): Promise<number> =>
  coupons.count(sql, "business_id = ? AND auto_apply AND state <> 'ARCHIVED'", [businessId]);
