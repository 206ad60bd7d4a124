import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import {
  MAX_CUSTOMER_CELL_LENGTH,
  MAX_CUSTOMER_FILE_BYTES,
  MAX_CUSTOMER_FILE_LINES,
  MAX_SHOWN_LINES,
  type CustomerImportDto,
  type customerImportQuery,
} from '../../../contracts/customer-files';
import type { Language } from '../../../contracts/session';
import { inBatches } from '../../../database/batches';
import { newId } from '../../../database/ids';
import { inTransaction, read } from '../../../database/transaction';
import { CUSTOMER_FIELDS } from '../../../domain/customer-files';
import { unescapeFormula, type Sheet } from '../../../domain/table-files';
import { Semaphore } from '../../../event-loop/semaphore';
import { answerLines, countActions } from '../../../imports/answer-lines';
import { chosenColumns } from '../../../imports/chosen-columns';
import { readImportFile } from '../../../imports/read-file';
import { rememberMapping } from '../../../imports/remembered-mappings';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { planFile, type PlannedFile, type PlannedLine } from '../files/plan-file';
import { storeLine } from '../files/store-line';
import { requireWholeCustomers } from '../require-whole-customers';

const LIMITS = {
  lines: MAX_CUSTOMER_FILE_LINES,
  columns: 200,
  cell: MAX_CUSTOMER_CELL_LENGTH,
  total: MAX_CUSTOMER_FILE_BYTES,
};

/** Of two imports at once the second finds what the first has stored. */
export const customerImportSemaphore = new Semaphore(1, 20);

/**
 * Creates and updates customers by the lines of a file. Refused lines are answered with their cells and reasons. A preview
 * does all of it but the storing.
 *
 * @throws 403 FORBIDDEN for viewers who read contacts masked, and the refusals of a file
 */
export async function importCustomers(
  viewer: Viewer,
  query: z.output<typeof customerImportQuery>,
  file: Buffer,
  language: Language,
): Promise<CustomerImportDto> {
  requireWholeCustomers(viewer);
  const { businessId } = viewer;
  const sheet = await readImportFile(file, LIMITS);
  const scope = { businessId, target: 'customers', headings: sheet.headings } as const;
  const chosen = await read((sql) => chosenColumns(sql, scope, CUSTOMER_FIELDS, query.columns));
  const plan = () => planFile(businessId, { sheet, chosen }, language, new Date());
  if (query.preview === 'true') return answer(sheet, await plan(), null, language);
  return customerImportSemaphore.run(async () => {
    const planned = await plan();
    const current = { id: newId(), at: new Date() };
    const lines = new Map(planned.lines.map((line) => [line.read.line, line]));
    const wanted = planned.lines.filter(isStored);
    let stored = 0;
    try {
      await inBatches(wanted, async (tx, piece) => {
        const done: PlannedLine[] = [];
        for (const line of piece) done.push({ ...line, ...(await storeLine(tx, viewer, line, current)) });
        await recordBatch(tx, viewer, current.at);
        tx.afterCommit(() => {
          for (const line of done) lines.set(line.read.line, line);
          stored += done.filter(isStored).length;
        });
      });
    } finally {
      if (stored > 0) await recordImport(viewer, 'import', { customers: stored }, current.at);
    }
    if (chosen) await inTransaction((tx) => rememberMapping(tx, scope, chosen.mapping, new Date()));
    const became = { ...planned, lines: [...lines.values()] };
    return answer(sheet, became, stored > 0 ? current.id : null, language, false);
  });
}

const isStored = ({ action }: PlannedLine): boolean => action === 'CREATE' || action === 'UPDATE';

/** Lists that are open read the rows of a batch anew. */
export const recordBatch = (tx: Parameters<typeof appendEvent>[0], { businessId }: Viewer, at: Date) =>
  appendEvent(tx, {
    ...{
      businessId,
      branchId: null,
      at,
      type: 'customer.changed',
      resource: 'customers',
      entityId: businessId,
    },
  });

/** An entry in the log about a whole file. */
export const recordImport = (viewer: Viewer, action: string, after: object, at: Date): Promise<void> =>
  inTransaction((tx) =>
    writeAudit(tx, {
      ...{ businessId: viewer.businessId, branchId: null, at, actor: actorOf(viewer) },
      ...{ entity: 'customer', entityId: viewer.businessId, action, after },
    }),
  );

function answer(
  sheet: Sheet,
  { lines, match, ignored }: PlannedFile,
  undo: string | null,
  language: Language,
  preview = true,
): CustomerImportDto {
  const answered = lines.map(({ read: { line, shown }, action, fields, issues }) => ({
    ...{ line, action, ...shown, fields, issues },
  }));
  return {
    preview,
    counts: countActions(lines),
    headings: sheet.headings.map(unescapeFormula),
    match,
    unknownColumns: ignored,
    lines: answerLines(sheet, answered, { language, limit: MAX_SHOWN_LINES }),
    undo,
  };
}
