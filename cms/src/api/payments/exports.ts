/* What other contexts use of payments. */
export { deleteProviderEvents } from './store/provider-events';
