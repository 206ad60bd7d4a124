import type { Weekday } from '../time';
import type { Point } from './geometry';

/** A fee for addresses up to a distance. */
export interface FeeTier {
  uptoMeters: number;
  feeCents: number;
}

/** Where a zone is: around a point, inside a drawn line, in named districts, or in ranges of postal codes. */
export type ZoneShape =
  | { kind: 'RADIUS'; geometry: { center: Point; radiusMeters: number } }
  | { kind: 'POLYGON'; geometry: { points: Point[] } }
  | { kind: 'DISTRICT'; geometry: { districts: { name: string; city: string }[] } }
  | { kind: 'POSTAL_RANGE'; geometry: { ranges: { from: string; to: string }[] } };

export interface ZoneTerms {
  id: string;
  name: string;
  color: string;
  active: boolean;
  /** The lowest number wins where zones overlap. */
  priority: number;
  feeCents: number;
  /** Fees by distance, nearest first; `feeCents` holds beyond the last and where the distance is not known. */
  feeTiers: FeeTier[];
  minOrderCents: number;
  /** The subtotal from which delivery is free, or null. */
  freeAboveCents: number | null;
  /** Minutes. */
  etaMin: number;
  etaMax: number;
  /** Days on which it is in force; none = every day. */
  days: Weekday[];
  /** 'HH:mm' local time, null = all day; `to` ≤ `from` ends the next day and belongs to the day it starts. */
  from: string | null;
  to: string | null;
  /** An area that is not delivered to, whatever zone it lies in. */
  exclusion: boolean;
}

export type DeliveryZone = ZoneTerms & ZoneShape;
