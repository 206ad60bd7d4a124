import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { acceptInvitationBody } from '../../../contracts/team';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { hashOf } from '../../../sessions/token';
import { removePendingSignUp } from '../../account/codes/pending-sign-up';
import { releaseAddress } from '../../account/new-business';
import { aboutOneself, personById } from '../../account/people';
import { enter, type Entry } from '../../account/use-cases/let-in';
import { invitationOf, signsInElsewhere } from '../store/invitation';

type Acceptance = z.output<typeof acceptInvitationBody>;

/**
 * Makes an invited person one of the team, and lets them in: the link came by mail, so the address is theirs. A link is
 * used once, however often it is pressed.
 */
export async function acceptInvitation(
  token: string,
  { name, password, language }: Acceptance,
  origin: Origin,
  now: Date,
): Promise<Entry> {
  const { person, businessId } = await read((sql) => invitationOf(sql, token, now));
  const { userId, email } = person;
  requireGoodPassword(password, email, 'password');
  const hash = await hashPassword(password);

  return inTransaction(async (tx) => {
    const used = await tx.run('DELETE FROM invitations WHERE token_hash = ? AND user_id = ?', [
      hashOf(token),
      userId,
    ]);
    if (used === 0) throw new ApiError(404, 'INVITATION_UNKNOWN');
    await takeAddress(tx, email);
    const changed = await tx.run(
      `UPDATE up_users SET email = ?, username = ?, contact_email = NULL, password = ?, confirmed = ?, name = ?,
              language = ?, state = 'ACTIVE', version = COALESCE(version, 1) + 1, updated_at = ?
        WHERE id = ? AND state = 'INVITED'`,
      [email, email, hash, true, name, language ?? person.language, now, userId],
    );
    const accepted = await personById(tx, userId);
    if (changed === 0 || !accepted) throw new ApiError(404, 'INVITATION_UNKNOWN');
    await writeAudit(tx, {
      ...aboutOneself(accepted, 'accept', now),
      before: { state: 'INVITED' },
      after: { state: 'ACTIVE', termsAcceptedAt: now.toISOString() },
    });
    await appendEvent(tx, {
      businessId,
      branchId: null,
      type: 'team.changed',
      resource: 'team',
      entityId: person.id,
      at: now,
    });
    return enter(tx, { person: accepted, origin, remember: false, now }, { trust: false });
  });
}

/** Whoever only claimed the address, or had it before they were removed, lets go of it. */
async function takeAddress(tx: Tx, email: string): Promise<void> {
  if (await signsInElsewhere(tx, email)) throw new ApiError(409, 'EMAIL_TAKEN', { path: ['email'] });
  await releaseAddress(tx, email);
  await removePendingSignUp(tx, email);
}
