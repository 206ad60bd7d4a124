import { plainText } from '../text';
import { distanceMeters, pointInPolygon, type Point } from './geometry';
import type { DeliveryZone } from './zone';

/** What of an address decides who delivers there; without `lat` and `lng` it has no place on a map. */
export interface DeliveryAddress {
  district: string;
  city: string;
  postalCode: string;
  lat?: number | null;
  lng?: number | null;
}

/** Whether an address lies in a zone's area; null when that cannot be told without its place on the map. */
export function liesIn(zone: DeliveryZone, address: DeliveryAddress): boolean | null {
  const point = pointOf(address);
  switch (zone.kind) {
    case 'RADIUS':
      return point && distanceMeters(zone.geometry.center, point) <= zone.geometry.radiusMeters;
    case 'POLYGON':
      return point && pointInPolygon(point, zone.geometry.points);
    case 'DISTRICT':
      return zone.geometry.districts.some(
        ({ name, city }) =>
          isSamePlace(name, address.district) && (city === '' || isSamePlace(city, address.city)),
      );
    case 'POSTAL_RANGE':
      return zone.geometry.ranges.some((range) => isInRange(address.postalCode, range));
  }
}

export function pointOf({ lat, lng }: DeliveryAddress): Point | null {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

/** Whether two names of places are the same but for accents, case and spaces. */
function isSamePlace(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}

/** A postal code without what people write between its signs. */
export function plainPostalCode(code: string): string {
  return code.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

function isInRange(postalCode: string, range: { from: string; to: string }): boolean {
  const [code, from, to] = [postalCode, range.from, range.to].map(plainPostalCode) as [
    string,
    string,
    string,
  ];
  return code.length === from.length && from <= code && code <= to;
}
