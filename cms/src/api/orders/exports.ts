/* What other contexts use of orders beside the use-cases. */
export { toTracked } from './present/tracked';
export { toCard, visibilityOf, type OrderVisibility } from './present/card';
export { ordersChangedIn } from './store/changed-orders';
export { openOrdersAt, outcomesSince, salesOfDay, type DaySales } from './store/day-sales';
export { moveOrder, OrderMoved } from './store/move-order';
export {
  orderById,
  orderByToken,
  orderForChange,
  orderOfCheckoutForChange,
  orderOfJob,
  orderOfJobForChange,
  orders,
  type StoredOrder,
} from './store/order-row';
export { inColumns, receivedAll, toldPayments } from './store/payment-changes';
export { MOST_ENTRIES } from './store/timeline';
export { ordersInTheMaking } from './store/branch-orders';
export { setCourier } from './store/set-courier';
export { ordersOfTrips, uncarriedAt, branchesWithUncarried } from './store/uncarried';
export { lastOrdersWith, soldByDay, soldByVariation } from './store/product-sales';
export { deliveredPlaces } from './store/delivered-places';
export { MONEY_NEEDED, OPEN_STATES, REFUND_DUE, RINGING, UNSOLD_STATES } from './store/state-lists';
export { IS_REAL, lastTestOrder } from './store/test-orders';
