import type { AccessRequestDto } from '../../../contracts/access';
import { read, type Tx } from '../../../database/transaction';
import {
  mayGrantTo,
  refusalsToGrant,
  refusalToChange,
  withPermission,
  type Person,
} from '../../../domain/access';
import { ApiError, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { updatePerson } from '../../account/exports';
import {
  activePeople,
  asPerson,
  changeablePerson,
  changeTeam,
  claimVersion,
  recordChange,
  refuseTeamChange,
  type StoredPerson,
} from '../../employees/exports';
import { decideRequest, openRequests, requestById, type StoredRequest } from '../store/access-requests';

/** Open questions of people whom the viewer may change, newest first. */
export async function listAccessRequests(viewer: Viewer): Promise<AccessRequestDto[]> {
  return read(async (sql) => {
    const requests = await openRequests(sql, viewer.businessId);
    if (requests.length === 0) return [];
    const people = await activePeople(sql, viewer.businessId);
    const actor = asPerson(viewer);
    return requests.flatMap((request) => {
      const person = people.find(({ userId }) => userId === request.userId);
      return person && !refusalToChange(actor, person) ? [presentRequest(actor, person, request)] : [];
    });
  });
}

type Decide = (viewer: Viewer, id: string, now: Date) => Promise<AccessRequestDto>;

/** Gives a person what they asked for, as an extra allowance of theirs. */
export const grantAccessRequest: Decide = (viewer, id, now) =>
  decide(viewer, id, 'GRANTED', now, async (tx, person, actor, { permission }) => {
    const next = withPermission(person, permission);
    const refusals = refusalsToGrant(actor, next, person);
    if (refusals.length > 0) throw refuseTeamChange(refusals);
    const { allow, deny } = next;
    await claimVersion(tx, person, person.version);
    await updatePerson(tx, person.userId, { allow, deny }, now);
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
    if ((await decideRequest(tx, request, state, viewer, now)) === 0)
      throw new ApiError(409, 'ALREADY_DECIDED');
    const action = await work(tx, person, actor, request);
    const { permission } = request;
    await recordChange(tx, viewer, { action, personId: person.id, at: now, after: { permission } });
    return presentRequest(actor, person, { ...request, state });
  });
}

/** A question as somebody is shown it who may answer it. */
const presentRequest = (
  actor: Person,
  person: StoredPerson,
  { id, permission, path, at, state }: StoredRequest,
): AccessRequestDto => ({
  id,
  permission,
  path,
  at,
  state,
  person: { id: person.id, name: person.name, role: person.role },
  grantable: state === 'OPEN' && mayGrantTo(actor, person, permission),
});
