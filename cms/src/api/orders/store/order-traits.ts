import { inList, type Sql } from '../../../database/sql';
import { stationsOf } from '../../../domain/orders/station-parts';
import { orders } from './order-row';

const columns = orders.pick('id', 'items', 'placedAt', 'promisedAt', 'deliveredAt', 'courier');

/** The traits of an order by which answers about it are compared. Instants are ISO 8601. */
export interface OrderTraits {
  products: { id: string; name: string }[];
  stations: string[];
  placedAt: string;
  promisedAt: string | null;
  deliveredAt: string | null;
  courierName: string | null;
}

/** The traits of orders of a business, by their ids. */
export async function orderTraits(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, OrderTraits>> {
  const found = await columns.select(sql, `${inList(sql, 'document_id')} AND business_id = ?`, [
    ids,
    businessId,
  ]);
  return new Map(
    found.map(({ id, items, courier, ...times }) => [
      id,
      {
        ...times,
        products: items.map(({ productId, name }) => ({ id: productId, name })),
        stations: stationsOf(items).filter((station) => station !== ''),
        courierName: courier?.name ?? null,
      },
    ]),
  );
}
