import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction, type Tx } from '../../../database/transaction';
import {
  grantOf,
  refusalToChange,
  seesPerson,
  type Person,
  type PersonState,
  type TeamRefusal,
} from '../../../domain/access';
import { ApiError, forbidden, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { personById, type StoredPerson } from './person-row';

/**
 * Changes of one team come one after another: the business's row is locked, and who acts is looked at again behind the
 * lock. Of two owners who demote each other at once, the second is no owner any more when their turn comes.
 */
export async function changeTeam<T>(
  viewer: Viewer,
  work: (tx: Tx, actor: StoredPerson) => Promise<T>,
): Promise<T> {
  return inTransaction(async (tx) => {
    if (tx.dialect === 'postgres')
      await tx.one('SELECT 1 AS locked FROM businesses WHERE document_id = ? FOR UPDATE', [
        viewer.businessId,
      ]);
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
  if (refusal) throw refused([refusal]);
  return person;
}

/** What the rules of the team say no to: a body that contradicts itself, or more than the actor may. */
export function refused(refusals: readonly TeamRefusal[]): ApiError {
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

/** Compare-and-set on the version a person was seen at. */
export async function claimPerson(tx: Tx, person: StoredPerson, version: number): Promise<void> {
  const claimed = await tx.run(
    'UPDATE up_users SET version = ?, updated_at = ? WHERE id = ? AND COALESCE(version, 1) = ?',
    [version + 1, new Date(), person.userId, version],
  );
  if (claimed === 0) throw new PersonMoved(person.id, 'STALE_VERSION');
}

export const setState = (tx: Tx, userId: number, state: PersonState): Promise<number> =>
  tx.run('UPDATE up_users SET state = ? WHERE id = ?', [state, userId]);

/** Signs a person out everywhere. Streams that are open look at their session again and end. */
export const endSessions = (tx: Tx, userId: number): Promise<number> =>
  tx.run('DELETE FROM sessions WHERE user_id = ?', [userId]);

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
  viewer: Viewer,
  { action, personId, at, before, after }: TeamChange,
): Promise<void> {
  const scope = { businessId: viewer.businessId, branchId: null, at };
  await writeAudit(tx, {
    ...scope,
    actor: actorOf(viewer),
    entity: 'user',
    entityId: personId,
    action,
    ...(before && { before }),
    ...(after && { after }),
  });
  await appendEvent(tx, { ...scope, type: 'team.changed', resource: 'team', entityId: personId });
}
