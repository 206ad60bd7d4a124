import type { SellerFigures, SellerSumsDto } from '../../../contracts/sellers';
import { inList, type Sql } from '../../../database/sql';

interface Asked {
  businessId: string;
  branchId: string;
  from: string;
  to: string;
  /** Only the sales of this person of the team; of everybody where it is null. */
  personId: string | null;
}

const NET = 'c.amount_cents - c.reversed_cents';
const net = (...states: string[]) =>
  `SUM(CASE WHEN c.state IN ('${states.join("','")}') THEN ${NET} ELSE 0 END)`;

/** What each seller of a branch sold and earned on some business days; orders that came to nothing are none. */
export const sumsOf = (
  sql: Sql,
  { businessId, branchId, from, to, personId }: Asked,
): Promise<SellerSumsDto[]> =>
  sql.all<SellerSumsDto>(
    `SELECT c.seller_id AS "sellerId", MAX(s.name) AS "sellerName", COUNT(*) AS orders, SUM(c.sold_cents) AS "soldCents",
            ${net('PENDING')} AS "pendingCents", ${net('EARNED')} AS "earnedCents",
            ${net('APPROVED')} AS "approvedCents", ${net('PAID')} AS "paidCents"
       FROM commissions c JOIN sellers s ON s.document_id = c.seller_id
      WHERE c.business_id = ? AND c.branch_id = ? AND c.business_day BETWEEN ? AND ? AND c.state <> 'VOID'
        AND (? = '' OR c.person_id = ?)
      GROUP BY c.seller_id ORDER BY "sellerName", c.seller_id`,
    [businessId, branchId, from, to, personId ?? '', personId ?? ''],
  );

/** What sellers of a branch sold and earned since a business day; one who sold nothing is missing. */
export async function figuresSince(
  sql: Sql,
  businessId: string,
  sellerIds: readonly string[],
  since: string,
): Promise<Map<string, SellerFigures>> {
  const rows = await sql.all<Omit<SellerFigures, 'since'> & { sellerId: string }>(
    `SELECT c.seller_id AS "sellerId", COUNT(*) AS orders, SUM(c.sold_cents) AS "soldCents",
            ${net('EARNED', 'APPROVED', 'PAID')} AS "earnedCents"
       FROM commissions c
      WHERE c.business_id = ? AND ${inList(sql, 'c.seller_id')} AND c.business_day >= ? AND c.state <> 'VOID'
      GROUP BY c.seller_id`,
    [businessId, sellerIds, since],
  );
  return new Map(rows.map(({ sellerId, ...figures }) => [sellerId, { since, ...figures }]));
}
