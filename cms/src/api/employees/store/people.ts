import { newId } from '../../../database/ids';
import type { Parameter, Sql } from '../../../database/sql';
import { code, milliseconds, number, orNull, text } from '../../../database/codecs';
import { defineTable, type RowOf, type StoredRow } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { Person, Role } from '../../../domain/access';
import { CEILINGS } from '../../../domain/limits';
import { people, type PersonRow } from '../../account/exports';

const member = people.pick(
  'id',
  'version',
  'name',
  'email',
  'contactEmail',
  'state',
  'blocked',
  'language',
  'branchIds',
  'allow',
  'deny',
  'createdAt',
);
const joined = defineTable('joined', {
  role: code<Role>(),
  lastSeenAt: orNull(milliseconds()),
  sentAt: orNull(number()),
  expiresAt: orNull(number()),
  invitedBy: orNull(text()),
});

/** A person of the team as the database has them. */
export interface StoredPerson
  extends
    Person,
    Pick<PersonRow, 'version' | 'language' | 'createdAt' | 'blocked'>,
    Pick<RowOf<typeof joined>, 'lastSeenAt'> {
  userId: number;
  name: string;
  /** Where they are reached, whether they sign in with it or not. */
  email: string;
  invitation: { invitedBy: string | null; sentAt: number; expiresAt: number } | null;
}

/** Those who were removed stay in the list. */
const MAX_PEOPLE = 2 * CEILINGS.people.max;

/** People of a business for whom `condition` holds, on the columns of `u`. */
async function selectPeople(
  sql: Sql,
  businessId: string,
  condition = '1 = 1',
  parameters: readonly Parameter[] = [],
): Promise<StoredPerson[]> {
  const rows = await sql.all<StoredRow>(
    `SELECT ${member.columns('u')}, s.at AS last_seen_at, r.type AS role, i.sent_at, i.expires_at, b.name AS invited_by
       FROM up_users u
       JOIN up_users_role_lnk l ON l.user_id = u.id
       JOIN up_roles r ON r.id = l.role_id
       LEFT JOIN last_seen s ON s.user_id = u.id
       LEFT JOIN invitations i ON i.user_id = u.id
       LEFT JOIN up_users b ON b.id = i.invited_by AND b.business_id = u.business_id
      WHERE u.business_id = ? AND ${condition} ORDER BY u.id LIMIT ${MAX_PEOPLE}`,
    [businessId, ...parameters],
  );
  return rows.map((row) => {
    const { id: userId, name, email, contactEmail, ...person } = member.read(row);
    const { sentAt, expiresAt, invitedBy, ...beside } = joined.read(row);
    return {
      ...person,
      ...beside,
      id: String(userId),
      userId,
      name: name ?? '',
      email: contactEmail ?? (email.endsWith('.invalid') ? '' : email),
      invitation: sentAt !== null && expiresAt !== null ? { invitedBy, sentAt, expiresAt } : null,
    };
  });
}

export const allPeople = (sql: Sql, businessId: string): Promise<StoredPerson[]> =>
  selectPeople(sql, businessId);

export const activePeople = (sql: Sql, businessId: string): Promise<StoredPerson[]> =>
  selectPeople(sql, businessId, `u.state = 'ACTIVE'`);

/** One person of a business, by the id of the wire; null for anything else. */
export async function personById(sql: Sql, businessId: string, id: string): Promise<StoredPerson | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const [person] = await selectPeople(sql, businessId, 'u.id = ?', [Number(id)]);
  return person ?? null;
}

export async function personByContact(
  sql: Sql,
  businessId: string,
  email: string,
): Promise<StoredPerson | null> {
  const condition = 'lower(COALESCE(u.contact_email, u.email)) = ?';
  const [person] = await selectPeople(sql, businessId, condition, [email]);
  return person ?? null;
}

/** An owner who can sign in: who is blocked keeps no business going. */
export const isActiveOwner = ({ role, state, blocked }: StoredPerson): boolean =>
  role === 'owner' && state === 'ACTIVE' && !blocked;

/** How many owners of a business are active and can sign in. */
export async function countOwners(sql: Sql, businessId: string): Promise<number> {
  const owners = await selectPeople(sql, businessId, `u.state = 'ACTIVE' AND r.type = 'owner'`);
  return owners.filter(isActiveOwner).length;
}

/** Compare-and-set on the version a person was seen at; answers 0 when not. Unscoped: they were read in scope. */
export const claimPerson = (tx: Tx, userId: number, version: number): Promise<number> =>
  people.update(tx, { version: version + 1 }, ['id = ? AND COALESCE(version, 1) = ?', userId, version], {
    updated_at: new Date(),
  });

/** Stands in `email`, which has to be there and unlike any other, for an address that signs nobody in. */
export const placeholder = () => `${newId()}@nobody.invalid`;

/**
 * Takes away by what a person signed in; their address stays known, and is free for another business. Unscoped: they were
 * read in scope.
 */
export async function retirePerson(tx: Tx, userId: number, contactEmail: string): Promise<void> {
  const email = placeholder();
  const changes = { email, username: email, contactEmail, password: null, confirmed: false };
  await people.update(tx, changes, ['id = ?', userId]);
}

/** Makes who was invited one of the team; answers 0 when they are not invited any more. Unscoped: by their link. */
export const admitPerson = (
  tx: Tx,
  userId: number,
  changes: Pick<PersonRow, 'email' | 'password' | 'name' | 'language'>,
  now: Date,
): Promise<number> =>
  people.update(
    tx,
    { ...changes, username: changes.email, contactEmail: null, confirmed: true, state: 'ACTIVE' },
    ["id = ? AND state = 'INVITED'", userId],
    { updated_at: now },
  );

/** The person has changed for whoever saw them before. Unscoped: by the key of a person who was read in scope. */
export const bumpVersion = (tx: Tx, userId: number): Promise<number> =>
  tx.run('UPDATE up_users SET version = COALESCE(version, 1) + 1 WHERE id = ?', [userId]);

/** How many people a business has or has asked. */
export const countPeople = (sql: Sql, businessId: string): Promise<number> =>
  people.count(sql, "business_id = ? AND state IN ('ACTIVE', 'INVITED', 'SUSPENDED')", [businessId]);

/** How many people work at this branch and at no other. */
export async function countPeopleOnlyAt(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<number> {
  const found = await people
    .pick('branchIds')
    .select(sql, `business_id = ? AND state <> 'REMOVED' LIMIT ${MAX_PEOPLE}`, [businessId]);
  return found.filter(({ branchIds }) => branchIds.length === 1 && branchIds[0] === branchId).length;
}
