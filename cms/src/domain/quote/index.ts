export { chosenTime } from './order-time';
export { contactNeeded, partitionRefusals } from './partition-refusals';
export { quote, type Quote, type QuoteFacts, type QuoteRequest } from './quote';
export { couponCodes, firstTypedCoupon, quoteWithoutCoupon, type QuotedCoupon } from './quote-coupons';
export { applyReward, type QuotedReward, type RequestedReward, type RewardProblem } from './quote-reward';
export type { Refusal, RefusalCode } from './refusal';
export { slotDays, slotsHoldFor, withRoom, type SlotDay } from './slot-days';
