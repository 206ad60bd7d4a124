import { code, json, number, orNull, text } from '../../../database/codecs';
import type { Sql } from '../../../database/sql';
import { defineTable, type RowOf } from '../../../database/table';
import type { Allocation } from '../../../domain/loyalty';

export type RedemptionState = 'RESERVED' | 'USED' | 'RELEASED';

/** Units taken from a lot of one of the customers of a merged group. */
export interface StoredAllocation extends Allocation {
  customerId: string;
}

export const redemptions = defineTable('loyalty_redemptions', {
  orderId: text(),
  businessId: text(),
  programId: text(),
  customerId: text(),
  rewardId: orNull(text()),
  cost: number(),
  allocations: json<StoredAllocation[]>([]),
  valueCents: number(),
  state: code<RedemptionState>(),
  at: number(),
});

export type StoredRedemption = RowOf<typeof redemptions>;

/** The redemption of an order, or null. Unscoped: by an order that was read in its business. */
export const redemptionOf = (sql: Sql, orderId: string): Promise<StoredRedemption | null> =>
  redemptions.find(sql, 'order_id = ?', [orderId]);

/** Moves a redemption from one state to another; answers 0 where it is in another state. */
export const moveRedemption = (
  sql: Sql,
  { orderId, businessId }: StoredRedemption,
  from: RedemptionState,
  changes: Partial<StoredRedemption>,
): Promise<number> =>
  redemptions.update(sql, changes, [
    'order_id = ? AND business_id = ? AND state = ?',
    orderId,
    businessId,
    from,
  ]);
