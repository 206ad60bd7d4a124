import type { CrudFilter, CrudOperators, CrudSort, Pagination } from '@refinedev/core';

/** Refine's operators in Strapi's words; what is missing has no counterpart on the wire. */
const OPERATORS: Partial<Record<CrudOperators, string>> = {
  eq: '$eq',
  ne: '$ne',
  lt: '$lt',
  lte: '$lte',
  gt: '$gt',
  gte: '$gte',
  in: '$in',
  nin: '$notIn',
  contains: '$containsi',
  ncontains: '$notContainsi',
  startswith: '$startsWithi',
  endswith: '$endsWithi',
  null: '$null',
  nnull: '$notNull',
};

/** The filter that is no field: words looked for in what the noun declares as searchable. */
const SEARCH = 'q';

export const MAX_PAGE_SIZE = 100;

type Scalar = string | number | boolean;

function appendFilter(query: URLSearchParams, filter: CrudFilter): void {
  if (!('field' in filter)) throw new Error('Filters joined by "or" and "and" are not part of the API');
  const { field, operator, value } = filter as {
    field: string;
    operator: CrudOperators;
    value?: Scalar | Scalar[] | null;
  };
  if (value === undefined || value === null || value === '') return;
  if (field === SEARCH) return query.set(SEARCH, String(value));
  const word = OPERATORS[operator];
  if (!word) throw new Error(`The API has no filter "${operator}"`);
  const name = `filters[${field}][${word}]`;
  if (Array.isArray(value)) value.forEach((entry, index) => query.append(`${name}[${index}]`, String(entry)));
  else query.append(name, String(value));
}

export interface ListQuery {
  filters?: CrudFilter[];
  sorters?: CrudSort[];
  pagination?: Pagination;
  /** Parameters that are no filter of a field, such as `_q`. */
  extra?: Record<string, Scalar | undefined>;
}

/** The query string of a list as the API understands it. */
export function listQuery({ filters = [], sorters = [], pagination, extra = {} }: ListQuery): string {
  const query = new URLSearchParams();
  filters.forEach((filter) => appendFilter(query, filter));
  if (sorters.length > 0) query.set('sort', sorters.map(({ field, order }) => `${field}:${order}`).join(','));
  query.set('pagination[page]', String(pagination?.currentPage ?? 1));
  query.set('pagination[pageSize]', String(Math.min(pagination?.pageSize ?? 25, MAX_PAGE_SIZE)));
  for (const [name, value] of Object.entries(extra))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return query.toString();
}

/** An address with what is asked there; what is undefined is not asked. */
export function withQuery(path: string, asked: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked) as [string, Scalar | null | undefined][])
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
