export {
  appearance,
  shownExtraGroup,
  shownProduct,
  shownVariationGroup,
  type Appearance,
} from './shown-menu';
