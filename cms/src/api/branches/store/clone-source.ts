import type { UID } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import type { StoredMenu } from '../../../domain/branches';
import { wholeRows, type WholeRow } from './whole-rows';

interface Place {
  businessId: string;
  branchId: string;
}

export const MENU_TYPES = {
  categories: 'api::menu.category',
  variationGroups: 'api::menu.variation-group',
  extraGroups: 'api::menu.extra-group',
  products: 'api::menu.product',
} as const satisfies Record<keyof StoredMenu, UID.ContentType>;

export const ZONES = 'api::branches.delivery-zone';
export const HOURS = 'api::branches.opening-hour';
export const SOCIAL_LINKS = 'api::branches.social-link';
export const EXCEPTIONS = 'api::branches.hours-exception';

/** The whole menu of a branch, as it is stored. */
export async function storedMenu(sql: Sql, place: Place): Promise<StoredMenu<WholeRow>> {
  return {
    categories: await wholeRows(sql, MENU_TYPES.categories, place),
    variationGroups: await wholeRows(sql, MENU_TYPES.variationGroups, place),
    extraGroups: await wholeRows(sql, MENU_TYPES.extraGroups, place),
    products: await wholeRows(sql, MENU_TYPES.products, place),
  };
}

/** Whether another branch of the business in use has the name, and whether any branch has or had the address. */
export async function findTakenNames(
  sql: Sql,
  { businessId, name, slug }: { businessId: string; name: string; slug: string },
): Promise<{ name: boolean; slug: boolean }> {
  const named = await sql.one(
    "SELECT 1 AS one FROM branches WHERE business_id = ? AND lower(name) = ? AND state <> 'ARCHIVED'",
    [businessId, name.toLowerCase()],
  );
  // Unscoped: there is one of an address in all businesses.
  const addressed = await sql.one(
    'SELECT 1 AS one FROM branches WHERE slug = ? UNION SELECT 1 FROM branch_slugs WHERE slug = ?',
    [slug, slug],
  );
  return { name: named !== undefined, slug: addressed !== undefined };
}
