import type { AuditEntryDto, AuditListMeta } from '@contracts/audit';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { FILTER_NAMES, filtersOf, queryOf, type ActivityFilters } from './activity-filters';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';

/** The part of the log that the address describes. */
export function useActivity() {
  const [params, setParams] = useSearchParams();
  const { timeZone } = useFormat();
  const filters = filtersOf(params);
  const query = queryOf(filters, timeZone);
  const cursor = params.get('cursor') ?? undefined;
  const answer = useApi<AuditEntryDto[]>('/api/audit', { query: { ...query, cursor }, keepPrevious: true });

  const change = useCallback(
    (changes: Partial<ActivityFilters & { cursor: string }>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.delete('cursor');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
    [setParams],
  );
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
