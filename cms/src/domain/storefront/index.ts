export { composeMenu, menuOf, requiredGroups } from './compose-menu';
export { changedForCustomers } from './changed-for-customers';
export {
  appearance,
  shownExtraGroup,
  shownProduct,
  shownVariationGroup,
  type Appearance,
} from './shown-menu';
export { structuredData } from './structured-data';
