import type { InvitationLinkDto } from '../../../contracts/team';
import type { Viewer } from '../../../sessions/viewer';
import { hashOf, newSessionToken } from '../../../sessions/token';
import { changeablePerson, changeTeam, PersonMoved, recordChange } from '../store/change-team';
import { invitationUrl } from '../store/invitation';

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
    const kept = await tx.run('UPDATE invitations SET copied_token_hash = ? WHERE user_id = ?', [
      hashOf(token),
      userId,
    ]);
    // Accepted in the same moment.
    if (kept === 0) throw new PersonMoved(id);
    await recordChange(tx, viewer, { action: 'copy-link', personId: id, at: now });
    return { url: invitationUrl(token), expiresAt: new Date(invitation.expiresAt).toISOString() };
  });
}
