import type { AuditEntryDto, AuditListMeta } from '@contracts/audit';
import { FILTER_NAMES, filtersOf, queryOf } from './activity-filters';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { useListParams } from '@shared/table/use-list-params';

/** The part of the log that the address describes. */
export function useActivity() {
  const { params, change } = useListParams();
  const { timeZone } = useFormat();
  const filters = filtersOf(params);
  const query = queryOf(filters, timeZone);
  const cursor = params.get('cursor') ?? undefined;
  const answer = useApi<AuditEntryDto[]>('/api/audit', { query: { ...query, cursor }, keepPrevious: true });
  return {
    ...answer,
    next: (answer.meta as AuditListMeta | undefined)?.next ?? null,
    filters,
    query,
    cursor,
    change,
    isFiltered: FILTER_NAMES.some((name) => filters[name] !== ''),
    clear: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, '']))),
  };
}

export type Activity = ReturnType<typeof useActivity>;
