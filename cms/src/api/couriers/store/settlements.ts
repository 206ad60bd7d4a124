import type { Sql } from '../../../database/sql';
import {
  code,
  defineTable,
  documentStamps,
  instant,
  number,
  orNull,
  text,
  type RowOf,
} from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { differenceOf, type SettlementState } from '../../../domain/couriers';
import type { StoredDelivery } from './deliveries';

const settlements = defineTable('settlements', {
  id: text('document_id'),
  businessId: text(),
  branchId: text(),
  courierId: text(),
  personId: orNull(text()),
  courierName: text(),
  businessDay: text(),
  deliveries: number(),
  earnedCents: number(),
  tipsCents: number(),
  cashCents: number(),
  changeCents: number(),
  broughtForwardCents: number(),
  balanceCents: number(),
  countedCents: orNull(number()),
  closedAt: orNull(instant()),
  paidAt: orNull(instant()),
  state: code<SettlementState>(),
  version: number(),
});

export type StoredSettlement = RowOf<typeof settlements>;

export const insertSettlement = (tx: Tx, row: StoredSettlement, at: Date): Promise<number> =>
  settlements.insert(tx, row, documentStamps(at));

export const settlementById = (sql: Sql, businessId: string, id: string): Promise<StoredSettlement | null> =>
  settlements.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** What the last settlement of a courier was short of, below 0, or over: it comes into the next. */
export async function broughtForward(sql: Sql, businessId: string, courierId: string): Promise<number> {
  const last = await settlements.find(
    sql,
    'business_id = ? AND courier_id = ? ORDER BY closed_at DESC, id DESC LIMIT 1',
    [businessId, courierId],
  );
  const cashDueCents = last ? last.cashCents - last.changeCents : 0;
  return differenceOf({ cashDueCents, countedCents: last?.countedCents ?? null }) ?? 0;
}

/** Notes that a settlement was paid, once. */
export const setPaid = (tx: Tx, { id, businessId, version }: StoredSettlement, now: Date): Promise<number> =>
  settlements.update(
    tx,
    { state: 'PAID', paidAt: now.toISOString(), version: version + 1 },
    ["document_id = ? AND business_id = ? AND version = ? AND state = 'CLOSED'", id, businessId, version],
    { updated_at: now },
  );

/** Puts a trip into a settlement, once; none where another settlement has it, or it has changed since it was read. */
export const fixDelivery = (
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
