import type { AuditEntryDto, AuditListMeta } from '@contracts/audit';
import { useLogList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { FILTER_NAMES, filtersOf, queryOf } from './activity-filters';
import type { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { useListParams } from '@shared/table/use-list-params';

interface ActivityPage {
  data: AuditEntryDto[];
  meta: AuditListMeta;
}

/** The part of the log that the address describes. */
export function useActivity() {
  const { params, change } = useListParams();
  const { timeZone } = useFormat();
  const filters = filtersOf(params);
  const query = queryOf(filters, timeZone);
  const cursor = params.get('cursor') ?? undefined;
  const { entity = '', ...asked } = query;
  const page = useLogList<ActivityPage, ApiError>({
    resource: entity,
    // Refine keeps an answer under its resource and `meta`: all of the question has to stand there.
    meta: { ...asked, cursor },
    queryOptions: { placeholderData: keepPreviousData },
  });
  return {
    data: page.data?.data,
    error: page.error,
    isLoading: page.isLoading,
    isStale: page.isPlaceholderData,
    refetch: () => void page.refetch(),
    next: page.data?.meta.next ?? null,
    filters,
    query,
    cursor,
    change,
    isFiltered: FILTER_NAMES.some((name) => filters[name] !== ''),
    clear: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, '']))),
  };
}

export type Activity = ReturnType<typeof useActivity>;
