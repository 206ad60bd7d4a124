import type { Sql } from '../../database/sql';
import { allows } from '../../domain/plans';
import { ApiError } from '../../errors/api-error';
import { lockBusiness } from '../businesses/exports';
import { planLimitsOf } from '../plans/exports';
import { countInUse } from './store/branches';

/**
 * Refuses more branches than the plan of the business allows. Called in the transaction that brings one into use, new or
 * out of the archive, once its row is written: of two at once the second sees what the first has done.
 */
export async function requireBranchQuota(sql: Sql, businessId: string): Promise<void> {
  const limits = await planLimitsOf(sql, businessId);
  if (!limits.branches) return;
  await lockBusiness(sql, businessId);
  if (!allows(limits, 'branches', await countInUse(sql, businessId)))
    throw new ApiError(409, 'PLAN_LIMIT_BRANCHES', { args: { count: limits.branches } });
}
