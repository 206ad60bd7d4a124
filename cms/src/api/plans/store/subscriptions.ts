import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps } from '../../../database/table';
import { DAY_MS } from '../../../domain/time';
import type { OfferedPlan } from './plans';

const subscriptions = tableOf('api::plans.subscription');

/** Has a business try a plan out. */
export const beginTrial = (
  sql: Sql,
  businessId: string,
  { slug, trialDays }: OfferedPlan,
  now: Date,
): Promise<number> =>
  subscriptions.insert(
    sql,
    {
      id: newId(),
      businessId,
      planSlug: slug,
      state: 'TRIALING',
      trialEndsAt: new Date(now.getTime() + trialDays * DAY_MS).toISOString(),
    },
    documentStamps(now),
  );

/** Null where a business never had a plan. */
export const subscriptionStateOf = async (sql: Sql, businessId: string): Promise<string | null> =>
  (await subscriptions.pick('state').find(sql, 'business_id = ?', [businessId]))?.state ?? null;

/** Nothing more is to be paid. */
export const cancelSubscription = (sql: Sql, businessId: string, now: Date): Promise<number> =>
  subscriptions.update(sql, { state: 'CANCELLED' }, ['business_id = ?', businessId], { updated_at: now });

export const removeSubscription = (sql: Sql, businessId: string): Promise<number> =>
  subscriptions.remove(sql, 'business_id = ?', [businessId]);
