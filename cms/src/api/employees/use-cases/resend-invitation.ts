import type { PersonDto } from '../../../contracts/team';
import { personAfter, RESEND_AFTER_SEC } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { changeablePerson, changeTeam, PersonMoved, recordChange, setState } from '../store/change-team';
import { allowInvitation, issueInvitation } from '../store/invitation';
import { readPerson } from './read-person';

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
    await setState(tx, person.userId, state);
    await issueInvitation(tx, viewer, person.userId, now);
    await recordChange(tx, viewer, {
      action: 'resend',
      personId: id,
      at: now,
      before: { state: person.state },
      after: { state },
    });
  });
  return readPerson(viewer, id, now);
}
