import type { Tx } from '../../src/database/transaction';
import { newId } from '../../src/database/ids';
import { programCreate, type StoredReward } from '../../src/contracts/loyalty';
import { syncRewards } from '../../src/api/loyalty/store/rewards';
import { insertBatch } from '../../src/api/campaign/store/new-codes';
import type { BusinessPlan } from '../business-plan';
import { make } from './make';

/** Stores the coupons of a business with their personal codes, and its loyalty program. */
export async function buildCampaign(
  tx: Tx,
  businessId: string,
  { coupons, loyalty }: BusinessPlan,
  now: Date,
): Promise<void> {
  for (const { codes = 0, ...coupon } of coupons) {
    const couponId = await make('api::campaign.coupon', { ...coupon, businessId, branchIds: [] });
    const batch = {
      businessId,
      couponId,
      batchId: newId(),
      purpose: 'BATCH' as const,
      customerId: null,
      expiresAt: null,
    };
    if (codes > 0) await insertBatch(tx, { ...batch, now }, codes);
  }
  if (!loyalty) return;
  const { rewards, ...rest } = programCreate.parse(loyalty);
  const stored: StoredReward[] = rewards.map((reward) => ({ ...reward, id: newId() }));
  const program = { ...rest, rewards: stored, businessId, state: 'ACTIVE' };
  const programId = await make('api::loyalty.program', program);
  await syncRewards(tx, { businessId, programId }, stored, { now, hasLots: false });
}
