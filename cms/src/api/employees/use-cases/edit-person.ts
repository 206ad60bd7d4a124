import type { z } from 'zod';
import type { PersonDto, personUpdate } from '../../../contracts/team';
import { leavesNoOwner, refusalsToGive } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import {
  changeablePerson,
  changeTeam,
  claimPerson,
  PersonMoved,
  recordChange,
  refused,
} from '../store/change-team';
import { checkBranches, updatePerson, type PersonChanges } from '../store/person-fields';
import { countOwners, isActiveOwner, type StoredPerson } from '../store/person-row';
import { readPerson } from './read-person';

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
    const refusals = refusalsToGive(actor, next, person);
    if (refusals.length > 0) throw refused(refusals);
    const others = (await countOwners(tx, viewer.businessId)) - (isActiveOwner(person) ? 1 : 0);
    if (leavesNoOwner(person, next, others)) throw new ApiError(409, 'LAST_OWNER', { path: ['role'] });
    await checkBranches(tx, viewer.businessId, changes.branchIds ?? []);

    await claimPerson(tx, person, version);
    await updatePerson(tx, person.userId, changes);
    const [before, after] = differences(person, changes);
    await recordChange(tx, viewer, { action: 'update', personId: id, at: now, before, after });
  });
  return readPerson(viewer, id, now);
}

function differences(person: StoredPerson, changes: PersonChanges): [before: object, after: object] {
  const before = new Map<string, unknown>(Object.entries(person));
  const changed = Object.entries(changes).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return [
    Object.fromEntries(changed.map(([field]) => [field, before.get(field)])),
    Object.fromEntries(changed),
  ];
}
