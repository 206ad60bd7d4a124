/* What other contexts use of orders beside the use-cases. */
export { customerOfProof } from './customer-of-proof';
export { customerReachedAt } from './store/customer-reached-at';
export { toTracked } from './present/tracked';
export { seesOrdersOf, toCard, visibilityOf, type OrderVisibility } from './present/card';
export { ordersChangedIn } from './store/changed-orders';
export { openOrdersAt, outcomesSince, salesOfDay, type DaySales } from './store/day-sales';
export { moveOrder, OrderMoved } from './store/move-order';
export {
  emailsOfOrders,
  orderById,
  orderByToken,
  orderForChange,
  orderOfCheckoutForChange,
  orderOfJob,
  orderNumbers,
  orderOfJobForChange,
  type StoredOrder,
} from './store/order-row';
export {
  toPaymentColumns,
  receivedAll,
  receivedAtDoor,
  requirePaidBy,
  plannedPayments,
} from './store/payment-changes';
export { logRefusedStep } from './store/refused-steps';
export { MAX_ENTRIES } from './store/timeline';
export { hasAccepted, missedOrders, ordersInPreparation } from './store/branch-orders';
export {
  countWaiting,
  handedOverLate,
  moneyNeeded,
  ordersHandedOver,
  ordersOfDay,
  overduePromises,
  overduePromisesAt,
  type DayOrder,
  type HandedOverOrder,
} from './store/day-orders';
export { findSignalledOrders, type SignalledOrder } from './store/heard-orders';
export { callingAt, NOTHING_UNHEARD, unheardAt } from './store/unheard';
export { setCourier } from './store/set-courier';
export { ordersOfTrips, ordersWithoutCourierAt, branchesWaitingForCourier } from './store/without-courier';
export { bestSellersOf, lastOrdersWith, soldByDay, soldByVariation } from './store/product-sales';
export { deliveredPlaces } from './store/delivered-places';
export { LOST, UNSOLD_STATES } from './store/state-lists';
export { claimSurvey, ordersToSurvey, SURVEY_PAGE, type OrderToSurvey } from './store/surveyed-orders';
export { orderToMail, type OrderToMail } from './present/order-mail';
export { orderOfAnswer, type AnsweredOrder } from './store/answered-orders';
export { orderTraits, type OrderTraits } from './store/order-traits';
export { IS_REAL, lastTestOrder } from './store/test-orders';
export { anonymizeOrders, contactsOfOrders, hasOpenOrders } from './store/anonymize-orders';
export { removeViewsAbout } from './store/saved-views';
export { ordersOfCustomer } from './store/orders-of-customer';
export { pagesOfPastOrders, pagesOfPastTotals, type PastOrder, type PastTotal } from './store/past-orders';
export { ordersForLedger, ordersForLedgerAgain } from './store/ledger-orders';
