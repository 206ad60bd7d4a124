import type { z } from 'zod';
import { lockName } from '../database/advisory-lock';
import type { Sql } from '../database/sql';
import { ceilingOf } from '../domain/limits';
import { ApiError, invalid } from '../errors/api-error';
import type { Noun, Row } from './noun';

/** Rows that a ceiling counts: which ceiling, whose rows, and how they are counted. */
interface Counted {
  /** The name of the ceiling in `domain/limits/ceilings`. */
  name: string;
  /** The business, branch or person whose rows are counted, by its id. */
  owner: string;
  /** Answers how many there are, those of this transaction included. */
  count: () => Promise<number>;
  /** The field at which the refusal is shown; the whole body where it is left out. */
  path?: (string | number)[] | undefined;
}

/**
 * Refuses with 422 when there are more rows than their ceiling allows. The caller has written its rows already, in this
 * transaction: whoever creates rows of this kind for this owner waits here for the others, so of two that create the last
 * one at once, the second is counted with the first and refused.
 */
export async function requireRoom(tx: Sql, { name, owner, count, path }: Counted): Promise<void> {
  await lockName(tx, `ceiling:${name}:${owner}`);
  refuseBeyondCeiling(name, await count(), path);
}

/** Throws 422 when there are, or would be, more rows than their ceiling allows: for plans, before anything is stored. */
export function refuseBeyondCeiling(name: string, count: number, path: (string | number)[] = []): void {
  const { max, code } = ceilingOf(name);
  if (count <= max) return;
  const args = { limit: max };
  // Without a field it is said of the whole form.
  throw path.length > 0 ? invalid([{ code, path, args }], 422) : new ApiError(422, code, { args });
}

/**
 * The same for the live rows of a declared noun, in the branch of a row that was written, or in its business where it is of
 * none, and for the noun's further ceilings.
 *
 * @param before the row before; null of a new one. A row that was live already adds none
 */
export async function requireRoomForRow<R extends Row, C extends z.ZodType, U extends z.ZodType, D>(
  tx: Sql,
  noun: Noun<R, C, U, D>,
  row: R,
  before: R | null,
  path?: (string | number)[],
): Promise<void> {
  if (row.state === 'ARCHIVED') return;
  if (!before || before.state === 'ARCHIVED') {
    const branchId = noun.scope === 'branch' ? (row.branchId ?? null) : null;
    const { businessId } = row;
    const count = () => countLive(tx, noun.table, { businessId, branchId });
    await requireRoom(tx, { name: noun.resource, owner: branchId ?? businessId, count, path });
  }
  await noun.requireRoom?.(tx, row, before, path);
}

async function countLive(
  tx: Sql,
  table: string,
  { businessId, branchId }: { businessId: string; branchId: string | null },
): Promise<number> {
  const row = await tx.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM ${table}
      WHERE business_id = ?${branchId === null ? '' : ' AND branch_id = ?'} AND state <> 'ARCHIVED'`,
    branchId === null ? [businessId] : [businessId, branchId],
  );
  return row?.count ?? 0;
}
