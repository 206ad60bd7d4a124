export type { DeliveryAddress } from './area';
export { distanceMeters, pointOf, polygonTest, selfIntersects, type Point } from './geometry';
export {
  judgeZones,
  matchZone,
  type DeliveryContext,
  type DeliveryMatch,
  type DeliveryRefusal,
  type ZoneOutcome,
} from './match';
export { CELL_DEGREES, cellOf, demandOf, type Cell, type Demand, type DemandPoint } from './demand';
export {
  readGeoJson,
  toGeoJson,
  type GeoJsonNote,
  type GeoJsonProblem,
  type GeoJsonProblemCode,
  type ImportedArea,
} from './geojson';
export { featuresOf, isOwnFile, propertiesOf } from './geojson-file';
export { deliveryOffer, type DeliveryOffer } from './offer';
export { coversTimesOf, prevailingZone, schedulesOverlap } from './overlap';
export { isInDistrict, servedDistricts, type ServedDistrict } from './served-districts';
export { rangeProblems, validateZone, type ZoneProblem, type ZoneProblemCode } from './validate';
export type { DeliveryZone, FeeTier, ZoneShape, ZoneTerms } from './zone';
