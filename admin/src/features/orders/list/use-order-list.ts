import type { OrderCardDto } from '@contracts/orders';
import type { OrderListMeta } from '@contracts/order-list';
import { businessDay } from '@domain/time';
import { filtersOf, listQueryOf } from './list-filters';
import { useBranch, useBranchScope } from '@entities/branch/branch';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useApi } from '@shared/api/use-api';
import { useNow } from '@shared/state/use-now';
import { useListParams } from '@shared/table/use-list-params';

const PAGE_SIZE = 50;
const CALM_MS = 2000;

/**
 * The list that the address describes: filters and place in it can be sent, kept and gone back to. It is read by keyset,
 * which has neither a total nor a page to ask for as Refine's lists do.
 */
export function useOrderList() {
  const { params, change, show } = useListParams();
  const branch = useBranch();
  const scope = useBranchScope();
  const { timezone = 'UTC', closeoutTime = '04:00' } = branch ?? {};
  const today = businessDay(new Date(useNow()), timezone, closeoutTime);
  const query = listQueryOf(params, { branchId: scope?.id ?? null, today });

  const answer = useApi<OrderCardDto[], OrderListMeta>('/api/orders', {
    query: { ...query, pageSize: PAGE_SIZE },
    keepPrevious: true,
  });
  useLiveRefetch(answer.readAgain, {
    types: ['order.placed', 'order.changed', 'order.acknowledged'],
    everyMs: CALM_MS,
    // Further pages stand still while they are read; the first shows what comes in.
    concerns: (event) => !query.cursor || Boolean(answer.data?.some(({ id }) => id === event.id)),
  });

  return {
    ...answer,
    query,
    params,
    today,
    scope,
    change,
    /** Shows what a text of filters describes, as saved views have it. */
    show,
    isFiltered: filtersOf(params) !== '',
  };
}

export type OrderList = ReturnType<typeof useOrderList>;
