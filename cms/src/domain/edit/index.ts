export type { EditRefusal, WantedItems } from './edit-items';
export { editOrder, type EditableOrder, type Edit, type EditTold } from './edit-order';
export { manualDiscountCents, mostDiscountCents, withManualDiscount } from './discount';
export { holdItems } from './hold';
export { editOutcome, nextRevision } from './outcome';
export {
  answersTo,
  itemsAfter,
  onSilence,
  SUBSTITUTION_MIN,
  type Substitutable,
  type Substitution,
} from './substitution';
