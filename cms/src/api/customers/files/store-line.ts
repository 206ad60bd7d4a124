import { json } from '../../../database/columns';
import type { Tx } from '../../../database/transaction';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { Viewer } from '../../../sessions/viewer';
import { toCustomerColumns } from '../nouns/prepare-customer';
import { appendConsent } from '../store/consents';
import { rewriteTags } from '../store/customer-tags';
import { offerConsentsOf } from '../store/import-consents';
import { insertImportChange } from '../store/import-changes';
import {
  changeCustomer,
  customerOfPhoneForChange,
  insertCustomer,
  type ImportedCustomer,
  type ImportedFields,
} from '../store/imported-customers';
import { planLine, type LinePlan } from './plan-line';
import type { PlannedLine } from './plan-file';

interface Import {
  id: string;
  at: Date;
}

/** Columns of changed fields, with the keys by which customers are found. */
export const columnsOf = (
  changes: Partial<ImportedFields> & { phone?: string },
  before: ImportedCustomer | null,
): Partial<ImportedCustomer> => toCustomerColumns({ ...changes }, before) as Partial<ImportedCustomer>;

const EMPTY: ImportedFields = {
  ...{ name: '', email: null, document: null, birthDate: null, tags: [], notes: null },
  ...{ allergies: null, addresses: [] },
};

/** Stores a line by the customer as they are now, in a transaction. Answers what became of it. */
export async function storeLine(
  tx: Tx,
  viewer: Viewer,
  { read }: PlannedLine,
  { id: importId, at }: Import,
): Promise<LinePlan> {
  const { businessId } = viewer;
  const phone = read.fields.phone ?? '';
  const known = await customerOfPhoneForChange(tx, businessId, phone);
  const consents = known ? (await offerConsentsOf(tx, businessId, [known.id])).get(known.id) : undefined;
  const plan = planLine(read, known, consents ?? {});
  if (plan.action !== 'CREATE' && plan.action !== 'UPDATE') return plan;

  if (known) await changeCustomer(tx, known, columnsOf(plan.changes, known), at);
  const id = known?.id ?? (await insertImported(tx, businessId, { ...plan.changes, phone }, at));
  // An order created the customer a moment ago.
  if (id === null) return storeLine(tx, viewer, { read, ...plan }, { id: importId, at });
  if (plan.changes.tags) await rewriteTags(tx, { businessId, customerId: id, tags: plan.changes.tags });
  for (const [channel, given] of Object.entries(plan.consents))
    await appendConsent(
      tx,
      {
        ...{ businessId, customerId: id, holderId: id, purpose: 'MARKETING', given, source: 'IMPORT' },
        ...{ channel: channel as 'EMAIL' | 'WHATSAPP', userId: viewer.userId, userName: viewer.name },
      },
      at,
    );
  const before = known && former(known, plan.changes);
  await insertImportChange(tx, {
    ...{ importId, customerId: id, businessId, at: at.getTime(), before },
    version: known ? known.version + 1 : 1,
  });
  await writeAudit(tx, {
    ...{ businessId, branchId: null, at, actor: actorOf(viewer), entity: 'customer', entityId: id },
    action: 'import',
    ...(before && { before }),
    after: plan.changes,
  });
  return plan;
}

/** Stores a customer whom a file names; answers null where the phone is taken by now. */
function insertImported(
  tx: Tx,
  businessId: string,
  fields: Partial<ImportedFields> & { phone: string },
  at: Date,
): Promise<string | null> {
  const columns = columnsOf(fields, null);
  return insertCustomer(
    tx,
    { ...EMPTY, ...KEYLESS, ...fields, ...columns, businessId, source: 'IMPORT' },
    at,
  );
}

/**
 * The customer of a phone as a file of another kind names them: the one there is, whoever they are merged into, or else a new
 * one, without any consent. The caller has planned the line.
 *
 * @param phone in E.164
 */
export async function customerForImport(
  tx: Tx,
  viewer: Viewer,
  { name, phone }: { name: string; phone: string },
  at: Date,
): Promise<{ id: string; isNew: boolean }> {
  const { businessId } = viewer;
  const known = await customerOfPhoneForChange(tx, businessId, phone);
  if (known) return { id: known.mergedInto ?? known.id, isNew: false };
  const id = await insertImported(tx, businessId, { name, phone }, at);
  if (id === null) return customerForImport(tx, viewer, { name, phone }, at);
  await writeAudit(tx, {
    ...{ businessId, branchId: null, at, actor: actorOf(viewer), entity: 'customer', entityId: id },
    ...{ action: 'import', after: { name } },
  });
  return { id, isNew: true };
}

const KEYLESS = { nameKey: null, surnameKey: null, phoneKey: null, nameAddressKey: null, birthMonth: null };

/** The values of the fields that change, as they were. */
export const former = (row: ImportedCustomer, changes: Partial<ImportedFields>): Partial<ImportedFields> =>
  json(
    JSON.stringify(
      Object.fromEntries(Object.keys(changes).map((name) => [name, row[name as keyof ImportedFields]])),
    ),
    {},
  );
