export { basePrice, variationGroupPrice, variationPrice } from './base-price';
export { ownPriceCents } from './own-price';
export { changedExtras, changedProductPrices, changedVariations, type ChangedPrices } from './changed-prices';
export type { ExtraChoice, PiecesChoice } from './choose-extras';
export { extraPriceCents } from './extra-price';
export { groupPrices } from './group-price';
export { askedPrice, priceFrom, type AskedPrice } from './price-from';
export type { PriceProblem, PriceProblemCode } from './problem';
export {
  itemPrice,
  unitPrice,
  type Choice,
  type PricedExtra,
  type PricedPieces,
  type UnitPrice,
} from './unit-price';
