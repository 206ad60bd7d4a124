export { availableAt } from './availability';
export * from './menu';
export { followLinkedProducts } from './linked-products';
export { indexMenu, type MenuIndex } from './menu-index';
export {
  askedAfter,
  asks,
  MOST_NESTED,
  nestingProblems,
  type AskedAfter,
  type NestingGroup,
  type NestingProblem,
  type NestingProblemCode,
} from './nesting';
export { nextMenuChange } from './next-change';
export {
  isToBeHad,
  reachablePieces,
  sellable,
  shortGroups,
  type NotSellableReason,
  type SaleContext,
  type Sellability,
} from './sellable';
export { saleClauses, SALE_CLAUSES, type SaleClause, type SaleClauseCode } from './sale-clauses';
export { LAST_POSITION, lastPosition, placeRow, type Place, type Placed } from './place';
export { changedPrice, type PriceChange } from './price-change';
export { isOffered, isOnSale, isSoldOut, SOLD_OUT_UNTIL_CHANGED, type SaleMoment } from './sold-out';
export { validateAvailability, validateProduct, type ProductProblem } from './validate-product';
export {
  validateExtraGroup,
  validateVariationGroup,
  type ExtraGroupProblemCode,
  type ExtraGroupRules,
  type GroupProblem,
  type VariationGroupProblemCode,
  type VariationGroupRules,
} from './validate-groups';
