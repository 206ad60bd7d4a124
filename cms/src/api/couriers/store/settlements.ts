import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import { documentStamps, type RowOf, type StoredRow } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { differenceOf } from '../../../domain/couriers';
import type { StoredDelivery } from './deliveries';

export const settlements = tableOf('api::couriers.settlement');

export type StoredSettlement = RowOf<typeof settlements>;

export const insertSettlement = (tx: Tx, row: StoredSettlement, at: Date): Promise<number> =>
  settlements.insert(tx, row, documentStamps(at));

export const settlementById = (sql: Sql, businessId: string, id: string): Promise<StoredSettlement | null> =>
  settlements.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

const counted = settlements.pick('courierId', 'balanceCents', 'countedCents');

/** What the last settlement of each of these couriers was short of, below 0, or over: it comes into the next. */
export async function broughtForward(
  sql: Sql,
  businessId: string,
  courierIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql.all<StoredRow>(
    `SELECT ${counted.columns('last')} FROM couriers c JOIN settlements last ON last.id =
            (SELECT s.id FROM settlements s WHERE s.courier_id = c.document_id AND s.business_id = c.business_id
              ORDER BY s.closed_at DESC, s.id DESC LIMIT 1)
      WHERE ${inList(sql, 'c.document_id')} AND c.business_id = ?`,
    [courierIds, businessId],
  );
  return new Map(
    rows.map((row) => {
      const { courierId, ...sums } = counted.read(row);
      return [courierId, differenceOf(sums) ?? 0];
    }),
  );
}

/** The same of one courier. */
export const broughtForwardOf = async (sql: Sql, businessId: string, courierId: string): Promise<number> =>
  (await broughtForward(sql, businessId, [courierId])).get(courierId) ?? 0;

/** Notes that a settlement was paid, once. */
export const markSettlementPaid = (
  tx: Tx,
  { id, businessId, version }: StoredSettlement,
  now: Date,
): Promise<number> =>
  settlements.update(
    tx,
    { state: 'PAID', paidAt: now.toISOString(), version: version + 1 },
    ["document_id = ? AND business_id = ? AND version = ? AND state = 'CLOSED'", id, businessId, version],
    { updated_at: now },
  );

/** Puts a trip into a settlement, once; none where another settlement has it, or it has changed since it was read. */
export const attachToSettlement = (
  tx: Tx,
  { id, businessId, version }: StoredDelivery,
  settlementId: string,
  now: Date,
): Promise<number> =>
  tx.run(
    `UPDATE deliveries SET settlement_id = ?, version = version + 1, updated_at = ?
      WHERE document_id = ? AND business_id = ? AND version = ? AND settlement_id IS NULL`,
    [settlementId, now, id, businessId, version],
  );
