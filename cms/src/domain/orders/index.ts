export { canOrder } from './can-order';
export * from './life-cycle';
export { orderNumber } from './number';
export * from './order';
export * from './payment';
export type { Pause, StoreContext } from './store';
export { STORE_STATES, type StoreFacts, type StoreState } from './store-state';
export { dueCents, totalsOf } from './totals';
