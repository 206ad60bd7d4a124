import type { HomeDto, HomeFigures, HomeNeed } from '../../../contracts/orders';
import { date, type InstantColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { grantOf } from '../../../domain/access';
import { isSoldOut } from '../../../domain/menu';
import type { OrderState } from '../../../domain/orders/order';
import { cameToNothing } from '../../../domain/orders/states';
import { addDays, businessDay, businessDayBounds } from '../../../domain/time';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { REFUND_DUE, UNSOLD_STATES } from '../../orders/store/state-lists';
import { IS_REAL } from '../../orders/store/test-orders';
import { ownStore } from '../../branches/use-cases/own-store';

interface DayRow {
  state: OrderState;
  total_cents: number;
  placed_at: InstantColumn;
  delivered_at: InstantColumn;
  promised_at: InstantColumn;
}

const HOUR_MS = 3_600_000;
/** More orders than a branch's kitchen sends out in a day. */
const MOST = 20_000;

/** Today at a branch against the same weekday of last week, up to the same moment of its day. */
export async function readHome(viewer: Viewer, branchId: string, now: Date): Promise<HomeDto> {
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, branchId);
    const { timezone, closeoutTime } = store.branch;
    const day = businessDay(now, timezone, closeoutTime);
    const comparedDay = addDays(day, -7);
    const start = businessDayBounds(day, timezone, closeoutTime).start;
    const comparedStart = businessDayBounds(comparedDay, timezone, closeoutTime).start;
    const elapsed = now.getTime() - start.getTime();

    // Whose home shows only their own sees none: no order is a courier's or seller's yet.
    const whole = grantOf(viewer, 'home.view') !== 'own';
    const today = whole ? await ordersOf(sql, branchId, day) : [];
    const comparedWhole = whole ? await ordersOf(sql, branchId, comparedDay) : [];
    const compared = comparedWhole.filter((row) => since(row.placed_at, comparedStart) <= elapsed);
    return {
      businessDay: day,
      comparedDay,
      currency: store.business.currency,
      today: figuresOf(today),
      compared: figuresOf(compared),
      hours: hoursOf(today, start, comparedWhole, comparedStart, Number(closeoutTime.slice(0, 2))),
      bestSellers: whole ? await bestSellersOf(sql, store, day) : [],
      needs: whole ? await needsOf(sql, store, now) : [],
    };
  });
}

async function ordersOf(sql: Sql, branchId: string, day: string): Promise<DayRow[]> {
  return sql.all<DayRow>(
    `SELECT state, total_cents, placed_at, delivered_at, promised_at FROM orders WHERE branch_id = ? AND business_day = ? AND ${IS_REAL} LIMIT ${MOST}`,
    [branchId, day],
  );
}

/** Orders that came to nothing count as cancelled and sell nothing; what still waits for its Pix is no order yet. */
function figuresOf(rows: readonly DayRow[]): HomeFigures {
  const counted = rows.filter(({ state }) => !cameToNothing(state) && state !== 'AWAITING_PAYMENT');
  const salesCents = counted.reduce((sum, row) => sum + row.total_cents, 0);
  const delivered = counted.flatMap((row) => {
    const [at, promised] = [date(row.delivered_at), date(row.promised_at)];
    return at && promised ? [at <= promised] : [];
  });
  return {
    orders: counted.length,
    salesCents,
    averageTicketCents: counted.length === 0 ? 0 : Math.round(salesCents / counted.length),
    onTimeBps:
      delivered.length === 0
        ? null
        : Math.round((delivered.filter(Boolean).length * 10_000) / delivered.length),
    cancelled: rows.filter(({ state }) => cameToNothing(state)).length,
  };
}

