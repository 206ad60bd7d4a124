import { declaredNouns } from '../../../crud/noun';
import { inList, unindexed, type Sql } from '../../../database/sql';
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
