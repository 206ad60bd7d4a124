import { useList, type BaseRecord } from '@refinedev/core';
import { useListAddress, type ListQuestion } from './use-list-address';
import type { ApiError } from '../api/error';

interface ListPageOptions extends ListQuestion {
  pageSize?: number;
}

/** One page of a list; which one stands in the address. */
export function useListPage<R extends BaseRecord>(options: ListPageOptions) {
  const { resource, pageSize = 25, enabled = true } = options;
  const { asked, sort, place, setPlace, controls } = useListAddress(options);
  const page = place('page');

  const { query, result } = useList<R, ApiError>({
    resource,
    filters: asked,
    sorters: [sort],
    pagination: { currentPage: page, pageSize },
    queryOptions: { enabled, placeholderData: (previous) => previous },
    errorNotification: false,
  });
  const total = result.total ?? 0;

  return {
    ...controls,
    rows: result.data,
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    pageSize,
    isLoading: query.isLoading,
    /** Shows rows of the question before while the new ones are on their way. */
    isStale: query.isPlaceholderData,
    error: query.isError && !query.data ? query.error : null,
    refetch: () => void query.refetch(),
    setPage: (next: number) => setPlace('page', next),
  };
}

export type ListPage<R extends BaseRecord> = ReturnType<typeof useListPage<R>>;
