import { lockName } from '../../database/advisory-lock';
import type { Sql } from '../../database/sql';
import { allows, type PlanLimit } from '../../domain/plans';
import { ApiError } from '../../errors/api-error';
import { planLimitsOf } from './store/plan-limits';

/** The plan limits that are counted when a row is created, and the error beyond each. */
const CODES = {
  branches: 'PLAN_LIMIT_BRANCHES',
  users: 'PLAN_LIMIT_USERS',
  couriers: 'PLAN_LIMIT_COURIERS',
} as const satisfies Partial<Record<PlanLimit, string>>;

/**
 * Refuses with 409 when a business has more of something than its plan allows. The caller has brought its row into use
 * already, new or out of the archive, in this transaction: of two at once the second waits here and is counted with the
 * first.
 *
 * @param count answers how many there are, those of this transaction included
 */
export async function requirePlanLimit(
  tx: Sql,
  businessId: string,
  what: keyof typeof CODES,
  count: () => Promise<number>,
): Promise<void> {
  const limits = await planLimitsOf(tx, businessId);
  if (!limits[what]) return;
  await lockName(tx, `plan:${what}:${businessId}`);
  if (!allows(limits, what, await count()))
    throw new ApiError(409, CODES[what], { args: { count: limits[what] } });
}
