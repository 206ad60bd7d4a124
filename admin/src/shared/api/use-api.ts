import { useCustom, type BaseRecord } from '@refinedev/core';
import type { ApiError } from './error';

interface Envelope<T, M> extends BaseRecord {
  data: T;
  meta?: M;
}

interface Options {
  query?: Record<string, string | number | undefined>;
  enabled?: boolean;
  /** Keeps showing the former answer while one for another query is on its way. */
  keepPrevious?: boolean;
  /** Takes no answer from before: what is acted upon is shown as it is. */
  fresh?: boolean;
  /** Reads again so long after the last answer, while somebody sees the page: what time alone makes untrue. */
  againAfterMs?: number;
}

/** A read that is no list and no row of a resource, such as `/api/home`: what the answer has inside `data` and `meta`. */
export function useApi<T, M = unknown>(
  path: string,
  { query, enabled = true, keepPrevious, fresh, againAfterMs }: Options = {},
) {
  const { query: state } = useCustom<Envelope<T, M>, ApiError>({
    url: path,
    method: 'get',
    config: { query },
    errorNotification: false,
    queryOptions: {
      enabled,
      placeholderData: keepPrevious ? (previous) => previous : undefined,
      ...(fresh && { staleTime: 0 }),
      ...(againAfterMs !== undefined && { refetchInterval: againAfterMs }),
    },
  });
  const readAgain = async () => {
    if (enabled) await state.refetch();
  };
  const answer = fresh && !state.isFetchedAfterMount ? undefined : state.data?.data;
  return {
    data: answer?.data,
    meta: answer?.meta,
    error: state.error,
    isLoading: state.isLoading,
    isFetching: state.isFetching,
    /** Shows the former answer while one for another query is on its way. */
    isStale: state.isPlaceholderData,
    refetch: () => void readAgain(),
    /** The same, settled once it is done. */
    readAgain,
  };
}
