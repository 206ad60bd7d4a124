import { inTransaction, read } from '../../../database/transaction';
import { isolate } from '../../../errors/job-failures';
import { removeSignUp, signUpsBefore } from '../store/sign-ups';
import { DAY_MS } from '../../../domain/time';

const KEPT_DAYS = 7;

/** Takes away sign-ups that nobody confirmed for a week, with the business nobody ever was in. */
export async function removeStaleSignUps(now: Date): Promise<void> {
  const stale = await read((sql) => signUpsBefore(sql, now.getTime() - KEPT_DAYS * DAY_MS));
  for (const userId of stale)
    await isolate('sweep', `the sign-up ${userId}`, () => inTransaction((tx) => removeSignUp(tx, userId)));
}
