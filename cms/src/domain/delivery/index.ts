export type { DeliveryAddress } from './area';
export { distanceMeters, pointInPolygon, selfCrosses, type Point } from './geometry';
export { matchZone, type DeliveryContext, type DeliveryMatch, type DeliveryRefusal } from './match';
export { deliveryOffer, type DeliveryOffer } from './offer';
export { validateZone, type ZoneProblemCode } from './validate';
export type { DeliveryZone, FeeTier, ZoneShape, ZoneTerms } from './zone';
