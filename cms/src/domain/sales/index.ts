export {
  groupsByHour,
  SALES_DIMENSIONS,
  SLOT_MS,
  type SalesDimension,
  type SalesGroup,
  type SalesSlot,
} from './breakdown';
export {
  discountsOf,
  reconcileSales,
  salesAmounts,
  salesFigures,
  type OrderSum,
  type SalesAmounts,
  type SalesFigures,
  type SalesReconciliation,
  type StateSum,
} from './figures';
export {
  comparedPeriod,
  daysOfPeriod,
  MAX_SALES_DAYS,
  SALES_COMPARISONS,
  type SalesComparison,
  type SalesPeriod,
} from './period';
