import { declaredNouns } from '../../../crud/noun';
import { inList, unindexed, type Sql } from '../../../database/sql';
import type { StoredEntry } from '../../../audit/audit';
import { namesOf as peopleNames } from '../../account/exports';

/** Where things of the log that are no declared nouns have their name. */
const NAMES: Record<string, { table: string; name: string }> = {
  order: { table: 'orders', name: 'number' },
  menu: { table: 'branches', name: 'name' },
  'menu-release': { table: 'menu_releases', name: 'name' },
  coupon: { table: 'coupons', name: 'code' },
  'support-ticket': { table: 'support_tickets', name: 'subject' },
  customer: { table: 'customers', name: 'name' },
};

/** What the things that entries are about are called by now, by id. */
export async function subjectsOf(
  sql: Sql,
  businessId: string,
  entries: readonly { entity: string; entity_id: string }[],
): Promise<Map<string, string>> {
  const ids = new Map<string, Set<string>>();
  for (const { entity, entity_id } of entries) {
    const known = ids.get(entity) ?? new Set();
    ids.set(entity, known.add(entity_id));
  }
  const names = new Map<string, string>();
  for (const [entity, of] of ids) {
    for (const { id, name } of await namesOf(sql, businessId, entity, [...of])) {
      if (name) names.set(String(id), name);
    }
  }
  return names;
}

/** The plural in URLs of a noun of the log; null for a thing that is no declared noun. */
export const resourceOf = (entity: string): string | null =>
  declaredNouns().find((noun) => noun.entity === entity)?.resource ?? null;

/** The field by which a row names the team member who signs in as it. */
const PERSON = 'personId';

/**
 * What the records are called by now that entries refer to: by the declared references of their nouns, and by `personId`.
 * @returns for each entry by its id, the names by the ids of the records
 */
export async function referencedNames(
  sql: Sql,
  businessId: string,
  entries: readonly StoredEntry[],
): Promise<Map<string, Record<string, string>>> {
  const references = entries.flatMap((entry) => referencesIn(entry));
  const found = await subjectsOf(
    sql,
    businessId,
    references.map(({ entity, id }) => ({ entity, entity_id: id })),
  );
  const names = new Map<string, Record<string, string>>();
  for (const { entryId, id } of references) {
    const name = found.get(id);
    if (name) names.set(entryId, { ...names.get(entryId), [id]: name });
  }
  return names;
}

function referencesIn({ id: entryId, entity, before, after }: StoredEntry) {
  const noun = declaredNouns().find((each) => each.entity === entity);
  const tables: Readonly<Record<string, string>> = noun?.references ?? {};
  const fields = [
    ...Object.entries(tables).map(([field, table]) => ({ field, entity: entityOf(table) })),
    { field: PERSON, entity: 'user' },
  ];
  return fields.flatMap(({ field, entity: of }) =>
    [before?.[field], after?.[field]]
      .flat()
      .filter((id): id is string => typeof id === 'string' && id !== '')
      .map((id) => ({ entryId, entity: of, id })),
  );
}

const entityOf = (table: string): string =>
  declaredNouns().find((noun) => noun.table === table)?.entity ?? table;

async function namesOf(
  sql: Sql,
  businessId: string,
  entity: string,
  ids: readonly string[],
): Promise<{ id: string | number; name: string | null }[]> {
  if (entity === 'user') {
    const people = await peopleNames(sql, businessId, ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number));
    return [...people].map(([id, name]) => ({ id, name }));
  }
  const noun = declaredNouns().find((each) => each.entity === entity);
  const at = noun ? { table: noun.table, name: noun.title ?? 'name' } : NAMES[entity];
  if (!at) return [];
  return sql.all(
    `SELECT document_id AS id, ${at.name} AS name FROM ${at.table}
      WHERE ${unindexed(sql, 'business_id')} = ? AND ${inList(sql, 'document_id')}`,
    [businessId, ids],
  );
}
