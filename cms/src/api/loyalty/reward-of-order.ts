import type { Sql } from '../../database/sql';
import type { RequestedReward } from '../../domain/quote';
import { rewardOf } from './load-offers';
import { redemptionOf } from './store/redemptions';
import { rewardById } from './store/rewards';

/** The reward that an order redeems, as it was when it was redeemed; null of an order without one. */
export async function rewardOfOrder(
  sql: Sql,
  { id, businessId }: { id: string; businessId: string },
): Promise<RequestedReward | null> {
  const redemption = await redemptionOf(sql, id);
  if (!redemption || redemption.state === 'RELEASED') return null;
  if (redemption.rewardId === null) return { reward: null, name: '', cashbackCents: redemption.cost };
  const row = await rewardById(sql, businessId, redemption.rewardId);
  return row && { reward: rewardOf(row), name: row.name, cashbackCents: 0 };
}
