import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../project.mjs';

const textsIn = (folder, ending) =>
  readdirSync(at(folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readFileSync(at(folder, file), 'utf8'));

/** The tables that migrations make with a column for the business, by the names they have after the last of them. */
export function tenantTablesOf(migrations) {
  const tables = new Set();
  for (const migration of migrations) {
    for (const made of migration.split('createTable(').slice(1))
      if (/'business_id'/.test(made.split(/\n {2}}\);/)[0])) tables.add(made.match(/^\s*'(\w+)'/)[1]);
    for (const [, from, to] of migration.matchAll(/renameTable\(\s*'(\w+)',\s*'(\w+)'/g))
      if (tables.delete(from)) tables.add(to);
  }
  return tables;
}

/** Every table with a column for the business: of the content types, of the migrations, and that of people, which is Strapi's own. */
export const tenantTables = new Set([
  'up_users',
  ...textsIn('cms/src/api', 'schema.json')
    .map((schema) => JSON.parse(schema))
    .filter(({ attributes }) => 'businessId' in attributes)
    .map(({ collectionName }) => collectionName),
  ...tenantTablesOf(textsIn('cms/database/migrations', '.ts')),
]);
