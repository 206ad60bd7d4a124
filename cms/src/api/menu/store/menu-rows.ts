import { tableOf } from '../../../database/content-type';
import { lockRows } from '../../../database/row-lock';
import { inList, type Parameter, type Sql } from '../../../database/sql';
import { json, readAs } from '../../../database/codecs';
import type { Tx } from '../../../database/transaction';
import { toExtras, wholeProducts, type StoredExtra } from '../../../store/rows';
import type { MenuScope } from './menu-scope';

/* What the rules of ordering do not read of the menu's rows, and those who keep the menu do. */

/** More than any business has; what a search leaves out nobody scrolls to. */
const MOST = 10_000;

const keptProducts = wholeProducts.pick('id', 'version', 'sku', 'costCents', 'stockLowAt');
const pricedProducts = wholeProducts.pick('id', 'name', 'version', 'variationPrices');
const searchedProducts = wholeProducts.pick(
  ...(['id', 'name', 'sku', 'kitchenName', 'description', 'variationGroupId'] as const),
);

const variationGroups = tableOf('api::menu.variation-group', {
  variations: json<{ id: string; sku?: string | null }[]>([]),
}).pick('id', 'internalName', 'variations');

const extraGroups = tableOf('api::menu.extra-group', {
  extras: readAs(json<StoredExtra[]>([]), toExtras),
}).pick('id', 'name', 'internalName', 'extras');

const inUse = "business_id = ? AND branch_id = ? AND state <> 'ARCHIVED'";
const of = ({ businessId, branchId }: MenuScope) => [businessId, branchId];

export const productsOf = (sql: Sql, menu: MenuScope) =>
  keptProducts.selectInPieces(sql, `${inUse} LIMIT ${MOST}`, of(menu));

export const variationGroupsOf = (sql: Sql, menu: MenuScope) =>
  variationGroups.select(sql, `${inUse} LIMIT ${MOST}`, of(menu));

export const extraGroupsOf = (sql: Sql, menu: MenuScope) =>
  extraGroups.select(sql, `${inUse} LIMIT ${MOST}`, of(menu));

/** The products that come in the variations of a group. */
export const productsInGroup = (
  sql: Sql,
  group: MenuScope & { documentId: string },
  order: 'name, id' | 'document_id',
) =>
  pricedProducts.select(sql, `variation_group_id = ? AND ${inUse} ORDER BY ${order} LIMIT ${MOST}`, [
    group.documentId,
    ...of(group),
  ]);

/** The ids of the variations of a group, archived ones too; none where the branch has no such group. */
export async function variationIds(sql: Sql, menu: MenuScope, groupId: string | null): Promise<string[]> {
  const found = 'document_id = ? AND business_id = ? AND branch_id = ?';
  const group = await variationGroups.find(sql, found, [groupId, ...of(menu)]);
  return (group?.variations ?? []).map(({ id }) => id);
}

/** All products and groups of variations of a business, archived ones too, or those of some of its branches. */
export async function searchedRows(sql: Sql, businessId: string, branchIds: readonly string[]) {
  const everywhere = branchIds.length === 0;
  const reach = `business_id = ?${everywhere ? '' : ` AND ${inList(sql, 'branch_id')}`}`;
  const own: Parameter[] = everywhere ? [businessId] : [businessId, branchIds];
  return {
    products: await searchedProducts.selectInPieces(sql, `${reach} ORDER BY position, id LIMIT ${MOST}`, own),
    groups: await variationGroups.select(sql, `${reach} LIMIT ${MOST}`, own),
  };
}

/** Whether a product of the business that is in use is of a category. */
export async function isCategoryUsed(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const categoryIds = tx.dialect === 'postgres' ? 'category_ids::text' : 'category_ids';
  const used = await tx.one(
    `SELECT 1 AS one FROM products WHERE business_id = ? AND state <> 'ARCHIVED' AND ${categoryIds} LIKE ? LIMIT 1`,
    [businessId, `%"${id}"%`],
  );
  return used !== undefined;
}

/** Holds rows until the commit, always in one order; on SQLite nobody else writes anyway. */
export async function lockMenuRows(
  tx: Tx,
  table: string,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(
    tx,
    `SELECT 1 AS one FROM ${table} WHERE business_id = ? AND ${inList(tx, 'document_id')} ORDER BY document_id`,
    [businessId, ids],
  );
}
