/* What other contexts use of payments. */
export { forgetProviderEvents } from './store/provider-events';
