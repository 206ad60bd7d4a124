import type { InvitationLinkDto, PersonDto } from '../../../contracts/team';
import { personAfter, RESEND_AFTER_SEC } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import { hashOf, newSessionToken } from '../../../sessions/token';
import type { Viewer } from '../../../sessions/viewer';
import { updatePerson } from '../../account/exports';
import {
  changeablePerson,
  changeTeam,
  PersonMoved,
  recordChange,
  requireRoomForPerson,
} from '../change-team';
import { allowInvitation, invitationUrl, issueInvitation } from '../invitation';
import { storeCopiedLink } from '../store/invitations';
import { readPerson } from './read-team';

/** Sends an invitation again, with a new link and seven new days; the link before is dead. */
export async function resendInvitation(viewer: Viewer, id: string, now: Date): Promise<PersonDto> {
  await allowInvitation(viewer, now);
  await changeTeam(viewer, async (tx, actor) => {
    const person = await changeablePerson(tx, actor, viewer.businessId, id);
    const state = personAfter(person.state, 'resend');
    if (!state || !person.invitation) throw new PersonMoved(id);
    const retryAfter = Math.ceil((person.invitation.sentAt - now.getTime()) / 1000) + RESEND_AFTER_SEC;
    if (retryAfter > 0)
      throw new ApiError(429, 'SENT_A_MOMENT_AGO', {
        args: { seconds: retryAfter },
        details: { retryAfter },
      });
    await updatePerson(tx, person.userId, { state }, now);
    // An open invitation has its place already.
    if (person.state === 'EXPIRED') await requireRoomForPerson(tx, viewer.businessId);
    await issueInvitation(tx, viewer, person.userId, now);
    const states = { before: { state: person.state }, after: { state } };
    await recordChange(tx, viewer, { action: 'resend', personId: id, at: now, ...states });
  });
  return readPerson(viewer, id, now);
}

/**
 * Makes a link that who invites may hand over, beside the mailed one. Nobody knows through whose hands it goes: it shows
 * nothing about the address, and accepting by it takes a code that is mailed there.
 */
export async function copyInvitationLink(viewer: Viewer, id: string, now: Date): Promise<InvitationLinkDto> {
  return changeTeam(viewer, async (tx, actor) => {
    const { userId, state, invitation } = await changeablePerson(tx, actor, viewer.businessId, id);
    if (state !== 'INVITED' || !invitation || invitation.expiresAt <= now.getTime())
      throw new PersonMoved(id);
    const token = newSessionToken();
    if ((await storeCopiedLink(tx, userId, hashOf(token))) === 0) throw new PersonMoved(id);
    await recordChange(tx, viewer, { action: 'copy-link', personId: id, at: now });
    return { url: invitationUrl(token), expiresAt: new Date(invitation.expiresAt).toISOString() };
  });
}
