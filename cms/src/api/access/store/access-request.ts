import type { AccessRequestDto } from '../../../contracts/access';
import type { Sql } from '../../../database/sql';
import { mayGive, PERMISSION_NAMES, type Permission, type Person } from '../../../domain/access';
import { selectPeople, type StoredPerson } from '../../employees/store/person-row';

export interface StoredRequest {
  id: string;
  userId: number;
  permission: Permission;
  path: string | null;
  at: number;
  state: AccessRequestDto['state'];
}

interface Row {
  id: string;
  user_id: number;
  permission: string;
  path: string | null;
  at: number;
  state: AccessRequestDto['state'];
}

const COLUMNS = 'document_id AS id, user_id, permission, path, at, state';

/** Questions of a business, newest first, at most 100. */
export async function openRequests(sql: Sql, businessId: string): Promise<StoredRequest[]> {
  const rows = await sql.all<Row>(
    `SELECT ${COLUMNS} FROM access_requests WHERE business_id = ? AND state = 'OPEN' ORDER BY at DESC LIMIT 100`,
    [businessId],
  );
  return rows.flatMap(toRequest);
}

export async function requestById(sql: Sql, businessId: string, id: string): Promise<StoredRequest | null> {
  const row = await sql.one<Row>(
    `SELECT ${COLUMNS} FROM access_requests WHERE document_id = ? AND business_id = ?`,
    [id, businessId],
  );
  return (row && toRequest(row)[0]) ?? null;
}

/** A person's question for a permission that nobody has decided. */
export async function openRequestOf(
  sql: Sql,
  userId: number,
  permission: Permission,
): Promise<StoredRequest | null> {
  const row = await sql.one<Row>(
    `SELECT ${COLUMNS} FROM access_requests WHERE user_id = ? AND permission = ? AND state = 'OPEN'`,
    [userId, permission],
  );
  return (row && toRequest(row)[0]) ?? null;
}

/** A permission that is gone from the matrix is nothing anybody could give. */
function toRequest({ user_id, permission, ...row }: Row): StoredRequest[] {
  const known = PERMISSION_NAMES.find((name) => name === permission);
  return known ? [{ ...row, userId: user_id, permission: known }] : [];
}

/** A question as somebody is shown it who may answer it. */
export function presentRequest(
  actor: Person,
  person: StoredPerson,
  request: StoredRequest,
): AccessRequestDto {
  return {
    id: request.id,
    permission: request.permission,
    path: request.path,
    at: new Date(request.at).toISOString(),
    state: request.state,
    person: { id: person.id, name: person.name, role: person.role },
    grantable: request.state === 'OPEN' && mayGive(actor, person, request.permission),
  };
}

/** So many people are named and written to. */
const MOST_GRANTORS = 10;

/** Who may give a person a permission: those of their own branches first, owners last. */
export async function grantorsOf(
  sql: Sql,
  businessId: string,
  person: Person,
  permission: Permission,
): Promise<StoredPerson[]> {
  const people = await selectPeople(sql, businessId, `u.state = 'ACTIVE'`);
  return people
    .filter((giver) => mayGive(giver, person, permission))
    .sort((a, b) => Number(a.role === 'owner') - Number(b.role === 'owner') || a.userId - b.userId)
    .slice(0, MOST_GRANTORS);
}
