import { tableOf } from '../../../database/content-type';
import { inList, sqlList, type Sql } from '../../../database/sql';
import { documentStamps, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { COMMISSION_TRANSITIONS, type CommissionMove } from '../../../domain/sellers';

/** `personId` is who of the team the seller is; null for one who does not sign in. */
export const commissions = tableOf('api::sellers.commission');

export type StoredCommission = RowOf<typeof commissions>;

/** The time of a move, where it is told. */
const STAMPS: Partial<Record<CommissionMove, string>> = {
  earn: 'earned_at',
  approve: 'approved_at',
  pay: 'paid_at',
};

/** What stands behind UPDATE for a move, with `now` as its parameters: the row goes from a state of the table to the next. */
function moving(move: CommissionMove, now: Date) {
  const { to } = COMMISSION_TRANSITIONS[move];
  const stamp = STAMPS[move];
  return {
    text: `commissions SET state = '${to}', version = version + 1, updated_at = ?${stamp ? `, ${stamp} = ?` : ''}`,
    parameters: stamp ? [now, now] : [now],
    from: sqlList(COMMISSION_TRANSITIONS[move].from),
  };
}

export const insertCommission = (sql: Sql, row: StoredCommission, at: Date): Promise<number> =>
  commissions.insert(sql, row, documentStamps(at));

/** Moves the commission of an order, once; an order without one, or with one that is elsewhere, changes nothing. */
export function moveOfOrderTo(
  tx: Tx,
  { businessId, orderId }: { businessId: string; orderId: string },
  move: CommissionMove,
  now: Date,
): Promise<number> {
  const { text: change, parameters, from } = moving(move, now);
  return tx.run(`UPDATE ${change} WHERE business_id = ? AND order_id = ? AND state IN ${from}`, [
    ...parameters,
    businessId,
    orderId,
  ]);
}

/** Moves those of the ids that can be moved so, and answers how many they were. */
export function moveCommissions(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
  move: CommissionMove,
  now: Date,
): Promise<number> {
  const { text: change, parameters, from } = moving(move, now);
  return tx.run(
    `UPDATE ${change} WHERE business_id = ? AND ${inList(tx, 'document_id')} AND state IN ${from}`,
    [...parameters, businessId, ids],
  );
}

/** What an order earns its seller, or null. */
export const commissionOfOrder = (
  sql: Sql,
  { businessId, orderId }: { businessId: string; orderId: string },
): Promise<StoredCommission | null> =>
  commissions.find(sql, 'business_id = ? AND order_id = ?', [businessId, orderId]);

/** `personId` is who of the team the seller is; null for one who does not sign in. */
export const commissionsById = (
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<StoredCommission[]> =>
  commissions.select(sql, `business_id = ? AND ${inList(sql, 'document_id')}`, [businessId, ids]);

/** What of a seller's is approved and not paid yet, of some business days. */
export const approvedOf = (
  sql: Sql,
  { businessId, sellerId, from, to }: { businessId: string; sellerId: string; from: string; to: string },
): Promise<StoredCommission[]> =>
  commissions.select(
    sql,
    "business_id = ? AND seller_id = ? AND business_day BETWEEN ? AND ? AND state = 'APPROVED' ORDER BY id",
    [businessId, sellerId, from, to],
  );

/** Takes back a part of a commission as it was read; answers 0 where somebody was faster. */
export async function reverseBy(
  tx: Tx,
  before: StoredCommission,
  { refundedCents, reversedCents }: Pick<StoredCommission, 'refundedCents' | 'reversedCents'>,
  now: Date,
): Promise<number> {
  const { from, to } = COMMISSION_TRANSITIONS.reverse;
  const state = refundedCents === before.soldCents ? to : before.state;
  return commissions.update(
    tx,
    { refundedCents, reversedCents, state, version: before.version + 1 },
    [
      `document_id = ? AND business_id = ? AND version = ? AND state IN ${sqlList(from)}`,
      before.id,
      before.businessId,
      before.version,
    ],
    { updated_at: now },
  );
}

/** Whose the commissions of a seller are to see, once the seller is somebody else of the team. */
export const reassignCommissions = (
  sql: Sql,
  { businessId, sellerId }: { businessId: string; sellerId: string },
  personId: string | null,
): Promise<number> =>
  commissions.update(sql, { personId }, ['business_id = ? AND seller_id = ?', businessId, sellerId]);

/** Writes what a commission that is not earned yet comes to after its order was edited. */
export const adjustCommission = (
  tx: Tx,
  { id, businessId, version }: StoredCommission,
  due: Pick<StoredCommission, 'soldCents' | 'baseCents' | 'amountCents' | 'withheld'>,
  now: Date,
): Promise<number> =>
  commissions.update(
    tx,
    { ...due, version: version + 1 },
    ["document_id = ? AND business_id = ? AND state = 'PENDING'", id, businessId],
    { updated_at: now },
  );
