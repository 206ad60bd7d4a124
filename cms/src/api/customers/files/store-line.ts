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

  const columns = columnsOf(known ? plan.changes : { ...plan.changes, phone }, known);
  let customerId = known?.id ?? null;
  if (known) await changeCustomer(tx, known, columns, at);
  else {
    const row = { ...EMPTY, ...KEYLESS, ...plan.changes, ...columns, businessId, phone, source: 'IMPORT' };
    customerId = await insertCustomer(tx, row, at);
    // An order created the customer a moment ago.
    if (customerId === null) return storeLine(tx, viewer, { read, ...plan }, { id: importId, at });
  }
  const id = customerId ?? '';
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

const KEYLESS = { nameKey: null, surnameKey: null, phoneKey: null, nameAddressKey: null, birthMonth: null };

/** The values of the fields that change, as they were. */
export const former = (row: ImportedCustomer, changes: Partial<ImportedFields>): Partial<ImportedFields> =>
  json(
    JSON.stringify(
      Object.fromEntries(Object.keys(changes).map((name) => [name, row[name as keyof ImportedFields]])),
    ),
    {},
  );
