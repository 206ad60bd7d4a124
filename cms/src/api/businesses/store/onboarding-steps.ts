import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import { json } from '../../../database/codecs';
import type { Tx } from '../../../database/transaction';

const progress = tableOf('api::businesses.business', {
  onboarding: json<Record<string, string>>({}),
}).pick('onboarding');

/** What a business has done with each step, by the step. Unscoped: a business goes by its own id. */
export async function stepsOf(sql: Sql, businessId: string): Promise<Record<string, string>> {
  return (await progress.find(sql, 'document_id = ?', [businessId]))?.onboarding ?? {};
}

/** Unscoped: a business goes by its own id. */
export const saveSteps = (tx: Tx, businessId: string, onboarding: Record<string, string>): Promise<number> =>
  progress.update(tx, { onboarding }, ['document_id = ?', businessId]);
