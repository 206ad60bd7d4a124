import type { TagCountDto } from '../../../contracts/customers';
import type { Sql } from '../../../database/sql';
import { text } from '../../../database/codecs';
import { defineTable } from '../../../database/table';

/** The tags of customers, by which they are filtered; the customer's own row says the same in its order. */
const customerTags = defineTable('customer_tags', { businessId: text(), tag: text(), customerId: text() });

/** Makes the tags of a customer those. */
export async function rewriteTags(
  sql: Sql,
  { businessId, customerId, tags }: { businessId: string; customerId: string; tags: readonly string[] },
): Promise<void> {
  await customerTags.remove(sql, 'business_id = ? AND customer_id = ?', [businessId, customerId]);
  for (const tag of new Set(tags)) await customerTags.insert(sql, { businessId, tag, customerId });
}

/** The tags of a business, the most used first; at most 200. */
export const tagCounts = (sql: Sql, businessId: string): Promise<TagCountDto[]> =>
  sql.all<TagCountDto>(
    `SELECT tag, COUNT(*) AS count FROM customer_tags WHERE business_id = ? GROUP BY tag ORDER BY 2 DESC, 1 LIMIT 200`,
    [businessId],
  );
