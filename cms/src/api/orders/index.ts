export { toCard, visibilityOf, type OrderVisibility } from './present/card';
export { ordersChangedIn } from './store/changed-orders';
export { orders, type StoredOrder } from './store/order-row';
export { REFUND_DUE, UNSOLD_STATES } from './store/state-lists';
export { IS_REAL, lastTestOrder } from './store/test-orders';
