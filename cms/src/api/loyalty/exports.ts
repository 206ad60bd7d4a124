/* What other contexts use of loyalty. */
export {
  earnLoyalty,
  syncLoyaltyWithEdit,
  syncLoyaltyWithOrder,
  syncLoyaltyWithRefund,
} from './follow-order';
export { redeemReward, releaseRedemption, retakeRedemption, useRedemption } from './redeem-reward';
export { loyaltyOffers, type LoyaltyOffers, type RewardOffer } from './load-offers';
export { anonymizeLoyalty } from './store/anonymize';
export { deleteOldBalanceImports } from './store/balance-imports';
export { personalLoyalty } from './store/statement';
