import type { membersQuery } from '../../../contracts/loyalty';
import type { z } from 'zod';
import { inList, type Sql, type SqlCondition } from '../../../database/sql';
import { lots, type LotRow } from './wallets';

export interface MemberRow {
  customerId: string;
  name: string;
  phone: string;
  state: string;
  available: number;
  pending: number;
  debt: number;
}

interface Wanted extends Pick<z.output<typeof membersQuery>, 'has' | 'sort' | 'order' | 'page' | 'pageSize'> {
  businessId: string;
  programId: string;
  /** The only person to list; null for all. */
  head: string | null;
  /** The ids of the customers that the search names; null without one. */
  found: SqlCondition | null;
}

const HAS = { BALANCE: 'SUM(a.available) > 0', PENDING: 'SUM(a.pending) > 0', DEBT: 'SUM(a.debt) > 0' };
const SORTS = {
  available: 'SUM(a.available)',
  pending: 'SUM(a.pending)',
  debt: 'SUM(a.debt)',
  updatedAt: 'MAX(a.updated_at)',
  name: 'MAX(h.name_key)',
};

/** The people with an account in a program, each with everybody who is merged into them, and how many there are. */
export async function membersPage(
  sql: Sql,
  { businessId, programId, head, found, has, sort, order, page, pageSize }: Wanted,
): Promise<{ rows: MemberRow[]; total: number }> {
  const from = `FROM loyalty_accounts a
       JOIN customers c ON c.document_id = a.customer_id
       JOIN customers h ON h.document_id = COALESCE(c.merged_into, c.document_id)
      WHERE a.program_id = ? AND a.business_id = ?${found ? ` AND h.document_id IN (${found.condition})` : ''}${head ? ' AND h.document_id = ?' : ''}
      GROUP BY h.document_id${has ? ` HAVING ${HAS[has]}` : ''}`;
  const parameters = [programId, businessId, ...(found?.parameters ?? []), ...(head ? [head] : [])];
  const rows = await sql.all<MemberRow>(
    `SELECT h.document_id AS "customerId", MAX(h.name) AS name, MAX(h.phone) AS phone, MAX(h.state) AS state,
            CAST(SUM(a.available) AS BIGINT) AS available, CAST(SUM(a.pending) AS BIGINT) AS pending,
            CAST(SUM(a.debt) AS BIGINT) AS debt
       ${from} ORDER BY ${SORTS[sort]} ${order === 'asc' ? 'ASC' : 'DESC'}, h.document_id LIMIT ? OFFSET ?`,
    [...parameters, pageSize, (page - 1) * pageSize],
    { named: false },
  );
  const count = await sql.one<{ total: number }>(
    `SELECT COUNT(*) AS total FROM (SELECT h.document_id ${from}) AS people`,
    parameters,
    { named: false },
  );
  return { rows, total: count?.total ?? 0 };
}

/** The posted lots of people in a program of which something is left, by the person; those who are merged included. */
export async function lotsOfPeople(
  sql: Sql,
  { businessId, programId }: { businessId: string; programId: string },
  people: readonly string[],
): Promise<Map<string, LotRow[]>> {
  const heads = await sql.all<{ id: string; head: string }>(
    `SELECT document_id AS id, COALESCE(merged_into, document_id) AS head FROM customers
      WHERE business_id = ? AND (${inList(sql, 'document_id')} OR ${inList(sql, 'merged_into')})`,
    [businessId, people, people],
  );
  const rows = await lots.select(
    sql,
    `${inList(sql, 'customer_id')} AND program_id = ? AND business_id = ? AND state = 'POSTED' AND remaining > 0`,
    [heads.map(({ id }) => id), programId, businessId],
  );
  const headOf = new Map(heads.map(({ id, head }) => [id, head]));
  const byPerson = new Map<string, LotRow[]>();
  for (const lot of rows) {
    const head = headOf.get(lot.customerId) ?? lot.customerId;
    byPerson.set(head, [...(byPerson.get(head) ?? []), lot]);
  }
  return byPerson;
}
