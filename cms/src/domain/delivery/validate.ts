import {
  hasPostalCodes,
  isPostalCode,
  normalizePostalCode,
  suggestPostalRange,
  type PostalRange,
} from '../country';
import { isClock } from '../time';
import { cornersOf, selfIntersects, type Point } from './geometry';
import type { DeliveryZone, ZoneShape } from './zone';

export type ZoneProblemCode =
  | 'NAME_LENGTH'
  | 'BAD_PRIORITY'
  | 'BAD_AMOUNT'
  | 'BAD_TIERS'
  | 'BAD_ETA'
  | 'BAD_TIME'
  | 'BAD_POINT'
  | 'BAD_RADIUS'
  | 'TOO_FEW_POINTS'
  | 'SELF_CROSSING'
  | 'NO_DISTRICTS'
  | 'DISTRICT_NAME'
  | 'NO_RANGES'
  | 'BAD_RANGE'
  | 'NO_POSTAL_CODES';

/** `path` leads to the field at fault, e.g. ['geometry', 'ranges', 0]. */
export interface ZoneProblem {
  code: ZoneProblemCode;
  path: (string | number)[];
  /** Of BAD_RANGE in a known country: the range that was probably meant, as it is written there. */
  args?: { from: string; to: string };
}

const MAX_RADIUS_METERS = 100_000;

/**
 * What is wrong with a zone: a name of 2–40 characters, whole amounts ≥ 0, tiers that reach further one by one, a time
 * to arrive of 0 ≤ etaMin ≤ etaMax minutes, both ends of the daily hours or neither, and a shape that is one: a radius
 * of up to 100 km, at least three corners whose line does not cross itself, at least one district, whole postal codes of
 * the country, of one length and in order.
 *
 * @param country ISO 3166-1 alpha-2; null where it is not known, then the format of postal codes is not checked
 */
export function validateZone(zone: DeliveryZone, country: string | null): ZoneProblem[] {
  return [...termProblems(zone), ...shapeProblems(zone, country)];
}

function termProblems(zone: DeliveryZone): ZoneProblem[] {
  const problems: ZoneProblem[] = [];
  const add = (code: ZoneProblemCode, ...path: (string | number)[]) => problems.push({ code, path });
  const name = zone.name.trim().length;
  if (name < 2 || name > 40) add('NAME_LENGTH', 'name');
  if (!isWhole(zone.priority)) add('BAD_PRIORITY', 'priority');
  if (!isWhole(zone.feeCents)) add('BAD_AMOUNT', 'feeCents');
  if (!isWhole(zone.minOrderCents)) add('BAD_AMOUNT', 'minOrderCents');
  if (zone.freeAboveCents !== null && !isWhole(zone.freeAboveCents)) add('BAD_AMOUNT', 'freeAboveCents');
  if (!isWhole(zone.etaMin) || !isWhole(zone.etaMax) || zone.etaMax < zone.etaMin) add('BAD_ETA', 'etaMax');
  zone.feeTiers.forEach(({ uptoMeters, feeCents }, index) => {
    const nearer = zone.feeTiers[index - 1]?.uptoMeters ?? 0;
    if (!isWhole(uptoMeters) || uptoMeters <= nearer) add('BAD_TIERS', 'feeTiers', index, 'uptoMeters');
    if (!isWhole(feeCents)) add('BAD_AMOUNT', 'feeTiers', index, 'feeCents');
  });
  for (const [field, other] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    const time = zone[field];
    const missing = time === null && zone[other] !== null;
    if (missing || (time !== null && !isClock(time))) add('BAD_TIME', field);
  }
  return problems;
}

function shapeProblems(shape: ZoneShape, country: string | null): ZoneProblem[] {
  switch (shape.kind) {
    case 'RADIUS':
      return radiusProblems(shape.geometry);
    case 'POLYGON':
      return polygonProblems(shape.geometry.points);
    case 'DISTRICT':
      return districtProblems(shape.geometry.districts);
    case 'POSTAL_RANGE':
      return rangeProblems(shape.geometry.ranges, country);
  }
}

function radiusProblems({ center, radiusMeters }: { center: Point; radiusMeters: number }): ZoneProblem[] {
  const problems: ZoneProblem[] = [];
  if (!isPoint(center)) problems.push({ code: 'BAD_POINT', path: ['geometry', 'center'] });
  if (!(radiusMeters > 0 && radiusMeters <= MAX_RADIUS_METERS)) {
    problems.push({ code: 'BAD_RADIUS', path: ['geometry', 'radiusMeters'] });
  }
  return problems;
}

function polygonProblems(points: readonly Point[]): ZoneProblem[] {
  const path = ['geometry', 'points'];
  const wrong = points.flatMap((point, index): ZoneProblem[] =>
    isPoint(point) ? [] : [{ code: 'BAD_POINT', path: [...path, index] }],
  );
  if (wrong.length > 0) return wrong;
  if (cornersOf(points).length < 3) return [{ code: 'TOO_FEW_POINTS', path }];
  return selfIntersects(points) ? [{ code: 'SELF_CROSSING', path }] : [];
}

function districtProblems(districts: readonly { name: string }[]): ZoneProblem[] {
  const path = ['geometry', 'districts'];
  if (districts.length === 0) return [{ code: 'NO_DISTRICTS', path }];
  return districts.flatMap(({ name }, index): ZoneProblem[] =>
    name.trim() === '' ? [{ code: 'DISTRICT_NAME', path: [...path, index, 'name'] }] : [],
  );
}

/**
 * The problems of postal code ranges: a range that can never match an address of the country is refused with the range
 * that was probably meant; a country without postal codes has no such zones.
 *
 * @param country as for `validateZone`
 */
export function rangeProblems(ranges: readonly PostalRange[], country: string | null): ZoneProblem[] {
  if (country !== null && !hasPostalCodes(country)) return [{ code: 'NO_POSTAL_CODES', path: ['kind'] }];
  const path = ['geometry', 'ranges'];
  if (ranges.length === 0) return [{ code: 'NO_RANGES', path }];
  return ranges.flatMap((range, index): ZoneProblem[] => {
    const [from, to] = [normalizePostalCode(range.from), normalizePostalCode(range.to)];
    const whole = country === null || (isPostalCode(from, country) && isPostalCode(to, country));
    if (whole && from.length > 0 && from.length === to.length && from <= to) return [];
    const args = country === null ? undefined : suggestPostalRange(range, country);
    return [{ code: 'BAD_RANGE', path: [...path, index], ...(args && { args }) }];
  });
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isPoint({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
