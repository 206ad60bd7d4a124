import { stationsOf } from '../../../domain/orders/station-parts';
import { invalid } from '../../../errors/api-error';
import type { StoredOrder } from '../store/order-row';

/** A station named in a body, if it makes a part of the order. */
export function requireStation({ items }: StoredOrder, station: string): void {
  const stations = stationsOf(items);
  if (stations.includes(station)) return;
  throw invalid([{ code: 'NOT_ONE_OF', path: ['station'], args: { allowed: stations.join(', ') } }], 422);
}
