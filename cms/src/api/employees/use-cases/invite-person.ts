import type { z } from 'zod';
import type { inviteBody, PersonDto } from '../../../contracts/team';
import type { Tx } from '../../../database/transaction';
import { personAfter, refusalsToGrant } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { insertPerson, updatePerson } from '../../account/exports';
import { businessOf } from '../../businesses/exports';
import {
  changeTeam,
  checkBranches,
  recordChange,
  refuseTeamChange,
  requireRoomForPerson,
} from '../change-team';
import { allowInvitation, issueInvitation } from '../invitation';
import { bumpVersion, personByContact, placeholder, type StoredPerson } from '../store/people';
import { readPerson } from './read-team';

type Invitation = z.output<typeof inviteBody>;

/**
 * Asks somebody by mail to join the team. Whether the address already signs in to another business is not told to who
 * invites – anybody could ask about anybody – but to the address itself, by that mail.
 */
export async function invitePerson(viewer: Viewer, body: Invitation, now: Date): Promise<PersonDto> {
  await allowInvitation(viewer, now);
  const userId = await changeTeam(viewer, async (tx, actor) => {
    const refusals = refusalsToGrant(actor, body, null);
    if (refusals.length > 0) throw refuseTeamChange(refusals);
    await checkBranches(tx, viewer.businessId, body.branchIds);

    const known = await personByContact(tx, viewer.businessId, body.email);
    const id = known ? await inviteAgain(tx, known, body, now) : await insert(tx, viewer, body, now);
    await requireRoomForPerson(tx, viewer.businessId);
    await issueInvitation(tx, viewer, id, now);
    const { name, email, role, branchIds, allow, deny } = body;
    const after = { name, email, role, branchIds, allow, deny };
    await recordChange(tx, viewer, { action: 'invite', personId: String(id), at: now, after });
    return id;
  });
  return readPerson(viewer, String(userId), now);
}

/** Who was removed comes back as the same person; everybody else is in the team already. */
async function inviteAgain(tx: Tx, person: StoredPerson, body: Invitation, now: Date): Promise<number> {
  const { userId } = person;
  const state = personAfter(person.state, 'invite');
  if (!state) throw new ApiError(409, 'ALREADY_IN_TEAM', { path: ['email'] });
  const { name, role, branchIds, allow, deny } = body;
  await updatePerson(tx, userId, { name, role, branchIds, allow, deny, state }, now);
  await bumpVersion(tx, userId);
  return userId;
}

/** Stores a row that signs nobody in. */
async function insert(tx: Tx, { businessId }: Viewer, body: Invitation, now: Date): Promise<number> {
  const { role, email: contactEmail, name, branchIds, allow, deny } = body;
  const language = body.language ?? (await businessOf(tx, businessId)).defaultLanguage;
  const email = placeholder();
  const fields = { name, branchIds, allow, deny, language, state: 'INVITED', version: 1 } as const;
  const person = { ...fields, businessId, email, username: email, contactEmail };
  const id = await insertPerson(tx, person, role, now);
  if (id === null) throw new Error('A new person has no id');
  return id;
}
