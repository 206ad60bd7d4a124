import { instantOrThrow } from '../../../database/columns';
import { inList, type Sql } from '../../../database/sql';
import type { MoveKind } from '../../../domain/loyalty';

export interface StoredMove {
  id: number;
  at: string;
  programId: string;
  programName: string;
  kind: MoveKind;
  amount: number;
  orderId: string | null;
  rewardName: string | null;
  reason: string | null;
  userName: string | null;
}

/** Moves of a person, the newest first; one more than `limit` where there are more. */
export async function movesOf(
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
  { before = null, limit }: { before?: number | null; limit: number },
): Promise<StoredMove[]> {
  const rows = await sql.all<Omit<StoredMove, 'at'> & { at: number }>(
    `SELECT m.id AS id, m.at AS at, m.program_id AS "programId", p.name AS "programName", m.kind AS kind, m.amount AS amount,
            m.order_id AS "orderId", r.name AS "rewardName", m.reason AS reason, m.user_name AS "userName"
       FROM loyalty_moves m JOIN loyalty_programs p ON p.document_id = m.program_id
       LEFT JOIN loyalty_rewards r ON r.id = m.reward_id
      WHERE ${inList(sql, 'm.customer_id')} AND m.business_id = ? AND m.id < ? ORDER BY m.id DESC LIMIT ?`,
    [customerIds, businessId, before ?? Number.MAX_SAFE_INTEGER, limit + 1],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: instantOrThrow(at) }));
}

export interface PersonalLoyalty {
  program: string;
  available: number;
  pending: number;
  debt: number;
}

export interface PersonalMove extends Pick<StoredMove, 'at' | 'kind' | 'amount' | 'reason'> {
  program: string;
}

const MAX_EXPORTED_MOVES = 1000;

/** The balances of a person in each program, for the export of their data, and the newest 1,000 moves. */
export async function personalLoyalty(
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
): Promise<{ balances: PersonalLoyalty[]; moves: PersonalMove[] }> {
  const balances = await sql.all<PersonalLoyalty>(
    `SELECT MAX(p.name) AS program, CAST(SUM(a.available) AS BIGINT) AS available,
            CAST(SUM(a.pending) AS BIGINT) AS pending, CAST(SUM(a.debt) AS BIGINT) AS debt
       FROM loyalty_accounts a JOIN loyalty_programs p ON p.document_id = a.program_id
      WHERE ${inList(sql, 'a.customer_id')} AND a.business_id = ? GROUP BY a.program_id ORDER BY 1`,
    [customerIds, businessId],
  );
  const moves = await movesOf(sql, businessId, customerIds, { limit: MAX_EXPORTED_MOVES });
  return {
    balances,
    moves: moves.slice(0, MAX_EXPORTED_MOVES).map(({ at, programName, kind, amount, reason }) => ({
      at,
      program: programName,
      kind,
      amount,
      reason,
    })),
  };
}
