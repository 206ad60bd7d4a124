import { newId } from '../../../database/ids';
import { inList } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import type { Role } from '../../../domain/access';
import { invalid } from '../../../errors/api-error';

/** Stands in `email`, which has to be there and unlike any other, for an address that signs nobody in. */
const placeholder = () => `${newId()}@nobody.invalid`;

async function roleId(tx: Tx, role: Role): Promise<number> {
  const row = await tx.one<{ id: number }>('SELECT id FROM up_roles WHERE type = ?', [role]);
  if (!row) throw new Error(`The role ${role} is missing`);
  return row.id;
}

interface NewPerson {
  businessId: string;
  name: string;
  email: string;
  role: Role;
  branchIds: readonly string[];
  allow: readonly string[];
  deny: readonly string[];
  language: string;
  now: Date;
}

/** Stores somebody who is invited: a row that signs nobody in. Answers its id. */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<number> {
  const email = placeholder();
  const row = await tx.one<{ id: number }>(
    `INSERT INTO up_users (document_id, username, email, contact_email, provider, confirmed, blocked, name, business_id,
                           branch_ids, allow, deny, state, language, version, created_at, updated_at, published_at)
     VALUES (?, ?, ?, ?, 'local', ?, ?, ?, ?, ?, ?, ?, 'INVITED', ?, 1, ?, ?, ?) RETURNING id`,
    [
      newId(),
      email,
      email,
      person.email,
      false,
      false,
      person.name,
      person.businessId,
      JSON.stringify(person.branchIds),
      JSON.stringify(person.allow),
      JSON.stringify(person.deny),
      person.language,
      person.now,
      person.now,
      person.now,
    ],
  );
  if (!row) throw new Error('A new person has no id');
  await tx.run('INSERT INTO up_users_role_lnk (user_id, role_id) VALUES (?, ?)', [
    row.id,
    await roleId(tx, person.role),
  ]);
  return row.id;
}

export interface PersonChanges {
  name?: string;
  role?: Role;
  branchIds?: readonly string[];
  allow?: readonly string[];
  deny?: readonly string[];
}

/** Stores what is named. */
export async function updatePerson(tx: Tx, userId: number, changes: PersonChanges): Promise<void> {
  const columns: [string, string][] = [];
  if (changes.name !== undefined) columns.push(['name', changes.name]);
  if (changes.branchIds) columns.push(['branch_ids', JSON.stringify(changes.branchIds)]);
  if (changes.allow) columns.push(['allow', JSON.stringify(changes.allow)]);
  if (changes.deny) columns.push(['deny', JSON.stringify(changes.deny)]);
  for (const [column, value] of columns)
    await tx.run(`UPDATE up_users SET ${column} = ? WHERE id = ?`, [value, userId]);
  if (changes.role)
    await tx.run('UPDATE up_users_role_lnk SET role_id = ? WHERE user_id = ?', [
      await roleId(tx, changes.role),
      userId,
    ]);
}

/** Takes away by what a person signed in; their address stays known, and is free for another business. */
export async function retirePerson(tx: Tx, userId: number, email: string): Promise<void> {
  const address = placeholder();
  await tx.run(
    'UPDATE up_users SET email = ?, username = ?, contact_email = ?, password = NULL, confirmed = ? WHERE id = ?',
    [address, address, email, false, userId],
  );
}

/** Every branch named has to be one of the business. */
export async function checkBranches(tx: Tx, businessId: string, branchIds: readonly string[]): Promise<void> {
  if (branchIds.length === 0) return;
  const rows = await tx.all<{ document_id: string }>(
    `SELECT document_id FROM branches
      WHERE business_id = ? AND state <> 'ARCHIVED' AND ${inList(tx, 'document_id')}`,
    [businessId, branchIds],
  );
  const known = new Set(rows.map(({ document_id }) => document_id));
  const issues = branchIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ code: 'UNKNOWN_BRANCH', path: ['branchIds', index] }],
  );
  if (issues.length > 0) throw invalid(issues);
}
