import { DAY_MS } from '../time';

/** How a customer stands to the business, by when, how often and for how much they ordered. Never stored. */
export const SEGMENTS = [
  'CHAMPION',
  'LOYAL',
  'PROMISING',
  'NEW',
  'NEEDS_ATTENTION',
  'AT_RISK',
  'HIBERNATING',
  'LOST',
] as const;
export type Segment = (typeof SEGMENTS)[number];

export interface SegmentRule {
  segment: Segment;
  /** The last order is at most so many days old; Infinity for any. */
  upToDays: number;
  /** There are at least so many orders. */
  minOrders: number;
  /** All orders together come to at least `highSpendCents`. */
  highSpend: boolean;
}

const rule = (segment: Segment, upToDays: number, minOrders = 0, highSpend = false): SegmentRule => ({
  segment,
  upToDays,
  minOrders,
  highSpend,
});

/** The segment of a customer without a counted order. */
export const SEGMENT_WITHOUT_ORDER: Segment = 'NEW';

/** The first rule that fits decides. `segmentOf`, the SQL expression and the SQL filter are made of this table. */
export const SEGMENT_RULES: readonly SegmentRule[] = [
  rule('CHAMPION', 30, 8),
  rule('CHAMPION', 30, 3, true),
  rule('LOYAL', 30, 4),
  rule('PROMISING', 30, 2),
  rule('NEW', 30),
  rule('LOYAL', 60, 4),
  rule('LOYAL', 60, 0, true),
  rule('NEEDS_ATTENTION', 60),
  rule('AT_RISK', 180, 4),
  rule('AT_RISK', 180, 0, true),
  rule('HIBERNATING', 180),
  rule('LOST', Infinity),
];

/** A customer spends much from this many average orders of the business on. */
export const HIGH_SPEND_ORDERS = 10;

/** What a customer's counted orders come to. */
export interface CustomerFigures {
  orderCount: number;
  spentCents: number;
  /** Instant of the last counted order, ISO 8601; null without one. */
  lastOrderAt: string | null;
}

/** Everything beside the customer that decides on a segment. */
export interface SegmentClock {
  now: Date;
  /** See `highSpendCents`. */
  highSpendCents: number;
}

/**
 * The amount in minor units from which on a customer spends much: ten average orders, rounded up.
 *
 * @param orders what all counted orders of the business come to
 * @returns 0 where nobody ever ordered
 */
export const highSpendCents = (orders: { orderCount: number; spentCents: number }): number =>
  orders.orderCount === 0 ? 0 : Math.ceil((HIGH_SPEND_ORDERS * orders.spentCents) / orders.orderCount);

/** The instant before which an order is older than so many days; null where no age is too old. */
export const ageLimit = (upToDays: number, now: Date): Date | null =>
  Number.isFinite(upToDays) ? new Date(now.getTime() - upToDays * DAY_MS) : null;

/** The segment of a customer, by the figures and the clock. */
export function segmentOf(figures: CustomerFigures, { now, highSpendCents: high }: SegmentClock): Segment {
  const { orderCount, spentCents, lastOrderAt } = figures;
  if (lastOrderAt === null) return SEGMENT_WITHOUT_ORDER;
  const last = Date.parse(lastOrderAt);
  const fits = ({ upToDays, minOrders, highSpend }: SegmentRule) =>
    last >= (ageLimit(upToDays, now)?.getTime() ?? -Infinity) &&
    orderCount >= minOrders &&
    (!highSpend || spentCents >= high);
  return SEGMENT_RULES.find(fits)?.segment ?? SEGMENT_WITHOUT_ORDER;
}

/** Between which ages, in days, the last order of a segment's customers can be: `from` exclusive, `to` inclusive. */
export function segmentBand(segment: Segment): { from: number; to: number } {
  const limits = [...new Set(SEGMENT_RULES.map(({ upToDays }) => upToDays))].sort((a, b) => a - b);
  const own = SEGMENT_RULES.filter((each) => each.segment === segment).map(({ upToDays }) => upToDays);
  const youngest = Math.min(...own);
  return { from: limits[limits.indexOf(youngest) - 1] ?? -Infinity, to: Math.max(...own) };
}
