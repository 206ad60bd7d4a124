import type { CustomerImportUndoDto, LastCustomerImportDto } from '../../../contracts/customer-files';
import { actorOf, writeAudit } from '../../../audit/audit';
import { inBatches } from '../../../database/batches';
import { read, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { columnsOf, former } from '../files/store-line';
import { requireWholeCustomers } from '../require-whole-customers';
import { rewriteTags } from '../store/customer-tags';
import { hasOtherConsents, removeImportedConsents } from '../store/import-consents';
import {
  changesToUndo,
  claimChangeToUndo,
  lastImport,
  type CustomerImportChange,
} from '../store/import-changes';
import {
  changeCustomer,
  customerForChange,
  isKnownByOthers,
  removeCustomer,
} from '../store/imported-customers';
import { customerImportSemaphore, recordBatch, recordImport } from './import-customers';

/** The latest import of the business that can still be undone, or null. */
export function readLastCustomerImport(viewer: Viewer, now: Date): Promise<LastCustomerImportDto | null> {
  requireWholeCustomers(viewer);
  return read((sql) => lastImport(sql, viewer.businessId, now));
}

/**
 * Undoes an import once: customers that it created and nobody touched since are removed, changed ones get their former values
 * back. An undo that was cut off continues where it was.
 *
 * @throws 410 IMPORT_GONE: undone already, too old, or of another business
 */
export async function undoCustomerImport(
  viewer: Viewer,
  importId: string,
  now: Date,
): Promise<CustomerImportUndoDto> {
  requireWholeCustomers(viewer);
  return customerImportSemaphore.run(async () => {
    const changes = await read((sql) => changesToUndo(sql, { importId, businessId: viewer.businessId }, now));
    if (changes.length === 0) throw new ApiError(410, 'IMPORT_GONE', { path: ['id'] });
    const counts: CustomerImportUndoDto = { removed: 0, restored: 0, kept: 0 };
    try {
      await inBatches(changes, async (tx, piece) => {
        const outcomes: (keyof CustomerImportUndoDto)[] = [];
        for (const change of piece)
          if ((await claimChangeToUndo(tx, change)) > 0)
            outcomes.push(await undoChange(tx, viewer, change, now));
        await recordBatch(tx, viewer, now);
        tx.afterCommit(() => outcomes.forEach((outcome) => (counts[outcome] += 1)));
      });
    } finally {
      await recordImport(viewer, 'import-undo', counts, now);
    }
    return counts;
  });
}

async function undoChange(
  tx: Tx,
  viewer: Viewer,
  { customerId, version, before, at }: CustomerImportChange,
  now: Date,
): Promise<keyof CustomerImportUndoDto> {
  const { businessId } = viewer;
  const row = await customerForChange(tx, businessId, customerId);
  if (!row || row.version !== version || row.mergedInto !== null || row.state === 'ANONYMIZED') return 'kept';
  const entry = {
    ...{ businessId, branchId: null, at: now, actor: actorOf(viewer), entity: 'customer' },
    ...{ entityId: customerId, action: 'import-undo' },
  };
  if (before === null) {
    const isTouched =
      (await isKnownByOthers(tx, businessId, customerId)) ||
      (await hasOtherConsents(tx, businessId, customerId));
    if (isTouched) return 'kept';
    await removeCustomer(tx, row);
    await writeAudit(tx, entry);
    return 'removed';
  }
  await changeCustomer(tx, row, columnsOf(before, row), now);
  if (before.tags) await rewriteTags(tx, { businessId, customerId, tags: before.tags });
  await removeImportedConsents(tx, businessId, customerId, at);
  await writeAudit(tx, { ...entry, before: former(row, before), after: before });
  return 'restored';
}
