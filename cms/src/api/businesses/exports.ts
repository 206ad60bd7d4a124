/* What other contexts use of businesses beside the use-cases. */
export {
  businessOf,
  closeBusiness,
  insertBusiness,
  lockBusiness,
  removeBusiness,
  updateBusinessRow,
} from './store/businesses';
export { planLimitsOf } from './store/plan-limits';
