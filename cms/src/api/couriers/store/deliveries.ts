import { tableOf } from '../../../database/content-type';
import { forUpdate } from '../../../database/row-lock';
import { inList, type Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import { type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import {
  MAX_SETTLED,
  OPEN_DELIVERY_STATES,
  type Missed,
  type ProblemCode,
  type RefusedStep,
  type Settled,
  type StopState,
} from '../../../domain/couriers';
import { unreadableRow } from '../../../errors/job-failures';

/** An order on a trip, with what it brought its courier. */
export interface Stop {
  orderId: string;
  orderNumber: string;
  district: string | null;
  place: { lat: number; lng: number } | null;
  legMeters: number | null;
  state: StopState;
  problem: ProblemCode | null;
  note: string | null;
  /** When it was dropped; left out where it was not, or before that was kept. */
  leftAt?: string;
  /** What its courier did there that could not be taken, as it came; left out where there was nothing. */
  refused?: RefusedStep[];
  /** Its order only tries things out: it is no delivery, and pays no day; left out of others, and before that was kept. */
  test?: boolean;
  earnedCents: number;
  tipCents: number;
  cashCents: number;
  changeCents: number;
}

/** Who was asked and did not take a trip; when they were asked and took it on is left out where that was not kept yet. */
export interface Declined extends Missed {
  how: 'REJECTED' | 'EXPIRED' | 'WITHDRAWN';
  offeredAt?: string | null;
  acceptedAt?: string | null;
}

/**
 * `personId` is who of the team the courier is, null for one who does not sign in; `deliveries` are the orders handed over,
 * tests left out, and `dailyCents` is what of `earnedCents` the day earned. `refusedAt` is when something that its courier did at
 * one of its stops last could not be taken; null where that was never so.
 */
export const deliveries = tableOf('api::couriers.delivery', {
  stops: json<Stop[]>([]),
  declined: json<Declined[]>([]),
});

export type StoredDelivery = RowOf<typeof deliveries>;

const OPEN = `('${OPEN_DELIVERY_STATES.join("','")}')`;
const ENDED = "('DELIVERED','RETURNED')";
/**
 * A trip that nothing was left of is settled too where its courier did something that could not be taken, as they may have
 * money, and where it pays their day.
 */
const SETTLED_TOGETHER = `settlement_id IS NULL AND state IN ('DELIVERED','RETURNED','CANCELLED')
  AND (state <> 'CANCELLED' OR refused_at IS NOT NULL OR daily_cents > 0)`;
const MOST = 500;

export const deliveryById = (sql: Sql, businessId: string, id: string): Promise<StoredDelivery | null> =>
  deliveries.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** The same, which nobody else changes before the transaction ends. The orders on it are locked before it. */
export function deliveryForChange(tx: Tx, businessId: string, id: string): Promise<StoredDelivery | null> {
  return deliveries.find(tx, `document_id = ? AND business_id = ?${forUpdate(tx)}`, [id, businessId]);
}

/** The trips of a branch that are not over, oldest first. */
export const openDeliveriesAt = (sql: Sql, businessId: string, branchId: string): Promise<StoredDelivery[]> =>
  deliveries.select(sql, `business_id = ? AND branch_id = ? AND state IN ${OPEN} ORDER BY id LIMIT ${MOST}`, [
    businessId,
    branchId,
  ]);

/** The trips of a courier that are not over, oldest first. */
export const openDeliveriesOf = (
  sql: Sql,
  businessId: string,
  courierId: string,
): Promise<StoredDelivery[]> =>
  deliveries.select(
    sql,
    `business_id = ? AND courier_id = ? AND state IN ${OPEN} ORDER BY id LIMIT ${MOST}`,
    [businessId, courierId],
  );

/** The trips of a courier on a business day that are over, the last one first; of those nothing was left of, what pays the day. */
export const endedDeliveriesOn = (
  sql: Sql,
  { businessId, courierId, day }: { businessId: string; courierId: string; day: string },
): Promise<StoredDelivery[]> =>
  deliveries.select(
    sql,
    `business_id = ? AND courier_id = ? AND business_day = ?
      AND (state IN ${ENDED} OR state = 'CANCELLED' AND daily_cents > 0) ORDER BY id DESC LIMIT ${MOST}`,
    [businessId, courierId, day],
  );

/** The trips of a branch that nothing was left of while their couriers did something there, in no settlement yet, oldest first. */
export const refusedDeliveriesAt = (
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<StoredDelivery[]> =>
  deliveries.select(
    sql,
    `business_id = ? AND branch_id = ? AND state = 'CANCELLED' AND settlement_id IS NULL AND refused_at IS NOT NULL
      ORDER BY id LIMIT ${MOST}`,
    [businessId, branchId],
  );

/** The trips of a courier that are over and in no settlement yet, oldest first: as many as are settled together. */
export const unsettledOf = (sql: Sql, businessId: string, courierId: string): Promise<StoredDelivery[]> =>
  deliveries.select(
    sql,
    `business_id = ? AND courier_id = ? AND ${SETTLED_TOGETHER} ORDER BY id LIMIT ${MAX_SETTLED}`,
    [businessId, courierId],
  );

/** What the same trips of couriers come to, all of them; those who have none are left out. */
export async function unsettledSums(
  sql: Sql,
  businessId: string,
  courierIds: readonly string[],
): Promise<Map<string, Settled>> {
  const rows = await sql.all<Record<keyof Settled, number | string> & { courier_id: string }>(
    `SELECT courier_id, SUM(deliveries) AS deliveries, SUM(earned_cents) AS "earnedCents",
            SUM(tip_cents) AS "tipCents", SUM(cash_cents) AS "cashCents", SUM(change_cents) AS "changeCents"
       FROM deliveries WHERE business_id = ? AND ${inList(sql, 'courier_id')} AND ${SETTLED_TOGETHER}
      GROUP BY courier_id`,
    [businessId, courierIds],
  );
  // PostgreSQL adds large integers up to a text.
  return new Map(
    rows.map(({ courier_id, ...sums }) => [
      courier_id,
      {
        deliveries: Number(sums.deliveries),
        earnedCents: Number(sums.earnedCents),
        tipCents: Number(sums.tipCents),
        cashCents: Number(sums.cashCents),
        changeCents: Number(sums.changeCents),
      },
    ]),
  );
}

/** The trips that a settlement fixed. */
export const settledIn = (sql: Sql, businessId: string, settlementId: string): Promise<StoredDelivery[]> =>
  deliveries.select(sql, `business_id = ? AND settlement_id = ? ORDER BY id LIMIT ${MAX_SETTLED}`, [
    businessId,
    settlementId,
  ]);

/** Whether another trip of the day has paid the courier for it already. */
export async function isDayPaid(sql: Sql, trip: StoredDelivery): Promise<boolean> {
  const { businessId, courierId, businessDay, id } = trip;
  return (
    (await deliveries.count(
      sql,
      'business_id = ? AND courier_id = ? AND business_day = ? AND daily_cents > 0 AND document_id <> ?',
      [businessId, courierId, businessDay, id],
    )) > 0
  );
}

/** Another trip of a courier's day that handed something over and is in no settlement yet, locked; null where there is none. */
export function lockOtherTripOfDay(tx: Tx, trip: StoredDelivery): Promise<StoredDelivery | null> {
  const { businessId, courierId, businessDay, id } = trip;
  return deliveries.find(
    tx,
    `business_id = ? AND courier_id = ? AND business_day = ? AND deliveries > 0 AND settlement_id IS NULL
      AND document_id <> ? ORDER BY id LIMIT 1${forUpdate(tx)}`,
    [businessId, courierId, businessDay, id],
  );
}

/** Whether a trip of a courier's day that handed something over is settled already. */
export async function isDaySettled(sql: Sql, trip: StoredDelivery): Promise<boolean> {
  const { businessId, courierId, businessDay } = trip;
  return (
    (await deliveries.count(
      sql,
      'business_id = ? AND courier_id = ? AND business_day = ? AND deliveries > 0 AND settlement_id IS NOT NULL',
      [businessId, courierId, businessDay],
    )) > 0
  );
}

/** Changes a trip as it was read; answers none where somebody was faster. */
export const changeDelivery = (
  tx: Tx,
  { id, businessId, version }: StoredDelivery,
  changes: Partial<StoredDelivery>,
  now: Date,
): Promise<number> =>
  deliveries.update(
    tx,
    { ...changes, version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', id, businessId, version],
    { updated_at: now },
  );

/** Unscoped: for the clock, which serves every business. Offers that nobody answered in time. */
export const overdueOffers = (sql: Sql, now: Date): Promise<StoredDelivery[]> =>
  deliveries
    .selectReadable(
      sql,
      "state = 'OFFERED' AND offer_ends_at <= ? ORDER BY offer_ends_at LIMIT 200",
      [now],
      unreadableRow('trips'),
    )
    .then(({ rows }) => rows);
