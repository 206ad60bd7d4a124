import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { PlanLimit } from '../../../domain/plans';

/** What the plan of a business limits; nothing where it has none. */
export async function planLimitsOf(
  sql: Sql,
  businessId: string,
): Promise<Partial<Record<PlanLimit, number>>> {
  const plan = await sql.one<{ limits: JsonColumn }>(
    'SELECT p.limits FROM subscriptions s JOIN plans p ON p.slug = s.plan_slug WHERE s.business_id = ?',
    [businessId],
  );
  return json<Partial<Record<PlanLimit, number>>>(plan?.limits, {});
}
