/* What other contexts use of loyalty. */
export {
  earnLoyalty,
  syncLoyaltyWithEdit,
  syncLoyaltyWithOrder,
  syncLoyaltyWithRefund,
} from './follow-order';
export {
  redeemReward,
  releaseRedemption,
  retakeRedemption,
  reviseRedemption,
  useRedemption,
} from './redeem-reward';
export { rewardOfOrder } from './reward-of-order';
export { loyaltyOffers, type LoyaltyOffers, type RewardOffer } from './load-offers';
export { toCardProgram } from './present-card';
export { anonymizeLoyalty } from './store/anonymize';
export { deleteOldBalanceImports } from './store/balance-imports';
export { personalLoyalty } from './store/statement';
export { customerOfPass, isLoyaltyCode, loyaltyCode, loyaltyPass, type LoyaltyCode } from './proof';
