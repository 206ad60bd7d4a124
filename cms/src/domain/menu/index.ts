export { applyCategoryStations } from './category-stations';
export { availableAt } from './availability';
export * from './menu';
export { applyLinkedProducts } from './linked-products';
export { indexMenu, type MenuIndex } from './menu-index';
export { withoutArchivedParts } from './archived-parts';
export { withQuantities } from './with-quantities';
export {
  askedAfter,
  asks,
  MAX_NESTED,
  nestingProblems,
  type AskedAfter,
  type NestingProblemCode,
} from './nesting';
export { nextMenuChange } from './next-change';
export { isAvailable, sellable, shortGroups, type NotSellableReason, type SaleContext } from './sellable';
export { saleClauses, type SaleClauseCode } from './sale-clauses';
export { LAST_POSITION, lastPosition, placeRow, type Place, type Placed } from './place';
export {
  EMPTY_PRODUCT,
  MAX_PRODUCT_NAME,
  PRODUCT_FIELDS,
  SHOWN_FIELDS,
  shownFields,
  type StaffFields,
  type ProductFields,
} from './product-fields';
export { changedPrice, type PriceChange, type PriceRule } from './price-change';
export { counted, measured, perUnit, PRODUCT_UNITS, countUnits, unitSymbol, type ProductUnit } from './unit';
export { applySoldOutGroups } from './sold-out-groups';
export {
  hasRunOut,
  isOffered,
  isOnSale,
  isSoldOut,
  laterEnd,
  SOLD_OUT_UNTIL_CHANGED,
  UNTRACKED,
  type SaleMoment,
} from './sold-out';
export { validateAvailability, validateProduct, type ProductProblem } from './validate-product';
export {
  validateExtraGroup,
  validateVariationGroup,
  type ExtraGroupProblemCode,
  type VariationGroupProblemCode,
} from './validate-groups';
