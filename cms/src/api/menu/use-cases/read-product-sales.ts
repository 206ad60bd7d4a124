import type { DetailPeriod, ProductSalesDto, SoldFigures } from '../../../contracts/product-details';
import type { JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { chosenWith } from '../../../domain/orders/chosen-with';
import type { OrderItem } from '../../../domain/orders/order';
import { addDays, businessDay } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { orderItems } from '../../orders/store/order-row';
import { UNSOLD_STATES } from '../../orders/store/state-lists';

const SOLD = `o.state NOT IN ${UNSOLD_STATES}`;
/** Out of so many orders it is counted what was chosen with it. */
const LOOKED_AT = 500;
/** So many extras and companions are told. */
const TOLD = 8;

interface Question {
  store: LoadedStore;
  productId: string;
  /** Minor units a unit costs, where margins are shown. */
  costCents: number | null;
  days: DetailPeriod;
  now: Date;
}

/** How a product sold over so many business days, today among them, against as many before. */
export async function readProductSales(sql: Sql, question: Question): Promise<ProductSalesDto> {
  const { store, productId, costCents, days, now } = question;
  const today = businessDay(now, store.branch.timezone, store.branch.closeoutTime);
  const first = addDays(today, 1 - days);
  const rows = await soldRows(sql, store.businessId, productId, addDays(first, -days), today);
  const units = new Map(rows.map((row) => [row.day, row.units]));
  const sold = figuresOf(rows.filter(({ day }) => day >= first));
  const orders = await lastOrders(sql, store.businessId, productId, first);
  const { extras, products } = chosenWith(orders, productId, TOLD);
  return {
    now: sold,
    before: figuresOf(rows.filter(({ day }) => day < first)),
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(first, index);
      return { day, units: units.get(day) ?? 0, comparedUnits: units.get(addDays(day, -days)) ?? 0 };
    }),
    variations: await variationsOf(sql, store.businessId, productId, first),
    marginCents: costCents === null ? null : sold.salesCents - costCents * sold.units,
    lookedAt: orders.length,
    extras,
    boughtWith: products,
  };
}

interface SoldRow {
  day: string;
  orders: number;
  units: number;
  cents: number;
}

/** An order is of one business day, so that what is counted by day adds up. */
function soldRows(sql: Sql, businessId: string, productId: string, from: string, to: string) {
  return sql.all<SoldRow>(
    `SELECT l.business_day AS day, COUNT(DISTINCT l.order_id) AS orders,
            SUM(l.quantity) AS units, SUM(l.total_cents) AS cents
       FROM order_lines l JOIN orders o ON o.document_id = l.order_id
      WHERE l.business_id = ? AND l.product_id = ? AND l.business_day BETWEEN ? AND ? AND ${SOLD}
      GROUP BY l.business_day ORDER BY l.business_day LIMIT 180`,
    [businessId, productId, from, to],
  );
}

function figuresOf(rows: readonly SoldRow[]): SoldFigures {
  const sum = (pick: (row: SoldRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    salesCents: sum(({ cents }) => cents),
  };
}

async function variationsOf(
  sql: Sql,
  businessId: string,
  productId: string,
  from: string,
): Promise<ProductSalesDto['variations']> {
  const rows = await sql.all<{ name: string; units: number; cents: number }>(
    `SELECT l.variation AS name, SUM(l.quantity) AS units, SUM(l.total_cents) AS cents
       FROM order_lines l JOIN orders o ON o.document_id = l.order_id
      WHERE l.business_id = ? AND l.product_id = ? AND l.business_day >= ? AND l.variation IS NOT NULL AND ${SOLD}
      GROUP BY l.variation ORDER BY units DESC, name LIMIT 30`,
    [businessId, productId, from],
  );
  return rows.map(({ name, units, cents }) => ({ name, units, salesCents: cents }));
}

async function lastOrders(
  sql: Sql,
  businessId: string,
  productId: string,
  from: string,
): Promise<OrderItem[][]> {
  const rows = await sql.all<{ items: JsonColumn }>(
    `SELECT o.items FROM
       (SELECT l.order_id, l.business_day FROM order_lines l JOIN orders o ON o.document_id = l.order_id
         WHERE l.business_id = ? AND l.product_id = ? AND l.business_day >= ? AND ${SOLD}
         GROUP BY l.order_id, l.business_day ORDER BY l.business_day DESC, l.order_id LIMIT ${LOOKED_AT}) found
       JOIN orders o ON o.document_id = found.order_id ORDER BY found.business_day DESC`,
    [businessId, productId, from],
  );
  return rows.map(({ items }) => orderItems(items));
}
