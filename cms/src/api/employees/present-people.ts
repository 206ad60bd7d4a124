import type { PersonDto } from '../../contracts/team';
import type { Sql } from '../../database/sql';
import { personActions, RESEND_AFTER_SEC, type Permission, type Person } from '../../domain/access';
import { countSessions } from '../../sessions/open-sessions';
import type { Viewer } from '../../sessions/viewer';
import { isActiveOwner, type StoredPerson } from './store/people';

/** The viewer as one of the team. */
export const asPerson = (viewer: Viewer): Person => ({
  id: String(viewer.userId),
  state: 'ACTIVE',
  role: viewer.role,
  branchIds: viewer.branchIds,
  allow: viewer.allow,
  deny: viewer.deny,
});

/** People as the viewer is shown them. `owners` counts the active owners of the business. */
export async function presentPeople(
  sql: Sql,
  viewer: Viewer,
  people: readonly StoredPerson[],
  owners: number,
  now: Date,
): Promise<PersonDto[]> {
  const open = await countSessions(
    sql,
    people.map(({ userId }) => userId),
    now,
  );
  const actor = asPerson(viewer);
  return people.map((person) => ({
    id: person.id,
    version: person.version,
    name: person.name,
    email: person.email,
    role: person.role,
    branchIds: [...person.branchIds],
    allow: person.allow as Permission[],
    deny: person.deny as Permission[],
    language: person.language,
    state: person.state,
    isYou: person.id === actor.id,
    createdAt: person.createdAt,
    lastSeenAt: person.lastSeenAt,
    openSessions: open.get(person.userId) ?? 0,
    invitation: person.invitation && {
      invitedBy: person.invitation.invitedBy,
      sentAt: new Date(person.invitation.sentAt).toISOString(),
      expiresAt: new Date(person.invitation.expiresAt).toISOString(),
      resendableAt: new Date(person.invitation.sentAt + RESEND_AFTER_SEC * 1000).toISOString(),
    },
    actions: personActions(actor, person, owners - (isActiveOwner(person) ? 1 : 0)),
  }));
}
