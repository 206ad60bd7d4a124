import { normalizePostalCode } from '../country';
import { plainText } from '../text';
import { distanceMeters, pointOf, polygonTest, type Point } from './geometry';
import type { DeliveryZone } from './zone';

/** What of an address decides who delivers there; without `lat` and `lng` it has no place on a map. */
export interface DeliveryAddress {
  district: string;
  city: string;
  postalCode: string;
  lat?: number | null;
  lng?: number | null;
}

/** An address as it is compared with areas. */
export interface NormalizedAddress {
  /** Without accents, case and doubled spaces. */
  district: string;
  city: string;
  /** Without what people write between its signs. */
  postalCode: string;
  /** Its place on a map, or null. */
  point: Point | null;
}

/** Brings an address, once, into the form in which it is compared with every area. */
export const normalizeAddress = (address: DeliveryAddress): NormalizedAddress => ({
  district: plainText(address.district),
  city: plainText(address.city),
  postalCode: normalizePostalCode(address.postalCode),
  point: pointOf(address),
});

/** Whether an address lies in an area; null when that cannot be told without its place on the map. */
type AreaTest = (address: NormalizedAddress) => boolean | null;

/** A degree of latitude is longer than this, so what is farther by latitude alone needs no exact distance. */
export const MIN_METERS_PER_DEGREE = 110_000;

/** What a zone's area is compared by, made once for as long as the zone is kept: a store has hundreds, and never changes one. */
const tests = new WeakMap<DeliveryZone, AreaTest>();

/** Whether an address lies in a zone's area; null when that cannot be told without its place on the map. */
export function isInArea(zone: DeliveryZone, address: NormalizedAddress): boolean | null {
  let test = tests.get(zone);
  if (!test) tests.set(zone, (test = areaTest(zone)));
  return test(address);
}

function areaTest(zone: DeliveryZone): AreaTest {
  switch (zone.kind) {
    case 'RADIUS': {
      const { center, radiusMeters } = zone.geometry;
      const reach = radiusMeters / MIN_METERS_PER_DEGREE;
      return ({ point }) =>
        point && Math.abs(point.lat - center.lat) <= reach && distanceMeters(center, point) <= radiusMeters;
    }
    case 'POLYGON': {
      const holds = polygonTest(zone.geometry.points);
      return ({ point }) => point && holds(point);
    }
    case 'DISTRICT':
      return districtTest(zone.geometry.districts);
    case 'POSTAL_RANGE': {
      const ranges = normalizeRanges(zone.geometry.ranges);
      return ({ postalCode }) =>
        ranges.some(
          ({ from, to }) => postalCode.length === from.length && from <= postalCode && postalCode <= to,
        );
    }
  }
}

/** Names of places are the same but for accents, case and spaces; a district without a city is one of any. */
function districtTest(districts: readonly { name: string; city: string }[]): AreaTest {
  const cities = new Map<string, Set<string>>();
  for (const district of districts) {
    const name = plainText(district.name);
    cities.set(name, (cities.get(name) ?? new Set()).add(plainText(district.city)));
  }
  return ({ district, city }) => {
    const named = cities.get(district);
    return named !== undefined && (named.has('') || named.has(city));
  };
}

export const normalizeRanges = (ranges: readonly { from: string; to: string }[]) =>
  ranges.map(({ from, to }) => ({ from: normalizePostalCode(from), to: normalizePostalCode(to) }));
