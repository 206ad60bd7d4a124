import type { OrderCardDto, OrderListMeta } from '@contracts/orders';
import type { ListQuery } from './list-filters';
import { errorOf } from '@shared/api/error';

/** Beyond this a spreadsheet is the wrong tool. */
export const MOST_EXPORTED = 10_000;
const PAGE_SIZE = 100;

export interface OrdersPage {
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

/**
 * Every order that the query finds from its beginning on, page by page, at most `MOST_EXPORTED`.
 * `cut`: there are more.
 */
export async function collectOrders(
  { cursor: _page, ...query }: ListQuery,
  { read = readPage, signal, onProgress }: ExportOptions,
): Promise<{ orders: OrderCardDto[]; cut: boolean }> {
  const orders: OrderCardDto[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { data, meta } = await read({ ...query, cursor, pageSize: PAGE_SIZE }, signal);
    orders.push(...data.slice(0, MOST_EXPORTED - orders.length));
    onProgress?.(orders.length);
    if (!meta.next || data.length === 0) return { orders, cut: false };
    if (orders.length >= MOST_EXPORTED) return { orders, cut: true };
    cursor = meta.next;
  }
}

/** One page as the API answers it; not kept, because an export reads everything once. */
async function readPage(query: ListQuery, signal: AbortSignal): Promise<OrdersPage> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(query))
    if (value !== undefined) params.set(name, String(value));
  const response = await fetch(`/api/orders?${params}`, {
    signal,
    headers: { Accept: 'application/json', 'Accept-Language': document.documentElement.lang },
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(response.status, body);
  return body as OrdersPage;
}
