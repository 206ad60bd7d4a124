import type { HomeDto, HomeFigures, HomeNeed } from '../../../contracts/home';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { grantOf } from '../../../domain/access';
import { seesWholeFeedback } from '../../../domain/feedback';
import { isSoldOut } from '../../../domain/menu';
import {
  breakerName,
  PROMISE_BREAKERS,
  promiseBreaker,
  type HandedOver,
} from '../../../domain/orders/broken-promise';
import { isPromiseKept } from '../../../domain/orders/lateness';
import { wasFired } from '../../../domain/orders/station-parts';
import type { MoneyNeed } from '../../../domain/orders/provider';
import { isLost } from '../../../domain/orders/states';
import { addDays, businessDay, businessDayBounds, HOUR_MS } from '../../../domain/time';
import type { Viewer } from '../../../sessions/viewer';
import type { OrderCardDto } from '../../../contracts/orders';
import { privacyAt } from '../../../store/privacy';
import type { LoadedStore } from '../../../store/load-store';
import { ownStore } from '../../branches/use-cases/own-store';
import { waitingFeedback } from '../../feedback/exports';
import { missingDevices } from '../../devices/use-cases/missing-devices';
import { countFailedReleases } from '../../menu/exports';
import {
  bestSellersOf,
  countWaiting,
  handedOverLate,
  missedOrders,
  moneyNeeded,
  ordersHandedOver,
  ordersOfDay,
  overduePromises,
  overduePromisesAt,
  toCard,
  visibilityOf,
  type DayOrder,
  type HandedOverOrder,
} from '../../orders/exports';
import { ticketsStuck } from '../../printing/exports';
import { countUnassignableOrders } from '../../couriers/use-cases/count-unassignable-orders';

/** More names than a person takes in. */
const MOST_NAMES = 3;

/** Where unhappy customers who wait for an answer are listed. */
const WAITING_FEEDBACK_LIST = '/dashboard/falae-submissions?state=WAITING&kind=DETRACTOR';

/** Missed orders on Home; the board shows all of them. */
const MAX_MISSED = 5;

/**
 * Today at a branch against the same weekday of last week, up to the same moment of its day. Orders count on the day on
 * which they were placed, promises on that on which they were to be kept: when what was ordered was handed over.
 */
export async function readHome(viewer: Viewer, branchId: string, now: Date): Promise<HomeDto> {
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, branchId);
    const { timezone, closeoutTime } = store.branch;
    const day = businessDay(now, timezone, closeoutTime);
    const comparedDay = addDays(day, -7);
    const bounds = businessDayBounds(day, timezone, closeoutTime);
    const comparedBounds = businessDayBounds(comparedDay, timezone, closeoutTime);
    const [start, comparedStart] = [bounds.start, comparedBounds.start];
    const elapsed = now.getTime() - start.getTime();
    const comparedEnd = Math.min(comparedBounds.end.getTime(), comparedStart.getTime() + elapsed);

    // How the branch does is not theirs to know who see their own orders alone: those are in the list.
    const whole = grantOf(viewer, 'home.view') !== 'own';
    const today = whole ? await ordersOfDay(sql, branchId, day) : [];
    const comparedWhole = whole ? await ordersOfDay(sql, branchId, comparedDay) : [];
    const compared = comparedWhole.filter((row) => since(row.placedAt, comparedStart) <= elapsed);
    const done = whole ? await ordersHandedOver(sql, branchId, bounds) : [];
    const comparedStretch = { start: comparedStart, end: new Date(comparedEnd) };
    const comparedDone = whole ? await ordersHandedOver(sql, branchId, comparedStretch) : [];
    const overdue = whole ? await overduePromises(sql, branchId, now) : [];
    const comparedOverdue = whole ? await overduePromisesAt(sql, branchId, comparedStretch.end) : [];
    const lateNow = overdue.filter((outcome) => outcome === 'BROKEN').length;
    const late = whole ? await handedOverLate(sql, branchId, bounds) : [];
    return {
      businessDay: day,
      comparedDay,
      currency: store.business.currency,
      today: figuresOf(today, done, overdue),
      compared: figuresOf(compared, comparedDone, comparedOverdue),
      hours: hoursOf(today, start, comparedWhole, comparedStart, Number(closeoutTime.slice(0, 2))),
      bestSellers: whole ? await bestSellers(sql, store, day) : [],
      lateNow,
      late: breakersOf(late),
      fetchedLate: late.filter((order) => isPromiseKept(order) && !wasFired(order)).length,
      missed: whole ? await missedCards(sql, viewer, store, now) : [],
      needs: whole ? await needsOf(sql, viewer, store, lateNow, now) : [],
    };
  });
}

/** Orders that came to nothing count as cancelled and sell nothing; what still waits for its Pix is no order yet. */
function figuresOf(
  rows: readonly DayOrder[],
  done: readonly HandedOverOrder[],
  overdue: readonly ('KEPT' | 'BROKEN')[],
): HomeFigures {
  const counted = rows.filter(({ state }) => !isLost(state) && state !== 'AWAITING_PAYMENT');
  const salesCents = counted.reduce((sum, row) => sum + row.totalCents, 0);
  const kept = [...done.map(isPromiseKept), ...overdue.map((outcome) => outcome === 'KEPT')].filter(
    (each) => each !== null,
  );
  return {
    orders: counted.length,
    salesCents,
    averageTicketCents: counted.length === 0 ? 0 : Math.round(salesCents / counted.length),
    onTime: { kept: kept.filter(Boolean).length, due: kept.length },
    cancelled: rows.filter(({ state }) => isLost(state)).length,
  };
}

