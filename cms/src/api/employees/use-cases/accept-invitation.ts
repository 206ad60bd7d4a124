import type { z } from 'zod';
import { writeAudit } from '../../../audit/audit';
import type { acceptInvitationBody } from '../../../contracts/team';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { giveBackFrom, LIMITS } from '../../../sessions/attempts';
import type { Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { removePendingSignUp } from '../../account/codes/pending-sign-up';
import { releaseAddress } from '../../account/new-business';
import { aboutOneself, personById } from '../../account/people';
import { enter, type Entry } from '../../account/use-cases/start-session';
import { invitationOf, signsInElsewhere, useInvitation } from '../store/invitation';
import { countCodeGuess, useInvitationCode } from '../store/invitation-code';

type Acceptance = z.output<typeof acceptInvitationBody>;

/**
 * Makes an invited person one of the team, and lets them in. That the address is theirs is shown by the link, if it is
 * the one that was mailed there, else by the code that was. A link is used once, however often it is pressed.
 */
export async function acceptInvitation(
  token: string,
  { name, password, language, code }: Acceptance,
  origin: Origin,
  now: Date,
): Promise<Entry> {
  const { person, businessId, confirmsAddress } = await read((sql) => invitationOf(sql, token, now));
  const { userId, email } = person;
  // Who has a copied link is not told the address, and does not learn it by trying passwords either.
  requireGoodPassword(password, confirmsAddress ? email : '', 'password');
  const guess = confirmsAddress ? null : await countCodeGuess(userId, code, origin, now);
  const hash = await hashPassword(password);

  const entry = await inTransaction(async (tx) => {
    await useInvitation(tx, userId, token);
    if (guess) {
      await useInvitationCode(tx, guess, now);
      requireGoodPassword(password, email, 'password');
    }
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
  if (guess) await giveBackFrom(LIMITS.checksFromNetwork, origin.ip);
  return entry;
}

/** Whoever only claimed the address, or had it before they were removed, lets go of it. */
async function takeAddress(tx: Tx, email: string): Promise<void> {
  if (await signsInElsewhere(tx, email)) throw new ApiError(409, 'EMAIL_TAKEN', { path: ['email'] });
  await releaseAddress(tx, email);
  await removePendingSignUp(tx, email);
}
