import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { INVITATION_DAYS, personAfter } from '../../../domain/access';
import { environment } from '../../../environment';
import { ApiError } from '../../../errors/api-error';
import { enqueueEmail } from '../../../outbox/letters';
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
 * Gives a person a new link and leaves the letter with it; links they had are dead from now on. Whoever signs in to
 * another business with the address is told so instead: one address belongs to one person of one business.
 */
export async function issueInvitation(tx: Tx, viewer: Viewer, userId: number, now: Date): Promise<void> {
  const { businessId } = viewer;
  const token = newSessionToken();
  const at = now.getTime();
  await tx.run(
    `INSERT INTO invitations (document_id, created_at, updated_at, published_at, user_id, business_id, token_hash, invited_by, sent_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, copied_token_hash = NULL,
       invited_by = excluded.invited_by, sent_at = excluded.sent_at, expires_at = excluded.expires_at, updated_at = excluded.updated_at`,
    [
      newId(),
      now,
      now,
      now,
      userId,
      businessId,
      hashOf(token),
      viewer.userId,
      at,
      at + INVITATION_DAYS * DAY_MS,
    ],
  );
  const person = await personById(tx, businessId, String(userId));
  if (!person) throw new Error('Nobody was there to be invited');
  if (await signsInElsewhere(tx, person.email))
    return enqueueElsewhereEmail(tx, businessId, person, viewer.name);
  await enqueueEmail(tx, {
    businessId,
    to: person.email,
    letter: 'invitation',
    language: person.language ?? 'en',
    args: {
      name: person.name,
      inviter: viewer.name,
      business: await tradeNameOf(tx, businessId),
      email: person.email,
      url: invitationUrl(token),
    },
  });
}

/**
 * Tells the address that signs in to another business who asks for it, and that it cannot be used here.
 *
 * @param inviter their name; null when they are gone
 */
export async function enqueueElsewhereEmail(
  tx: Tx,
  businessId: string,
  { name, email, language }: StoredPerson,
  inviter: string | null,
): Promise<void> {
  const business = await tradeNameOf(tx, businessId);
  await enqueueEmail(tx, {
    businessId,
    to: email,
    letter: 'invitation-elsewhere',
    language: language ?? 'en',
    args: { name, inviter: inviter ?? business, business, email },
  });
}

async function tradeNameOf(tx: Tx, businessId: string): Promise<string> {
  const business = await tx.one<{ trade_name: string }>(
    'SELECT trade_name FROM businesses WHERE document_id = ?',
    [businessId],
  );
  if (!business) throw new Error('A person has no business');
  return business.trade_name;
}

export const invitationUrl = (token: string) => `${environment.publicUrl}/signup?invite=${token}`;

/** Whether an address is known to be somebody's: a removed person's is free, and so is one that nobody confirmed. */
export async function signsInElsewhere(sql: Sql, email: string): Promise<boolean> {
  const holder = await personByEmail(sql, email);
  return holder !== null && holder.confirmed && holder.state !== 'REMOVED';
}

interface OpenInvitation {
  person: StoredPerson;
  businessId: string;
  expiresAt: number;
  /** By the mailed link; whoever has a copied one may have it from anybody. */
  confirmsAddress: boolean;
}

interface InvitationRow {
  user_id: number;
  business_id: string;
  token_hash: string;
  expires_at: number;
}

/** The person a link invites. A link that was used, replaced or never sent is unknown; an old one is told so. */
export async function invitationOf(sql: Sql, token: string, now: Date): Promise<OpenInvitation> {
  const hash = hashOf(token);
  const row = await sql.one<InvitationRow>(
    `SELECT user_id, business_id, token_hash, expires_at FROM invitations
      WHERE token_hash = ? OR copied_token_hash = ?`,
    [hash, hash],
  );
  const person = row && (await personById(sql, row.business_id, String(row.user_id)));
  if (!person) throw new ApiError(404, 'INVITATION_UNKNOWN');
  if (row.expires_at <= now.getTime() || personAfter(person.state, 'accept') === null)
    throw new ApiError(410, 'INVITATION_EXPIRED');
  const { business_id: businessId, expires_at: expiresAt } = row;
  return { person, businessId, expiresAt, confirmsAddress: row.token_hash === hash };
}

/** Uses an invitation up by either of its links: of many who try at once one gets it. */
export async function useInvitation(tx: Tx, userId: number, token: string): Promise<void> {
  const hash = hashOf(token);
  const used = await tx.run(
    'DELETE FROM invitations WHERE user_id = ? AND (token_hash = ? OR copied_token_hash = ?)',
    [userId, hash, hash],
  );
  if (used === 0) throw new ApiError(404, 'INVITATION_UNKNOWN');
}
