/* What other contexts use of devices beside the use-cases. */
export { forgetOldSignals, SIGNAL_DAYS } from './store/signals';
export { kitchenScreensSince } from './store/devices';
