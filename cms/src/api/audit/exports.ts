/* What other contexts use of audit beside the use-cases. */
export { activityOf, historyOf } from './store/entries';
