import { parseTableParams } from '@refinedev/core';

/** Refine's operators that the filters of customers use, as the API names them. */
const OPERATORS: Readonly<Partial<Record<string, string>>> = {
  eq: '$eq',
  in: '$in',
  gte: '$gte',
  lte: '$lte',
  gt: '$gt',
  lt: '$lt',
};

/**
 * The query of the list of customers whose filters and search stand in the address.
 *
 * @param address the search part of the address, such as `?filters[0][field]=tag`
 */
export function filterQuery(address: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const filter of parseTableParams(address).parsedFilters) {
    if (!('field' in filter)) continue;
    const operator = OPERATORS[filter.operator];
    const values: unknown[] = [filter.value].flat();
    const shown = values.filter((value) => value !== undefined && value !== null && value !== '').map(String);
    if (shown.length === 0) continue;
    if (filter.field === 'q') query.set('q', shown.join(' '));
    else if (operator) query.set(`filters[${filter.field}][${operator}]`, shown.join(','));
  }
  return query;
}
