import { lockName } from '../../../database/advisory-lock';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { number, orNull, text } from '../../../database/codecs';
import { defineTable } from '../../../database/table';
import { DEMAND_DAYS } from '../../../contracts/zone-tools';
import type { DemandPoint } from '../../../domain/delivery';
import { DAY_MS } from '../../../domain/time';

const refusals = defineTable('delivery_refusals', {
  district: text(),
  city: text(),
  row: orNull(number('cell_row')),
  column: orNull(number('cell_column')),
  count: number(),
});

/** Anybody may ask a store for anything: so many places of a branch are kept a day at the most. */
const MOST_PLACES = 300;

interface Refused extends Pick<DemandPoint, 'district' | 'city' | 'cell'> {
  businessId: string;
  branchId: string;
  /** Calendar day, UTC. */
  day: string;
  /** By which two refusals are of one place. */
  place: string;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Counts one more refusal of a place on a day. */
export async function countRefusal(tx: Tx, refused: Refused): Promise<void> {
  const { businessId, branchId, day, place, district, city, cell } = refused;
  const counted = await tx.run(
    'UPDATE delivery_refusals SET count = count + 1 WHERE business_id = ? AND branch_id = ? AND day = ? AND place = ?',
    [businessId, branchId, day, place],
  );
  if (counted > 0) return;
  await lockName(tx, `delivery-refusals:${branchId}`);
  const places = await refusals.count(tx, 'business_id = ? AND branch_id = ? AND day = ?', [
    ...[businessId, branchId, day],
  ]);
  if (places >= MOST_PLACES) return;
  await refusals.insert(
    tx,
    { district, city, row: cell?.row ?? null, column: cell?.column ?? null, count: 1 },
    { business_id: businessId, branch_id: branchId, day, place },
    'ON CONFLICT (branch_id, day, place) DO UPDATE SET count = delivery_refusals.count + 1',
  );
}

/** Where customers of a branch were refused since a day. */
export async function refusalsSince(
  sql: Sql,
  { businessId, branchId, day }: { businessId: string; branchId: string; day: string },
): Promise<DemandPoint[]> {
  const rows = await refusals.select(
    sql,
    'branch_id = ? AND business_id = ? AND day >= ? ORDER BY day DESC, count DESC LIMIT 20000',
    [branchId, businessId, day],
  );
  return rows.map(({ row, column, ...wanted }) => ({
    ...wanted,
    cell: row === null || column === null ? null : { row, column },
  }));
}

/** Unscoped: what is too old goes in every business. */
export const deleteOldRefusals = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM delivery_refusals WHERE day < ?', [
    dayOf(new Date(now.getTime() - DEMAND_DAYS * DAY_MS)),
  ]);
