import type { z } from 'zod';
import type { acceptInvitationBody } from '../../../contracts/team';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { refundAttemptsFrom, LIMITS } from '../../../sessions/attempts';
import type { NewSession, Origin } from '../../../sessions/open-session';
import { hashPassword, requireGoodPassword } from '../../../sessions/passwords';
import { actorOfPerson, personById, releaseAddress, removePendingSignUp } from '../../account/exports';
import { completeSignIn } from '../../account/use-cases/start-session';
import { invitationOf, signsInElsewhere, redeemInvitation } from '../invitation';
import { recordChange } from '../change-team';
import { countInvitationGuess, redeemInvitationCode } from '../invitation-code';
import { admitPerson, bumpVersion } from '../store/people';

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
): Promise<NewSession> {
  const { person, businessId, confirmsAddress } = await read((sql) => invitationOf(sql, token, now));
  const { userId, email } = person;
  // Who has a copied link is not told the address, and does not learn it by trying passwords either.
  requireGoodPassword(password, confirmsAddress ? email : '', 'password');
  const guess = confirmsAddress ? null : await countInvitationGuess(userId, code, origin, now);
  const hash = await hashPassword(password);

  const entry = await inTransaction(async (tx) => {
    await redeemInvitation(tx, userId, token);
    if (guess) {
      await redeemInvitationCode(tx, guess, now);
      requireGoodPassword(password, email, 'password');
    }
    await takeAddress(tx, email);
    const changes = { email, name, password: hash, language: language ?? person.language };
    const admitted = await admitPerson(tx, userId, changes, now);
    await bumpVersion(tx, userId);
    const accepted = await personById(tx, userId);
    if (admitted === 0 || !accepted) throw new ApiError(404, 'INVITATION_UNKNOWN');
    await recordChange(
      tx,
      { businessId, actor: actorOfPerson(accepted) },
      {
        action: 'accept',
        personId: person.id,
        at: now,
        before: { state: 'INVITED' },
        after: { state: 'ACTIVE', termsAcceptedAt: now.toISOString() },
      },
    );
    return completeSignIn(tx, { person: accepted, origin, remember: false, now }, { trust: false });
  });
  if (guess) await refundAttemptsFrom(LIMITS.checksFromNetwork, origin.ip);
  return entry;
}

/** Whoever only claimed the address, or had it before they were removed, lets go of it. */
async function takeAddress(tx: Tx, email: string): Promise<void> {
  if (await signsInElsewhere(tx, email)) throw new ApiError(409, 'EMAIL_TAKEN', { path: ['email'] });
  await releaseAddress(tx, email);
  await removePendingSignUp(tx, email);
}
