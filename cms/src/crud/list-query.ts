import { z } from 'zod';
import { invalid, type Issue } from '../errors/api-error';
import { parse } from '../errors/parse';
import type { FilterOperator } from './noun';

/** What a list was asked for, in the words the Document Service takes. */
export interface ListQuery {
  filters: object[];
  sort: string[];
  page: number;
  pageSize: number;
}

interface Declared {
  filters: Readonly<Record<string, readonly FilterOperator[]>>;
  sorts: readonly string[];
  defaultSort: string;
  search: readonly string[];
}

const whole = z.coerce.number().int();
const querySchema = z.strictObject({
  filters: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  sort: z.union([z.string().max(200), z.array(z.string().max(60)).max(5)]).optional(),
  pagination: z
    .strictObject({ page: whole.min(1).max(100_000).default(1), pageSize: whole.min(1).max(100).default(25) })
    .default({ page: 1, pageSize: 25 }),
  q: z.string().trim().max(80).optional(),
});

/**
 * Reads `filters[field][$op]=`, `sort=field:asc`, `pagination[page]=` and `q=`. Only what the noun declared is taken;
 * anything else is refused by name, so a typo never shows everything and nobody asks about a hidden field.
 */
export function parseListQuery(query: unknown, declared: Declared): ListQuery {
  const { filters, sort, pagination, q } = parse(querySchema, query);
  const issues: Issue[] = [];
  const conditions: object[] = [];

  for (const [field, operators] of Object.entries(filters)) {
    const allowed = Object.hasOwn(declared.filters, field) ? declared.filters[field] : undefined;
    for (const [operator, value] of Object.entries(operators)) {
      const read = allowed?.some((name) => name === operator) ? valueFor(operator, value) : undefined;
      if (read === undefined) issues.push({ code: 'UNKNOWN_FILTER', path: ['filters', field, operator] });
      else conditions.push({ [field]: { [operator]: read } });
    }
  }

  const sorts = (typeof sort === 'string' ? sort.split(',') : (sort ?? [declared.defaultSort])).map((part) =>
    part.trim(),
  );
  for (const [index, part] of sorts.entries()) {
    const [field = '', direction = 'asc'] = part.split(':');
    if (!declared.sorts.includes(field) || (direction !== 'asc' && direction !== 'desc')) {
      issues.push({ code: 'UNKNOWN_SORT', path: ['sort', index] });
    }
  }
  if (issues.length > 0) throw invalid(issues);
  if (q && declared.search.length > 0) {
    conditions.push({ $or: declared.search.map((field) => ({ [field]: { $containsi: q } })) });
  }
  return { filters: conditions, sort: [...sorts, 'id:asc'], ...pagination };
}

function valueFor(operator: string, value: unknown): unknown {
  if (operator === '$in') {
    const values: unknown[] = Array.isArray(value)
      ? value
      : typeof value === 'string'
        ? value.split(',')
        : [];
    return values.length > 0 && values.length <= 100 && values.every(isScalar) ? values : undefined;
  }
  return isScalar(value) ? value : undefined;
}

const isScalar = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
