import { json, type JsonColumn } from '../../../database/columns';
import { inList } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { plainText } from '../../../domain/text';
import type { Viewer } from '../../../sessions/viewer';

/** More than any business has; what a search leaves out nobody scrolls to. */
const MOST = 10_000;

interface ProductRow {
  id: string;
  name: string;
  sku: string | null;
  kitchen_name: string | null;
  description: string | null;
  variation_group_id: string | null;
}

/**
 * The products in which every word of a text stands, in the name, the one of the kitchen, the code, those of the sizes it
 * comes in or the description. Neither accents nor capitals matter: nobody types "Açaí" at rush hour, and the databases
 * know no more of capitals than ASCII.
 */
export async function findProducts({ businessId, branchIds }: Viewer, text: string): Promise<string[]> {
  const words = plainText(text).split(' ');
  const [products, groups] = await read(async (sql) => {
    const everywhere = branchIds.length === 0;
    const reach = everywhere ? '' : ` AND ${inList(sql, 'branch_id')}`;
    const own = everywhere ? [businessId] : [businessId, branchIds];
    return [
      await sql.all<ProductRow>(
        `SELECT document_id AS id, name, sku, kitchen_name, description, variation_group_id FROM products
            WHERE business_id = ?${reach} ORDER BY position, id LIMIT ${MOST}`,
        own,
      ),
      await sql.all<{ id: string; variations: JsonColumn }>(
        `SELECT document_id AS id, variations FROM variation_groups WHERE business_id = ?${reach} LIMIT ${MOST}`,
        own,
      ),
    ] as const;
  });
  const codes = new Map(
    groups.map(({ id, variations }) => [
      id,
      json<{ sku?: string | null }[]>(variations, []).flatMap(({ sku }) => sku ?? []),
    ]),
  );
  return products
    .filter(({ name, sku, kitchen_name, description, variation_group_id }) => {
      const sizes = codes.get(variation_group_id ?? '') ?? [];
      const all = plainText([name, sku, kitchen_name, description, ...sizes].filter(Boolean).join('\n'));
      return words.every((word) => all.includes(word));
    })
    .map(({ id }) => id);
}
