import type { PersonDto } from '../../../contracts/team';
import type { Tx } from '../../../database/transaction';
import { leavesNoOwner, personAfter, type PersonMove } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import { endSessions } from '../../../sessions/open-sessions';
import type { Viewer } from '../../../sessions/viewer';
import { changeablePerson, changeTeam, claimVersion, PersonMoved, recordChange } from '../change-team';
import { dismissRequestsOf } from '../../access/exports';
import { deleteAccount, cancelDeletion, eraseCredentials, updatePerson } from '../../account/exports';
import { dropInvitation } from '../store/invitations';
import { countOwners, isActiveOwner, retirePerson, type StoredPerson } from '../store/people';
import { readPerson } from './read-team';

/**
 * Takes a person one step along their life cycle: refused for who may not, where the step is not possible and where it
 * would leave the business without an owner. `work` does what else belongs to the step.
 */
async function movePerson(
  viewer: Viewer,
  id: string,
  { move, version, now }: { move: PersonMove; version: number; now: Date },
  work: (tx: Tx, person: StoredPerson) => Promise<unknown>,
): Promise<void> {
  await changeTeam(viewer, async (tx, actor) => {
    const person = await changeablePerson(tx, actor, viewer.businessId, id);
    await claimVersion(tx, person, version);
    const state = personAfter(person.state, move);
    if (!state) throw new PersonMoved(id);
    const others = (await countOwners(tx, viewer.businessId)) - (isActiveOwner(person) ? 1 : 0);
    if (leavesNoOwner(person, { role: person.role, state }, others)) throw new ApiError(409, 'LAST_OWNER');
    await updatePerson(tx, person.userId, { state }, now);
    await work(tx, person);
    const states = { before: { state: person.state }, after: { state } };
    await recordChange(tx, viewer, { action: move, personId: id, at: now, ...states });
  });
}

export type PersonAct = (viewer: Viewer, id: string, version: number, now: Date) => Promise<PersonDto>;

/** Keeps a person out until they are let in again: their sessions end, and with them what they have open. */
export const suspendPerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'suspend', version, now }, (tx, { userId }) =>
    endSessions(tx, userId),
  );
  return readPerson(viewer, id, now);
};

/** Lets a suspended person sign in again, with the password they had. */
export const reactivatePerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'reactivate', version, now }, () => Promise.resolve());
  return readPerson(viewer, id, now);
};

/**
 * Takes a person out of the team, or an invitation back. What they did stays in the log under their name, unless they
 * had asked for their account to be deleted: nobody waits for that day who cannot sign in until then.
 */
export const removePerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'remove', version, now }, async (tx, person) => {
    const { userId, email } = person;
    const asked = await cancelDeletion(tx, userId);
    await eraseCredentials(tx, userId);
    await dropInvitation(tx, userId);
    await dismissRequestsOf(tx, userId, viewer, now);
    if (asked === 0) return retirePerson(tx, userId, email);
    const { businessId } = viewer;
    return deleteAccount(tx, { ...person, businessId, language: person.language ?? 'en' }, now);
  });
  return readPerson(viewer, id, now);
};
