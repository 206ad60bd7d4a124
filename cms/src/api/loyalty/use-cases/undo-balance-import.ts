import type { BalanceImportUndoDto, LastBalanceImportDto } from '../../../contracts/loyalty-files';
import { actorOf, writeAudit } from '../../../audit/audit';
import { readOne } from '../../../crud/read-rows';
import { inBatches } from '../../../database/batches';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { voidImport } from '../../../domain/loyalty';
import { ApiError, forbidden } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { hasOtherConsents, removeCustomer, untouchedCustomer } from '../../customers/exports';
import { changeWallet } from '../change-wallet';
import { recordImport, recordImportedBatch } from '../files/record-import';
import { program as programNoun } from '../nouns/program';
import { anonymizeLoyalty } from '../store/anonymize';
import {
  claimLotToUndo,
  hasOtherMoves,
  importById,
  lastBalanceImport,
  lotsOfImport,
  noteUndo,
  type ImportLot,
} from '../store/balance-imports';
import { balanceImportSemaphore } from './import-balances';
import { seesMembers } from './list-members';

/** The latest import into a program that can still be undone, or null. */
export async function readLastBalanceImport(
  viewer: Viewer,
  programId: string,
  now: Date,
): Promise<LastBalanceImportDto | null> {
  if (!seesMembers(viewer)) throw forbidden('customer.view');
  await readOne(programNoun, viewer, programId);
  return read((sql) => lastBalanceImport(sql, { businessId: viewer.businessId, programId }, now));
}

/**
 * Undoes an import once. Its lots are taken back as those of a cancelled order are: what was spent of them becomes debt, which
 * the next earnings or a corrected file repay. Customers whom the import created and who have nothing else are removed. An undo
 * that was cut off continues where it was.
 *
 * @throws 410 IMPORT_GONE: undone already, too old, or of another business
 */
export async function undoBalanceImport(
  viewer: Viewer,
  importId: string,
  now: Date,
): Promise<BalanceImportUndoDto> {
  const { businessId } = viewer;
  return balanceImportSemaphore.run(async () => {
    const noted = await read((sql) => importById(sql, businessId, importId));
    const lots = noted ? await read((sql) => lotsOfImport(sql, noted, now)) : [];
    if (!noted || lots.length === 0) throw new ApiError(410, 'IMPORT_GONE', { path: ['id'] });
    await inTransaction((tx) => noteUndo(tx, businessId, importId, now));
    const counts: BalanceImportUndoDto = { reversed: 0, owing: 0, removed: 0 };
    try {
      await inBatches(lots, async (tx, piece) => {
        const outcomes: Outcome[] = [];
        for (const lot of piece)
          if ((await claimLotToUndo(tx, lot)) > 0) outcomes.push(await undoLot(tx, viewer, lot, now));
        await recordImportedBatch(tx, noted, now);
        tx.afterCommit(() => {
          counts.reversed += outcomes.length;
          counts.owing += outcomes.filter(({ isOwing }) => isOwing).length;
          counts.removed += outcomes.filter(({ isRemoved }) => isRemoved).length;
        });
      });
    } finally {
      await recordImport(viewer, { id: noted.programId }, 'import-undo', { customers: counts.reversed }, now);
    }
    return counts;
  });
}

interface Outcome {
  isOwing: boolean;
  isRemoved: boolean;
}

async function undoLot(tx: Tx, viewer: Viewer, lot: ImportLot, now: Date): Promise<Outcome> {
  const { importId, lotId } = lot;
  const context = {
    ...{ at: now, importId, userId: viewer.userId, userName: viewer.name },
    ...{ lotIds: [lotId], isSilent: true },
  };
  let debtBefore = 0;
  const wallet = await changeWallet(tx, lot, context, (before) => {
    debtBefore = before.debt;
    return voidImport(before, lotId);
  });
  const isRemoved = lot.isNew && (await removeUntouched(tx, viewer, lot, now));
  return { isOwing: wallet.debt > debtBefore, isRemoved };
}

/** Removes a customer whom the import created, unless there is anything else about them. */
async function removeUntouched(tx: Tx, viewer: Viewer, lot: ImportLot, now: Date): Promise<boolean> {
  const { businessId, customerId } = lot;
  const customer = await untouchedCustomer(tx, businessId, customerId);
  if (!customer || (await hasOtherMoves(tx, lot)) || (await hasOtherConsents(tx, businessId, customerId)))
    return false;
  await anonymizeLoyalty(tx, businessId, [customerId]);
  await removeCustomer(tx, customer);
  await writeAudit(tx, {
    ...{ businessId, branchId: null, at: now, actor: actorOf(viewer), entity: 'customer' },
    ...{ entityId: customerId, action: 'import-undo' },
  });
  return true;
}
