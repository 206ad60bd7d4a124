import { inTransaction, read } from '../../../database/transaction';
import { removeSignUp } from '../codes/pending-sign-up';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;
const AT_ONCE = 100;

/** Takes away sign-ups that nobody confirmed for a week, with the business nobody ever was in. */
export async function removeStaleSignUps(now: Date): Promise<void> {
  const stale = await read((sql) =>
    sql.all<{ user_id: number }>('SELECT user_id FROM pending_sign_ups WHERE at < ? ORDER BY at LIMIT ?', [
      now.getTime() - KEPT_DAYS * DAY_MS,
      AT_ONCE,
    ]),
  );
  for (const { user_id: userId } of stale) {
    await inTransaction((tx) => removeSignUp(tx, userId));
  }
}
