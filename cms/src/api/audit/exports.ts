export { activityOf, historyOf } from './store/entries';
