export {
  businessOf,
  closeBusiness,
  insertBusiness,
  lockBusiness,
  removeBusiness,
  updateBusinessRow,
} from './store/businesses';
