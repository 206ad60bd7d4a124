import { actorOf, writeAudit, type Actor } from '../../audit/audit';
import { requireRoom } from '../../crud/require-room';
import { inTransaction, type Tx } from '../../database/transaction';
import { grantOf, refusalToChange, seesPerson, type Person, type TeamRefusal } from '../../domain/access';
import { ApiError, forbidden, invalid, notFound } from '../../errors/api-error';
import { appendEvent } from '../../realtime/append';
import type { Viewer } from '../../sessions/viewer';
import { unknownBranches } from '../branches/exports';
import { lockBusiness } from '../businesses/exports';
import { requirePlanLimit } from '../plans/exports';
import { claimPerson, countPeople, personById, type StoredPerson } from './store/people';

/**
 * Changes of one team come one after another: the business's row is locked, and who acts is looked at again behind the
 * lock. Of two owners who demote each other at once, the second is no owner any more when their turn comes.
 */
export async function changeTeam<T>(
  viewer: Viewer,
  work: (tx: Tx, actor: StoredPerson) => Promise<T>,
): Promise<T> {
  return inTransaction(async (tx) => {
    await lockBusiness(tx, viewer.businessId);
    const actor = await personById(tx, viewer.businessId, String(viewer.userId));
    if (actor?.state !== 'ACTIVE') throw new ApiError(401, 'NOT_SIGNED_IN');
    if (grantOf(actor, 'user.edit') === null) throw forbidden('user.edit');
    return work(tx, actor);
  });
}

/** A person of the team whom the actor gets to see; anybody else does not exist. */
async function seenPerson(tx: Tx, actor: Person, businessId: string, id: string): Promise<StoredPerson> {
  const person = await personById(tx, businessId, id);
  if (!person || !seesPerson(actor, person)) throw notFound();
  return person;
}

/** The same, refused unless the actor may change them. */
export async function changeablePerson(
  tx: Tx,
  actor: Person,
  businessId: string,
  id: string,
): Promise<StoredPerson> {
  const person = await seenPerson(tx, actor, businessId, id);
  const refusal = refusalToChange(actor, person);
  if (refusal) throw refuseTeamChange([refusal]);
  return person;
}

/** What the rules of the team say no to: a body that contradicts itself, or more than the actor may. */
export function refuseTeamChange(refusals: readonly TeamRefusal[]): ApiError {
  const [first] = refusals;
  const wrong = first?.code === 'ALLOWED_AND_DENIED' || first?.code === 'OWNER_UNRESTRICTED';
  return new ApiError(wrong ? 422 : 403, first?.code ?? 'OWNERS_ONLY', {
    issues: refusals.map(({ code, path }) => ({ code, path })),
    path: first?.path ?? [],
    ...(first?.permission && { details: { permission: first.permission } }),
  });
}

/** Raised when the person is no longer as they were seen; the controller answers with them as they are. */
export class PersonMoved extends ApiError {
  constructor(
    readonly personId: string,
    code = 'PERSON_MOVED_ON',
  ) {
    super(409, code);
  }
}

/** Refused when the person is no longer as they were seen. */
export async function claimVersion(tx: Tx, { id, userId }: StoredPerson, version: number): Promise<void> {
  if ((await claimPerson(tx, userId, version)) === 0) throw new PersonMoved(id, 'STALE_VERSION');
}

/**
 * Refuses one more person than the business may have, by its plan and at all. An open invitation takes a place, and so does
 * who is suspended; who was removed, or whose invitation has run out, takes none.
 */
export async function requireRoomForPerson(tx: Tx, businessId: string): Promise<void> {
  const count = () => countPeople(tx, businessId);
  await requirePlanLimit(tx, businessId, 'users', count);
  await requireRoom(tx, { name: 'people', owner: businessId, count });
}

/** Every branch named has to be one of the business. */
export async function checkBranches(tx: Tx, businessId: string, branchIds: readonly string[]): Promise<void> {
  const unknown = await unknownBranches(tx, businessId, branchIds);
  if (unknown.length > 0)
    throw invalid(unknown.map((index) => ({ code: 'UNKNOWN_BRANCH', path: ['branchIds', index] })));
}

interface TeamChange {
  action: string;
  personId: string;
  at: Date;
  before?: object;
  after?: object;
}

/** Writes the log and tells the screens that show the team. */
export async function recordChange(
  tx: Tx,
  by: Viewer | { businessId: string; actor: Actor },
  { personId: entityId, at, ...change }: TeamChange,
): Promise<void> {
  const scope = { businessId: by.businessId, branchId: null, at, entityId };
  const actor = 'actor' in by ? by.actor : actorOf(by);
  await writeAudit(tx, { ...scope, ...change, actor, entity: 'user' });
  await appendEvent(tx, { ...scope, type: 'team.changed', resource: 'team' });
}
