import { windowStartDay, type LocalTime } from '../time';
import { isInArea, normalizeAddress, type DeliveryAddress, type NormalizedAddress } from './area';
import { candidateZones } from './candidates';
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
 * What came of one zone. DELIVERS and EXCLUDES decided; OUTRANKED would deliver, but another zone comes first;
 * OUTSIDE does not hold the address; NEEDS_LOCATION cannot tell without its place on the map; NOT_NOW holds at other
 * days or times; PAUSED never; OVERRULED would deliver, but an exclusion refused, or may refuse, the address.
 */
export type ZoneOutcome =
  | 'DELIVERS'
  | 'EXCLUDES'
  | 'OUTRANKED'
  | 'OVERRULED'
  | 'OUTSIDE'
  | 'NEEDS_LOCATION'
  | 'NOT_NOW'
  | 'PAUSED';

export interface ZoneVerdict {
  zone: DeliveryZone;
  outcome: ZoneOutcome;
  /** What a delivery by it would cost; null where it does not hold the address, and of an exclusion. */
  feeCents: number | null;
}

/**
 * The zone that delivers to an address, with its fee, or why none does: the decision of `judgeZones`, without looking at
 * zones that do not hold the address, which decide nothing.
 */
export function matchZone(
  zones: readonly DeliveryZone[],
  address: DeliveryAddress,
  context: DeliveryContext,
): DeliveryMatch | DeliveryRefusal {
  const plain = normalizeAddress(address);
  return judge(candidateZones(zones, plain), plain, context).decision;
}

interface Judgement {
  decision: DeliveryMatch | DeliveryRefusal;
  verdicts: ZoneVerdict[];
}

/**
 * Who delivers to an address, and what each zone said to it, in the order in which they were given. Only zones that are
 * active and in force count. Exclusions come first: one that holds the address refuses it, and so does, until its place is
 * known, one on the map that may hold it. Then the zone of the lowest priority number delivers, among equals the one of
 * the lowest fee, then the first listed. Minimum orders are not looked at.
 */
export const judgeZones = (
  zones: readonly DeliveryZone[],
  address: DeliveryAddress,
  context: DeliveryContext,
): Judgement => judge(zones, normalizeAddress(address), context);

function judge(
  zones: readonly DeliveryZone[],
  plain: NormalizedAddress,
  context: DeliveryContext,
): Judgement {
  const verdicts = zones.map((zone): ZoneVerdict => {
    const outcome = outcomeOf(zone, plain, context);
    const feeCents = outcome === 'DELIVERS' ? feeOf(zone, plain.point, context) : null;
    return { zone, outcome, feeCents };
  });

  const refusal = exclusionAmong(verdicts);
  if (refusal) {
    for (const verdict of verdicts) if (verdict.outcome === 'DELIVERS') verdict.outcome = 'OVERRULED';
    return { decision: refusal, verdicts };
  }
  let best: ZoneVerdict | null = null;
  for (const verdict of verdicts) {
    if (verdict.outcome !== 'DELIVERS') continue;
    if (best === null || comesBefore(verdict, best)) {
      if (best) best.outcome = 'OUTRANKED';
      best = verdict;
    } else verdict.outcome = 'OUTRANKED';
  }
  if (best) return { decision: matchOf(best, plain.point, context), verdicts };
  const unknown = verdicts.some(({ outcome }) => outcome === 'NEEDS_LOCATION');
  return { decision: { ok: false, code: unknown ? 'ADDRESS_NEEDS_LOCATION' : 'OUT_OF_AREA' }, verdicts };
}

function outcomeOf(zone: DeliveryZone, address: NormalizedAddress, { local }: DeliveryContext): ZoneOutcome {
  if (!zone.active) return 'PAUSED';
  if (!isInForce(zone, local)) return 'NOT_NOW';
  const holds = isInArea(zone, address);
  if (holds === null) return 'NEEDS_LOCATION';
  if (!holds) return 'OUTSIDE';
  return zone.exclusion ? 'EXCLUDES' : 'DELIVERS';
}

function exclusionAmong(verdicts: readonly ZoneVerdict[]): DeliveryRefusal | null {
  if (verdicts.some(({ outcome }) => outcome === 'EXCLUDES')) return { ok: false, code: 'EXCLUDED_AREA' };
  const open = verdicts.some(({ zone, outcome }) => zone.exclusion && outcome === 'NEEDS_LOCATION');
  return open ? { ok: false, code: 'ADDRESS_NEEDS_LOCATION' } : null;
}

const comesBefore = (one: ZoneVerdict, other: ZoneVerdict): boolean =>
  one.zone.priority - other.zone.priority < 0 ||
  (one.zone.priority === other.zone.priority && (one.feeCents ?? 0) < (other.feeCents ?? 0));

/** Whether a zone counts at a time of the week, by its days and its hours. */
export function isInForce(
  zone: Pick<DeliveryZone, 'days' | 'from' | 'to'>,
  { weekday, minutes }: DeliveryContext['local'],
): boolean {
  const began = zone.from === null || zone.to === null ? 0 : windowStartDay(minutes, zone.from, zone.to);
  if (began === null) return false;
  return zone.days.length === 0 || zone.days.some((day) => day === (weekday + began + 7) % 7);
}

function matchOf(
  { zone, feeCents }: ZoneVerdict,
  point: Point | null,
  { branch }: DeliveryContext,
): DeliveryMatch {
  return {
    ok: true,
    zone,
    feeCents: feeCents ?? zone.feeCents,
    distanceMeters: distanceTo(zone, point, branch),
    etaMin: zone.etaMin,
    etaMax: zone.etaMax,
  };
}

/** From the centre of a circle, else from the branch; null when one end has no place on the map. */
function distanceTo(zone: DeliveryZone, point: Point | null, branch: Point | null): number | null {
  const from = zone.kind === 'RADIUS' ? zone.geometry.center : branch;
  return from && point ? distanceMeters(from, point) : null;
}

function feeOf(zone: DeliveryZone, point: Point | null, { branch, subtotalCents }: DeliveryContext): number {
  const free = zone.freeAboveCents !== null && subtotalCents >= zone.freeAboveCents;
  return free ? 0 : feeAt(zone, distanceTo(zone, point, branch));
}

function feeAt({ feeTiers, feeCents }: DeliveryZone, distance: number | null): number {
  if (distance === null) return feeCents;
  const reaching = feeTiers.filter(({ uptoMeters }) => distance <= uptoMeters);
  const [nearest] = reaching.sort((one, other) => one.uptoMeters - other.uptoMeters);
  return nearest?.feeCents ?? feeCents;
}
