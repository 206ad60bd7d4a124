/* What other contexts use of payments. */
export { forgetOldEvents } from './store/provider-events';
