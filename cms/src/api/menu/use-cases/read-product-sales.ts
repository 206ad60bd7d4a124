import type { DetailPeriod, ProductSalesDto, SoldFigures } from '../../../contracts/product-details';
import type { Sql } from '../../../database/sql';
import { chosenWith } from '../../../domain/orders/chosen-with';
import { addDays, businessDay } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { lastOrdersWith, soldByDay, soldByVariation } from '../../orders/exports';

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
  const of = { businessId: store.businessId, productId };
  const today = businessDay(now, store.branch.timezone, store.branch.closeoutTime);
  const first = addDays(today, 1 - days);
  const rows = await soldByDay(sql, of, addDays(first, -days), today);
  const quantities = new Map(rows.map((row) => [row.day, row.quantity]));
  const sold = figuresOf(rows.filter(({ day }) => day >= first));
  const orders = await lastOrdersWith(sql, of, first, LOOKED_AT);
  const { extras, products } = chosenWith(orders, productId, TOLD);
  return {
    now: sold,
    before: figuresOf(rows.filter(({ day }) => day < first)),
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(first, index);
      return {
        day,
        quantity: quantities.get(day) ?? 0,
        comparedQuantity: quantities.get(addDays(day, -days)) ?? 0,
      };
    }),
    variations: await soldByVariation(sql, of, first),
    marginCents: costCents === null ? null : sold.salesCents - costCents * sold.quantity,
    lookedAt: orders.length,
    extras,
    boughtWith: products,
  };
}

/** An order is of one business day, so that what is counted by day adds up. */
function figuresOf(rows: readonly SoldFigures[]): SoldFigures {
  const sum = (pick: (row: SoldFigures) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    orders: sum(({ orders }) => orders),
    quantity: sum(({ quantity }) => quantity),
    salesCents: sum(({ salesCents }) => salesCents),
  };
}
