/* What other contexts use of plans. */
export { planLimitsOf } from './store/plan-limits';
export { hasPlans, isAnotherOffered, isPlan, offeredPlan } from './store/plans';
export {
  beginTrial,
  cancelSubscription,
  removeSubscription,
  subscriptionStateOf,
} from './store/subscriptions';
