/* What other contexts use of plans. */
export { requirePlanLimit } from './require-plan-limit';
export { hasPlans, isAnotherOffered, isPlan, offeredPlan } from './store/plans';
export {
  beginTrial,
  cancelSubscription,
  removeSubscription,
  subscriptionStateOf,
} from './store/subscriptions';
