import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import type { DeliveryZone } from '../../../domain/delivery';
import { CEILINGS } from '../../../domain/limits';
import { deliveryZones } from '../../../store/load-store';

interface ZoneScope {
  businessId: string;
  branchId: string;
}

interface RankedZone {
  id: string;
  priority: number;
}

const LIMIT = CEILINGS['delivery-zones'].max;

/** The zones of a branch that are not archived, as they win. */
export const zonesInOrder = (sql: Sql, { businessId, branchId }: ZoneScope): Promise<RankedZone[]> =>
  deliveryZones
    .pick('id', 'priority')
    .select(
      sql,
      `branch_id = ? AND business_id = ? AND state <> 'ARCHIVED' ORDER BY priority, id LIMIT ${LIMIT}`,
      [branchId, businessId],
    );

/** How many corners the drawn zones of a branch have together, archived ones aside. */
export async function countCorners(sql: Sql, { businessId, branchId }: ZoneScope): Promise<number> {
  const corners =
    sql.dialect === 'postgres'
      ? `jsonb_array_length(geometry -> 'points')`
      : `json_array_length(geometry, '$.points')`;
  const row = await sql.one<{ count: number | null }>(
    `SELECT SUM(${corners}) AS count FROM delivery_zones
      WHERE branch_id = ? AND business_id = ? AND kind = 'POLYGON' AND state <> 'ARCHIVED'`,
    [branchId, businessId],
  );
  return row?.count ?? 0;
}

/** The paused zones of a branch, which no kept store has. */
export async function pausedZones(sql: Sql, { businessId, branchId }: ZoneScope): Promise<DeliveryZone[]> {
  const found = await deliveryZones.select(
    sql,
    `branch_id = ? AND business_id = ? AND state = 'PAUSED' ORDER BY priority, id LIMIT ${LIMIT}`,
    [branchId, businessId],
  );
  // The contract checked that the area is of its kind when it was written.
  return found.map((zone) => ({ ...zone, active: false }) as DeliveryZone);
}

/** In one statement, as a move to the top changes every zone. */
export async function setPriorities(
  tx: Tx,
  { businessId, branchId }: ZoneScope,
  changes: readonly RankedZone[],
): Promise<void> {
  const wanted =
    tx.dialect === 'postgres'
      ? { source: 'json_to_recordset(?::json) AS w(id text, priority integer)', id: 'w.id', to: 'w.priority' }
      : { source: 'json_each(?) AS w', id: "w.value ->> 'id'", to: "w.value ->> 'priority'" };
  await tx.run(
    `UPDATE delivery_zones SET priority = ${wanted.to} FROM ${wanted.source}
      WHERE delivery_zones.document_id = ${wanted.id} AND delivery_zones.branch_id = ? AND delivery_zones.business_id = ?`,
    [JSON.stringify(changes), branchId, businessId],
  );
}
