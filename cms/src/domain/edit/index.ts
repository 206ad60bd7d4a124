export type { EditRefusal, WantedItems } from './edit-items';
export { editOrder, saleTime, type EditableOrder, type Edit, type EditNotice } from './edit-order';
export { manualDiscountCents, maxDiscountCents, withManualDiscount } from './discount';
export { holdItems } from './hold';
export { editOutcome, nextRevision } from './outcome';
export { paymentsAfterEdit } from './payments-after-edit';
export { heldDemand, stockChange } from './stock-change';
export {
  possibleAnswers,
  itemsAfter,
  defaultAnswer,
  SUBSTITUTION_MIN,
  type Substitutable,
  type Substitution,
} from './substitution';
