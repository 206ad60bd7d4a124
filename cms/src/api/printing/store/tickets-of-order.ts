import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import { instant } from '../../../database/codecs';
import { type RowOf } from '../../../database/table';
import { MAX_JOBS_OF_ORDER, told, type PrintFailure } from './print-jobs';

/** Tickets with what the queue itself does not ask: since when there is such a ticket, and when it last changed. */
const courses = tableOf('api::printing.print-job', {
  ...told,
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
}).pick(
  'kind',
  'state',
  'attempts',
  'lastFailure',
  'createdAt',
  'queuedAt',
  'printedAt',
  'updatedAt',
  'printerId',
);

/** How a ticket came on paper, or did not; printers by their names, null where a device of the branch prints. */
export type TicketOfOrder = Omit<RowOf<typeof courses>, 'printerId' | 'lastFailure'> & {
  printer: string | null;
  lastFailure: (Omit<PrintFailure, 'printerId'> & { printer: string | null }) | null;
};

/** The tickets of an order, each with what its printer is called. */
export async function ticketsOfOrder(
  sql: Sql,
  { id, businessId }: { id: string; businessId: string },
): Promise<TicketOfOrder[]> {
  const jobs = await courses.select(
    sql,
    `order_id = ? AND business_id = ? ORDER BY id LIMIT ${MAX_JOBS_OF_ORDER}`,
    [id, businessId],
  );
  const printers = jobs.flatMap(({ printerId, lastFailure }) => [
    printerId,
    lastFailure?.printerId ?? printerId,
  ]);
  const rows = await sql.all<{ document_id: string; name: string }>(
    `SELECT document_id, name FROM printers WHERE business_id = ? AND ${inList(sql, 'document_id')} LIMIT 500`,
    [businessId, [...new Set(printers)]],
  );
  const names = new Map(rows.map(({ document_id, name }) => [document_id, name]));
  const called = <At extends { printerId: string }>({ printerId, ...at }: At) => ({
    ...at,
    printer: names.get(printerId) ?? null,
  });
  return jobs.map(({ lastFailure, ...job }) => ({
    ...called(job),
    lastFailure: lastFailure && called(lastFailure),
  }));
}
