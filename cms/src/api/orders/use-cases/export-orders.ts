import type { z } from 'zod';
import type { orderExportQuery } from '../../../contracts/order-list';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { contactInFile } from '../../../domain/orders/contact-visibility';
import { inSlices, nextTurn } from '../../../event-loop/turns';
import { SHEET_TYPES, writeSheet } from '../../../integrations/sheets/write-sheet';
import type { Viewer } from '../../../sessions/viewer';
import { privacyOf } from '../../../store/privacy';
import { branchPlaces } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { cellsOf, headingsOf, type OrderCell, type SheetPlace } from '../export/order-cells';
import { SHEET_WORDS } from '../export/words';
import { toCard, visibilityOf, type OrderVisibility } from '../present/card';
import { countAll, findOrders, cheapestCondition, type Condition, type Cursor } from '../store/find-orders';
import type { StoredOrder } from '../store/order-row';
import { listedFor } from './list-orders';
import { ownOrdersOf } from './own-orders-of';

type Query = z.output<typeof orderExportQuery>;

interface OrdersFile {
  name: string;
  type: string;
  /** How many orders there are in it, as of now. */
  total: number;
  content: AsyncIterable<Uint8Array>;
}

/** Orders read at a time: of a page nobody else waits for long. */
const PAGE = 250;

/**
 * Everything that the list's filters find, as a file that is written while it is read: page by page by keyset, each with
 * its own look at the database, only as fast as it is taken. Told is what the list tells the viewer, and of customers no
 * more than they may take along.
 */
export async function exportOrders(
  viewer: Viewer,
  { format, ...filters }: Query,
  language: Language,
  now: Date,
): Promise<OrdersFile> {
  const words = SHEET_WORDS[language];
  return read(async (sql) => {
    const where = await listedFor(
      sql,
      viewer,
      { ...filters, pageSize: PAGE },
      await ownOrdersOf(sql, viewer),
    );
    const { country, currency } = await businessOf(sql, viewer.businessId);
    const total = await countAll(sql, where);
    const branches = await branchPlaces(sql, viewer.businessId);
    const place: SheetPlace = { words, country, currency, branch: (id) => branches.get(id) };
    return {
      name: `${words.sheet}.${format}`,
      type: SHEET_TYPES[format],
      total,
      content: writeSheet(format, pagesOf(viewer, cheapestCondition(where, total), place, now), {
        ...{ name: words.sheet, headings: headingsOf(words), country, currency },
      }),
    };
  });
}

async function* pagesOf(
  viewer: Viewer,
  where: Condition,
  place: SheetPlace,
  now: Date,
): AsyncGenerator<OrderCell[][]> {
  const visibility: OrderVisibility = {
    ...visibilityOf(viewer),
    contactOf: ({ state }, ofBranch) => contactInFile(viewer, state, ofBranch),
  };
  const privacy = await read((sql) => privacyOf(sql, viewer.businessId));
  function* cells(orders: StoredOrder[]) {
    for (const order of orders) yield cellsOf(toCard(order, visibility, privacy(order.branchId), now), place);
  }
  let cursor: Cursor | null = null;
  do {
    const from: Cursor | null = cursor;
    const found: StoredOrder[] = await read((sql) => findOrders(sql, where, from, PAGE));
    const last = found.length === PAGE ? found.at(-1) : undefined;
    cursor = last ? { direction: 'after', at: Date.parse(last.placedAt), rowId: last.rowId } : null;
    if (found.length === 0) return;
    await nextTurn();
    yield* inSlices(cells(found));
    // On SQLite a page is read in one go: others have their turn between two.
    await nextTurn();
  } while (cursor);
}
