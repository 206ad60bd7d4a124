import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOREIGN_READS } from '../lint/foreign-reads.mjs';
import { keepers, uidOf } from '../lint/own-tables.mjs';
import { at } from '../project.mjs';
import { brokenBy } from './support/broken-rules.mjs';

const rule = 'house/own-tables';
const campaign = 'cms/src/api/campaign/store/probe.ts';
const menu = 'cms/src/api/menu/store/probe.ts';

describe('a table of somebody else is refused', () => {
  test.each([
    ['in a statement', campaign, "export const text = 'SELECT id FROM orders WHERE business_id = ?';"],
    [
      'in a join',
      campaign,
      'export const text = `SELECT c.id FROM coupons c JOIN customers k ON k.id = c.id WHERE c.business_id = ?`;',
    ],
    ['in small letters', campaign, "export const text = 'select id from orders where business_id = ?';"],
    [
      'behind another one',
      campaign,
      "export const text = 'SELECT c.id FROM coupons c, carts k WHERE c.business_id = ?';",
    ],
    ['to write', campaign, "export const text = 'UPDATE up_users SET name = ? WHERE business_id = ?';"],
    ['in a condition', campaign, "export const own = 'id IN (SELECT order_id FROM order_items)';"],
    ['of the machinery', campaign, "export const text = 'DELETE FROM sessions WHERE id = ?';"],
    ['of a context, in the machinery', 'cms/src/outbox/probe.ts', "export const text = 'DELETE FROM carts';"],
    ['by its columns', campaign, "export const carts = defineTable('carts', {});"],
    ['by its type', campaign, "export const carts = tableOf('api::carts.cart');"],
    ['by its type, told in a store', campaign, "export const UIDS = ['api::carts.cart'];"],
    [
      'whose name is put into a statement',
      campaign,
      "const T = ['carts'];\nexport const all = T.map((t) => `SELECT id FROM ${t} WHERE business_id = ?`);",
    ],
    [
      'that its context hands out',
      campaign,
      "import { people } from '../../account/exports';\nexport { people };",
    ],
    [
      'that the machinery hands out and does not keep',
      campaign,
      "import { pauses } from '../../../store/load-store';\nexport { pauses };",
    ],
    [
      'where another one may be read',
      'cms/src/api/carts/store/probe.ts',
      "export const text = 'SELECT o.id FROM orders o JOIN customers c ON c.id = o.id WHERE o.business_id = ?';",
    ],
  ])('%s', async (_, file, code) => {
    expect(await brokenBy(file, `${code}\n`)).toContain(rule);
  });
});

describe('a table is taken where it is kept, or may be read', () => {
  test.each([
    ['its own', menu, "export const text = 'SELECT id FROM products WHERE business_id = ?';"],
    [
      'a technical one of its own',
      menu,
      "export const text = 'DELETE FROM menu_import_changes WHERE id = ?';",
    ],
    [
      'one that it may read',
      'cms/src/api/carts/store/probe.ts',
      "export const text = 'SELECT o.id FROM carts c JOIN orders o ON o.id = c.id WHERE c.business_id = ?';",
    ],
    [
      'one that the machinery keeps and hands out',
      menu,
      "import { auditEntries } from '../../../audit/audit';\nexport { auditEntries };",
    ],
    ['some name that is no table here', menu, "export const RESOURCES = ['orders'];"],
  ])('%s', async (_, file, code) => {
    expect(await brokenBy(file, `${code}\n`)).not.toContain(rule);
  });
});

describe('who may read tables of others', () => {
  const textsOf = (part) =>
    [`cms/src/api/${part}`, `cms/src/${part}`]
      .filter((folder) => existsSync(at(folder)))
      .flatMap((folder) => readdirSync(at(folder), { recursive: true }).map((file) => at(folder, file)))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(file, 'utf8'));

  test.each(
    Object.entries(FOREIGN_READS).flatMap(([part, { tables, why }]) =>
      tables.map((table) => [part, table, why]),
    ),
  )('%s still reads %s', (part, table, why) => {
    expect(keepers.has(table) && keepers.get(table) !== part).toBe(true);
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
    const names = [table, uidOf(table)].filter(Boolean).join('|');
    expect(
      textsOf(part).some((text) =>
        new RegExp(`(?:FROM|JOIN|UPDATE) (?:${names})\\b|'(?:${names})'`).test(text),
      ),
    ).toBe(true);
  });
});
