import type { Sql, SqlCondition } from '../../../database/sql';

/**
 * A property of few customers that a table of its own or an index of another column knows: the ids of the customers with
 * it, and the same as a condition on a row of `customers` that is met on another way.
 */
export interface Membership {
  ids: SqlCondition;
  probe: SqlCondition;
}

/** Up to so many customers are looked up by their ids; more are met soon enough among all. */
const FEW = 1000;

/** The ids of the customers with all of the memberships that few have, and conditions for the others. */
export async function narrowed(
  sql: Sql,
  memberships: readonly Membership[],
): Promise<{ ids: string[] | null; conditions: SqlCondition[] }> {
  let ids: string[] | null = null;
  const conditions: SqlCondition[] = [];
  for (const { ids: selected, probe } of memberships) {
    // Unscoped: each of them names the business.
    const rows = await sql.all<{ id: string }>(
      `SELECT id FROM (${selected.condition}) AS members LIMIT ${FEW + 1}`,
      selected.parameters,
      { named: false },
    );
    if (rows.length > FEW) conditions.push(probe);
    else {
      const found = new Set(rows.map(({ id }) => id));
      ids = ids === null ? [...found] : ids.filter((id) => found.has(id));
    }
  }
  return { ids, conditions };
}

/** Customers who ordered at a branch of the business. */
export const orderedAt = (businessId: string, branchId: string): Membership => ({
  ids: {
    condition: 'SELECT holder_id AS id FROM customer_branches WHERE business_id = ? AND branch_id = ?',
    parameters: [businessId, branchId],
  },
  probe: {
    condition:
      'EXISTS (SELECT 1 FROM customer_branches WHERE business_id = ? AND branch_id = ? AND holder_id = customers.document_id)',
    parameters: [businessId, branchId],
  },
});

/** Customers with a tag. */
export const tagged = (businessId: string, tag: string): Membership => ({
  ids: {
    condition: 'SELECT customer_id AS id FROM customer_tags WHERE business_id = ? AND tag = ?',
    parameters: [businessId, tag],
  },
  probe: {
    condition:
      'EXISTS (SELECT 1 FROM customer_tags WHERE business_id = ? AND tag = ? AND customer_id = customers.document_id)',
    parameters: [businessId, tag],
  },
});

const CONSENTING = 'business_id = ? AND channel = ? AND purpose = ? AND is_current AND given';

/** Customers whose consent of a channel and purpose stands as given. */
export const consenting = (businessId: string, channel: string, purpose: string): Membership => ({
  ids: {
    condition: `SELECT holder_id AS id FROM customer_consents WHERE ${CONSENTING}`,
    parameters: [businessId, channel, purpose],
  },
  probe: {
    condition: `EXISTS (SELECT 1 FROM customer_consents WHERE ${CONSENTING} AND holder_id = customers.document_id)`,
    parameters: [businessId, channel, purpose],
  },
});

/** Customers born in a month, 1–12. */
export const bornIn = (businessId: string, month: number): Membership => ({
  ids: {
    condition: 'SELECT document_id AS id FROM customers WHERE business_id = ? AND birth_month = ?',
    parameters: [businessId, month],
  },
  probe: { condition: 'birth_month = ?', parameters: [month] },
});
