import type { z } from 'zod';
import { aboutViewer, writeAudit } from '../../../audit/audit';
import type { accessRequestBody, AccessExplanation } from '../../../contracts/access';
import { lockName } from '../../../database/advisory-lock';
import { inTransaction, type Tx } from '../../../database/transaction';
import { grantOf } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import { enqueueEmail } from '../../../outbox/emails';
import { environment } from '../../../environment';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { findGrantors } from '../grantors';
import { requestTimesSince, insertRequest, openRequestOf } from '../store/access-requests';
import { explainAccess } from './explain-access';
import { DAY_MS } from '../../../domain/time';

/** Where a question is answered. */
const QUESTIONS = `${environment.publicUrl}/dashboard/employees/users?tab=requests`;
/** More questions a day are not questions. */
const MOST_A_DAY = 10;

/**
 * Asks those who can give the viewer a permission for it, by mail and on their screen. A question that is still open is
 * not asked twice.
 */
export async function requestAccess(
  viewer: Viewer,
  { permission, path }: z.output<typeof accessRequestBody>,
  now: Date,
): Promise<AccessExplanation> {
  const grant = grantOf(viewer, permission);
  if (grant !== null) throw new ApiError(409, 'ALREADY_YOURS', { path: ['permission'] });
  await inTransaction(async (tx) => {
    if (await openRequestOf(tx, viewer.userId, permission)) return;
    const grantors = await findGrantors(tx, viewer, permission);
    if (grantors.length === 0) throw new ApiError(422, 'NOBODY_CAN_GIVE', { path: ['permission'] });
    await refuseTooMany(tx, viewer, now);

    const { businessId } = viewer;
    const id = await insertRequest(tx, viewer, { permission, path }, now);
    if (id === null) return;
    for (const grantor of grantors) {
      await enqueueEmail(tx, {
        businessId,
        to: grantor.email,
        letter: 'access-request',
        language: grantor.language ?? 'en',
        args: { name: grantor.name, person: viewer.name, url: QUESTIONS },
      });
    }
    await writeAudit(tx, { ...aboutViewer(viewer, 'ask-access', now), after: { permission, path } });
    await appendEvent(tx, {
      businessId,
      branchId: null,
      at: now,
      type: 'team.changed',
      resource: 'access-requests',
      entityId: id,
    });
  });
  return explainAccess(viewer, permission);
}

async function refuseTooMany(tx: Tx, { userId }: Viewer, now: Date): Promise<void> {
  // Of two requests at once, the second counts the first.
  await lockName(tx, `access-requests:${userId}`);
  const since = now.getTime() - DAY_MS;
  const asked = await requestTimesSince(tx, userId, new Date(since), MOST_A_DAY);
  const [first] = asked;
  if (!first || asked.length < MOST_A_DAY) return;
  const retryAfter = Math.ceil((Date.parse(first.at) - since) / 1000);
  throw new ApiError(429, 'TOO_MANY_REQUESTS', { details: { retryAfter } });
}
