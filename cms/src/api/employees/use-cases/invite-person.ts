import type { z } from 'zod';
import { LANGUAGES } from '../../../contracts/session';
import type { inviteBody, PersonDto } from '../../../contracts/team';
import type { Tx } from '../../../database/transaction';
import { personAfter, refusalsToGive } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { changeTeam, refused, recordChange, setState } from '../store/change-team';
import { allowInvitation, issueInvitation } from '../store/invitation';
import { checkBranches, insertPerson, updatePerson } from '../store/person-fields';
import { selectPeople, type StoredPerson } from '../store/person-row';
import { readPerson } from './read-person';

type Invitation = z.output<typeof inviteBody>;

/**
 * Asks somebody by mail to join the team. Whether the address already signs in to another business is not told to who
 * invites – anybody could ask about anybody – but to the address itself, by that mail.
 */
export async function invitePerson(viewer: Viewer, body: Invitation, now: Date): Promise<PersonDto> {
  await allowInvitation(viewer, now);
  const userId = await changeTeam(viewer, async (tx, actor) => {
    const refusals = refusalsToGive(actor, body, null);
    if (refusals.length > 0) throw refused(refusals);
    await checkBranches(tx, viewer.businessId, body.branchIds);

    const known = await personWithEmail(tx, viewer.businessId, body.email);
    const id = known ? await inviteAgain(tx, known, body) : await insert(tx, viewer, body, now);
    await issueInvitation(tx, viewer, id, now);
    const { name, email, role, branchIds, allow, deny } = body;
    await recordChange(tx, viewer, {
      action: 'invite',
      personId: String(id),
      at: now,
      after: { name, email, role, branchIds, allow, deny },
    });
    return id;
  });
  return readPerson(viewer, String(userId), now);
}

async function personWithEmail(tx: Tx, businessId: string, email: string): Promise<StoredPerson | undefined> {
  const [person] = await selectPeople(tx, businessId, 'lower(COALESCE(u.contact_email, u.email)) = ?', [
    email,
  ]);
  return person;
}

/** Who was removed comes back as the same person; everybody else is in the team already. */
async function inviteAgain(tx: Tx, person: StoredPerson, body: Invitation): Promise<number> {
  const state = personAfter(person.state, 'invite');
  if (!state) throw new ApiError(409, 'ALREADY_IN_TEAM', { path: ['email'] });
  await updatePerson(tx, person.userId, body);
  await setState(tx, person.userId, state);
  await tx.run('UPDATE up_users SET version = ? WHERE id = ?', [person.version + 1, person.userId]);
  return person.userId;
}

async function insert(tx: Tx, { businessId }: Viewer, body: Invitation, now: Date): Promise<number> {
  const business = await tx.one<{ default_language: string | null }>(
    'SELECT default_language FROM businesses WHERE document_id = ?',
    [businessId],
  );
  const language = body.language ?? LANGUAGES.find((one) => one === business?.default_language) ?? 'en';
  return insertPerson(tx, { ...body, businessId, language, now });
}
