import { inTransaction, read } from '../../../database/transaction';
import { isolate } from '../../../errors/job-failures';
import { recordChange } from '../change-team';
import { dueInvitations, expireInvited } from '../store/invitations';

/** Marks people whose invitation has run out, so that the team sees who has to be asked again. */
export async function expireInvitations(now: Date): Promise<void> {
  const due = await read((sql) => dueInvitations(sql, now));
  for (const { userId, businessId } of due)
    await isolate('sweep', `the invitation of ${userId}`, () =>
      inTransaction(async (tx) => {
        if (!(await expireInvited(tx, userId, now))) return;
        const change = { action: 'expire', personId: String(userId), at: now };
        const states = { before: { state: 'INVITED' }, after: { state: 'EXPIRED' } };
        await recordChange(tx, { businessId, actor: { kind: 'SYSTEM' } }, { ...change, ...states });
      }),
    );
}
