import { plainText } from '../text';
import { MIN_METERS_PER_DEGREE, normalizeRanges, type NormalizedAddress } from './area';
import type { DeliveryZone } from './zone';

/** Up to so many zones each is simply looked at. */
const FEW = 16;

type Lookup = (address: NormalizedAddress) => readonly DeliveryZone[];

/** Made once for as long as the zones are kept: a store never changes a list of its own. */
const lookups = new WeakMap<readonly DeliveryZone[], Lookup>();

/**
 * The zones that may hold an address, in the order in which they were given: every one of which `isInArea` does not say no,
 * and some more. Of hundreds of zones only those at the height of the address and those that name its district or
 * postal code are looked at.
 */
export function candidateZones(
  zones: readonly DeliveryZone[],
  address: NormalizedAddress,
): readonly DeliveryZone[] {
  if (zones.length <= FEW) return zones;
  let lookup = lookups.get(zones);
  if (!lookup) lookups.set(zones, (lookup = lookupOf(zones)));
  return lookup(address);
}

function lookupOf(zones: readonly DeliveryZone[]): Lookup {
  const boxes: Box[] = [];
  const districts = new Map<string, number[]>();
  const ranges: { from: string; to: string; place: number }[] = [];
  zones.forEach((zone, place) => {
    if (zone.kind === 'DISTRICT')
      for (const { name } of zone.geometry.districts) push(districts, plainText(name), place);
    else if (zone.kind === 'POSTAL_RANGE')
      ranges.push(...normalizeRanges(zone.geometry.ranges).map((range) => ({ ...range, place })));
    else boxes.push({ ...boxOf(zone), place });
  });
  const boxesAt = bandsOf(boxes);
  const drawn = boxes.map(({ place }) => place);

  return ({ district, postalCode, point }) => {
    const places = new Set(districts.get(district));
    for (const { from, to, place } of ranges) if (from <= postalCode && postalCode <= to) places.add(place);
    if (!point) drawn.forEach((place) => places.add(place));
    else
      for (const { west, east, place } of boxesAt(point.lat))
        if (point.lng >= west && point.lng <= east) places.add(place);
    const inOrder = [...places].sort((one, other) => one - other);
    return inOrder.flatMap((place) => zones[place] ?? []);
  };
}

function push<K>(lists: Map<K, number[]>, key: K, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
  /** Of the zone among the others. */
  place: number;
}

function boxOf(zone: Extract<DeliveryZone, { kind: 'RADIUS' | 'POLYGON' }>): Omit<Box, 'place'> {
  if (zone.kind === 'RADIUS') {
    const { center, radiusMeters } = zone.geometry;
    const reach = radiusMeters / MIN_METERS_PER_DEGREE;
    // A circle may reach over a pole or the 180th meridian.
    return { south: center.lat - reach, north: center.lat + reach, west: -Infinity, east: Infinity };
  }
  const { points } = zone.geometry;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    ...{ south: Math.min(...lats), north: Math.max(...lats) },
    ...{ west: Math.min(...lngs), east: Math.max(...lngs) },
  };
}

const BANDS = 64;

/** The boxes at a latitude, and some more beside it: of all of them, those that reach into its band. */
function bandsOf(boxes: readonly Box[]): (lat: number) => readonly Box[] {
  const south = Math.min(...boxes.map((box) => box.south));
  const height = Math.max(...boxes.map((box) => box.north)) - south;
  const bandOf = (lat: number) =>
    height > 0 ? Math.max(0, Math.min(BANDS - 1, Math.floor(((lat - south) / height) * BANDS))) : 0;
  const bands = Array.from({ length: BANDS }, (): Box[] => []);
  for (const box of boxes)
    for (let band = bandOf(box.south); band <= bandOf(box.north); band++) bands[band]?.push(box);
  return (lat) => bands[bandOf(lat)] ?? [];
}
