import type { CrudFilter, CrudOperators } from '@refinedev/core';
import { useListParams } from '@shared/table/use-list-params';

export interface ListQuestion {
  resource: string;
  /** What may be filtered by, under its name in the address: `{ state: 'eq' }` reads `?state=PAUSED`. */
  filters?: Record<string, Exclude<CrudOperators, 'and' | 'or'>>;
  /** Always applied, such as the branch. */
  fixed?: CrudFilter[];
  /** `field:asc` or `field:desc`. */
  defaultSort: string;
  enabled?: boolean;
}

export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

function readSort(text: string): Sort {
  const [field = '', order] = text.split(':');
  return { field, order: order === 'desc' ? 'desc' : 'asc' };
}

/** The address of a list in Refine's words: sorter, filters, words looked for, and the page or row one is at. */
export function useListAddress({ filters = {}, fixed = [], defaultSort }: ListQuestion) {
  const { params, change, show } = useListParams();
  const search = params.get('q') ?? '';
  const sort = readSort(params.get('sort') ?? defaultSort);
  const wanted: CrudFilter[] = Object.entries(filters).flatMap(([field, operator]) => {
    const value = params.get(field);
    return value ? [{ field, operator, value: operator === 'in' ? value.split(',') : value }] : [];
  });
  const asked: CrudFilter[] = [...fixed, ...wanted, { field: 'q', operator: 'contains', value: search }];

  return {
    asked,
    sort,
    search,
    place: (name: 'page' | 'row') => Math.max(1, Math.floor(Number(params.get(name))) || 1),
    setPlace: (name: 'page' | 'row', next: number, replace = false) =>
      change({ [name]: next > 1 ? String(next) : null }, { replace }),
    controls: {
      sort,
      search,
      /** Whether fewer rows than all are asked for, so that "nothing found" is told from "nothing there". */
      isNarrowed: search !== '' || wanted.length > 0,
      filter: (name: string) => params.get(name) ?? '',
      setFilter: (name: string, value: string) => change({ [name]: value }),
      setSearch: (text: string) => change({ q: text }, { replace: true }),
      setSort: (next: Sort) => change({ sort: `${next.field}:${next.order}` }),
      clear: () => show(''),
    },
  };
}
