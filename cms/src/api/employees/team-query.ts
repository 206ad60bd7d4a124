import { z } from 'zod';
import { PERSON_STATES, ROLES, type PersonState, type Role } from '../../domain/access';
import { parse } from '../../errors/parse';
import { oneLine } from '../../contracts/text';

/** What the list of the team was asked for. */
export interface TeamQuery {
  states: PersonState[] | null;
  roles: Role[] | null;
  branchId: string | null;
  q: string;
  sort: 'name' | 'lastSeenAt' | 'createdAt';
  descending: boolean;
  page: number;
  pageSize: number;
}

const whole = z.coerce.number().int();
/** One value or several, as a list or with commas between them. */
const several = <T extends string>(known: readonly [T, ...T[]]) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(z.enum(known)).min(1).max(20),
  );
const choice = <T extends string>(known: readonly [T, ...T[]]) =>
  z.union([z.strictObject({ $eq: z.enum(known) }), z.strictObject({ $in: several(known) })]);

const schema = z.strictObject({
  filters: z
    .strictObject({
      state: choice(PERSON_STATES).optional(),
      role: choice(ROLES).optional(),
      branchId: z.strictObject({ $eq: z.string().min(1).max(32) }).optional(),
    })
    .default({}),
  sort: z
    .string()
    .regex(/^(name|lastSeenAt|createdAt)(:(asc|desc))?$/)
    .default('name:asc'),
  pagination: z
    .strictObject({ page: whole.min(1).max(100_000).default(1), pageSize: whole.min(1).max(100).default(25) })
    .default({ page: 1, pageSize: 25 }),
  q: oneLine().max(80).default(''),
});

/** Reads the query of `GET /api/team`; what it does not know is refused. */
export function parseTeamQuery(query: unknown): TeamQuery {
  const { filters, sort, pagination, q } = parse(schema, query);
  const [field, direction] = sort.split(':');
  return {
    states: listOf(filters.state),
    roles: listOf(filters.role),
    branchId: filters.branchId?.$eq ?? null,
    q,
    sort: field === 'lastSeenAt' || field === 'createdAt' ? field : 'name',
    descending: direction === 'desc',
    ...pagination,
  };
}

const listOf = <T extends string>(chosen: { $eq: T } | { $in: T[] } | undefined): T[] | null =>
  chosen ? ('$eq' in chosen ? [chosen.$eq] : chosen.$in) : null;
