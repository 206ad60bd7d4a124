import type { OrderCardDto, OrderListMeta } from '@contracts/orders';
import type { ListQuery } from './list-filters';
import { collectPages, fetchPage, MOST_EXPORTED } from '@shared/table/collect-pages';

export { MOST_EXPORTED };

interface OrdersPage {
  data: OrderCardDto[];
  meta: OrderListMeta;
}
export type ReadPage = (query: ListQuery, signal: AbortSignal) => Promise<OrdersPage>;

interface ExportOptions {
  read?: ReadPage;
  signal: AbortSignal;
  /** Told after each page how many there are so far. */
  onProgress?: (count: number) => void;
}

/** Every order that the query finds from its beginning on; `cut`: there are more than a sheet takes. */
export async function collectOrders(
  { cursor: _page, ...query }: ListQuery,
  { read = readPage, ...collecting }: ExportOptions,
): Promise<{ orders: OrderCardDto[]; cut: boolean }> {
  const { rows, cut } = await collectPages((page, signal) => read({ ...query, ...page }, signal), collecting);
  return { orders: rows, cut };
}

const readPage: ReadPage = (query, signal) => fetchPage('/api/orders', query, signal);
