export { basePrice, isPromoInForce, variationPrice, type Price } from './base-price';
export type { ExtraChoice } from './choose-extras';
export { extraInVariation, extraPriceCents } from './extra-price';
export { groupPrices, type ChosenExtra } from './group-price';
export { priceFrom } from './price-from';
export type { PriceProblem, PriceProblemCode } from './problem';
export {
  linePrice,
  unitPrice,
  type Choice,
  type PricedExtra,
  type UnitPrice,
  type UnitPriceResult,
} from './unit-price';
