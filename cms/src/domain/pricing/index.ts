export { basePrice, isPromoInForce, variationPrice, type Price } from './base-price';
export type { ExtraChoice, PiecesChoice } from './choose-extras';
export { extraInVariation, extraPriceCents } from './extra-price';
export { groupPrices } from './group-price';
export { priceFrom } from './price-from';
export type { PriceProblem, PriceProblemCode } from './problem';
export {
  addedCents,
  linePrice,
  unitPrice,
  type Choice,
  type PricedExtra,
  type PricedPieces,
  type UnitPrice,
  type UnitPriceResult,
} from './unit-price';
