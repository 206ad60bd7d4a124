import type { Sql } from '../../../src/database/sql';
import type { TestBusiness } from './business';
import { database } from './database';
import { EXAMPLES } from './examples';

export type Row = Record<string, unknown>;

const COLUMNS = {
  sqlite: `SELECT m.name AS of_table, c.name AS name
             FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1`,
  postgres: `SELECT table_name AS of_table, column_name AS name
               FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`,
};

/** The columns of every table. */
export async function columnsByTable(sql: Sql): Promise<Map<string, Set<string>>> {
  const tables = new Map<string, Set<string>>();
  for (const { of_table, name } of await sql.all<{ of_table: string; name: string }>(COLUMNS[sql.dialect])) {
    const columns = tables.get(of_table) ?? new Set();
    tables.set(of_table, columns.add(name));
  }
  return tables;
}

/** Makes a business one of everything that routes are about; answers the id of each, by the route. */
export async function createEveryNoun(business: TestBusiness): Promise<Map<string, string>> {
  const subjects = new Map<string, string>();
  for (const [route, { subject }] of Object.entries(EXAMPLES)) subjects.set(route, await subject(business));
  return subjects;
}

function ownedBy(table: string, columns: Set<string>): string | null {
  if (table === 'businesses') return 'document_id = ?';
  if (columns.has('business_id')) return 'business_id = ?';
  if (columns.has('branch_id'))
    return 'branch_id IN (SELECT document_id FROM branches WHERE business_id = ?)';
  if (columns.has('user_id'))
    return 'CAST(user_id AS TEXT) IN (SELECT CAST(id AS TEXT) FROM up_users WHERE business_id = ?)';
  return null;
}

/** Every row that is a business's, its branches' or its people's, by table. */
export async function businessRows(businessId: string): Promise<Map<string, Row[]>> {
  return database(async (sql) => {
    const belongings = new Map<string, Row[]>();
    for (const [table, columns] of await columnsByTable(sql)) {
      const condition = ownedBy(table, columns);
      if (!condition) continue;
      const rows = await sql.all<Row>(`SELECT * FROM ${table} WHERE ${condition}`, [businessId]);
      if (rows.length > 0) belongings.set(table, rows);
    }
    return belongings;
  });
}

/** One id of everything a business has, by table; of the parts of its groups as well. */
export async function idsOf(businessId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [table, rows] of await businessRows(businessId)) {
    const last = rows.at(-1);
    const id = last?.document_id ?? last?.id;
    if (typeof id === 'string' || typeof id === 'number') ids.set(table, String(id));
    for (const part of ['variations', 'extras']) {
      const text = JSON.stringify(last?.[part] ?? null).replaceAll('\\', '');
      const [, partId] = /"id":"([^"]+)"/.exec(text) ?? [];
      if (partId) ids.set(part, partId);
    }
  }
  return ids;
}