function hoursOf(
  today: readonly DayRow[],
  start: Date,
  compared: readonly DayRow[],
  comparedStart: Date,
  closeoutHour: number,
): HomeDto['hours'] {
  const perHour = (rows: readonly DayRow[], from: Date) => {
    const counts = new Map<number, number>();
    for (const row of rows) {
      if (cameToNothing(row.state) || row.state === 'AWAITING_PAYMENT') continue;
      const hour = Math.floor(since(row.placed_at, from) / HOUR_MS);
      counts.set(hour, (counts.get(hour) ?? 0) + 1);
    }
    return counts;
  };
  const [orders, comparedOrders] = [perHour(today, start), perHour(compared, comparedStart)];
  return Array.from({ length: 24 }, (_, index) => ({
    hour: (closeoutHour + index) % 24,
    orders: orders.get(index) ?? 0,
    comparedOrders: comparedOrders.get(index) ?? 0,
  }));
}

const since = (at: InstantColumn, from: Date) => (date(at)?.getTime() ?? 0) - from.getTime();

async function bestSellersOf(
  sql: Sql,
  { businessId, branch, wholeMenu }: LoadedStore,
  day: string,
): Promise<HomeDto['bestSellers']> {
  const rows = await sql.all<{ product_id: string; name: string; units: number; sales: number }>(
    `SELECT l.product_id, MAX(l.name) AS name, SUM(l.quantity) AS units, SUM(l.total_cents) AS sales
       FROM order_lines l JOIN orders o ON o.document_id = l.order_id
      WHERE l.business_id = ? AND l.business_day = ? AND l.branch_id = ?
        AND o.state NOT IN ${UNSOLD_STATES}
      GROUP BY l.product_id ORDER BY units DESC, sales DESC LIMIT 5`,
    [businessId, day, branch.id],
  );
  const unitOf = new Map(wholeMenu.products.map(({ id, unit }) => [id, unit]));
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.name,
    units: row.units,
    // What was archived since is in no menu any more.
    unit: unitOf.get(row.product_id) ?? 'UN',
    salesCents: row.sales,
  }));
}

async function failedReleases(sql: Sql, { businessId, branch }: LoadedStore): Promise<number> {
  const row = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM menu_releases WHERE business_id = ? AND branch_id = ? AND state = 'FAILED'`,
    [businessId, branch.id],
  );
  return row?.count ?? 0;
}

async function needsOf(sql: Sql, store: LoadedStore, now: Date): Promise<HomeDto['needs']> {
  const { id } = store.branch;
  const count = async (condition: string, ...parameters: (string | Date)[]) =>
    (
      await sql.one<{ count: number }>(
        `SELECT COUNT(*) AS count FROM orders WHERE branch_id = ? AND ${condition}`,
        [id, ...parameters],
      )
    )?.count ?? 0;
  const soldOut = store.wholeMenu.products.filter(
    ({ state, soldOutUntil, stock }) =>
      state === 'ACTIVE' && (isSoldOut(soldOutUntil, now) || (stock.tracked && stock.quantity <= 0)),
  ).length;
  const board = '/dashboard/orders/board';
  const refunds = '/dashboard/orders?refund=due';
  const needs: [HomeNeed, number, string][] = [
    ['ORDERS_WAITING', await count(`state = 'PENDING'`), board],
    ['PAYMENTS_TO_CONFIRM', await count(`state = 'AWAITING_PAYMENT'`), board],
    ['REFUNDS_DUE', await count(`business_id = ? AND ${REFUND_DUE}`, store.businessId), refunds],
    [
      'ORDERS_LATE',
      await count(
        `state IN ('ACCEPTED','PREPARING','READY','DISPATCHED','RETURNING') AND promised_at < ?`,
        now,
      ),
      board,
    ],
    ['RELEASES_FAILED', await failedReleases(sql, store), '/dashboard/menu/products?releases=1'],
    ['PRODUCTS_SOLD_OUT', soldOut, '/dashboard/menu/products?soldOut=1'],
  ];
  return needs
    .filter(([, number]) => number > 0)
    .map(([code, number, route]) => ({ code, count: number, route }));
}
