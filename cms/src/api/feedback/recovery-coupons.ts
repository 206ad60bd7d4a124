import type { RecoveryCouponDto } from '../../contracts/feedback';
import type { Sql } from '../../database/sql';
import { issuedCodes } from '../campaign/exports';
import { orderNumbers } from '../orders/exports';

/** The codes that customers got for their feedback, by the ids of the feedback; feedback without one is missing. */
export async function recoveryCoupons(
  sql: Sql,
  businessId: string,
  rows: readonly { documentId: string; recoveryCode: string | null }[],
): Promise<Map<string, RecoveryCouponDto>> {
  const codes = await issuedCodes(
    sql,
    businessId,
    rows.flatMap(({ recoveryCode }) => recoveryCode ?? []),
  );
  const orderIds = [...codes.values()].flatMap(({ orderId }) => orderId ?? []);
  const numbers = await orderNumbers(sql, businessId, orderIds);
  return new Map(
    rows.flatMap(({ documentId, recoveryCode }) => {
      const issued = recoveryCode === null ? undefined : codes.get(recoveryCode);
      if (!issued) return [];
      const orderNumber = issued.orderId === null ? null : (numbers.get(issued.orderId) ?? null);
      return [[documentId, { ...issued, orderNumber }]];
    }),
  );
}
