import type { OrderCardDto } from '@contracts/orders';
import type { OrderListMeta } from '@contracts/order-list';
import { useMemo, useState } from 'react';
import type { OrderList } from '../use-order-list';
import { fetchPage } from '@shared/table/collect-pages';

/** A person can answer for so many at once, and one after the other they take seconds, not minutes. */
export const MAX_CHOSEN = 200;
const PAGE = 100;

/** The orders that are ticked, over the pages of the list; another question begins with none. */
export function useSelection({ data = [], query }: OrderList) {
  const { cursor: _place, ...filters } = query;
  const question = JSON.stringify(filters);
  const [chosen, setChosen] = useState({ question, orders: new Map<string, OrderCardDto>() });
  const kept = chosen.question === question ? chosen.orders : NONE;
  // As they are by now, where the page shows them.
  const orders = useMemo(() => {
    const fresh = new Map(data.map((order) => [order.id, order]));
    return [...kept.values()].map((order) => fresh.get(order.id) ?? order);
  }, [kept, data]);

  const choose = (next: readonly OrderCardDto[]) =>
    setChosen({
      question,
      orders: new Map(next.slice(0, MAX_CHOSEN).map((order) => [order.id, order])),
    });
  return {
    orders,
    ids: orders.map(({ id }) => id),
    choose,
    clear: () => choose([]),
    /** The ticks of the page that is shown; what is ticked on others stays so. */
    tick: (rows: readonly OrderCardDto[]) => {
      const shown = new Set(data.map(({ id }) => id));
      choose([...orders.filter(({ id }) => !shown.has(id)), ...rows]);
    },
    /** All that the filters find, the newest first, up to `MAX_CHOSEN`. */
    chooseAll: async (signal: AbortSignal) => {
      const found: OrderCardDto[] = [];
      let cursor: string | undefined;
      do {
        const asked = { ...filters, cursor, pageSize: PAGE };
        const page = await fetchPage<{ data: OrderCardDto[]; meta: OrderListMeta }>(
          '/api/orders',
          asked,
          signal,
        );
        found.push(...page.data);
        cursor = page.meta.next ?? undefined;
      } while (cursor !== undefined && found.length < MAX_CHOSEN);
      choose(found);
    },
  };
}

const NONE: ReadonlyMap<string, OrderCardDto> = new Map();

export type Selection = ReturnType<typeof useSelection>;
