export { composeMenu, menuOf, neededBy } from './compose-menu';
export { seenOtherwise } from './seen-otherwise';
export {
  appearance,
  shownExtraGroup,
  shownProduct,
  shownVariationGroup,
  type Appearance,
} from './shown-menu';
export { structuredData } from './structured-data';
