import { actorOf, writeAudit } from '../../../audit/audit';
import type { Language } from '../../../contracts/session';
import { documentsOf } from '../../../crud/documents';
import type { ListQuery } from '../../../crud/list-query';
import { presentTo } from '../../../crud/present';
import { inTransaction, read } from '../../../database/transaction';
import { inSlices, nextTurn } from '../../../event-loop/turns';
import { SHEET_TYPES, writeSheet, type SheetFormat } from '../../../integrations/sheets/write-sheet';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { branchPlaces } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import {
  cellsOf,
  headingsOf,
  type CustomerCell,
  type CustomerSheetPlace,
  type ExportedCustomer,
} from '../export/customer-cells';
import { CUSTOMER_SHEET_WORDS } from '../export/words';
import { customer, sceneOf, type CustomerRow } from '../nouns/customer';
import { requireWholeCustomers } from '../require-whole-customers';
import {
  countMeeting,
  customersCondition,
  idsMeeting,
  type CustomersCondition,
} from '../store/find-customers';
import { offerConsentsOf } from '../store/import-consents';

interface CustomersFile {
  name: string;
  type: string;
  /** How many customers the file has, as of now. */
  total: number;
  content: AsyncIterable<Uint8Array>;
}

/** Customers read at a time: other requests get their turn between two pages. */
const PAGE = 250;

/**
 * The customers that the list's filters and search find, as a file that is written while it is read, in the order in which
 * they were stored. The log names the number.
 *
 * @throws 403 FORBIDDEN for viewers who read contacts masked, 403 PIN_REQUIRED
 */
export async function exportCustomers(
  viewer: Viewer,
  { format, query }: { format: SheetFormat; query: Pick<ListQuery, 'conditions' | 'text'> },
  language: Language,
  now: Date,
): Promise<CustomersFile> {
  requirePermission(viewer, 'customer.export');
  requireWholeCustomers(viewer);
  const { businessId } = viewer;
  const words = CUSTOMER_SHEET_WORDS[language];
  const { where, total, country, currency, timeZone } = await read(async (sql) => {
    const found = await customersCondition(sql, query, await sceneOf(sql, viewer, query.text, now));
    const [place] = (await branchPlaces(sql, businessId)).values();
    return {
      ...(await businessOf(sql, businessId)),
      where: found,
      total: found ? await countMeeting(sql, found) : 0,
      timeZone: place?.timezone ?? 'UTC',
    };
  });
  await inTransaction((tx) =>
    writeAudit(tx, {
      ...{ businessId, branchId: null, at: now, actor: actorOf(viewer), entity: 'customer' },
      ...{ entityId: businessId, action: 'export', after: { customers: total, format } },
    }),
  );
  const pages = pagesOf(viewer, where, { words, currency, timeZone });
  return {
    name: `${words.sheet}.${format}`,
    type: SHEET_TYPES[format],
    total,
    content: writeSheet(format, pages, {
      ...{ name: words.sheet, headings: headingsOf(language, words), country, currency },
    }),
  };
}

async function* pagesOf(
  viewer: Viewer,
  where: CustomersCondition | null,
  place: CustomerSheetPlace,
): AsyncGenerator<CustomerCell[][]> {
  for (let after = 0, isMore = where !== null; isMore && where; ) {
    const from = after;
    const found = await read((sql) => idsMeeting(sql, where, from, PAGE));
    const ids = found.map(({ id }) => id);
    after = found.at(-1)?.row ?? after;
    isMore = found.length === PAGE;
    if (ids.length === 0) return;
    const stored = await documentsOf<CustomerRow>(customer.uid).findMany({
      filters: { $and: [{ businessId: viewer.businessId }, { documentId: { $in: ids } }] },
      sort: ['id:asc'],
      limit: PAGE,
    });
    const consents = await read((sql) => offerConsentsOf(sql, viewer.businessId, ids));
    const dtos = await presentTo(customer, stored, viewer);
    const rows = dtos.map((dto) => ({ customer: dto, consents: consents.get(dto.id) ?? {} }));
    yield* inSlices(cells(rows, place));
    // On SQLite a page is read in one go: others have their turn between two.
    await nextTurn();
  }
}

function* cells(rows: readonly ExportedCustomer[], place: CustomerSheetPlace): Generator<CustomerCell[]> {
  for (const row of rows) yield cellsOf(row, place);
}
