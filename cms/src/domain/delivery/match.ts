import { windowBegan, type LocalTime } from '../time';
import { liesIn, pointOf, type DeliveryAddress } from './area';
import { distanceMeters, type Point } from './geometry';
import type { DeliveryZone } from './zone';

export interface DeliveryContext {
  /** Local time at the branch for which delivery is asked. */
  local: Pick<LocalTime, 'weekday' | 'minutes'>;
  /** Subtotal of the items in minor units. */
  subtotalCents: number;
  /** Where the branch is, or null when that is not known. */
  branch: Point | null;
}

export interface DeliveryMatch {
  ok: true;
  zone: DeliveryZone;
  /** What delivery costs, 0 from the zone's `freeAboveCents` on. */
  feeCents: number;
  /** From the centre of a zone by radius, else from the branch; null when one end has no place on the map. */
  distanceMeters: number | null;
  etaMin: number;
  etaMax: number;
}

/**
 * EXCLUDED_AREA: an exclusion holds the address. ADDRESS_NEEDS_LOCATION: whether it is served, or excluded, cannot be
 * told without its place on the map. OUT_OF_AREA: no zone in force holds it.
 */
export interface DeliveryRefusal {
  ok: false;
  code: 'OUT_OF_AREA' | 'EXCLUDED_AREA' | 'ADDRESS_NEEDS_LOCATION';
}

/**
 * The zone that delivers to an address, with its fee. Only zones that are active and in force count. Exclusions come
 * first: one that holds the address refuses it, and so does, until its place is known, one on the map that may hold it.
 * Then the zone of the lowest priority number delivers, among equals the one of the lowest fee, then the first listed.
 * Minimum orders are not looked at.
 */
export function matchZone(
  zones: readonly DeliveryZone[],
  address: DeliveryAddress,
  context: DeliveryContext,
): DeliveryMatch | DeliveryRefusal {
  const inForce = zones.filter((zone) => zone.active && isInForce(zone, context.local));
  const held = (zone: DeliveryZone) => liesIn(zone, address);

  const excluded = inForce.filter((zone) => zone.exclusion).map(held);
  if (excluded.includes(true)) return { ok: false, code: 'EXCLUDED_AREA' };
  if (excluded.includes(null)) return { ok: false, code: 'ADDRESS_NEEDS_LOCATION' };

  const served = inForce.filter((zone) => !zone.exclusion);
  const [best] = served
    .filter((zone) => held(zone) === true)
    .map((zone) => offerOf(zone, address, context))
    .sort((one, other) => one.zone.priority - other.zone.priority || one.feeCents - other.feeCents);
  if (best) return best;
  const unknown = served.some((zone) => held(zone) === null);
  return { ok: false, code: unknown ? 'ADDRESS_NEEDS_LOCATION' : 'OUT_OF_AREA' };
}

function isInForce(zone: DeliveryZone, { weekday, minutes }: DeliveryContext['local']): boolean {
  const began = zone.from === null || zone.to === null ? 0 : windowBegan(minutes, zone.from, zone.to);
  if (began === null) return false;
  return zone.days.length === 0 || zone.days.some((day) => day === (weekday + began + 7) % 7);
}

function offerOf(zone: DeliveryZone, address: DeliveryAddress, context: DeliveryContext): DeliveryMatch {
  const from = zone.kind === 'RADIUS' ? zone.geometry.center : context.branch;
  const to = pointOf(address);
  const distance = from && to ? distanceMeters(from, to) : null;
  const free = zone.freeAboveCents !== null && context.subtotalCents >= zone.freeAboveCents;
  return {
    ok: true,
    zone,
    feeCents: free ? 0 : feeAt(zone, distance),
    distanceMeters: distance,
    etaMin: zone.etaMin,
    etaMax: zone.etaMax,
  };
}

function feeAt({ feeTiers, feeCents }: DeliveryZone, distance: number | null): number {
  if (distance === null) return feeCents;
  const reaching = feeTiers.filter(({ uptoMeters }) => distance <= uptoMeters);
  const [nearest] = reaching.sort((one, other) => one.uptoMeters - other.uptoMeters);
  return nearest?.feeCents ?? feeCents;
}
