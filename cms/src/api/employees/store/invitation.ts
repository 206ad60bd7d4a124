import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { INVITATION_DAYS, personAfter } from '../../../domain/access';
import { environment } from '../../../environment';
import { ApiError } from '../../../errors/api-error';
import { leaveLetter } from '../../../outbox/letters';
import { allowTry, type Limit } from '../../../sessions/attempts';
import { hashOf, newSessionToken } from '../../../sessions/token';
import type { Viewer } from '../../../sessions/viewer';
import { personByEmail } from '../../account/people';
import { personById, type StoredPerson } from './person-row';

const DAY_MS = 86_400_000;

/** So many invitations of one business are mailed a day: nobody makes us flood other people's mailboxes. */
const LIMIT: Limit = { name: 'invitations', most: 200, seconds: 86_400 };

export const allowInvitation = ({ businessId }: Viewer, now: Date) => allowTry(LIMIT, businessId, now);

/**
 * Gives a person a new link and leaves the letter with it; a link they had is dead from now on. Whoever signs in to
 * another business with the address is told so instead: one address belongs to one person of one business.
 */
export async function issueInvitation(tx: Tx, viewer: Viewer, userId: number, now: Date): Promise<void> {
  const { businessId } = viewer;
  const token = newSessionToken();
  const at = now.getTime();
  await tx.run(
    `INSERT INTO invitations (user_id, business_id, token_hash, invited_by, sent_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, invited_by = excluded.invited_by,
       sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
    [userId, businessId, hashOf(token), viewer.userId, at, at + INVITATION_DAYS * DAY_MS],
  );
  const person = await personById(tx, businessId, String(userId));
  const business = await tx.one<{ trade_name: string }>(
    'SELECT trade_name FROM businesses WHERE document_id = ?',
    [businessId],
  );
  if (!person || !business) throw new Error('Nobody was there to be invited');
  await leaveLetter(tx, {
    businessId,
    to: person.email,
    letter: (await signsInElsewhere(tx, person.email)) ? 'invitation-elsewhere' : 'invitation',
    language: person.language ?? 'en',
    args: {
      name: person.name,
      inviter: viewer.name,
      business: business.trade_name,
      email: person.email,
      url: `${environment.publicUrl}/signup?invite=${token}`,
    },
  });
}

/** Whether an address is known to be somebody's: a removed person's is free, and so is one that nobody confirmed. */
export async function signsInElsewhere(sql: Sql, email: string): Promise<boolean> {
  const holder = await personByEmail(sql, email);
  return holder !== null && holder.confirmed && holder.state !== 'REMOVED';
}

/** The person a link invites. A link that was used, replaced or never sent is unknown; an old one is told so. */
export async function invitationOf(
  sql: Sql,
  token: string,
  now: Date,
): Promise<{ person: StoredPerson; businessId: string; expiresAt: number }> {
  const row = await sql.one<{ user_id: number; business_id: string; expires_at: number }>(
    'SELECT user_id, business_id, expires_at FROM invitations WHERE token_hash = ?',
    [hashOf(token)],
  );
  const person = row && (await personById(sql, row.business_id, String(row.user_id)));
  if (!person) throw new ApiError(404, 'INVITATION_UNKNOWN');
  if (row.expires_at <= now.getTime() || personAfter(person.state, 'accept') === null)
    throw new ApiError(410, 'INVITATION_EXPIRED');
  return { person, businessId: row.business_id, expiresAt: row.expires_at };
}
