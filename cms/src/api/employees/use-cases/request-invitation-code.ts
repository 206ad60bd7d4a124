import type { CodeSentDto } from '../../../contracts/account';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { DAY_SEC } from '../../../domain/time';
import { ApiError } from '../../../errors/api-error';
import { allowTriesFrom, allowTry, LIMITS, type Limit } from '../../../sessions/attempts';
import type { Origin } from '../../../sessions/open-session';
import { issueCode, storeDecoyCode, checkCodeAttempt, personById } from '../../account/exports';
import { withMinimumDuration } from '../../../secrecy/minimum-duration';
import { invitationOf, enqueueElsewhereEmail, signsInElsewhere } from '../invitation';
import type { StoredPerson } from '../store/people';

const AT_LEAST_MS = 300;

/** As with invitations: one business does not make us flood other people's mailboxes, over however many links. */
const OF_BUSINESS: Limit = { name: 'invitation-codes', most: 200, seconds: DAY_SEC };

/**
 * Mails the code with which a copied link is accepted to the invited address. Whether that address signs in to another
 * business is told to it alone: whoever asks waits for a code all the same, and there is none.
 */
export async function requestInvitationCode(token: string, origin: Origin, now: Date): Promise<CodeSentDto> {
  await allowTriesFrom(LIMITS.codesFromNetwork, origin.ip, now);
  return withMinimumDuration(AT_LEAST_MS, async () => {
    const { person, businessId, confirmsAddress } = await read((sql) => invitationOf(sql, token, now));
    if (confirmsAddress) throw new ApiError(404, 'INVITATION_UNKNOWN');
    const { open, retryAfterSeconds } = await checkCodeAttempt('INVITATION', person.email, now);
    if (open) {
      await allowTry(OF_BUSINESS, businessId, now);
      await inTransaction((tx) => mailCode(tx, person, businessId, now));
    }
    return { retryAfterSeconds };
  });
}

async function mailCode(tx: Tx, person: StoredPerson, businessId: string, now: Date): Promise<void> {
  const account = await personById(tx, person.userId);
  if (!account) throw new ApiError(404, 'INVITATION_UNKNOWN');
  const wanted = { person: account, kind: 'INVITATION', email: person.email, now } as const;
  if (!(await signsInElsewhere(tx, person.email))) return issueCode(tx, wanted);
  await storeDecoyCode(tx, wanted);
  await enqueueElsewhereEmail(tx, businessId, person, person.invitation?.invitedBy ?? null);
}