/** How many promises each stretch of the way broke, the most frequent first, and in whose hands it was then. */
function breakersOf(late: readonly HandedOver[]): HomeDto['late'] {
  const broken = late.map((order) => {
    const breaker = promiseBreaker(order);
    return { breaker, name: breaker && breakerName(order, breaker) };
  });
  return PROMISE_BREAKERS.map((breaker) => {
    const names = broken.filter((each) => each.breaker === breaker).map(({ name }) => name);
    return { breaker, count: names.length, by: countedNames(names) };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Each name with how often it is there, the most frequent first; what has none is left out. */
function countedNames(names: readonly (string | null)[]): HomeDto['late'][number]['by'] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_NAMES);
}

function hoursOf(
  today: readonly DayOrder[],
  start: Date,
  compared: readonly DayOrder[],
  comparedStart: Date,
  closeoutHour: number,
): HomeDto['hours'] {
  const perHour = (rows: readonly DayOrder[], from: Date) => {
    const counts = new Map<number, number>();
    for (const row of rows) {
      if (isLost(row.state) || row.state === 'AWAITING_PAYMENT') continue;
      const hour = Math.floor(since(row.placedAt, from) / HOUR_MS);
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

const since = (at: string, from: Date) => Date.parse(at) - from.getTime();

async function bestSellers(sql: Sql, store: LoadedStore, day: string): Promise<HomeDto['bestSellers']> {
  const rows = await bestSellersOf(sql, { businessId: store.businessId, branchId: store.branch.id }, day);
  const unitOf = new Map(store.wholeMenu.products.map(({ id, unit }) => [id, unit]));
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.name,
    quantity: row.quantity,
    // What was archived since is in no menu any more.
    unit: unitOf.get(row.product_id) ?? 'UN',
    salesCents: row.sales,
  }));
}

async function missedCards(
  sql: Sql,
  viewer: Viewer,
  { businessId, branch }: LoadedStore,
  now: Date,
): Promise<OrderCardDto[]> {
  const visibility = visibilityOf(viewer);
  if (!visibility.every) return [];
  const { shown } = await missedOrders(sql, branch.id);
  const privacy = await privacyAt(sql, businessId, branch.id);
  return shown.slice(0, MAX_MISSED).map((order) => toCard(order, visibility, privacy, now));
}

async function needsOf(
  sql: Sql,
  viewer: Viewer,
  store: LoadedStore,
  lateNow: number,
  now: Date,
): Promise<HomeDto['needs']> {
  const place = { businessId: store.businessId, branchId: store.branch.id };
  const waiting = await countWaiting(sql, place);
  const soldOut = store.wholeMenu.products.filter(
    ({ state, soldOutUntil, stock }) =>
      state === 'ACTIVE' && (isSoldOut(soldOutUntil, now) || (stock.tracked && stock.quantity <= 0)),
  ).length;
  const board = '/dashboard/orders/board';
  const money = await moneyNeeded(sql, place);
  /** Leads to the first of them: whoever has seen to it finds the next one here. */
  const moneyOf = (kind: MoneyNeed): [number, string] => {
    const found = money.filter(({ need }) => need === kind);
    return [found.length, `/dashboard/orders/details/${found[0]?.id ?? ''}`];
  };
  const needs: [HomeNeed, number, string, number?, string?][] = [
    ['ORDERS_MISSED', waiting.missed.count, board, waiting.missed.totalCents],
    ['ORDERS_WAITING', waiting.pending, board],
    ['PAYMENTS_TO_CONFIRM', waiting.unpaid, board],
    ['PAYMENTS_DISPUTED', ...moneyOf('DISPUTED')],
    ['MONEY_UNMATCHED', ...moneyOf('UNMATCHED')],
    ['REFUNDS_DUE', waiting.refunds, '/dashboard/orders?refund=due'],
    ['ORDERS_LATE', lateNow, board],
    ['DEVICES_MISSING', await missingDevices(sql, store, now), `${board}?devices=${store.branch.id}`],
    ['TICKETS_UNPRINTED', await ticketsStuck(sql, store, now), `${board}?tickets=${store.branch.id}`],
    ['RELEASES_FAILED', await countFailedReleases(sql, place), '/dashboard/menu/products?releases=1'],
    ['COURIERS_MISSING', await countUnassignableOrders(sql, store), '/dashboard/employees/partner-couriers'],
    ['PRODUCTS_SOLD_OUT', soldOut, '/dashboard/menu/products?soldOut=1'],
  ];
  const bad = seesWholeFeedback(viewer) ? await waitingFeedback(sql, place) : null;
  if (bad?.dueAt != null)
    needs.push(['FEEDBACK_WAITING', bad.count, WAITING_FEEDBACK_LIST, undefined, bad.dueAt]);
  return needs
    .filter(([, number]) => number > 0)
    .map(([code, number, route, amountCents, dueAt]) => ({
      ...{ code, count: number, route },
      ...(amountCents !== undefined && { amountCents }),
      ...(dueAt !== undefined && { dueAt }),
    }));
}
