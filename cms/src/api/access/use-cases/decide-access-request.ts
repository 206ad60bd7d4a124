import type { AccessRequestDto } from '../../../contracts/access';
import type { Tx } from '../../../database/transaction';
import { refusalsToGive, withPermission } from '../../../domain/access';
import { ApiError, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import {
  changeablePerson,
  changeTeam,
  claimPerson,
  recordChange,
  refused,
} from '../../employees/store/change-team';
import { updatePerson } from '../../employees/store/person-fields';
import type { StoredPerson } from '../../employees/store/person-row';
import { presentRequest, requestById, type StoredRequest } from '../store/access-request';

type Decide = (viewer: Viewer, id: string, now: Date) => Promise<AccessRequestDto>;

/** Gives a person what they asked for, as an extra allowance of theirs. */
export const grantAccessRequest: Decide = (viewer, id, now) =>
  decide(viewer, id, 'GRANTED', now, async (tx, person, actor, { permission }) => {
    const next = withPermission(person, permission);
    const refusals = refusalsToGive(actor, next, person);
    if (refusals.length > 0) throw refused(refusals);
    const { allow, deny } = next;
    await claimPerson(tx, person, person.version);
    await updatePerson(tx, person.userId, { allow, deny });
    return 'grant-access';
  });

/** Leaves things as they are; the person may ask again. */
export const dismissAccessRequest: Decide = (viewer, id, now) =>
  decide(viewer, id, 'DISMISSED', now, () => Promise.resolve('dismiss-access'));

async function decide(
  viewer: Viewer,
  id: string,
  state: 'GRANTED' | 'DISMISSED',
  now: Date,
  work: (tx: Tx, person: StoredPerson, actor: StoredPerson, request: StoredRequest) => Promise<string>,
): Promise<AccessRequestDto> {
  return changeTeam(viewer, async (tx, actor) => {
    const request = await requestById(tx, viewer.businessId, id);
    if (!request) throw notFound();
    const person = await changeablePerson(tx, actor, viewer.businessId, String(request.userId));
    const decided = await tx.run(
      `UPDATE access_requests SET state = ?, decided_by = ?, decided_at = ?, updated_at = ? WHERE document_id = ? AND business_id = ? AND state = 'OPEN'`,
      [state, viewer.userId, now.getTime(), now, id, viewer.businessId],
    );
    if (decided === 0) throw new ApiError(409, 'ALREADY_DECIDED');
    const action = await work(tx, person, actor, request);
    const { permission } = request;
    await recordChange(tx, viewer, { action, personId: person.id, at: now, after: { permission } });
    return presentRequest(actor, person, { ...request, state });
  });
}
