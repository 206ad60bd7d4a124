import type { LogicalFilter } from '@refinedev/core';

/** Every value of a field that a list begins with one of: said, so that the address keeps it. Its noun names it. */
export const ALL = 'ALL';

/** What of a list's beginning is about a field. */
export const initialOf = (begin: readonly LogicalFilter[], field: string): LogicalFilter | undefined =>
  begin.find((each) => each.field === field);

/** Whether fewer rows are asked for than a list begins with, so that "nothing found" is told from "nothing there". */
export const isNarrowed = (filters: readonly LogicalFilter[], begin: readonly LogicalFilter[]): boolean =>
  filters.some(({ field, value }) => value !== ALL && value !== initialOf(begin, field)?.value);
