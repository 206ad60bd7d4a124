import type { Sql } from '../../../database/sql';
import { MAX_MISSED } from '../../../domain/couriers';
import { courierNames } from './couriers';
import { deliveries, type Declined } from './deliveries';

/** How a courier was asked for a trip, and what came of it; instants are ISO 8601. */
interface TripOffer {
  how: 'OFFERED' | 'ACCEPTED' | Declined['how'];
  at: string;
  courier: string | null;
}

export interface OrderOffers {
  offers: TripOffer[];
  /** There were more than are told. */
  areOffersCut: boolean;
}

/** An order of a branch, and when it can have been given to couriers. */
interface CarriedOrder {
  id: string;
  businessId: string;
  branchId: string;
  from: Date;
  to: Date;
}

const offered = deliveries.pick('id', 'courierId', 'stops', 'declined', 'offeredAt', 'acceptedAt');
type OfferedTrip = Awaited<ReturnType<typeof offered.select>>[number];

/** So many trips of an order are told of: the last. */
const MAX_TRIPS = 50;

/**
 * Who was asked to carry an order and what came of it, over all trips that it was on, oldest first: until it left each, and
 * of couriers who stay or are gone by now.
 */
export async function offersOfOrder(sql: Sql, order: CarriedOrder): Promise<OrderOffers> {
  const trips = await tripsOfOrder(sql, order);
  const told = new Map<string, Told>();
  // A trip that was withdrawn and the one that its orders wait on both remember who missed it.
  for (const each of trips.flatMap((trip) => toldOf(trip, order.id)))
    told.set([each.courierId, each.how, each.at].join(' '), each);
  const lines = [...told.values()];
  const ids = [...new Set(lines.map(({ courierId }) => courierId))];
  const names = await courierNames(sql, order.businessId, ids);
  return {
    offers: lines.map(({ courierId, how, at }) => ({ how, at, courier: names.get(courierId) ?? null })),
    areOffersCut: trips.length >= MAX_TRIPS || trips.some(({ declined }) => declined.length >= MAX_MISSED),
  };
}

/** The trips that have or had a stop of an order, oldest first, among those that its branch made in that time. */
async function tripsOfOrder(
  sql: Sql,
  { id, businessId, branchId, from, to }: CarriedOrder,
): Promise<OfferedTrip[]> {
  const stops = sql.dialect === 'postgres' ? 'stops::text' : 'stops';
  const found = await offered.select(
    sql,
    `business_id = ? AND branch_id = ? AND created_at >= ? AND created_at <= ? AND ${stops} LIKE ?
      ORDER BY created_at DESC, id DESC LIMIT ${MAX_TRIPS}`,
    [businessId, branchId, from, to, `%"${id}"%`],
  );
  return found.reverse();
}

type Told = Omit<TripOffer, 'courier'> & { courierId: string };

/** What the offers of a trip were to one of its orders: with its leaving, whoever had the trip has it no more. */
function toldOf(trip: OfferedTrip, orderId: string): Told[] {
  const stop = trip.stops.find((each) => each.orderId === orderId);
  if (!stop) return [];
  const { leftAt } = stop;
  return offersOf(trip).flatMap(({ courierId, offeredAt, acceptedAt, end }) => {
    const all: Told[] = [
      ...(offeredAt ? [{ courierId, how: 'OFFERED' as const, at: offeredAt }] : []),
      ...(acceptedAt ? [{ courierId, how: 'ACCEPTED' as const, at: acceptedAt }] : []),
      ...(end ? [{ courierId, ...end }] : []),
    ];
    if (leftAt === undefined) return all;
    // What is left of a trip is offered at the very instant at which others left it.
    if (offeredAt && offeredAt >= leftAt) return [];
    const hadIt = offeredAt && (end === null || end.at > leftAt);
    return [
      ...all.filter(({ at }) => at <= leftAt),
      ...(hadIt ? [{ courierId, how: 'WITHDRAWN' as const, at: leftAt }] : []),
    ];
  });
}

interface Offer {
  courierId: string;
  offeredAt: string | null;
  acceptedAt: string | null;
  end: Pick<Declined, 'how' | 'at'> | null;
}

/** The offers of a trip, oldest first. Where nobody has it, its own times are those of the last one. */
function offersOf({ courierId, declined, offeredAt, acceptedAt }: OfferedTrip): Offer[] {
  const missed = declined.map(({ how, at, ...each }, index): Offer => {
    const isLast = courierId === null && index === declined.length - 1;
    return {
      courierId: each.courierId,
      offeredAt: each.offeredAt ?? (isLast ? offeredAt : null),
      acceptedAt: each.acceptedAt ?? null,
      end: { how, at },
    };
  });
  return courierId === null ? missed : [...missed, { courierId, offeredAt, acceptedAt, end: null }];
}
