import { inTransaction, read } from '../../../database/transaction';

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
    await inTransaction(async (tx) => {
      const user = await tx.one<{ business_id: string }>(
        `DELETE FROM up_users WHERE id = ? AND confirmed = ? RETURNING business_id`,
        [userId, false],
      );
      await tx.run('DELETE FROM pending_sign_ups WHERE user_id = ?', [userId]);
      if (!user) return;
      await tx.run('DELETE FROM account_codes WHERE user_id = ?', [userId]);
      const { business_id: businessId } = user;
      await tx.run('DELETE FROM subscriptions WHERE business_id = ?', [businessId]);
      await tx.run('DELETE FROM businesses WHERE document_id = ?', [businessId]);
    });
  }
}
