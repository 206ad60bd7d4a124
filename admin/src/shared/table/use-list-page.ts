import {
  useDataProvider,
  useList,
  type BaseRecord,
  type CrudFilter,
  type CrudOperators,
} from '@refinedev/core';
import { useSearchParams } from 'react-router';
import type { ApiError } from '../api/error';

interface ListPageOptions {
  resource: string;
  /** What may be filtered by, under its name in the address: `{ state: 'eq' }` reads `?state=PAUSED`. */
  filters?: Record<string, Exclude<CrudOperators, 'and' | 'or'>>;
  /** Always applied, such as the branch. */
  fixed?: CrudFilter[];
  /** `field:asc` or `field:desc`. */
  defaultSort: string;
  pageSize?: number;
  enabled?: boolean;
}

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** More the API does not give at once. */
const MOST_AT_ONCE = 100;

function readSort(text: string): Sort {
  const [field = '', order] = text.split(':');
  return { field, order: order === 'desc' ? 'desc' : 'asc' };
}

/**
 * A list whose page, order, filters and search stand in the address: going back, reloading and sending the link all
 * show the same rows.
 */
export function useListPage<R extends BaseRecord>(options: ListPageOptions) {
  const { resource, filters = {}, fixed = [], defaultSort, pageSize = 25, enabled = true } = options;
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const search = params.get('q') ?? '';
  const sort = readSort(params.get('sort') ?? defaultSort);

  const wanted: CrudFilter[] = Object.entries(filters).flatMap(([field, operator]) => {
    const value = params.get(field);
    return value ? [{ field, operator, value: operator === 'in' ? value.split(',') : value }] : [];
  });
  const asked: CrudFilter[] = [...fixed, ...wanted, { field: 'q', operator: 'contains', value: search }];

  const { query, result } = useList<R, ApiError>({
    resource,
    filters: asked,
    sorters: [sort],
    pagination: { currentPage: page, pageSize },
    queryOptions: { enabled, placeholderData: (previous) => previous },
    errorNotification: false,
  });
  const total = result.total ?? 0;
  const provider = useDataProvider()();

  /** The first rows that are found, over all pages, up to so many. */
  const fetchMany = async (most: number): Promise<R[]> => {
    const rows: R[] = [];
    for (let next = 1; rows.length < Math.min(most, total); next += 1) {
      const pagination = { currentPage: next, pageSize: MOST_AT_ONCE };
      const { data } = await provider.getList<R>({ resource, filters: asked, sorters: [sort], pagination });
      if (data.length === 0) break;
      rows.push(...data);
    }
    return rows.slice(0, most);
  };

  /** Another question begins at its first page; `replace` keeps typing out of the history. */
  const change = (name: string, value: string | null, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace },
    );

  return {
    rows: result.data,
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    pageSize,
    sort,
    search,
    isLoading: query.isLoading,
    /** Shows rows of the question before while the new ones are on their way. */
    isStale: query.isPlaceholderData,
    error: query.isError && !query.data ? query.error : null,
    /** Whether fewer rows than all are asked for, so that "nothing found" is told from "nothing there". */
    isNarrowed: search !== '' || wanted.length > 0,
    refetch: () => void query.refetch(),
    fetchMany,
    filter: (name: string) => params.get(name) ?? '',
    setFilter: (name: string, value: string) => change(name, value),
    setSearch: (text: string) => change('q', text, true),
    setPage: (next: number) => change('page', next > 1 ? String(next) : null),
    setSort: (next: Sort) => change('sort', `${next.field}:${next.order}`),
    clear: () => setParams({}),
  };
}

export type ListPage<R extends BaseRecord> = ReturnType<typeof useListPage<R>>;
