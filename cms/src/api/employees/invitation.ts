import type { Sql } from '../../database/sql';
import type { Tx } from '../../database/transaction';
import { INVITATION_DAYS, personAfter } from '../../domain/access';
import { environment } from '../../environment';
import { ApiError } from '../../errors/api-error';
import { enqueueEmail } from '../../outbox/emails';
import { allowTry, type Limit } from '../../sessions/attempts';
import { hashOf, newSessionToken } from '../../sessions/token';
import type { Viewer } from '../../sessions/viewer';
import { personByEmail } from '../account/exports';
import { businessOf } from '../businesses/exports';
import { findInvitation, replaceInvitation, consumeInvitation } from './store/invitations';
import { personById, type StoredPerson } from './store/people';
import { DAY_MS, DAY_SEC } from '../../domain/time';

/** So many invitations of one business are mailed a day: nobody makes us flood other people's mailboxes. */
const LIMIT: Limit = { name: 'invitations', most: 200, seconds: DAY_SEC };

export const allowInvitation = ({ businessId }: Viewer, now: Date) => allowTry(LIMIT, businessId, now);

/**
 * Gives a person a new link and leaves the letter with it; links they had are dead from now on. Whoever signs in to
 * another business with the address is told so instead: one address belongs to one person of one business.
 */
export async function issueInvitation(tx: Tx, viewer: Viewer, userId: number, now: Date): Promise<void> {
  const { businessId } = viewer;
  const token = newSessionToken();
  const at = now.getTime();
  const expiresAt = at + INVITATION_DAYS * DAY_MS;
  const invitation = { userId, businessId, tokenHash: hashOf(token), invitedBy: viewer.userId };
  await replaceInvitation(tx, { ...invitation, sentAt: at, expiresAt }, now);
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
      business: (await businessOf(tx, businessId)).tradeName,
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
  const { tradeName: business } = await businessOf(tx, businessId);
  await enqueueEmail(tx, {
    businessId,
    to: email,
    letter: 'invitation-elsewhere',
    language: language ?? 'en',
    args: { name, inviter: inviter ?? business, business, email },
  });
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

/** The person a link invites. A link that was used, replaced or never sent is unknown; an old one is told so. */
export async function invitationOf(sql: Sql, token: string, now: Date): Promise<OpenInvitation> {
  const hash = hashOf(token);
  const invitation = await findInvitation(sql, hash);
  const person = invitation && (await personById(sql, invitation.businessId, String(invitation.userId)));
  if (!person) throw new ApiError(404, 'INVITATION_UNKNOWN');
  const { businessId, expiresAt, tokenHash } = invitation;
  if (expiresAt <= now.getTime() || personAfter(person.state, 'accept') === null) {
    // Used by somebody else between the two reads: that is gone, and not too old.
    if (!(await findInvitation(sql, hash))) throw new ApiError(404, 'INVITATION_UNKNOWN');
    throw new ApiError(410, 'INVITATION_EXPIRED');
  }
  return { person, businessId, expiresAt, confirmsAddress: tokenHash === hash };
}

/** Uses an invitation up by either of its links: of many who try at once one gets it. */
export async function redeemInvitation(tx: Tx, userId: number, token: string): Promise<void> {
  if ((await consumeInvitation(tx, userId, hashOf(token))) === 0)
    throw new ApiError(404, 'INVITATION_UNKNOWN');
}
