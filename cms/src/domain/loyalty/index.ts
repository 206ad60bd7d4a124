export {
  earn,
  post,
  restoreEarning,
  reverseEarning,
  reviseEarning,
  voidEarning,
  voidImport,
} from './earnings';
export {
  earnedUnits,
  LOYALTY_EARN_PER,
  LOYALTY_KINDS,
  LOYALTY_STATES,
  LOYALTY_VERBS,
  type EarningOrder,
  type EarnRule,
  type LoyaltyEarnPer,
  type LoyaltyKind,
  type LoyaltyState,
  type LoyaltyVerb,
} from './program';
export { rewardProgress, type Purchase, type RewardProgress } from './progress';
export {
  isSameOffer,
  REWARD_KINDS,
  rewardDiscount,
  unitValue,
  valueOfUnits,
  type Reward,
  type RewardKind,
  type UnitValue,
} from './reward';
export { allocate, credit, giveBack, RELEASED_DAYS, spend, type Allocation } from './spending';
export {
  availableUnits,
  EMPTY_WALLET,
  expireDue,
  nextExpiry,
  pendingUnits,
  type Lot,
  type LotSource,
  type LotState,
  type MoveKind,
  type Wallet,
  type WalletChange,
  type WalletMove,
} from './wallet';
