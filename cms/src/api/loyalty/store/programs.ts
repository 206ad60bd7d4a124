import { json } from '../../../database/codecs';
import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import type { EarnRule } from '../../../domain/loyalty';

export const programs = tableOf('api::loyalty.program', {
  branchIds: json<string[]>([]),
  productIds: json<string[]>([]),
}).without('rewards', 'version');

export type StoredProgram = RowOf<typeof programs>;

/** The program by which orders of a business earn now; null where there is none. */
export const activeProgram = (sql: Sql, businessId: string): Promise<StoredProgram | null> =>
  programs.find(sql, `business_id = ? AND state = 'ACTIVE'`, [businessId]);

export const programById = (sql: Sql, businessId: string, id: string): Promise<StoredProgram | null> =>
  programs.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

export const programsById = (
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<StoredProgram[]> =>
  programs.select(sql, `${inList(sql, 'document_id')} AND business_id = ?`, [ids, businessId]);

/** The part of a program that a lot keeps. */
export const ruleOf = ({
  kind,
  earnPer,
  every,
  gives,
  minOrderCents,
  productIds,
}: StoredProgram): EarnRule => ({
  kind,
  earnPer,
  every,
  gives,
  minOrderCents,
  productIds,
});

/** True once a program has lots: from orders, adjustments or an import. */
export const hasLots = async (sql: Sql, businessId: string, programId: string): Promise<boolean> =>
  (await sql.one(
    `SELECT 1 AS one FROM loyalty_lots WHERE program_id = ? AND business_id = ? AND amount > 0 LIMIT 1`,
    [programId, businessId],
  )) !== undefined;

/** The program that screens show unless another is chosen: the active one, otherwise the newest that was ever activated. */
export const shownProgram = (sql: Sql, businessId: string): Promise<StoredProgram | null> =>
  programs.find(
    sql,
    `business_id = ? AND state IN ('ACTIVE', 'PAUSED', 'CLOSED')
      ORDER BY CASE WHEN state = 'ACTIVE' THEN 0 ELSE 1 END, created_at DESC, id DESC LIMIT 1`,
    [businessId],
  );

/** The cashback program that a person spends from: the active one, otherwise the newest in which they have something. */
export async function cashbackOf(
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
): Promise<StoredProgram | null> {
  const found = await sql.one<{ id: string }>(
    `SELECT p.document_id AS id FROM loyalty_accounts a JOIN loyalty_programs p ON p.document_id = a.program_id
      WHERE ${inList(sql, 'a.customer_id')} AND a.business_id = ? AND p.kind = 'CASHBACK' AND a.available > 0
      ORDER BY CASE WHEN p.state = 'ACTIVE' THEN 0 ELSE 1 END, p.created_at DESC, p.id DESC LIMIT 1`,
    [customerIds, businessId],
  );
  return found ? programById(sql, businessId, found.id) : null;
}

/** The active program of a business, and those in which a person has something; the active one first. */
export const heldPrograms = (
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
): Promise<StoredProgram[]> =>
  programs.select(
    sql,
    `business_id = ? AND (state = 'ACTIVE' OR document_id IN (
        SELECT program_id FROM loyalty_accounts
         WHERE ${inList(sql, 'customer_id')} AND business_id = ? AND (available > 0 OR pending > 0)))
      ORDER BY CASE WHEN state = 'ACTIVE' THEN 0 ELSE 1 END, created_at DESC, id DESC LIMIT 20`,
    [businessId, customerIds, businessId],
  );
