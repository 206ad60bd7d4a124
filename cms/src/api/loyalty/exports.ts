/* What other contexts use of loyalty. */
export {
  earnLoyalty,
  syncLoyaltyWithEdit,
  syncLoyaltyWithOrder,
  syncLoyaltyWithRefund,
} from './follow-order';
export { redeemReward, releaseRedemption, retakeRedemption, useRedemption } from './redeem-reward';
