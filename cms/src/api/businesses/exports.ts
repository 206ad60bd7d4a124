/* What other contexts use of businesses beside the use-cases. */
export {
  businessOf,
  businessCountries,
  closeBusiness,
  insertBusiness,
  lockBusiness,
  removeBusiness,
  updateBusinessRow,
} from './store/businesses';
export { saveSteps, stepsOf } from './store/onboarding-steps';
