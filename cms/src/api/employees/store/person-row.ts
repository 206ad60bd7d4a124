import type { PersonDto } from '../../../contracts/team';
import { LANGUAGES } from '../../../contracts/session';
import {
  boolean,
  instant,
  instantOrThrow,
  json,
  type BooleanColumn,
  type InstantColumn,
  type JsonColumn,
} from '../../../database/columns';
import { inList, type Parameter, type Sql } from '../../../database/sql';
import {
  personActions,
  RESEND_AFTER_SEC,
  type Permission,
  type Person,
  type PersonState,
  type Role,
} from '../../../domain/access';
import { STILL_OPEN } from '../../../sessions/still-open';
import type { Viewer } from '../../../sessions/viewer';

/** A person of the team as the database has them. */
export interface StoredPerson extends Person {
  userId: number;
  /** Kept out by the panel, whatever their state in the business is. */
  blocked: boolean;
  version: number;
  name: string;
  /** Where they are reached, whether they sign in with it or not. */
  email: string;
  language: PersonDto['language'];
  createdAt: string;
  lastSeenAt: string | null;
  invitation: { invitedBy: string | null; sentAt: number; expiresAt: number } | null;
}

interface Row {
  id: number;
  version: number | null;
  name: string | null;
  email: string;
  contact_email: string | null;
  state: PersonState;
  blocked: BooleanColumn;
  language: string | null;
  branch_ids: JsonColumn;
  allow: JsonColumn;
  deny: JsonColumn;
  created_at: InstantColumn;
  last_seen_at: number | null;
  role: Role;
  sent_at: number | null;
  expires_at: number | null;
  invited_by: string | null;
}

const SELECT = `
  SELECT u.id, u.version, u.name, u.email, u.contact_email, u.state, u.blocked, u.language, u.branch_ids, u.allow, u.deny,
         u.created_at, s.at AS last_seen_at, r.type AS role, i.sent_at, i.expires_at, b.name AS invited_by
    FROM up_users u
    JOIN up_users_role_lnk l ON l.user_id = u.id
    JOIN up_roles r ON r.id = l.role_id
    LEFT JOIN last_seen s ON s.user_id = u.id
    LEFT JOIN invitations i ON i.user_id = u.id
    LEFT JOIN up_users b ON b.id = i.invited_by AND b.business_id = u.business_id
   WHERE u.business_id = ?`;

/** So many people of a business are looked at; a restaurant has dozens. */
const MOST = 2000;

/** People of a business for whom `condition` holds, on the columns of `u`. */
export async function selectPeople(
  sql: Sql,
  businessId: string,
  condition = '1 = 1',
  parameters: readonly Parameter[] = [],
): Promise<StoredPerson[]> {
  const rows = await sql.all<Row>(`${SELECT} AND ${condition} ORDER BY u.id LIMIT ${MOST}`, [
    businessId,
    ...parameters,
  ]);
  return rows.map(toPerson);
}

/** One person of a business, by the id of the wire; null for anything else. */
export async function personById(sql: Sql, businessId: string, id: string): Promise<StoredPerson | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const [person] = await selectPeople(sql, businessId, 'u.id = ?', [Number(id)]);
  return person ?? null;
}

function toPerson(row: Row): StoredPerson {
  return {
    id: String(row.id),
    userId: row.id,
    version: row.version ?? 1,
    name: row.name ?? '',
    email: row.contact_email ?? (row.email.endsWith('.invalid') ? '' : row.email),
    state: row.state,
    blocked: boolean(row.blocked),
    role: row.role,
    branchIds: json<string[]>(row.branch_ids, []),
    allow: json<Permission[]>(row.allow, []),
    deny: json<Permission[]>(row.deny, []),
    language: LANGUAGES.find((language) => language === row.language) ?? null,
    createdAt: instantOrThrow(row.created_at),
    lastSeenAt: instant(row.last_seen_at),
    invitation:
      row.sent_at !== null && row.expires_at !== null
        ? { invitedBy: row.invited_by, sentAt: row.sent_at, expiresAt: row.expires_at }
        : null,
  };
}

/** An owner who can sign in: who is blocked keeps no business going. */
export const isActiveOwner = ({ role, state, blocked }: StoredPerson): boolean =>
  role === 'owner' && state === 'ACTIVE' && !blocked;

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
  const open = await countOpenSessions(sql, people, now);
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

async function countOpenSessions(
  sql: Sql,
  people: readonly StoredPerson[],
  now: Date,
): Promise<Map<number, number>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ userId }) => userId);
  const at = now.getTime();
  const rows = await sql.all<{ user_id: number; n: number }>(
    `SELECT user_id, COUNT(*) AS n FROM sessions
      WHERE ${inList(sql, 'user_id')} AND ${STILL_OPEN}
      GROUP BY user_id`,
    [ids, at, at],
  );
  return new Map(rows.map(({ user_id, n }) => [user_id, n]));
}

/** How many owners of a business are active and can sign in. */
export async function countOwners(sql: Sql, businessId: string): Promise<number> {
  const owners = await selectPeople(sql, businessId, `u.state = 'ACTIVE' AND r.type = 'owner'`);
  return owners.filter(isActiveOwner).length;
}
