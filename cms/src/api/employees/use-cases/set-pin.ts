import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { pinBody } from '../../../contracts/access';
import { inTransaction } from '../../../database/transaction';
import { pinProblem } from '../../../domain/access';
import { invalid } from '../../../errors/api-error';
import { pinHash } from '../../../sessions/manager-pin';
import type { Viewer } from '../../../sessions/viewer';
import { requireOwnPassword } from '../../account/own-password';

/** Keeps the PIN with which the viewer approves what others may do with one alone. */
export async function setPin(
  viewer: Viewer,
  { password, pin }: z.output<typeof pinBody>,
  now: Date,
): Promise<void> {
  const problem = pinProblem(pin);
  if (problem) throw invalid([{ code: problem, path: ['pin'] }]);
  await requireOwnPassword(viewer, password, 'password', now);
  const { userId, businessId } = viewer;
  await inTransaction(async (tx) => {
    await tx.run(
      `INSERT INTO manager_pins (user_id, business_id, pin_hash, set_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (user_id) DO UPDATE SET business_id = excluded.business_id, pin_hash = excluded.pin_hash,
         set_at = excluded.set_at`,
      [userId, businessId, pinHash(userId, pin), now.getTime()],
    );
    await writeAudit(tx, {
      at: now,
      businessId,
      branchId: null,
      actor: actorOf(viewer),
      entity: 'user',
      entityId: String(userId),
      action: 'set-pin',
    });
  });
}
