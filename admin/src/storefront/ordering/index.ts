/* What ordering is made of beside its screens, for whoever types an order at the counter: the one door to it. */
export { cartItem, MAX_QUANTITY, withChanged, withItem, withQuantity, type CartItem } from '../cart/cart';
export { itemCents, itemState } from '../cart/cart-price';
export { orderItems } from '../cart/order-items';
export {
  couponFields,
  couponPlace,
  couponStandings,
  MAX_CODES,
  refusedWhenPlaced,
  type CouponStanding,
} from '../checkout/coupon-standing';
export { itemWords } from '../cart/item-words';
export { itemsOfOrder } from '../cart/items-of-order';
export {
  extraGroupsOf,
  menuSections,
  storeMenu,
  unitOf,
  type StoreExtra,
  type StoreExtraGroup,
  type StoreMenu,
} from '../menu/store-menu';
export {
  controlOf,
  extraList,
  piecesIn,
  remainingQuantity,
  withExtra,
  withoutUnavailable,
} from '../product/choice';
export { choiceProblems, shownPrice } from '../product/choice-price';
export { hasOptions, variationsOf, type Choice } from '../product/chosen';
export { initialChoice, presets } from '../product/initial-choice';
export { nestedChoice, withNested } from '../product/nested-choice';
