import type { Struct, UID } from '@strapi/strapi';
import { z } from 'zod';
import { invalid, type Issue } from '../errors/api-error';
import { parse } from '../errors/parse';
import type { FilterOperator, NamedValues } from './noun';
import { oneLine } from '../contracts/text';

/** What a list was asked for, in the words the Document Service takes. */
export interface ListQuery {
  filters: object[];
  /** The same as they were sent, for a noun that selects its rows itself. */
  conditions: ListCondition[];
  /** What the noun looks for by its own means; null for nothing. */
  text: string | null;
  /** Whether it was asked for archived rows, which no other list shows. */
  archived: boolean;
  sort: string[];
  page: number;
  pageSize: number;
}

/** A filter as it was sent, checked against the type of its field. */
export interface ListCondition {
  field: string;
  operator: FilterOperator;
  /** A list for `$in` alone. */
  value: string | string[];
}

interface Declared {
  /** Strapi's name of the content type. */
  uid: UID.ContentType;
  filters: Readonly<Record<string, readonly FilterOperator[]>>;
  named?: NamedValues;
  sorts: readonly string[];
  defaultSort: string;
  search: readonly string[];
  find?: unknown;
  select?: unknown;
  computed?: Readonly<Record<string, z.ZodType<string>>>;
}

const whole = z.coerce.number().int();
const querySchema = z.strictObject({
  filters: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  sort: z.union([z.string().max(200), z.array(z.string().max(60)).max(5)]).optional(),
  pagination: z
    .strictObject({ page: whole.min(1).max(100_000).default(1), pageSize: whole.min(1).max(100).default(25) })
    .default({ page: 1, pageSize: 25 }),
  q: oneLine().max(80).optional(),
});

/**
 * Reads `filters[field][$op]=`, `sort=field:asc`, `pagination[page]=` and `q=`. Only what the noun declared is taken;
 * anything else is refused by name, so a typo never shows everything and nobody asks about a hidden field.
 *
 * @param hidden declared fields that the viewer is not told: filters and sorts by them are refused as if undeclared
 */
export function parseListQuery(
  query: unknown,
  declared: Declared,
  hidden: readonly string[] = [],
): ListQuery {
  const { filters, sort, pagination, q } = parse(querySchema, query);
  const issues: Issue[] = [];
  const conditions: object[] = [];
  const sent: ListCondition[] = [];

  for (const [field, operators] of Object.entries(filters)) {
    const known = Object.hasOwn(declared.filters, field) && !hidden.includes(field);
    const allowed = known ? declared.filters[field] : undefined;
    for (const [operator, value] of Object.entries(operators)) {
      const path = ['filters', field, operator];
      const taken = allowed?.find((name) => name === operator);
      const read = taken && valueFor(operator, value);
      if (taken === undefined || read === undefined) issues.push({ code: 'UNKNOWN_FILTER', path });
      else if (!fits(declared, field, operator, read)) issues.push({ code: 'INVALID_FORMAT', path });
      else {
        sent.push({ field, operator: taken, value: read });
        conditions.push({ [field]: conditionOf(operator, read, declared.named?.[field]) });
      }
    }
  }

  const sorts = (typeof sort === 'string' ? sort.split(',') : (sort ?? [declared.defaultSort])).map((part) =>
    part.trim(),
  );
  for (const [index, part] of sorts.entries()) {
    const [field = '', direction = 'asc'] = part.split(':');
    const known = declared.sorts.includes(field) && !hidden.includes(field);
    if (!known || (direction !== 'asc' && direction !== 'desc')) {
      issues.push({ code: 'UNKNOWN_SORT', path: ['sort', index] });
    }
  }
  if (issues.length > 0) throw invalid(issues);
  if (q && declared.search.length > 0) {
    conditions.push({ $or: declared.search.map((field) => ({ [field]: { $containsi: q } })) });
  }
  const archived = filters.state?.$eq === 'ARCHIVED';
  return {
    filters: conditions,
    conditions: sent,
    text: (declared.find ?? declared.select) && q ? q : null,
    archived,
    sort: [...sorts, 'id:asc'],
    ...pagination,
  };
}

/** A condition as the Document Service takes it; a name that stands for several values is asked for by these. */
function conditionOf(operator: string, value: string | string[], named: NamedValues[string] = {}): object {
  const values =
    operator === '$eq' && typeof value === 'string' && Object.hasOwn(named, value) ? named[value] : undefined;
  return values ? { $in: values } : { [operator]: value };
}

function valueFor(operator: string, value: unknown): string | string[] | undefined {
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

/** Whether a field of its type can have the value: what cannot be compared is refused before the database has to. */
function fits(
  { uid, computed }: Declared,
  field: string,
  operator: string,
  value: string | string[],
): boolean {
  const schema = computed?.[field];
  if (schema) return [value].flat().every((each) => schema.safeParse(each).success);
  if (operator === '$null' || operator === '$notNull') return value === 'true' || value === 'false';
  const { attributes }: Struct.ContentTypeSchema = strapi.contentType(uid);
  const type = attributes[field]?.type;
  const holds = (text: string): boolean => {
    if (type === 'integer') return /^-?\d{1,15}$/.test(text);
    return type !== 'datetime' || !Number.isNaN(Date.parse(text));
  };
  return Array.isArray(value) ? value.every(holds) : holds(value);
}

const isScalar = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
