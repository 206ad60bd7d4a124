import { describe, expect, test } from 'vitest';
import { tenantTables, tenantTablesOf } from '../lint/tables.mjs';
import { brokenBy } from './support/broken-rules.mjs';

describe('a statement', () => {
  const reading = (condition) => `export const text = \`SELECT id FROM orders WHERE ${condition}\`;`;
  test.each([
    ['stands in a store', 'cms/src/api/storefront/use-cases/probe.ts', reading('business_id = ?')],
    ['stands in no contract', 'cms/src/contracts/probe.ts', "export const text = 'DELETE FROM leases';"],
    [
      'stands in no domain',
      'cms/src/domain/money/probe.ts',
      "export const text = 'UPDATE leases SET a = 1';",
    ],
    [
      'stands in a store also as a condition',
      'cms/src/api/storefront/use-cases/probe.ts',
      "export const all = (sql) => orders.select(sql, 'business_id = ?', []);",
    ],
    [
      'stands in a store in small letters',
      'cms/src/api/storefront/use-cases/probe.ts',
      "export const text = 'select id from orders where business_id = ?';",
    ],
    [
      'stands in a store in pieces',
      'cms/src/api/storefront/use-cases/probe.ts',
      "export const text = 'SELECT id ' + 'FROM orders WHERE business_id = ?';",
    ],
    [
      'stands in a store with any name of the transaction',
      'cms/src/api/storefront/use-cases/probe.ts',
      "export const all = (db) => orders['select'](db, 'business_id = ?', []);",
    ],
  ])('%s', async (_, file, code) => {
    expect(await brokenBy(file, `${code}\n`)).toContain('house/sql-in-store');
    for (const accepted of ['cms/src/api/storefront/store/probe.ts', 'cms/src/sessions/probe.ts'])
      expect(await brokenBy(accepted, `${code}\n`)).not.toContain('house/sql-in-store');
  });

  const store = 'cms/src/api/storefront/store/probe.ts';
  test.each([
    ['of a content type', reading('document_id = ?')],
    ['of a table of the migrations', "export const text = 'DELETE FROM uploads WHERE id = ?';"],
    ['of some table', 'export const text = (table) => `UPDATE ${table} SET a = 1`;'],
    ['of which only a condition is told', "export const all = (sql) => orders.select(sql, 'id = ?', []);"],
    [
      'of which only a condition is told, to be changed',
      "export const all = (tx, row) => orders.update(tx, row, ['id = ?', row.id]);",
    ],
    [
      'of which a condition is told elsewhere',
      "const own = 'id = ?';\nexport const all = (sql) => orders.find(sql, own, []);",
    ],
    ['of which it is only read', "export const text = 'SELECT business_id, id FROM orders WHERE token = ?';"],
    ['of people', "export const text = 'UPDATE up_users SET name = ? WHERE id = ?';"],
    ['with another condition', `const own = 'id = ?';\n${reading('${own}')}`],
    ['in small letters', "export const text = 'select id from orders where id = ?';"],
    ['in pieces', "export const text = 'SELECT id ' + 'FROM orders WHERE id = ?';"],
    ['in pieces of a list', "export const text = ['SELECT id', 'FROM orders', 'WHERE id = ?'].join(' ');"],
    ['behind another table', "export const text = 'DELETE FROM leases, orders WHERE id = ?';"],
    ['as Strapi quotes it', 'export const text = \'SELECT id FROM "orders" WHERE id = ?\';'],
    ['in one alternative alone', reading('business_id = ? OR id = ?')],
    ['with every other one', reading('business_id <> ?')],
    ['with a column of another table', reading('business_id = other_id')],
    ['in its order', reading('id = ? ORDER BY business_id')],
    ['in its groups', reading('id = ? GROUP BY business_id')],
    ['in what it answers', "export const text = 'DELETE FROM orders WHERE id = ? RETURNING business_id';"],
    ['in what it writes', "export const text = 'UPDATE orders SET business_id = ? WHERE id = ?';"],
    [
      'in a join that binds no business',
      "export const text = 'SELECT o.id FROM orders o JOIN branches b ON b.business_id = o.business_id WHERE o.id = ?';",
    ],
    [
      'in a join that leaves the others',
      "export const text = 'SELECT o.id FROM orders o LEFT JOIN branches b ON b.business_id = ? WHERE o.id = ?';",
    ],
    [
      'in a select of one alternative',
      reading('id = ? OR id IN (SELECT id FROM orders WHERE business_id = ?)'),
    ],
    [
      'in one of two selects',
      "export const text = 'SELECT id FROM orders WHERE business_id = ? UNION ALL SELECT id FROM orders';",
    ],
    [
      'within one of no tenant',
      "export const text = 'SELECT (SELECT id FROM orders WHERE id = ?) FROM leases';",
    ],
    [
      'in one way of two',
      `const own = (all) => (all ? 'id = ?' : 'business_id = ?');\n${reading('${own()}')}`,
    ],
    [
      'of its columns',
      "const COLUMNS = 'id, business_id';\nexport const text = `SELECT ${COLUMNS} FROM orders WHERE id = ?`;",
    ],
    ['with another name of the transaction', "export const all = (db) => orders.select(db, 'id = ?', []);"],
    ['with a name in brackets', "export const all = (sql) => orders['select'](sql, 'id = ?', []);"],
    [
      'of a list to which others are added',
      "export const all = (sql, other) => {\n  const any = ['business_id = ?'];\n  any.push(other);\n  return orders.select(sql, any.join(' OR '), []);\n};",
    ],
    ['that it stores', "export const text = 'INSERT INTO orders (id, state) VALUES (?, ?)';"],
    ['with a comment on something else', `/* Over all businesses. */\n${reading('id = ?')}`],
    ['with a comment on the whole file', `/* Unscoped: all. */\nimport 'zod';\n${reading('token = ?')}`],
  ])('names the business: %s', async (_, code) => {
    expect(await brokenBy(store, `${code}\n`)).toContain('house/scoped-statements');
  });

  test.each([
    ['in its text', reading('id = ? AND business_id = ?')],
    ['in a condition', `const own = 'business_id = ?';\n${reading('${own}')}`],
    ['in what a function makes', `const own = () => 'business_id = ?';\n${reading('${own()}')}`],
    ['in small letters', "export const text = 'select id from orders where business_id = ?';"],
    ['in pieces', "export const text = 'SELECT id FROM orders ' + 'WHERE business_id = ?';"],
    ['in each alternative', reading('(business_id = ? AND a = ?) OR (b = ? AND business_id = ?)')],
    ['among others', reading('business_id IN (?, ?)')],
    ['as it is not looked up by', reading("${unindexed(sql, 'business_id')} = ?")],
    [
      'in the select that finds its rows',
      reading('id IN (SELECT order_id FROM carts WHERE business_id = ?)'),
    ],
    [
      'in a join that binds it',
      "export const text = 'SELECT o.id FROM orders o JOIN branches b ON b.id = o.branch_id AND b.business_id = ?';",
    ],
    [
      'in a part that it names',
      "export const text = 'WITH own AS (SELECT id FROM orders WHERE business_id = ?) SELECT id FROM own';",
    ],
    [
      'of a list to which further conditions are added',
      "export const all = (sql, other) => {\n  const every = ['business_id = ?'];\n  every.push(other);\n  return orders.select(sql, every.join(' AND '), []);\n};",
    ],
    ['of what it stores', "export const text = 'INSERT INTO orders (id, business_id) VALUES (?, ?)';"],
    ['not where it is no statement', "export const text = 'Select an order, or update where it is set';"],
    ['not where none has one', "export const text = 'DELETE FROM leases WHERE name = ?';"],
    ['not where it is told why', `/** Some order. Unscoped: by a key. */\n${reading('token = ?')}`],
    [
      'not in a function of which it is told why',
      `/** Unscoped: all. */\nexport function some() { return 'DELETE FROM orders'; }`,
    ],
  ])('names the business %s', async (_, code) => {
    expect(await brokenBy(store, `${code}\n`)).not.toContain('house/scoped-statements');
  });
});

describe('the tables of tenants', () => {
  test('have the names that later migrations give them', () => {
    const made = "createTable('drafts', (table) => {\n    table.string('business_id');\n  });";
    expect([...tenantTablesOf([made])]).toEqual(['drafts']);
    expect([...tenantTablesOf([made, "renameTable('drafts', 'notes')"])]).toEqual(['notes']);
  });

  test.each(['orders', 'order_items', 'up_users', 'stock_levels'])('are known: %s', (table) => {
    expect([...tenantTables]).toContain(table);
  });
});
