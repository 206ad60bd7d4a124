import type { z } from 'zod';
import type { PersonDto, personUpdate } from '../../../contracts/team';
import { leavesNoOwner, refusalsToGrant } from '../../../domain/access';
import { changedFields } from '../../../domain/equality';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { updatePerson } from '../../account/exports';
import {
  changeablePerson,
  changeTeam,
  checkBranches,
  claimVersion,
  PersonMoved,
  recordChange,
  refuseTeamChange,
} from '../change-team';
import { countOwners, isActiveOwner } from '../store/people';
import { readPerson } from './read-team';

/** Changes a person's name and what they may do. What they may do counts from their next request on. */
export async function editPerson(
  viewer: Viewer,
  id: string,
  { version, ...changes }: z.output<typeof personUpdate>,
  now: Date,
): Promise<PersonDto> {
  await changeTeam(viewer, async (tx, actor) => {
    const person = await changeablePerson(tx, actor, viewer.businessId, id);
    if (person.state === 'REMOVED') throw new PersonMoved(id);
    const next = { ...person, ...changes };
    const refusals = refusalsToGrant(actor, next, person);
    if (refusals.length > 0) throw refuseTeamChange(refusals);
    const others = (await countOwners(tx, viewer.businessId)) - (isActiveOwner(person) ? 1 : 0);
    if (leavesNoOwner(person, next, others)) throw new ApiError(409, 'LAST_OWNER', { path: ['role'] });
    await checkBranches(tx, viewer.businessId, changes.branchIds ?? []);

    await claimVersion(tx, person, version);
    await updatePerson(tx, person.userId, changes, now);
    await recordChange(tx, viewer, {
      action: 'update',
      personId: id,
      at: now,
      before: changedFields(next, person),
      after: changedFields(person, changes),
    });
  });
  return readPerson(viewer, id, now);
}
