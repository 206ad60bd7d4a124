import { LANGUAGES, type Language } from '../../contracts/session';
import { boolean, type BooleanColumn } from '../../database/columns';
import type { Sql } from '../../database/sql';
import { ROLES, type Role } from '../../domain/access';
import type { Actor } from '../../audit/audit';
import { deviceName } from '../../domain/access';
import type { Origin } from '../../sessions/open-session';

/** A person as signing in and all around it have to know them. */
export interface Person {
  id: number;
  name: string;
  email: string;
  password: string | null;
  /** Their own, else that of the business. */
  language: Language;
  businessId: string;
  role: Role;
  state: string;
  /** May sign in, as far as their state goes. */
  active: boolean;
  /** Somebody has shown that the address is theirs. */
  confirmed: boolean;
  twoFactor: boolean;
}

interface PersonRow {
  id: number;
  name: string | null;
  email: string;
  password: string | null;
  language: string | null;
  default_language: string | null;
  business_id: string | null;
  role: string | null;
  state: string;
  blocked: BooleanColumn;
  confirmed: BooleanColumn;
  two_factor: number | null;
}

const PERSON = `
  SELECT u.id, u.name, u.email, u.password, u.language, b.default_language, u.business_id, r.type AS role, u.state,
         u.blocked, u.confirmed, t.confirmed_at AS two_factor
    FROM up_users u
    LEFT JOIN up_users_role_lnk l ON l.user_id = u.id
    LEFT JOIN up_roles r ON r.id = l.role_id
    LEFT JOIN businesses b ON b.document_id = u.business_id
    LEFT JOIN two_factor t ON t.user_id = u.id`;

/** The person with an address, which is in small letters; null when there is none of a business. */
export async function personByEmail(sql: Sql, email: string): Promise<Person | null> {
  return toPerson(await sql.one<PersonRow>(`${PERSON} WHERE lower(u.email) = ?`, [email]));
}

export async function personById(sql: Sql, id: number): Promise<Person | null> {
  return toPerson(await sql.one<PersonRow>(`${PERSON} WHERE u.id = ?`, [id]));
}

function toPerson(row: PersonRow | undefined): Person | null {
  const role = ROLES.find((known) => known === row?.role);
  if (!row?.business_id || !role) return null;
  return {
    id: row.id,
    name: row.name ?? row.email,
    email: row.email,
    password: row.password,
    language: LANGUAGES.find((known) => known === (row.language ?? row.default_language)) ?? 'en',
    businessId: row.business_id,
    role,
    state: row.state,
    active: row.state === 'ACTIVE' && !boolean(row.blocked),
    confirmed: boolean(row.confirmed),
    twoFactor: row.two_factor !== null,
  };
}

/** The person as the one who did something. */
const actorFrom = ({ id, name, role }: Person): Actor => ({ kind: 'USER', id, name, role });

/** An entry of the log about the person's own account. */
export const aboutOneself = (person: Person, action: string, now: Date) => ({
  at: now,
  businessId: person.businessId,
  branchId: null,
  actor: actorFrom(person),
  entity: 'user',
  entityId: String(person.id),
  action,
});

/** Where from, as a letter says it: `Chrome · Windows · 192.0.2.1`. */
export function inWords({ userAgent, ip }: Origin): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system, ip].filter(Boolean).join(' · ');
}
