/* What other contexts use of access beside the use-cases. */
export { accessRequestsOf, dismissRequestsOf } from './store/access-requests';
