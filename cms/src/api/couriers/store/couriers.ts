import { tableOf } from '../../../database/content-type';
import { forUpdate } from '../../../database/row-lock';
import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { CEILINGS } from '../../../domain/limits';

export const couriers = tableOf('api::couriers.courier').without('plate');

export type StoredCourier = RowOf<typeof couriers>;

const LIMIT = CEILINGS.couriers.max;

/** How many couriers of a business are not archived, paused ones included. */
export const countCouriers = (sql: Sql, businessId: string): Promise<number> =>
  couriers.count(sql, "business_id = ? AND state <> 'ARCHIVED'", [businessId]);

/** Those who work for a branch, by name. */
export const couriersAt = (sql: Sql, businessId: string, branchId: string): Promise<StoredCourier[]> =>
  couriers.select(
    sql,
    `business_id = ? AND branch_id = ? AND state IN ('ACTIVE','PAUSED') ORDER BY name, id LIMIT ${LIMIT}`,
    [businessId, branchId],
  );

/** As whom of a business's couriers a person works, archived or not: what was theirs stays theirs. */
export async function couriersOfPerson(
  sql: Sql,
  { businessId, personId }: { businessId: string; personId: string },
): Promise<string[]> {
  const rows = await couriers
    .pick('id')
    .select(sql, `business_id = ? AND person_id = ? ORDER BY id LIMIT ${LIMIT}`, [businessId, personId]);
  return rows.map(({ id }) => id);
}

/** The courier as whom a person works now, the first where several branches have them; null for nobody. */
export const activeCourierOf = (
  sql: Sql,
  businessId: string,
  personId: string,
): Promise<StoredCourier | null> =>
  couriers.find(sql, "business_id = ? AND person_id = ? AND state = 'ACTIVE' ORDER BY id LIMIT 1", [
    businessId,
    personId,
  ]);

/** A courier of the business, archived or not: what they earned is settled all the same. */
export const courierById = (sql: Sql, businessId: string, id: string): Promise<StoredCourier | null> =>
  couriers.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** The same, which nobody else changes before the transaction ends; SQLite has one writer at a time anyway. */
export function courierForChange(tx: Tx, businessId: string, id: string): Promise<StoredCourier | null> {
  return couriers.find(tx, `document_id = ? AND business_id = ?${forUpdate(tx)}`, [id, businessId]);
}

/** Unscoped: the link that names the courier is proved by the caller. One who is archived has no link. */
export const linkedCourier = (sql: Sql, id: string): Promise<StoredCourier | null> =>
  couriers.find(sql, "document_id = ? AND state <> 'ARCHIVED'", [id]);

export async function courierNames(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await couriers
    .pick('id', 'name')
    .select(sql, `business_id = ? AND ${inList(sql, 'document_id')}`, [businessId, ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Makes every link before dead; answers none where somebody changed the courier meanwhile. */
export const renewLink = (
  tx: Tx,
  { id, businessId, linkNumber }: StoredCourier,
  version: number,
  now: Date,
): Promise<number> =>
  couriers.update(
    tx,
    { linkNumber: linkNumber + 1, version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', id, businessId, version],
    { updated_at: now },
  );

/** What a courier said on their phone; it is no change that anybody else's form has to know of. */
export const setAvailable = (
  tx: Tx,
  { id, businessId }: StoredCourier,
  available: boolean,
): Promise<number> =>
  couriers.update(tx, { available }, ['document_id = ? AND business_id = ?', id, businessId]);

/** Whose turn it is goes by when they were last given something. */
export const markAssigned = (tx: Tx, { id, businessId }: StoredCourier, now: Date): Promise<number> =>
  couriers.update(tx, { lastAssignedAt: now.toISOString() }, [
    'document_id = ? AND business_id = ?',
    id,
    businessId,
  ]);
