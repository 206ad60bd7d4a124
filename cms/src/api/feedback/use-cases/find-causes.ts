import type { FeedbackCausesDto, FeedbackPeriodQuery } from '../../../contracts/feedback';
import { read } from '../../../database/transaction';
import {
  CAUSE_DIMENSIONS,
  delayBucket,
  findCauses,
  type CauseAnswer,
  type CauseDimension,
} from '../../../domain/feedback';
import { localTime, MINUTE_MS } from '../../../domain/time';
import { nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { storesOf } from '../../../store/stores';
import { orderTraits, type OrderTraits } from '../../orders/exports';
import { requirePeriod } from './require-period';
import { answeredOrders, type AnsweredOrder } from '../store/figures';

const MAX_DAYS = 90;
/** Of more answers only the latest are looked at. */
const MAX_ANSWERS = 5_000;
/** Orders are read so many at a time, so that other requests run in between. */
const PAGE = 250;
/** A cause names at most so many of its orders. */
const MAX_ORDERS = 100;

/**
 * What goes with bad answers of a period more often than chance.
 *
 * @throws ApiError as `readSummary`, with at most 90 days
 */
export async function readCauses(viewer: Viewer, query: FeedbackPeriodQuery): Promise<FeedbackCausesDto> {
  await requirePeriod(viewer, query, MAX_DAYS);
  const found = await read((sql) => answeredOrders(sql, viewer, query, MAX_ANSWERS + 1));
  const answered = found.slice(0, MAX_ANSWERS);
  const stores = await read((sql) => storesOf(sql, [...new Set(answered.map(({ branchId }) => branchId))]));
  const names = new Map<string, string>();
  const answers: CauseAnswer[] = [];
  for (let start = 0; start < answered.length; start += PAGE) {
    const page = answered.slice(start, start + PAGE);
    const orders = await read((sql) =>
      orderTraits(
        sql,
        viewer.businessId,
        page.map(({ orderId }) => orderId),
      ),
    );
    for (const answer of page) {
      const [order, store] = [orders.get(answer.orderId), stores.get(answer.branchId)];
      if (order && store) answers.push(traitsOf(answer, order, store, names));
    }
    await nextTurn();
  }
  const { tested, causes } = findCauses(answers);
  return {
    state: tested === 0 ? 'TOO_FEW' : causes.length === 0 ? 'NONE' : 'FOUND',
    answers: answers.length,
    bad: answers.filter(({ bad }) => bad).length,
    capped: found.length > MAX_ANSWERS,
    tested,
    causes: causes.flatMap(({ dimension, value, orderIds, ...cause }) => {
      const known = CAUSE_DIMENSIONS.find((one) => one === dimension);
      if (known === undefined) return [];
      const name = names.get(nameKey(known, value)) ?? null;
      return [{ dimension: known, value, name, ...cause, orderIds: orderIds.slice(0, MAX_ORDERS) }];
    }),
  };
}

const nameKey = (dimension: CauseDimension, value: string) => `${dimension}\n${value}`;

/** The traits of an order; `names` collects what they are called, the latest name first. */
function traitsOf(
  { orderId, bad, branchId, courierId }: AnsweredOrder,
  order: OrderTraits,
  { branch }: LoadedStore,
  names: Map<string, string>,
): CauseAnswer {
  const call = (dimension: CauseDimension, value: string, name: string) => {
    const key = nameKey(dimension, value);
    if (!names.has(key)) names.set(key, name);
  };
  call('BRANCH', branchId, branch.name);
  if (courierId !== null && order.courierName !== null) call('COURIER', courierId, order.courierName);
  for (const { id, name } of order.products) call('PRODUCT', id, name);
  for (const station of order.stations) call('STATION', station, station);
  const traits: Record<CauseDimension, readonly string[]> = {
    PRODUCT: order.products.map(({ id }) => id),
    BRANCH: [branchId],
    HOUR: [String(Math.floor(localTime(new Date(order.placedAt), branch.timezone).minutes / 60))],
    COURIER: courierId === null ? [] : [courierId],
    DELAY: delayOf(order),
    STATION: order.stations,
  };
  return { orderId, bad, traits };
}

function delayOf({ promisedAt, deliveredAt }: OrderTraits): string[] {
  if (promisedAt === null || deliveredAt === null) return [];
  return [delayBucket((Date.parse(deliveredAt) - Date.parse(promisedAt)) / MINUTE_MS)];
}
