import { actorOf, writeAudit } from '../../audit/audit';
import { readOne } from '../../crud/read-rows';
import { StaleVersion } from '../../crud/scope';
import { inTransaction, type Tx } from '../../database/transaction';
import { ApiError, notFound } from '../../errors/api-error';
import { appendEvent } from '../../realtime/append';
import type { Viewer } from '../../sessions/viewer';
import { customer } from './nouns/customer';
import { requireChangeable } from './nouns/prepare-customer';
import { claimCustomer, customerRow, type CustomerState } from './store/customer-row';

interface Change {
  id: string;
  /** The version that the person saw. */
  version: number;
  action: string;
  reason?: string;
  now: Date;
}

/**
 * Does something with a customer as somebody saw them, once: compare-and-set on the version, with an entry in the log and an
 * event. `work` returns what the log keeps.
 *
 * @throws 404 NOT_FOUND, 409 STALE_VERSION with the current customer, ALREADY_MERGED, CUSTOMER_ANONYMIZED
 */
export async function changeCustomer(
  viewer: Viewer,
  { id, version, action, reason, now }: Change,
  work: (tx: Tx, row: CustomerState) => Promise<{ before?: object; after?: object }>,
): Promise<void> {
  const { businessId } = viewer;
  try {
    await inTransaction(async (tx) => {
      const row = await customerRow(tx, businessId, id);
      if (!row) throw notFound();
      requireChangeable(row);
      const kept = await work(tx, row);
      if ((await claimCustomer(tx, businessId, id, version, now)) === 0) throw new StaleVersion(id);
      await recordChange(tx, viewer, { id, action, now, ...(reason !== undefined && { reason }), ...kept });
    });
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    throw new ApiError(409, error.code, { details: { current: await readOne(customer, viewer, id) } });
  }
}

/** An entry in the log and an event about a customer. */
export async function recordChange(
  tx: Tx,
  viewer: Viewer,
  entry: { id: string; action: string; reason?: string; now: Date; before?: object; after?: object },
): Promise<void> {
  const { id, action, reason = null, now: at, before, after } = entry;
  const scope = { businessId: viewer.businessId, branchId: null, at };
  await writeAudit(tx, {
    ...scope,
    ...{ actor: actorOf(viewer), entity: 'customer', entityId: id, action, reason },
    ...(before && { before }),
    ...(after && { after }),
  });
  await appendEvent(tx, { ...scope, type: customer.event, resource: customer.resource, entityId: id });
}
