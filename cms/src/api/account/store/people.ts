import { LANGUAGES, type Language, type Theme } from '../../../contracts/session';
import { newId } from '../../../database/ids';
import type { Parameter, Sql } from '../../../database/sql';
import { boolean, code, instant, json, number, orElse, orNull, text } from '../../../database/codecs';
import { defineTable, documentStamps, type RowOf, type StoredRow } from '../../../database/table';
import { ROLES, type PersonState, type Role } from '../../../domain/access';

/** What the panel may have written there is one of the languages, or none. */
const language = {
  read: (stored: string | null): Language | null => LANGUAGES.find((known) => known === stored) ?? null,
  write: (value: Language | null): Parameter => value,
};

export const people = defineTable('up_users', {
  id: number(),
  businessId: orNull(text()),
  name: orNull(text()),
  username: text(),
  email: text(),
  contactEmail: orNull(text()),
  password: orNull(text()),
  phone: orNull(text()),
  photoUrl: orNull(text()),
  language,
  theme: code<Theme>(),
  state: code<PersonState>(),
  confirmed: boolean(),
  blocked: boolean(),
  branchIds: json<readonly string[]>([]),
  allow: json<readonly string[]>([]),
  deny: json<readonly string[]>([]),
  version: orElse(number(), 1),
  createdAt: instant(),
});

export type PersonRow = RowOf<typeof people>;

/** A person as signing in and all around it have to know them. */
export interface Person extends Pick<PersonRow, 'id' | 'email' | 'password' | 'state' | 'confirmed'> {
  name: string;
  /** Their own, else that of the business. */
  language: Language;
  businessId: string;
  role: Role;
  /** May sign in, as far as their state goes. */
  active: boolean;
  twoFactor: boolean;
}

const own = people.pick(
  'id',
  'name',
  'email',
  'password',
  'language',
  'businessId',
  'state',
  'blocked',
  'confirmed',
);
const joined = defineTable('joined', {
  role: orNull(text()),
  defaultLanguage: orNull(code<Language>()),
  twoFactor: orNull(number()),
});

/** The person with an address, which is in small letters; null when there is none of a business. */
export const personByEmail = (sql: Sql, email: string): Promise<Person | null> =>
  findPerson(sql, 'lower(u.email) = ?', email);

export const personById = (sql: Sql, id: number): Promise<Person | null> => findPerson(sql, 'u.id = ?', id);

/** Unscoped: an address and an id are of one person in all businesses, and theirs is read here. */
async function findPerson(sql: Sql, condition: string, parameter: string | number): Promise<Person | null> {
  const stored = await sql.one<StoredRow>(
    `SELECT ${own.columns('u')}, r.type AS role, b.default_language, t.confirmed_at AS two_factor
       FROM up_users u
       LEFT JOIN up_users_role_lnk l ON l.user_id = u.id
       LEFT JOIN up_roles r ON r.id = l.role_id
       LEFT JOIN businesses b ON b.document_id = u.business_id
       LEFT JOIN two_factor t ON t.user_id = u.id
      WHERE ${condition}`,
    [parameter],
  );
  if (!stored) return null;
  const { blocked, businessId, ...row } = own.read(stored);
  const { twoFactor, defaultLanguage, ...beside } = joined.read(stored);
  const role = ROLES.find((known) => known === beside.role);
  if (!businessId || !role) return null;
  return {
    ...row,
    name: row.name ?? row.email,
    language: row.language ?? defaultLanguage ?? 'en',
    businessId,
    role,
    active: row.state === 'ACTIVE' && !blocked,
    twoFactor: twoFactor !== null,
  };
}

/** Stores a person with their role; answers their id, or null when the address is taken. */
export async function insertPerson(
  sql: Sql,
  person: Partial<PersonRow> & Pick<PersonRow, 'businessId'>,
  role: Role,
  now: Date,
): Promise<number | null> {
  const documentId = newId();
  const stored = await people.insert(
    sql,
    { ...person, confirmed: false, blocked: false },
    { ...documentStamps(now), document_id: documentId, provider: 'local' },
    'ON CONFLICT DO NOTHING',
  );
  // Unscoped: by the id that was just made.
  const row = await people.pick('id').find(sql, 'document_id = ?', [documentId]);
  if (stored === 0 || !row) return null;
  await sql.run(
    'INSERT INTO up_users_role_lnk (user_id, role_id, user_ord) SELECT ?, id, 1 FROM up_roles WHERE type = ?',
    [row.id, role],
  );
  return row.id;
}

/** Stores what is named. Unscoped: the person was read in scope, or is who asks. */
export async function updatePerson(
  sql: Sql,
  id: number,
  { role, ...changes }: Partial<PersonRow> & { role?: Role | undefined },
  now: Date,
): Promise<void> {
  await people.update(sql, changes, ['id = ?', id], { updated_at: now });
  if (role)
    await sql.run(
      'UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = ?) WHERE user_id = ?',
      [role, id],
    );
}

/** What of their account only the person themselves is shown. Unscoped: the person is who asks. */
export async function profileOf(sql: Sql, id: number) {
  return people.pick('name', 'phone', 'photoUrl', 'createdAt').find(sql, 'id = ?', [id]);
}

/** Nobody of a business that has closed signs in any more. */
export const removePeopleOf = (sql: Sql, businessId: string, now: Date): Promise<number> =>
  people.update(sql, { state: 'REMOVED' }, ['business_id = ?', businessId], { updated_at: now });
