import { inList, type Sql } from '../../../database/sql';
import { deliveryById, type Declined } from './deliveries';

/** How a courier was asked for a trip, and what came of it; instants are ISO 8601. */
export interface TripOffer {
  how: 'OFFERED' | 'ACCEPTED' | Declined['how'];
  at: string;
  courier: string | null;
}

/** Who was asked to carry a trip and what they said, of one whose couriers stay or are gone by now. */
export async function offersOfTrip(sql: Sql, businessId: string, deliveryId: string): Promise<TripOffer[]> {
  const trip = await deliveryById(sql, businessId, deliveryId);
  if (!trip) return [];
  const { courierId, offeredAt, acceptedAt, declined } = trip;
  const ids = [...declined.map((each) => each.courierId), ...(courierId === null ? [] : [courierId])];
  const rows = await sql.all<{ document_id: string; name: string }>(
    `SELECT document_id, name FROM couriers WHERE business_id = ? AND ${inList(sql, 'document_id')} LIMIT 500`,
    [businessId, [...new Set(ids)]],
  );
  const names = new Map(rows.map(({ document_id, name }) => [document_id, name]));
  const courier = courierId === null ? null : (names.get(courierId) ?? null);
  return [
    ...declined.map(({ how, at, ...who }) => ({ how, at, courier: names.get(who.courierId) ?? null })),
    ...(offeredAt === null ? [] : [{ how: 'OFFERED' as const, at: offeredAt, courier }]),
    ...(acceptedAt === null ? [] : [{ how: 'ACCEPTED' as const, at: acceptedAt, courier }]),
  ];
}
