import { writeAudit } from '../../../audit/audit';
import { inTransaction, read } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';

const AT_ONCE = 200;

/** Marks people whose invitation has run out, so that the team sees who has to be asked again. */
export async function expireInvitations(now: Date): Promise<void> {
  const due = await read((sql) =>
    sql.all<{ user_id: number; business_id: string }>(
      `SELECT i.user_id, i.business_id FROM invitations i JOIN up_users u ON u.id = i.user_id
        WHERE i.expires_at <= ? AND u.state = 'INVITED' ORDER BY i.expires_at LIMIT ${AT_ONCE}`,
      [now.getTime()],
    ),
  );
  for (const { user_id, business_id } of due) {
    await inTransaction(async (tx) => {
      const expired = await tx.run(
        `UPDATE up_users SET state = 'EXPIRED', version = COALESCE(version, 1) + 1
          WHERE id = ? AND state = 'INVITED'
            AND EXISTS (SELECT 1 FROM invitations i WHERE i.user_id = up_users.id AND i.expires_at <= ?)`,
        [user_id, now.getTime()],
      );
      if (expired === 0) return;
      const scope = { businessId: business_id, branchId: null, at: now };
      const entityId = String(user_id);
      await writeAudit(tx, {
        ...scope,
        actor: { kind: 'SYSTEM' },
        entity: 'user',
        entityId,
        action: 'expire',
        before: { state: 'INVITED' },
        after: { state: 'EXPIRED' },
      });
      await appendEvent(tx, { ...scope, type: 'team.changed', resource: 'team', entityId });
    });
  }
}
