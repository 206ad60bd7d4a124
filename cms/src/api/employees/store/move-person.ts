import type { PersonDto } from '../../../contracts/team';
import type { Tx } from '../../../database/transaction';
import { leavesNoOwner, personAfter, type PersonMove } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import {
  changeablePerson,
  changeTeam,
  claimPerson,
  PersonMoved,
  recordChange,
  setState,
} from './change-team';
import { countOwners, isActiveOwner, type StoredPerson } from './person-row';

/**
 * Takes a person one step along their life cycle: refused for who may not, where the step is not possible and where it
 * would leave the business without an owner. `work` does what else belongs to the step.
 */
export async function movePerson(
  viewer: Viewer,
  id: string,
  { move, version, now }: { move: PersonMove; version: number; now: Date },
  work: (tx: Tx, person: StoredPerson) => Promise<unknown>,
): Promise<void> {
  await changeTeam(viewer, async (tx, actor) => {
    const person = await changeablePerson(tx, actor, viewer.businessId, id);
    await claimPerson(tx, person, version);
    const state = personAfter(person.state, move);
    if (!state) throw new PersonMoved(id);
    const others = (await countOwners(tx, viewer.businessId)) - (isActiveOwner(person) ? 1 : 0);
    if (leavesNoOwner(person, { role: person.role, state }, others)) throw new ApiError(409, 'LAST_OWNER');
    await setState(tx, person.userId, state);
    await work(tx, person);
    await recordChange(tx, viewer, {
      action: move,
      personId: id,
      at: now,
      before: { state: person.state },
      after: { state },
    });
  });
}

export type PersonAct = (viewer: Viewer, id: string, version: number, now: Date) => Promise<PersonDto>;
