import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';

const plans = tableOf('api::plans.plan').pick('slug', 'trialDays');

export type OfferedPlan = RowOf<typeof plans>;

/** The first plan that is offered, with which a trial begins; null where none is. Unscoped: plans are no business's. */
export const offeredPlan = (sql: Sql): Promise<OfferedPlan | null> =>
  plans.find(sql, 'active = ? ORDER BY position, id LIMIT 1', [true]);

/** Whether a plan is offered beside this one, which goes by the id of its document. Unscoped: plans are no business's. */
export const isAnotherOffered = async (sql: Sql, id: string): Promise<boolean> =>
  (await plans.find(sql, 'active = ? AND document_id <> ? LIMIT 1', [true, id])) !== null;

/** Whether there is a plan of this name. Unscoped: plans are no business's. */
export const isPlan = async (sql: Sql, slug: string): Promise<boolean> =>
  (await plans.find(sql, 'slug = ?', [slug])) !== null;

/** Whether there is any plan, offered or not. */
export const hasPlans = async (sql: Sql): Promise<boolean> =>
  (await sql.one('SELECT 1 AS one FROM plans LIMIT 1')) !== undefined;
